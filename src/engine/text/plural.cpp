#include "engine/text/plural.hpp"

#include <array>
#include <cctype>
#include <limits>
#include <utility>

namespace quintet {
namespace {

using Step = PluralRule::Step;
using Program = std::vector<PluralRule::Instruction>;

struct Operator {
  std::string_view sign;
  Step step;
  int binding;  // higher binds tighter, as in C
};

// Two-character operators come before the one-character operators that they begin with.
constexpr std::array<Operator, 13> kOperators{{{"||", Step::Or, 1},
                                               {"&&", Step::And, 2},
                                               {"==", Step::Equal, 3},
                                               {"!=", Step::Unequal, 3},
                                               {"<=", Step::LessEqual, 4},
                                               {">=", Step::GreaterEqual, 4},
                                               {"<", Step::Less, 4},
                                               {">", Step::Greater, 4},
                                               {"+", Step::Add, 5},
                                               {"-", Step::Subtract, 5},
                                               {"*", Step::Multiply, 6},
                                               {"/", Step::Divide, 6},
                                               {"%", Step::Remainder, 6}}};

// Real catalogues nest a few levels; a hostile one must not exhaust the stack.
constexpr int kDeepest = 64;

// Recursive descent with binding strengths. Every function returns false at the first syntax error.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  std::optional<Program> parse() {
    if (!choice(0)) return std::nullopt;
    accept(";");
    skip_spaces();
    if (!text_.empty()) return std::nullopt;
    return std::move(program_);
  }

 private:
  void skip_spaces() {
    while (!text_.empty() && std::isspace(static_cast<unsigned char>(text_.front()))) text_.remove_prefix(1);
  }

  bool accept(std::string_view sign) {
    skip_spaces();
    if (!text_.starts_with(sign)) return false;
    text_.remove_prefix(sign.size());
    return true;
  }

  bool emit(Step step, std::uint64_t number = 0) {
    program_.push_back({step, number});
    return true;
  }

  bool choice(int depth) {
    if (depth > kDeepest || !operation(1, depth)) return false;
    if (!accept("?")) return true;
    return choice(depth + 1) && accept(":") && choice(depth + 1) && emit(Step::Choose);
  }

  bool operation(int binding, int depth) {
    if (!operand(depth)) return false;
    while (const Operator* next = following(binding)) {
      accept(next->sign);
      if (!operation(next->binding + 1, depth) || !emit(next->step)) return false;
    }
    return true;
  }

  const Operator* following(int binding) {
    skip_spaces();
    for (const Operator& candidate : kOperators) {
      if (text_.starts_with(candidate.sign)) return candidate.binding >= binding ? &candidate : nullptr;
    }
    return nullptr;
  }

  bool operand(int depth) {
    if (depth > kDeepest) return false;
    if (accept("!")) return operand(depth + 1) && emit(Step::Not);
    if (accept("(")) return choice(depth + 1) && accept(")");
    if (accept("n")) return emit(Step::Variable);
    return number();
  }

  bool number() {
    skip_spaces();
    if (text_.empty() || !std::isdigit(static_cast<unsigned char>(text_.front()))) return false;
    std::uint64_t value = 0;
    while (!text_.empty() && std::isdigit(static_cast<unsigned char>(text_.front()))) {
      if (value > std::numeric_limits<std::uint32_t>::max()) return false;
      value = value * 10 + static_cast<std::uint64_t>(text_.front() - '0');
      text_.remove_prefix(1);
    }
    return emit(Step::Number, value);
  }

  std::string_view text_;
  Program program_;
};

std::uint64_t applied(Step step, std::uint64_t a, std::uint64_t b) {
  switch (step) {
    case Step::Multiply:
      return a * b;
    case Step::Divide:
      return b == 0 ? 0 : a / b;
    case Step::Remainder:
      return b == 0 ? 0 : a % b;
    case Step::Add:
      return a + b;
    case Step::Subtract:
      return a - b;
    case Step::Less:
      return a < b;
    case Step::LessEqual:
      return a <= b;
    case Step::Greater:
      return a > b;
    case Step::GreaterEqual:
      return a >= b;
    case Step::Equal:
      return a == b;
    case Step::Unequal:
      return a != b;
    case Step::And:
      return a != 0 && b != 0;
    case Step::Or:
      return a != 0 || b != 0;
    default:
      return 0;
  }
}

// "nplurals=3" or "plural=…": the text after the name and the equals sign.
std::optional<std::string_view> value_of(std::string_view part, std::string_view name) {
  const auto first = part.find_first_not_of(" \t");
  if (first == part.npos || !part.substr(first).starts_with(name)) return std::nullopt;
  part.remove_prefix(first + name.size());
  const auto equals = part.find_first_not_of(" \t");
  if (equals == part.npos || part[equals] != '=') return std::nullopt;
  return part.substr(equals + 1);
}

std::optional<std::size_t> count_of(std::string_view text) {
  const std::optional<Program> program = Parser(text).parse();
  if (!program || program->size() != 1 || program->front().step != Step::Number) return std::nullopt;
  const std::uint64_t count = program->front().number;
  if (count < 1 || count > 16) return std::nullopt;
  return static_cast<std::size_t>(count);
}

}  // namespace

PluralRule::PluralRule() : PluralRule(2, {{Step::Variable}, {Step::Number, 1}, {Step::Unequal}}) {}

PluralRule::PluralRule(std::size_t forms, std::vector<Instruction> program)
    : forms_(forms), program_(std::move(program)) {}

std::optional<PluralRule> PluralRule::read(std::string_view text) {
  const auto semicolon = text.find(';');
  if (semicolon == text.npos) return std::nullopt;
  const auto count = value_of(text.substr(0, semicolon), "nplurals");
  const auto expression = value_of(text.substr(semicolon + 1), "plural");
  if (!count || !expression) return std::nullopt;
  const std::optional<std::size_t> forms = count_of(*count);
  std::optional<Program> program = Parser(*expression).parse();
  if (!forms || !program) return std::nullopt;
  return PluralRule(*forms, std::move(*program));
}

std::size_t PluralRule::form(std::uint64_t n) const {
  std::vector<std::uint64_t> stack;
  const auto pop = [&stack] { return std::exchange(stack.back(), 0); };
  for (const auto& [step, number] : program_) {
    if (step == Step::Number) {
      stack.push_back(number);
    } else if (step == Step::Variable) {
      stack.push_back(n);
    } else if (step == Step::Not) {
      stack.back() = stack.back() == 0;
    } else {
      const std::uint64_t last = pop();
      stack.pop_back();
      if (step == Step::Choose) {
        const std::uint64_t chosen = pop();
        stack.pop_back();
        stack.back() = stack.back() != 0 ? chosen : last;
      } else {
        stack.back() = applied(step, stack.back(), last);
      }
    }
  }
  return stack.back() < forms_ ? static_cast<std::size_t>(stack.back()) : 0;
}

}  // namespace quintet
