#include <windows.h>

#include <cstdio>

#include "engine/platform/terminal.hpp"

namespace quintet {
namespace {

// Whether the program that started this one said where this text goes: to a file, or to a pipe.
bool leads_somewhere(DWORD stream) {
  const HANDLE handle = ::GetStdHandle(stream);
  return handle && handle != INVALID_HANDLE_VALUE && ::GetFileType(handle) != FILE_TYPE_UNKNOWN;
}

}  // namespace

void join_terminal() {
  const bool output = leads_somewhere(STD_OUTPUT_HANDLE), errors = leads_somewhere(STD_ERROR_HANDLE);
  if ((output && errors) || !::AttachConsole(ATTACH_PARENT_PROCESS)) return;
  if (!output) static_cast<void>(std::freopen("CONOUT$", "w", stdout));
  if (!errors) static_cast<void>(std::freopen("CONOUT$", "w", stderr));
}

void leave_terminal() {
  ::FreeConsole();
}

void end_with_terminal() {}
void outlive_terminal() {}

}  // namespace quintet
