// The files of a player in memory, of which the content is noted at each operation. Each of these states is what a run finds
// after the program was killed at that operation.
#pragma once

#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <system_error>
#include <utility>

#include "engine/storage/memory_files.hpp"

namespace quintet::app {

class NotedFiles {
 public:
  using Files = std::map<std::string, std::string>;

  // Those that are being written are cut off. With a gate the disk is slow: it writes nothing but journals before that is
  // open.
  void watch(std::shared_future<void> gate = {}) {
    files->fault = [this, gate = std::move(gate)](const std::string& operation,
                                                  const FileSystem::Path& file) {
      const bool journal = file.filename().string().starts_with("changes.journal");
      if (gate.valid() && operation == "write" && !journal) gate.wait();
      const std::scoped_lock lock(watching_);
      Files now = files->snapshot();
      states.insert(now);
      if (operation.starts_with("write")) {
        now[file.string()] = "half a te";
        states.insert(std::move(now));
      }
      return std::error_code();
    };
  }
  void stop() const { files->fault = {}; }

  const std::shared_ptr<MemoryFiles> files = std::make_shared<MemoryFiles>();
  std::set<Files> states;

 private:
  std::mutex watching_;
};

}  // namespace quintet::app
