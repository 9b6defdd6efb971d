#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <cstdio>

#include "cli/input_file.hpp"

namespace quintet::cli {
namespace {

HANDLE windows_handle(std::intptr_t handle) {
  return reinterpret_cast<HANDLE>(handle);
}

// What is no UTF-8 becomes U+FFFD, and the file is not found.
std::wstring wide(const std::string& name) {
  const auto size = static_cast<int>(name.size());
  std::wstring wide(name.size(), L'\0');  // never longer than UTF-8
  wide.resize(
      static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, name.data(), size, wide.data(), size)));
  return wide;
}

}  // namespace

InputFile::InputFile(const std::string& path)
    : handle_(reinterpret_cast<std::intptr_t>(::CreateFileW(
          wide(path).c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
          OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr))) {}

InputFile::~InputFile() {
  if (is_open()) ::CloseHandle(windows_handle(handle_));
}

bool InputFile::is_open() const {
  return windows_handle(handle_) != INVALID_HANDLE_VALUE;
}

// A folder cannot be opened.
bool InputFile::is_regular() const {
  return ::GetFileType(windows_handle(handle_)) == FILE_TYPE_DISK;
}

std::ptrdiff_t InputFile::read(std::span<char> part) const {
  DWORD count = 0;
  const auto size = static_cast<DWORD>(std::min<std::size_t>(part.size(), MAXDWORD));
  return ::ReadFile(windows_handle(handle_), part.data(), size, &count, nullptr) ? std::ptrdiff_t{count} : -1;
}

void use_binary_streams() {
  for (std::FILE* stream : {stdin, stdout, stderr}) ::_setmode(::_fileno(stream), _O_BINARY);
}

}  // namespace quintet::cli
