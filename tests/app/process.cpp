#include "app/process.hpp"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <stdexcept>

namespace quintet::app {
namespace {

[[noreturn]] void become(std::vector<std::string> arguments, const Environment& environment, int output) {
  for (const auto& [name, value] : environment) {
    if (value.empty())
      unsetenv(name.c_str());
    else
      setenv(name.c_str(), value.c_str(), 1);
  }
  // `nohup` ignores it, and programs that it starts would too.
  signal(SIGHUP, SIG_DFL);
  dup2(output, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  std::vector<char*> words;
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);
  execvp(words.front(), words.data());
  _exit(127);
}

int shell_status(int status) {
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

std::string read_all(int file) {
  std::string text;
  lseek(file, 0, SEEK_SET);
  std::array<char, 4096> part{};
  for (ssize_t got = 0; (got = read(file, part.data(), part.size())) > 0;)
    text.append(part.data(), static_cast<std::size_t>(got));
  return text;
}

// The signals that a process catches, as bits; nothing if it has ended.
std::optional<std::uint64_t> caught_signals(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("SigCgt:")) return std::stoull(line.substr(7), nullptr, 16);
  }
  return std::nullopt;
}

}  // namespace

Process::Process(const std::vector<std::string>& arguments, const Environment& environment)
    : output_(memfd_create("output", MFD_CLOEXEC)) {
  if (output_ < 0) throw std::runtime_error("no file for the output");
  id_ = fork();
  if (id_ < 0) throw std::runtime_error("no process");
  if (id_ == 0) become(arguments, environment, output_);
}

Process::~Process() {
  if (running()) {
    send(SIGKILL);
    wait();
  }
  close(output_);
}

bool Process::collect(int options) {
  int status = 0;
  rusage used{};
  if (wait4(id_, &status, options, &used) != id_) return false;
  status_ = shell_status(status);
  peak_kib_ = used.ru_maxrss;
  return true;
}

bool Process::running() {
  return !status_ && !collect(WNOHANG);
}

bool Process::wait_until_it_catches(int signal) {
  while (running()) {
    const auto caught = caught_signals(id_);
    if (caught && (*caught >> (signal - 1) & 1U) != 0) return true;
    sched_yield();
  }
  return false;
}

void Process::send(int signal) const {
  kill(id_, signal);
}

Ended Process::wait() {
  if (!status_) collect(0);
  return {*status_, read_all(output_), peak_kib_};
}

Ended run(const std::vector<std::string>& arguments, const Environment& environment) {
  return Process(arguments, environment).wait();
}

std::string quintet_file() {
  return QUINTET_FILE;
}

Ended run_quintet(std::vector<std::string> arguments, const Environment& environment) {
  arguments.insert(arguments.begin(), quintet_file());
  return run(arguments, environment);
}

}  // namespace quintet::app
