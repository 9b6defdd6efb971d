// Text in the player's language. The message itself, in English, is the key; a catalogue made from
// assets/lang/*.po gives the translation. The language may change while the program runs.
//
// Translators' tools find the messages by the names tr, trn and msgid, so a message must be a
// literal there.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"
#include "engine/text/catalogue.hpp"

namespace quintet {

// Marks a message in a table that is translated where it is used.
constexpr std::string_view msgid(std::string_view text) {
  return text;
}

// A message with the context that distinguishes it from the same English elsewhere; most have none.
struct Message {
  constexpr Message() = default;
  constexpr Message(std::string_view words) : text(words) {}
  constexpr Message(std::string_view which, std::string_view words) : text(words), context(which) {}

  constexpr bool empty() const { return text.empty(); }

  std::string_view text{}, context{};
};

constexpr Message msgid(std::string_view context, std::string_view text) {
  return {context, text};
}

class Localiser {
 public:
  static constexpr std::string_view kEnglish = "en";

  // Switches to the language of this catalogue. A broken catalogue switches to English, and the error is returned.
  Expected<void, Problem> speak(std::string_view language, std::span<const std::byte> mo);
  void speak_english();

  // "en", or the name of the catalogue, as in "zh_CN".
  const std::string& language() const { return language_; }
  // Incremented with every change of the language: a layout made at another revision is out of date.
  std::uint32_t revision() const { return revision_; }

  // The message itself where it is not translated.
  std::string tr(std::string_view message) const;
  // The same English word may need two translations: the context distinguishes them.
  std::string tr(std::string_view context, std::string_view message) const;
  std::string tr(const Message& message) const;
  // The form for the number n.
  std::string trn(std::string_view singular, std::string_view plural, std::uint64_t n) const;

 private:
  std::string language_{kEnglish};
  std::uint32_t revision_ = 0;
  Catalogue catalogue_;
};

struct Argument {
  std::string_view name;
  std::string_view value;
};

// Replaces the placeholders of a message: format("{count} moves", {{"count", "3"}}). A placeholder without an
// argument stays as it is; placeholders in a value are not replaced.
std::string format(std::string_view pattern, std::initializer_list<Argument> arguments);

}  // namespace quintet
