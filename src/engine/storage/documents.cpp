#include "engine/storage/documents.hpp"

#include <algorithm>
#include <ctime>
#include <tuple>
#include <utility>

namespace quintet {
namespace {

constexpr std::string_view kTemporary = ".tmp";

std::string without_slashes(std::string_view stem) {
  std::string name(stem);
  std::ranges::replace_if(
      name, [](char c) { return c == '/' || static_cast<unsigned char>(c) < ' '; }, '-');
  if (name.empty() || name.front() == '.') name.insert(0, 1, '-');
  return name;
}

}  // namespace

Documents::Documents(FileSystem& files, Path folder) : files_(files), folder_(std::move(folder)) {}

std::vector<Document> Documents::list() const {
  std::vector<Document> all;
  if (folder_.empty()) return all;
  for (std::string& name : files_.list(folder_)) {
    const auto attempt = files_.about(folder_ / name);
    const auto* about = std::get_if<FileAbout>(&attempt);
    if (about && !name.ends_with(kTemporary))
      all.push_back({.name = std::move(name), .size = about->size, .changed = about->changed});
  }
  std::ranges::sort(all, [](const Document& a, const Document& b) {
    return std::tie(b.changed, a.name) < std::tie(a.changed, b.name);
  });
  return all;
}

Attempt<std::string> Documents::read_anywhere(const Path& file) const {
  const auto about = files_.about(file);
  if (const auto* error = std::get_if<std::error_code>(&about)) return *error;
  if (std::get<FileAbout>(about).size > kLargest) return std::make_error_code(std::errc::file_too_large);
  return files_.read(file);
}

std::string Documents::free_name(const std::string& stem, std::string_view ending) const {
  std::string name = stem + std::string(ending);
  for (int copy = 2; files_.exists(folder_ / name); ++copy)
    name = stem + ' ' + std::to_string(copy) + std::string(ending);
  return name;
}

// The name appears when the whole text is on the disk.
Attempt<std::string> Documents::write(std::string_view stem, std::string_view ending, std::string_view text) {
  if (folder_.empty()) return std::make_error_code(std::errc::no_such_file_or_directory);
  if (const auto error = files_.create_folders(folder_)) return error;
  std::string name = free_name(without_slashes(stem), ending);
  const Path temporary = folder_ / (name + std::string(kTemporary));
  std::error_code error = files_.write(temporary, text);
  if (!error) error = files_.rename(temporary, folder_ / name);
  if (!error) error = files_.sync_folder(folder_);
  if (!error) return name;
  files_.remove(temporary);  // a full disk needs the space
  return error;
}

std::error_code Documents::remove(const std::string& name) {
  if (const auto error = files_.remove(folder_ / name)) return error;
  return files_.sync_folder(folder_);
}

std::string local_minute(std::chrono::sys_seconds time) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
  std::tm parts{};
  localtime_r(&seconds, &parts);
  std::string text(sizeof "2026-11-21 14:05", '\0');
  text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts));
  return text;
}

}  // namespace quintet
