// Runs the real program as a shell does: with arguments, its own environment, and its exit status.
#pragma once

#include <sys/types.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quintet::app {

// Variables to set; an empty value removes the variable.
using Environment = std::map<std::string, std::string>;

struct Ended {
  int status = 0;      // as in a shell: 128 and more for a signal
  std::string output;  // standard output and standard error
  long peak_kib = 0;   // peak memory use
};

// A running program. The destructor kills it if it has not ended.
class Process {
 public:
  Process(const std::vector<std::string>& arguments, const Environment& environment = {});
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  pid_t id() const { return id_; }
  bool running();
  // Waits until it catches this signal. False if it has ended before.
  bool wait_until_it_catches(int signal);
  void send(int signal) const;
  Ended wait();

 private:
  pid_t id_ = -1;
  int output_ = -1;  // an unnamed file
  std::optional<int> status_;
  long peak_kib_ = 0;

  bool collect(int options);
};

Ended run(const std::vector<std::string>& arguments, const Environment& environment = {});

// Starts the program that was built with these tests.
Ended run_quintet(std::vector<std::string> arguments, const Environment& environment = {});
std::string quintet_file();

}  // namespace quintet::app
