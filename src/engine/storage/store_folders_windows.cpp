#include <windows.h>

// The identifiers of the folders are defined here, not in a library of Windows.
#include <initguid.h>
#include <knownfolders.h>
#include <shlobj.h>

#include <memory>

#include "engine/storage/store_folders.hpp"

namespace quintet {
namespace {

// Empty where Windows does not know it.
std::filesystem::path known_folder(const KNOWNFOLDERID& id) {
  wchar_t* found = nullptr;
  const HRESULT result = ::SHGetKnownFolderPath(id, KF_FLAG_DEFAULT, nullptr, &found);
  const std::unique_ptr<wchar_t, decltype(&::CoTaskMemFree)> owned(found, ::CoTaskMemFree);
  return SUCCEEDED(result) ? std::filesystem::path(found) : std::filesystem::path();
}

}  // namespace

PlayerFolders player_folders(const FolderOptions& options) {
  return windows_folders(
      {.roaming = known_folder(FOLDERID_RoamingAppData), .local = known_folder(FOLDERID_LocalAppData)},
      options);
}

NamedFolder named_folder() {
  return {known_folder(FOLDERID_LocalAppData), "%LOCALAPPDATA%"};
}

}  // namespace quintet
