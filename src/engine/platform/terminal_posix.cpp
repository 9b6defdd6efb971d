#include <csignal>
#include <iostream>

#include "engine/platform/terminal.hpp"

namespace quintet {
namespace {

// A signal handler may call `raise`, but may not push an event.
void terminate_on_hangup(int) {
  static_cast<void>(raise(SIGTERM));
}

void replace_hangup_handler(void (*former)(int), void (*handler)(int)) {
  struct sigaction action {};
  if (sigaction(SIGHUP, nullptr, &action) != 0 || action.sa_handler != former)
    return;  // `nohup` ignores the signal
  action.sa_handler = handler;
  sigaction(SIGHUP, &action, nullptr);
}

}  // namespace

void join_terminal() {}
void leave_terminal() {}

bool errors_are_seen() {
  return true;
}

void tell_error(std::string_view text) {
  std::cerr << text;
}

void end_with_terminal() {
  replace_hangup_handler(SIG_DFL, terminate_on_hangup);
}

void outlive_terminal() {
  replace_hangup_handler(terminate_on_hangup, SIG_DFL);
}

}  // namespace quintet
