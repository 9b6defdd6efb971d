// One choice of a setup page: its options and how they are shown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/scene/input.hpp"

namespace quintet::ui {

struct SetupOption {
  std::string id{};        // "down": the control is PAGE.gravity.down
  std::string label{};     // translated, as are the next two
  std::string sentence{};  // what it means
  std::string note{};      // in a ladder, below the sentence of the chosen rung
  std::string icon{};      // name of a picture in images/icons
  bool art = false;        // the page paints a picture of it
  bool sealed = false;     // in a ladder: a seal shows that it is beaten

  // Everything that is said about it.
  std::string remark() const { return note.empty() ? sentence : sentence + ' ' + note; }
};

struct SetupRow {
  enum class Look : std::uint8_t {
    Segments,  // a few words side by side
    Icons,     // equal squares with an icon or a small picture; the chosen word is beside the label
    Cards,     // pictures with a word below each
    Gallery,   // small cards in pages
    Ladder,    // from the first at the lower end to the last at the upper end
    Steps,     // a number between minus and plus
  };
  // Where there is room for it; otherwise all rows are in one column.
  enum class Place : std::uint8_t { Panel, Side, Below };

  std::string id{};
  std::string label{};
  std::vector<SetupOption> options{};
  std::size_t chosen = 0;  // no option is chosen where it is not smaller than their number
  Look look = Look::Segments;
  Place place = Place::Panel;
  bool enabled = true;
  std::string value{};                // of Steps, or instead of the word of the chosen option
  bool previous = true, next = true;  // of Steps: whether there is another number in that direction
  float share = 1;                    // less than 1: it shares its line with the rows after it

  bool shows_word() const { return look == Look::Icons || look == Look::Gallery; }
};

// The option that an arrow leads to from the chosen one; nothing if it leads out of the row. Look and columns are those
// of the row as it is placed.
std::optional<std::size_t> option_towards(const SetupRow& row, SetupRow::Look look, std::size_t columns,
                                          Action direction);
// The option that a turn of the wheel leads to, 1 or -1. A row ends at its first and last option.
std::optional<std::size_t> option_turned(const SetupRow& row, int by);

}  // namespace quintet::ui
