#include <windows.h>

#include <cstdio>
#include <iostream>
#include <string>

#include "engine/platform/sdl.hpp"
#include "engine/platform/terminal.hpp"

namespace quintet {
namespace {

bool joined = false;

// Whether the program that started this one said where this text goes: to a file, or to a pipe.
bool leads_somewhere(DWORD stream) {
  const HANDLE handle = ::GetStdHandle(stream);
  return handle && handle != INVALID_HANDLE_VALUE && ::GetFileType(handle) != FILE_TYPE_UNKNOWN;
}

}  // namespace

void join_terminal() {
  const bool output = leads_somewhere(STD_OUTPUT_HANDLE), errors = leads_somewhere(STD_ERROR_HANDLE);
  if ((output && errors) || !::AttachConsole(ATTACH_PARENT_PROCESS)) return;
  joined = true;
  if (!output) static_cast<void>(std::freopen("CONOUT$", "w", stdout));
  if (!errors) static_cast<void>(std::freopen("CONOUT$", "w", stderr));
}

bool errors_are_seen() {
  return joined || leads_somewhere(STD_ERROR_HANDLE);
}

void tell_error(std::string_view text) {
  std::cerr << text;
  if (errors_are_seen()) return;
  SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Quintet", std::string(text).c_str(), nullptr);
}

void leave_terminal() {
  joined = false;
  ::FreeConsole();
}

void end_with_terminal() {}
void outlive_terminal() {}

}  // namespace quintet
