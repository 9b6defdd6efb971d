#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "engine/platform/process_pipes.hpp"

namespace quintet {
namespace {

using std::chrono::milliseconds;

class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  Descriptor(Descriptor&& from) noexcept : number_(std::exchange(from.number_, -1)) {}
  Descriptor& operator=(Descriptor&& from) noexcept {
    std::swap(number_, from.number_);
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }

  int number() const { return number_; }
  void close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }

 private:
  int number_;
};

struct Pipe {
  Descriptor from, to;
};

std::optional<Pipe> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

void never_block(const Descriptor& descriptor) {
  ::fcntl(descriptor.number(), F_SETFL, ::fcntl(descriptor.number(), F_GETFL) | O_NONBLOCK);
}

// Writing to a program that has ended raises SIGPIPE, which would end this one: it is held back for this thread, and taken
// away if it came from here.
class NoBrokenPipe {
 public:
  NoBrokenPipe() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    sigset_t pending{};
    was_pending_ = ::sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1;
    ::pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~NoBrokenPipe() {
    const timespec now{};
    if (!was_pending_)
      while (::sigtimedwait(&pipe_, nullptr, &now) < 0 && errno == EINTR) {
      }
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  NoBrokenPipe(const NoBrokenPipe&) = delete;
  NoBrokenPipe& operator=(const NoBrokenPipe&) = delete;

 private:
  sigset_t pipe_{}, before_{};
  bool was_pending_ = false;
};

// The words of the command with the home folder for `~/`.
Expected<std::vector<std::string>, StartFault> words_of(const std::string& command) {
  auto words = split_command(command);
  const char* const home = std::getenv("HOME");
  if (!words || !home) return words;
  for (std::string& word : *words)
    if (word.starts_with("~/")) word.replace(0, 1, home);
  return words;
}

StartFault fault_of(int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR:
      return StartFault::NotFound;
    case EAGAIN:
    case ENOMEM:
    case EMFILE:
    case ENFILE:
      return StartFault::NoResources;
    default:
      return StartFault::NotAllowed;
  }
}

// What the new program begins with: its standard streams are the pipes, it has no other descriptor, no signal is blocked or
// ignored, and it leads a group, so that it can be killed with the programs that it starts.
class Spawning {
 public:
  Spawning(const Pipe& input, const Pipe& output, const Pipe& errors) {
    ::posix_spawn_file_actions_init(&actions_);
    ::posix_spawn_file_actions_adddup2(&actions_, input.from.number(), STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions_, output.to.number(), STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions_, errors.to.number(), STDERR_FILENO);
    ::posix_spawn_file_actions_addclosefrom_np(&actions_, STDERR_FILENO + 1);
    ::posix_spawnattr_init(&attributes_);
    sigset_t none{}, usual{};
    sigemptyset(&none);
    sigemptyset(&usual);
    for (const int signal : {SIGPIPE, SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGCHLD}) sigaddset(&usual, signal);
    ::posix_spawnattr_setsigmask(&attributes_, &none);
    ::posix_spawnattr_setsigdefault(&attributes_, &usual);
    ::posix_spawnattr_setpgroup(&attributes_, 0);
    ::posix_spawnattr_setflags(&attributes_,
                               POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  ~Spawning() {
    ::posix_spawn_file_actions_destroy(&actions_);
    ::posix_spawnattr_destroy(&attributes_);
  }
  Spawning(const Spawning&) = delete;
  Spawning& operator=(const Spawning&) = delete;

  // The error, or 0.
  int spawn(pid_t& id, std::vector<std::string>& words) {
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    int error =
        ::posix_spawnp(&id, words.front().c_str(), &actions_, &attributes_, arguments.data(), environ);
    if (error != ENOENT || words.front().find('/') != std::string::npos) return error;
    // Where distributions put games, which not every search path has.
    for (const char* folder : {"/usr/games/", "/usr/local/games/"}) {
      const std::string file = folder + words.front();
      if (::access(file.c_str(), X_OK) == 0)
        error = ::posix_spawn(&id, file.c_str(), &actions_, &attributes_, arguments.data(), environ);
      if (error == 0) break;
    }
    return error;
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

class PosixPipes final : public ProcessPipes {
 public:
  PosixPipes(pid_t id, Descriptor input, Descriptor output, Descriptor errors)
      : id_(id), input_(std::move(input)), output_(std::move(output)), errors_(std::move(errors)) {
    for (const Descriptor* each : {&input_, &output_, &errors_}) never_block(*each);
  }
  PosixPipes(const PosixPipes&) = delete;
  PosixPipes& operator=(const PosixPipes&) = delete;
  ~PosixPipes() override {
    if (status()) return;
    ::kill(-id_, SIGKILL);
    // A killed program ends at once, unless the system is stuck within a call of it.
    for (int i = 0; i < 100 && !status(); ++i) std::this_thread::sleep_for(milliseconds(1));
    if (status_) return;
    try {
      std::thread([id = id_] { ::waitpid(id, nullptr, 0); }).detach();
    } catch (const std::system_error&) {  // it stays in the table of processes until this program ends
    }
  }

  std::ptrdiff_t read(Source source, std::span<char> part) override {
    Descriptor& from = source == Source::Output ? output_ : errors_;
    if (from.number() < 0) return -1;
    for (;;) {
      const ssize_t count = ::read(from.number(), part.data(), part.size());
      if (count > 0) return count;
      if (count < 0 && errno == EINTR) continue;
      if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return 0;
      from.close();
      return -1;
    }
  }
  std::ptrdiff_t write(std::string_view text) override {
    if (input_.number() < 0) return -1;
    const NoBrokenPipe guard;
    for (;;) {
      const ssize_t count = ::write(input_.number(), text.data(), text.size());
      if (count >= 0) return count;
      if (errno == EINTR) continue;
      return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : -1;
    }
  }
  void close_input() override { input_.close(); }

  // Without an open pipe it waits for the whole time.
  void wait(milliseconds limit) override {
    std::array<pollfd, 2> all{pollfd{output_.number(), POLLIN, 0}, pollfd{errors_.number(), POLLIN, 0}};
    ::poll(all.data(), all.size(), static_cast<int>(limit.count()));
  }

  // What it has started is killed with it, while the number of the group cannot belong to anybody else.
  std::optional<int> status() override {
    if (status_) return status_;
    siginfo_t about{};
    if (::waitid(P_PID, static_cast<id_t>(id_), &about, WEXITED | WNOHANG | WNOWAIT) != 0 && errno == ECHILD)
      return status_ = -1;
    if (about.si_pid != id_) return std::nullopt;
    ::kill(-id_, SIGKILL);
    int status = 0;
    if (::waitpid(id_, &status, 0) != id_) return status_ = -1;
    return status_ = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  }

 private:
  pid_t id_;
  Descriptor input_, output_, errors_;
  std::optional<int> status_;
};

}  // namespace

Expected<std::unique_ptr<ProcessPipes>, StartFault> ProcessPipes::start(const std::string& command) {
  auto words = words_of(command);
  if (!words) return tl::unexpected(words.error());
  auto input = make_pipe(), output = make_pipe(), errors = make_pipe();
  if (!input || !output || !errors) return tl::unexpected(StartFault::NoResources);
  pid_t id = -1;
  if (const int error = Spawning(*input, *output, *errors).spawn(id, *words); error != 0)
    return tl::unexpected(fault_of(error));
  return std::make_unique<PosixPipes>(id, std::move(input->to), std::move(output->from),
                                      std::move(errors->from));
}

}  // namespace quintet
