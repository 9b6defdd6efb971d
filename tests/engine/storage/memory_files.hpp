// Files in memory that can fail: at the n-th operation, permanently after it, or for one path. A failed write leaves
// half of its content behind, as a full disk does. Folders are only prefixes of names.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "engine/storage/file_system.hpp"

namespace quintet {

class MemoryFiles : public FileSystem {
 public:
  // State that tests inspect and set.
  std::map<std::string, std::string> files;
  std::map<std::string, std::chrono::sys_seconds> changed;  // the epoch if it is not set
  std::vector<std::string> operations;
  // Returns the error of an operation by its name and path; none by default.
  std::function<std::error_code(const std::string& operation, const Path& file)> fault;
  std::map<std::string, std::string> links;  // symbolic links and their targets
  bool locked_by_another = false;

  // A copy of the current files: those that a program finds when it starts after this one was killed.
  std::map<std::string, std::string> snapshot() const {
    const std::scoped_lock lock(mutex_);
    return files;
  }

  std::error_code create_folders(const Path& folder) override { return happen("create_folders", folder); }

  Expected<std::string, std::error_code> read(const Path& file) override {
    if (const auto error = happen("read", file)) return tl::unexpected(error);
    const std::scoped_lock lock(mutex_);
    const auto found = files.find(file.string());
    if (found == files.end())
      return tl::unexpected(std::make_error_code(std::errc::no_such_file_or_directory));
    return found->second;
  }

  std::error_code write(const Path& file, std::string_view content) override {
    return put(happen("write", file), file, content);
  }

  std::error_code write_unsynced(const Path& file, std::string_view content) override {
    return put(happen("write_unsynced", file), file, content);
  }

  std::error_code rename_to_new(const Path& from, const Path& to) override {
    return exists(to) ? std::make_error_code(std::errc::file_exists) : rename(from, to);
  }

  Path resolve(const Path& file) override {
    const auto link = links.find(file.string());
    return link == links.end() ? file : Path(link->second);
  }

  std::error_code rename(const Path& from, const Path& to) override {
    if (const auto error = happen("rename", from)) return error;
    const std::scoped_lock lock(mutex_);
    const auto found = files.find(from.string());
    if (found == files.end()) return std::make_error_code(std::errc::no_such_file_or_directory);
    std::string content = std::move(found->second);
    files.erase(found);
    files[to.string()] = std::move(content);
    return {};
  }

  std::error_code remove(const Path& file) override {
    if (const auto error = happen("remove", file)) return error;
    const std::scoped_lock lock(mutex_);
    files.erase(file.string());
    return {};
  }

  std::error_code sync_folder(const Path& folder) override { return happen("sync_folder", folder); }

  bool exists(const Path& file) override {
    const std::scoped_lock lock(mutex_);
    return files.contains(file.string());
  }

  Expected<FileAbout, std::error_code> about(const Path& file) override {
    if (const auto error = happen("about", file)) return tl::unexpected(error);
    const std::scoped_lock lock(mutex_);
    const auto found = files.find(file.string());
    if (found == files.end())
      return tl::unexpected(std::make_error_code(std::errc::no_such_file_or_directory));
    const auto when = changed.find(file.string());
    return FileAbout{found->second.size(), when == changed.end() ? std::chrono::sys_seconds{} : when->second};
  }

  std::vector<std::string> list(const Path& folder) override {
    happen("list", folder);
    const std::scoped_lock lock(mutex_);
    std::vector<std::string> names;
    for (const auto& [path, content] : files) {
      if (Path(path).parent_path() == folder) names.push_back(Path(path).filename().string());
    }
    std::reverse(names.begin(), names.end());
    return names;
  }

  Expected<std::unique_ptr<FileLock>, std::error_code> lock(const Path& file) override {
    if (const auto error = happen("lock", file)) return tl::unexpected(error);
    if (locked_by_another)
      return tl::unexpected(std::make_error_code(std::errc::resource_unavailable_try_again));
    return std::make_unique<FileLock>();
  }

 private:
  std::error_code put(std::error_code error, const Path& file, std::string_view content) {
    const std::scoped_lock lock(mutex_);
    files[file.string()] = content.substr(0, error ? content.size() / 2 : content.size());
    return error;
  }

  std::error_code happen(const std::string& operation, const Path& file) {
    {
      const std::scoped_lock lock(mutex_);
      operations.push_back(operation + " " + file.filename().string());
    }
    return fault ? fault(operation, file) : std::error_code();
  }

  mutable std::mutex mutex_;  // protects files and operations: the store writer uses two threads
};

}  // namespace quintet
