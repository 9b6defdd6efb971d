// The board as one of the controls of a page. While it has the focus, arrows lead a cursor from cell to cell; the first
// key only shows the cursor.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "engine/audio/audio.hpp"
#include "ui/game/board_input.hpp"
#include "ui/widgets/controls.hpp"

namespace quintet::ui {

class BoardFocus {
 public:
  // Where the other controls are. At the edge towards them an arrow moves the focus, unless the key is held down: a player
  // who reaches the edge must not press a button with the next key.
  enum class Others : std::uint8_t { Above, BesideAndBelow };
  // What the Secondary action does with a cell. Without a use, it is left to the commands.
  enum class Alternative : std::uint8_t { None, Looks, Moves };
  // The next cell of the cursor in this direction; nothing at the edge.
  using NextCell = std::function<std::optional<Point>(Point from, Action direction)>;
  struct Reply {
    bool consumed = false;             // the event is not for the controls
    std::optional<Gesture> gesture{};  // what the page is to do; never a Step
  };

  // All of them must outlive it. `id`: of the control.
  BoardFocus(Controls& controls, BoardInput& input, Audio& audio, std::string id, Others others)
      : controls_(controls), input_(input), audio_(audio), id_(std::move(id)), others_(others) {}

  const std::string& id() const { return id_; }
  bool focused() const { return controls_.focused() == id_; }
  // With the board's own bounds as clip there is no focus ring; the cursor shows the focus instead.
  Control control(Rect plate) const;
  // The cursor, while keys are used on the board.
  std::optional<Point> shown_cursor() const;
  // `live`: see BoardInput.
  Reply handle(const ActionEvent& event, bool live, Alternative alternative, const NextCell& next_cell);

 private:
  Reply step(const ActionEvent& event, const NextCell& next_cell);

  Controls& controls_;
  BoardInput& input_;
  Audio& audio_;
  std::string id_;
  Others others_;
};

}  // namespace quintet::ui
