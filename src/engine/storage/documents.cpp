#include "engine/storage/documents.hpp"

#include <algorithm>
#include <ctime>
#include <tuple>
#include <utility>

#include "engine/platform/run_within.hpp"
#include "engine/text/charset.hpp"

namespace quintet {
namespace {

using Path = std::filesystem::path;

constexpr std::string_view kTemporary = ".tmp";

std::string allowed_name(std::string_view stem) {
  std::string name(stem);
  const auto is_forbidden = [](char c) {
    return forbidden_in_names().find(c) != std::string_view::npos || static_cast<unsigned char>(c) < ' ';
  };
  std::ranges::replace_if(name, is_forbidden, '-');
  if (name.empty() || name.front() == '.') name.insert(0, 1, '-');
  return name;
}

std::error_code timed_out() {
  return std::make_error_code(std::errc::timed_out);
}

std::vector<Document> list_of(FileSystem& files, const Path& folder) {
  std::vector<Document> all;
  for (std::string& name : files.list(folder)) {
    const auto about = files.about(folder / utf8_path(name));
    if (about && !name.ends_with(kTemporary))
      all.push_back({.name = std::move(name), .size = about->size, .changed = about->changed});
  }
  std::ranges::sort(all, [](const Document& a, const Document& b) {
    return std::tie(b.changed, a.name) < std::tie(a.changed, b.name);
  });
  return all;
}

Expected<std::string, std::error_code> read_small(FileSystem& files, const Path& file) {
  const auto about = files.about(file);
  if (!about) return tl::unexpected(about.error());
  if (about->size > Documents::kLargest)
    return tl::unexpected(std::make_error_code(std::errc::file_too_large));
  return files.read(file);
}

// Moves the file to the first free name: "a.sgf", "a 2.sgf", "a 3.sgf".
Expected<std::string, std::error_code> move_to_free_name(FileSystem& files, const Path& from,
                                                         const std::string& stem, const std::string& ending) {
  std::string name = stem + ending;
  for (int copy = 2;; ++copy) {
    const std::error_code error = files.rename_to_new(from, from.parent_path() / utf8_path(name));
    if (!error) return name;
    if (error != std::errc::file_exists) return tl::unexpected(error);
    name = stem;
    name.append(" ").append(std::to_string(copy)).append(ending);
  }
}

// The file gets its name only after the whole text is on the disk.
Expected<std::string, std::error_code> write_new(FileSystem& files, const Path& folder,
                                                 const std::string& stem, const std::string& ending,
                                                 const std::string& text) {
  if (const auto error = files.create_folders(folder)) return tl::unexpected(error);
  // Another copy of the program may write a game of the same name.
  const Path temporary =
      folder / utf8_path(stem + ending + '.' + std::to_string(process_number()) + std::string(kTemporary));
  const auto written = [&]() -> Expected<std::string, std::error_code> {
    if (const auto error = files.write(temporary, text)) return tl::unexpected(error);
    return move_to_free_name(files, temporary, stem, ending);
  };
  auto name = written();
  if (!name) {
    files.remove(temporary);  // a full disk needs the space
    return name;
  }
  if (const auto error = files.sync_folder(folder)) return tl::unexpected(error);
  return name;
}

}  // namespace

Documents::Documents(std::shared_ptr<FileSystem> files, Path folder)
    : files_(std::move(files)),
      folder_(std::move(folder)),
      glancing_(std::make_shared<std::atomic<bool>>(false)) {}

std::vector<Document> Documents::list(const std::stop_token& stop) const {
  if (folder_.empty()) return {};
  return run_within(kReadingLimit, stop,
                    [files = files_, folder = folder_] { return list_of(*files, folder); })
      .value_or(std::vector<Document>{});
}

std::optional<std::vector<std::string>> Documents::glance() const {
  if (folder_.empty()) return std::vector<std::string>{};
  constexpr std::chrono::milliseconds kAtOnce{100};
  if (glancing_->exchange(true)) return std::nullopt;  // the last listing has not finished
  return run_within(kAtOnce, {}, [files = files_, folder = folder_, glancing = glancing_] {
    auto names = files->list(folder);
    *glancing = false;
    return names;
  });
}

Expected<std::string, std::error_code> Documents::read_anywhere(const Path& file,
                                                                const std::stop_token& stop) const {
  return run_within(kReadingLimit, stop,
                    [files = files_, file] { return read_small(*files, file).map(to_utf8); })
      .value_or(tl::unexpected(timed_out()));
}

Expected<std::string, std::error_code> Documents::write(std::string_view stem, std::string_view ending,
                                                        std::string_view text) {
  if (folder_.empty()) return tl::unexpected(std::make_error_code(std::errc::no_such_file_or_directory));
  return run_within(kWritingLimit, {},
                    [files = files_, folder = folder_, name = allowed_name(stem), end = std::string(ending),
                     content = std::string(text)] { return write_new(*files, folder, name, end, content); })
      .value_or(tl::unexpected(timed_out()));
}

std::error_code Documents::remove(const std::string& name) {
  return run_within(kWritingLimit, {},
                    [files = files_, folder = folder_, name] {
                      const auto error = files->remove(folder / utf8_path(name));
                      return error ? error : files->sync_folder(folder);
                    })
      .value_or(timed_out());
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
