#include <windows.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/platform/process_pipes.hpp"

namespace quintet {
namespace {

using std::chrono::milliseconds;

class Handle {
 public:
  explicit Handle(HANDLE handle = nullptr) : handle_(handle) {}
  Handle(Handle&& from) noexcept : handle_(std::exchange(from.handle_, nullptr)) {}
  Handle& operator=(Handle&& from) noexcept {
    std::swap(handle_, from.handle_);
    return *this;
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() { close(); }

  HANDLE get() const { return handle_; }
  bool is_open() const { return handle_ && handle_ != INVALID_HANDLE_VALUE; }
  void close() {
    if (is_open()) ::CloseHandle(handle_);
    handle_ = nullptr;
  }

 private:
  HANDLE handle_;
};

struct Pipe {
  Handle from, to;
};

constexpr DWORD kPipeSize = 64 * 1024;  // bytes

std::optional<Pipe> make_pipe() {
  HANDLE from = nullptr, to = nullptr;
  if (!::CreatePipe(&from, &to, nullptr, kPipeSize)) return std::nullopt;
  return Pipe{Handle(from), Handle(to)};
}

void inherit(const Handle& handle) {
  ::SetHandleInformation(handle.get(), HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
}

std::wstring wide(const std::string& text) {
  const auto size = static_cast<int>(text.size());
  std::wstring wide(text.size(), L'\0');  // never longer than UTF-8
  wide.resize(
      static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, wide.data(), size)));
  return wide;
}

// Restricts what a new program inherits to these handles.
class Inheritance {
 public:
  explicit Inheritance(std::array<HANDLE, 3> handles) : handles_(handles) {
    SIZE_T size = 0;
    ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    memory_.resize(size);
    auto* const list = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(memory_.data());
    if (!::InitializeProcThreadAttributeList(list, 1, 0, &size)) return;
    list_ = list;
    ready_ = ::UpdateProcThreadAttribute(list_, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                                         sizeof(HANDLE) * handles_.size(), nullptr, nullptr) != FALSE;
  }
  ~Inheritance() {
    if (list_) ::DeleteProcThreadAttributeList(list_);
  }
  Inheritance(const Inheritance&) = delete;
  Inheritance& operator=(const Inheritance&) = delete;

  bool ready() const { return ready_; }
  LPPROC_THREAD_ATTRIBUTE_LIST list() const { return list_; }

 private:
  std::array<HANDLE, 3> handles_;
  std::vector<unsigned char> memory_;
  LPPROC_THREAD_ATTRIBUTE_LIST list_ = nullptr;
  bool ready_ = false;
};

// A job ends all programs in it when its last handle is closed, also when this program ends in whatever way.
Handle make_job() {
  Handle job(::CreateJobObjectW(nullptr, nullptr));
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  ::SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits);
  return job;
}

StartFault fault_of(DWORD error) {
  switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_DIRECTORY:
      return StartFault::NotFound;
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_OUTOFMEMORY:
    case ERROR_TOO_MANY_OPEN_FILES:
      return StartFault::NoResources;
    default:
      return StartFault::NotAllowed;
  }
}

class WindowsPipes final : public ProcessPipes {
 public:
  WindowsPipes(Handle process, Handle job, Handle input, Handle output, Handle errors)
      : process_(std::move(process)),
        job_(std::move(job)),
        input_(std::move(input)),
        output_(std::move(output)),
        errors_(std::move(errors)) {
    DWORD mode = PIPE_READMODE_BYTE | PIPE_NOWAIT;
    ::SetNamedPipeHandleState(input_.get(), &mode, nullptr, nullptr);
  }
  WindowsPipes(const WindowsPipes&) = delete;
  WindowsPipes& operator=(const WindowsPipes&) = delete;
  ~WindowsPipes() override {
    if (status()) return;
    constexpr UINT kKilled = 137;
    constexpr DWORD kTimeToDie = 100;  // milliseconds
    ::TerminateJobObject(job_.get(), kKilled);
    ::TerminateProcess(process_.get(), kKilled);  // where it could not join the job
    ::WaitForSingleObject(process_.get(), kTimeToDie);
  }

  std::ptrdiff_t read(Source source, std::span<char> part) override {
    Handle& from = source == Source::Output ? output_ : errors_;
    if (!from.is_open()) return -1;
    DWORD there = 0, count = 0;
    if (!::PeekNamedPipe(from.get(), nullptr, 0, nullptr, &there, nullptr)) {
      from.close();
      return -1;
    }
    if (there == 0) return 0;
    const auto size = static_cast<DWORD>(std::min<std::size_t>(part.size(), there));
    if (!::ReadFile(from.get(), part.data(), size, &count, nullptr)) {
      from.close();
      return -1;
    }
    return static_cast<std::ptrdiff_t>(count);
  }
  std::ptrdiff_t write(std::string_view text) override {
    if (!input_.is_open()) return -1;
    DWORD count = 0;
    // A pipe that does not wait takes all or nothing.
    const auto size = static_cast<DWORD>(std::min<std::size_t>(text.size(), kPipeSize / 4));
    return ::WriteFile(input_.get(), text.data(), size, &count, nullptr) ? static_cast<std::ptrdiff_t>(count)
                                                                         : -1;
  }
  void close_input() override { input_.close(); }

  // Pipes without a name cannot be waited for.
  void wait(milliseconds limit) override {
    constexpr milliseconds kStep{2};
    for (milliseconds passed{0}; passed < limit; passed += kStep) {
      if (has_output(output_) || has_output(errors_)) return;
      ::Sleep(static_cast<DWORD>(std::min(kStep, limit - passed).count()));
    }
  }

  std::optional<int> status() override {
    if (status_) return status_;
    if (::WaitForSingleObject(process_.get(), 0) != WAIT_OBJECT_0) return std::nullopt;
    ::TerminateJobObject(job_.get(), 0);  // what it has started
    DWORD code = 0;
    status_ = ::GetExitCodeProcess(process_.get(), &code) ? static_cast<int>(code) : -1;
    return status_;
  }

 private:
  static bool has_output(const Handle& from) {
    DWORD there = 0;
    return from.is_open() && ::PeekNamedPipe(from.get(), nullptr, 0, nullptr, &there, nullptr) && there > 0;
  }

  Handle process_, job_, input_, output_, errors_;
  std::optional<int> status_;
};

}  // namespace

Expected<std::unique_ptr<ProcessPipes>, StartFault> ProcessPipes::start(const std::string& command) {
  auto input = make_pipe(), output = make_pipe(), errors = make_pipe();
  if (!input || !output || !errors) return tl::unexpected(StartFault::NoResources);
  for (const Handle* each : {&input->from, &output->to, &errors->to}) inherit(*each);
  const Inheritance inherited({input->from.get(), output->to.get(), errors->to.get()});
  Handle job = make_job();
  if (!inherited.ready() || !job.is_open()) return tl::unexpected(StartFault::NoResources);

  STARTUPINFOEXW how{};
  how.StartupInfo.cb = sizeof how;
  how.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
  how.StartupInfo.hStdInput = input->from.get();
  how.StartupInfo.hStdOutput = output->to.get();
  how.StartupInfo.hStdError = errors->to.get();
  how.lpAttributeList = inherited.list();
  std::wstring line = wide(command);  // the system may change it
  PROCESS_INFORMATION made{};
  // Suspended until it is in the job.
  constexpr DWORD kFlags = CREATE_NO_WINDOW | CREATE_SUSPENDED | EXTENDED_STARTUPINFO_PRESENT;
  if (!::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, kFlags, nullptr, nullptr,
                        &how.StartupInfo, &made))
    return tl::unexpected(fault_of(::GetLastError()));
  Handle process(made.hProcess);
  const Handle thread(made.hThread);
  ::AssignProcessToJobObject(job.get(), process.get());
  ::ResumeThread(thread.get());
  return std::make_unique<WindowsPipes>(std::move(process), std::move(job), std::move(input->to),
                                        std::move(output->from), std::move(errors->from));
}

}  // namespace quintet
