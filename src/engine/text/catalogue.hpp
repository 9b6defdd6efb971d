// The translations of one language, read from the compiled form of gettext's catalogues (.mo), in either byte
// order. Every offset is checked: a catalogue may come from anyone through `--assets`.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"
#include "engine/text/plural.hpp"

namespace quintet {

class Catalogue {
 public:
  // The format is described in gettext's manual, "The Format of GNU MO Files". Texts must be UTF-8.
  static Expected<Catalogue, Problem> read(std::span<const std::byte> mo);

  // The forms of a message: one, or one for each plural; null where it is not translated.
  const std::vector<std::string>* find(std::string_view id) const;
  const std::vector<std::string>* find(std::string_view context, std::string_view id) const;

  const PluralRule& plural() const { return plural_; }
  std::size_t size() const { return messages_.size(); }

 private:
  struct Message {
    std::string id;
    std::vector<std::string> forms;
  };
  void sort();

  std::vector<Message> messages_;  // sorted by their ids, each id once
  PluralRule plural_;
};

}  // namespace quintet
