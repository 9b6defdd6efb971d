// The rule by which a language chooses among plural forms, as in the header of a gettext catalogue:
// "nplurals=2; plural=n != 1;". The expression is C's, over the unsigned number n.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace quintet {

class PluralRule {
 public:
  // English: one form for 1, another for every other number.
  PluralRule();

  // Reads the value of a Plural-Forms line. Nothing when it is malformed.
  static std::optional<PluralRule> read(std::string_view text);

  // The index of the form for this number; always less than `forms`, whatever the expression yields.
  std::size_t form(std::uint64_t n) const;
  std::size_t forms() const { return forms_; }

  // One step of the expression in postfix order, public for the parser only.
  enum class Step : std::uint8_t {
    Number,
    Variable,
    Not,
    Multiply,
    Divide,
    Remainder,
    Add,
    Subtract,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    Unequal,
    And,
    Or,
    Choose,
  };
  struct Instruction {
    Step step;
    std::uint64_t number = 0;
  };

 private:
  PluralRule(std::size_t forms, std::vector<Instruction> program);

  std::size_t forms_;
  std::vector<Instruction> program_;
};

}  // namespace quintet
