// The terminal that the program may have been started from, for --version, --help and errors.
//
// On Linux the program has it from the start, and ends when it closes. On Windows a program with windows gets no console,
// so it joins that of the program that started it, unless its output goes elsewhere; it leaves it to play on, since a
// console ends all programs in it.
#pragma once

#include <string_view>

namespace quintet {

// At the start of the program.
void join_terminal();
// Whether standard error leads anywhere: not in a program for Windows that was started without a terminal.
bool errors_are_seen();
// Tells why the program ends, which may be in several lines: to standard error, or in a box where no error is seen.
void tell_error(std::string_view text);
// Before the game begins: text goes to the log alone from now on, where the terminal was joined.
void leave_terminal();

// When the terminal closes, the program ends as after SIGTERM, which SDL turns into SDL_QUIT.
void end_with_terminal();
void outlive_terminal();

}  // namespace quintet
