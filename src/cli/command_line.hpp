// The command line as data: commands, and the options that each of them takes. A table names every option once, with its
// help, its limits and where its value goes. Only command_line.cpp includes CLI11, which takes four seconds to compile.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/expected.hpp"

namespace quintet::cli {

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

// The exit status.
enum class Answer { Well = 0, No = 1, Unreadable = 2 };

// Takes the value of an option and returns what is wrong with it; empty if nothing is.
using TakeText = std::function<std::string(const std::string&)>;

// An option with a bool is a flag, which takes no value; one with an array takes two.
using Target =
    std::variant<bool*, int*, std::array<int, 2>*, std::uint64_t*, std::string*, std::optional<int>*,
                 std::optional<std::uint64_t>*, std::optional<std::string>*, TakeText>;

struct Limits {
  std::uint64_t least = 0, most = 0;
};

struct Option {
  std::string name;  // `--seed`; without dashes, as `NAME`, the first argument that is no option
  std::string help;
  Target target;
  std::optional<Limits> limits{};     // of a number
  std::vector<std::string> one_of{};  // the only values, if not empty
  std::string excludes{};             // an earlier option that must not be given too
};

// An option whose value is one of a few words; `read` returns nothing for any other word. `value` must outlive the option.
template <class Value, class Read>
Option choice(std::string name, const std::string& help, Value& value, Read read) {
  const auto take = [&value, read, help](const std::string& word) -> std::string {
    const auto chosen = read(word);
    if (!chosen) return word + " is none of the choices: " + help;
    value = *chosen;
    return {};
  };
  return {std::move(name), help, take};
}

// What a command does after its options are read.
using Action = std::function<Answer(Streams)>;

// A program, one of its commands, or a part of a command. One with parts takes the name of exactly one of them.
struct Command {
  std::string name;
  std::string help;
  std::vector<Option> options{};
  Action run{};
  std::vector<Command> parts{};
  std::string version{};  // what --version prints; empty: there is no such option, or it is one of `options`
};

// The action that calls `run` with the options, and keeps them alive.
template <class Options>
Action with(std::shared_ptr<Options> options, Answer (*run)(const Options&, Streams)) {
  return [options = std::move(options), run](Streams streams) { return run(*options, streams); };
}

// Why a program ends without running a command.
struct Unread {
  enum class Reason : std::uint8_t { AskedForText, Error } reason;
  std::string text;  // the help or the version, or what is wrong with the arguments
};

// Reads the arguments (without the program's name) into the targets of the options. The result is the command that they
// name: `program` itself if it has no parts.
Expected<const Command*, Unread> read_command_line(const Command& program,
                                                   std::span<const std::string> arguments);

}  // namespace quintet::cli
