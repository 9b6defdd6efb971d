#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>
#include <type_traits>

namespace quintet::cli {
namespace {

// `number` is the type that the option is read as: CLI11 prints limits and errors by it.
template <class Number>
void check_limits(CLI::Option& added, const std::optional<Limits>& limits, Number /*number*/) {
  if (limits) added.check(CLI::Range(static_cast<Number>(limits->least), static_cast<Number>(limits->most)));
}

// Adds an option to the parser; one overload for each kind of target.
struct Adder {
  CLI::App& parser;
  const Option& option;

  CLI::Option& operator()(bool* flag) const { return *parser.add_flag(option.name, *flag, option.help); }
  CLI::Option& operator()(const TakeText& take) const {
    const auto checked = [&take, name = option.name](const std::string& text) {
      if (const std::string complaint = take(text); !complaint.empty())
        throw CLI::ValidationError(name, complaint);
    };
    return *parser.add_option_function<std::string>(option.name, checked, option.help);
  }
  template <class Value>
  CLI::Option& operator()(Value* value) const {
    CLI::Option& added = *parser.add_option(option.name, *value, option.help);
    if constexpr (std::is_arithmetic_v<Value>) check_limits(added, option.limits, *value);
    constexpr bool kInts =
        std::is_same_v<Value, std::optional<int>> || std::is_same_v<Value, std::array<int, 2>>;
    if constexpr (kInts) check_limits(added, option.limits, int{});
    return added;
  }
};

void add(CLI::App& parser, const Command& command) {
  for (const Option& option : command.options) {
    CLI::Option& added = std::visit(Adder{parser, option}, option.target);
    if (!option.one_of.empty()) added.check(CLI::IsMember(option.one_of));
    if (!option.excludes.empty()) added.excludes(parser.get_option(option.excludes));
  }
  if (!command.version.empty()) parser.set_version_flag("--version", command.version);
  if (!command.parts.empty()) parser.require_subcommand(1);
  for (const Command& part : command.parts) add(*parser.add_subcommand(part.name, part.help), part);
}

const Command& named(const CLI::App& parser, const Command& command) {
  if (command.parts.empty()) return command;
  const CLI::App& chosen = *parser.get_subcommands().front();
  return named(chosen, *std::ranges::find(command.parts, chosen.get_name(), &Command::name));
}

// Where CLI11 only says that a command is missing: the word in its place, and what could be there. Empty if there is none.
std::string wrong_command(const Command& command, std::span<const std::string> arguments) {
  if (arguments.empty() || command.parts.empty()) return {};
  const auto part = std::ranges::find(command.parts, arguments.front(), &Command::name);
  if (part != command.parts.end()) return wrong_command(*part, arguments.subspan(1));
  std::string names;
  for (const Command& each : command.parts) names += (names.empty() ? "" : ", ") + each.name;
  return "there is no " + arguments.front() + " here; there are: " + names;
}

}  // namespace

Expected<const Command*, Unread> read_command_line(const Command& program,
                                                   std::span<const std::string> arguments) {
  CLI::App parser(program.help, program.name);
  add(parser, program);
  try {
    // CLI11 expects the arguments in reverse order.
    parser.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::RequiredError& error) {
    const std::string wrong = wrong_command(program, arguments);
    return tl::unexpected(Unread{Unread::Reason::Error, wrong.empty() ? error.what() : wrong});
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() != 0) return tl::unexpected(Unread{Unread::Reason::Error, error.what()});
    std::ostringstream text;
    parser.exit(error, text, text);
    return tl::unexpected(Unread{Unread::Reason::AskedForText, text.str()});
  }
  return &named(parser, program);
}

}  // namespace quintet::cli
