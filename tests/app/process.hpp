// Runs the real program as a shell would: with arguments, an environment of its own, and its exit status.
#pragma once

#include <sys/types.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quintet::app {

// Variables to set; an empty value takes the variable away.
using Environment = std::map<std::string, std::string>;

struct Ended {
  int status = 0;      // as the shell tells it: 128 and more for a signal
  std::string output;  // what it wrote, errors included
  long peak_kib = 0;   // the most memory that it used at a time
};

// A running program. It is killed with this object, if it has not ended by then.
class Process {
 public:
  Process(const std::vector<std::string>& arguments, const Environment& environment = {});
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  pid_t id() const { return id_; }
  bool running();
  // Until it takes notice of that signal, or has ended. False in the latter case.
  bool wait_until_it_catches(int signal);
  void send(int signal) const;
  Ended wait();

 private:
  pid_t id_ = -1;
  int output_ = -1;  // a file without a name
  std::optional<int> status_;
  long peak_kib_ = 0;

  // Whether it has ended.
  bool collect(int options);
};

Ended run(const std::vector<std::string>& arguments, const Environment& environment = {});

// The program that was built with these tests, started with these arguments.
Ended run_quintet(std::vector<std::string> arguments, const Environment& environment = {});
std::string quintet_file();

}  // namespace quintet::app
