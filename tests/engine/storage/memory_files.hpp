// Files in memory that can fail: at the n-th operation, for ever after it, or for one path. A write that
// fails leaves half of its content behind, as a full disk does. The folders are just beginnings of names.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/storage/file_system.hpp"

namespace quintet {

class MemoryFiles : public FileSystem {
 public:
  // What a test looks at and sets.
  std::map<std::string, std::string> files;
  std::map<std::string, std::chrono::sys_seconds> changed;  // the beginning of time where it is not set
  std::vector<std::string> operations;
  // Answers the error of an operation, from its name and path; none by default.
  std::function<std::error_code(const std::string& operation, const Path& file)> fault;
  bool locked_by_another = false;

  std::error_code create_folders(const Path& folder) override { return happen("create_folders", folder); }

  Attempt<std::string> read(const Path& file) override {
    if (const auto error = happen("read", file)) return error;
    const auto found = files.find(file.string());
    if (found == files.end()) return std::make_error_code(std::errc::no_such_file_or_directory);
    return found->second;
  }

  std::error_code write(const Path& file, std::string_view content) override {
    const auto error = happen("write", file);
    files[file.string()] = content.substr(0, error ? content.size() / 2 : content.size());
    return error;
  }

  std::error_code rename(const Path& from, const Path& to) override {
    if (const auto error = happen("rename", from)) return error;
    const auto found = files.find(from.string());
    if (found == files.end()) return std::make_error_code(std::errc::no_such_file_or_directory);
    std::string content = std::move(found->second);
    files.erase(found);
    files[to.string()] = std::move(content);
    return {};
  }

  std::error_code remove(const Path& file) override {
    if (const auto error = happen("remove", file)) return error;
    files.erase(file.string());
    return {};
  }

  std::error_code sync_folder(const Path& folder) override { return happen("sync_folder", folder); }

  bool exists(const Path& file) override { return files.contains(file.string()); }

  Attempt<FileAbout> about(const Path& file) override {
    if (const auto error = happen("about", file)) return error;
    const auto found = files.find(file.string());
    if (found == files.end()) return std::make_error_code(std::errc::no_such_file_or_directory);
    const auto when = changed.find(file.string());
    return FileAbout{found->second.size(), when == changed.end() ? std::chrono::sys_seconds{} : when->second};
  }

  std::vector<std::string> list(const Path& folder) override {
    std::vector<std::string> names;
    for (const auto& [path, content] : files) {
      if (Path(path).parent_path() == folder) names.push_back(Path(path).filename().string());
    }
    std::reverse(names.begin(), names.end());
    return names;
  }

  Attempt<std::unique_ptr<FileLock>> lock(const Path& file) override {
    if (const auto error = happen("lock", file)) return error;
    if (locked_by_another) return std::make_error_code(std::errc::resource_unavailable_try_again);
    return std::make_unique<FileLock>();
  }

 private:
  std::error_code happen(const std::string& operation, const Path& file) {
    operations.push_back(operation + " " + file.filename().string());
    return fault ? fault(operation, file) : std::error_code();
  }
};

}  // namespace quintet
