// The options of a free match as values: what can be chosen, and its names.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/localiser.hpp"
#include "games/link/matches.hpp"
#include "games/link/settings.hpp"
#include "ui/pages/setup_row.hpp"

namespace quintet::link {

enum class Choice : std::uint8_t { Board, Width, Height, Gravity, Variety, Pictures, Outside };
// In display order.
inline constexpr std::array kChoices{Choice::Board,   Choice::Width,    Choice::Height, Choice::Gravity,
                                     Choice::Variety, Choice::Pictures, Choice::Outside};

// "board": the controls are link.setup.board.small and so on.
std::string_view word_of(Choice choice);
std::optional<Choice> choice_of(std::string_view word);

// A board of the gallery: a rectangle with a name or of a size of the player's own, a new shape in every game, or a
// shape.
struct BoardOption {
  Size size{};                             // of a rectangle
  std::string_view name{};                 // a message; of a shape its name
  std::string layout{};                    // as in the settings
  std::optional<link::Gravity> gravity{};  // that a shape brings with it
};

// What can be chosen in view of some settings. Boards and layout are made once for each settings, as a page draws them in
// every frame.
class SetupChoices {
 public:
  explicit SetupChoices(std::vector<Figure> figures, Settings wish = {});
  SetupChoices(const SetupChoices&) = delete;  // the names of boards are those of its figures
  SetupChoices& operator=(const SetupChoices&) = delete;
  ~SetupChoices() = default;

  // From now on everything is about these settings.
  void show(const Settings& wish);
  const Settings& wish() const { return wish_; }

  const std::vector<Figure>& figures() const { return figures_; }
  // The boards of the gallery. A size of the player's own stays among them when another one is chosen.
  const std::vector<BoardOption>& boards() const { return boards_; }
  // The index of the chosen board.
  std::size_t board() const;
  // The cells of a board that is a shape; null for the others.
  const link::Layout* shape_of(const BoardOption& board) const;
  // The board to deal; nothing if the shape is random.
  const std::optional<link::Layout>& layout() const { return layout_; }

  // The row of the choice, in the player's language; nothing where there is nothing to choose: a shape has its own
  // columns and rows.
  std::optional<ui::SetupRow> row(const Localiser& words, Choice choice) const;
  // The settings with this option.
  Settings with(Choice choice, std::size_t option);

 private:
  // Whether the board is a rectangle, and not a shape or a random one.
  bool is_rectangle() const;
  std::vector<BoardOption> make_boards() const;
  std::optional<link::Layout> make_layout() const;

  std::vector<Figure> figures_;
  Settings wish_;
  std::optional<Size> own_;  // the last size without a name that another board was chosen instead of
  std::vector<BoardOption> boards_;
  std::optional<link::Layout> layout_;
};

// The settings with the next number of columns or rows, up or down, that leaves an even number of cells; the same where
// the limit is reached.
Settings turned(Settings wish, Choice choice, int by);
// "140 tiles · 18 designs".
std::string count_words(const Localiser& words, const Settings& wish,
                        const std::optional<link::Layout>& board);

}  // namespace quintet::link
