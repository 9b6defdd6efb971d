// The part of a process that differs between systems: how it is started and killed, and its three pipes, which never block.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/platform/process.hpp"

namespace quintet {

class ProcessPipes {
 public:
  static Expected<std::unique_ptr<ProcessPipes>, StartFault> start(const std::string& command);
  // Kills the program and what it has started, where it has not ended.
  virtual ~ProcessPipes() = default;
  ProcessPipes(const ProcessPipes&) = delete;
  ProcessPipes& operator=(const ProcessPipes&) = delete;

  enum class Source : std::uint8_t { Output, Errors };
  // The number of bytes read: 0 if none is there yet, negative at the end.
  virtual std::ptrdiff_t read(Source source, std::span<char> part) = 0;
  // The number of bytes written: 0 if the pipe is full, negative if nobody reads any more.
  virtual std::ptrdiff_t write(std::string_view text) = 0;
  virtual void close_input() = 0;
  // Returns when there may be something to read, and at the latest after this time.
  virtual void wait(std::chrono::milliseconds limit) = 0;
  virtual std::optional<int> status() = 0;

 protected:
  ProcessPipes() = default;
};

}  // namespace quintet
