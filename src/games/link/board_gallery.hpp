// The boards that a free match of Link-up can have, and small drawings of their shapes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/localiser.hpp"
#include "games/link/matches.hpp"
#include "games/link/settings.hpp"

namespace quintet::link {

// A rectangle with a name or of a size of the player's own, a new shape in every game, or a shape.
struct BoardOption {
  std::string_view id{};                   // "small": the control is link.setup.board.small
  std::string_view name{};                 // a message; of a shape its name
  Size size{};                             // of a rectangle
  std::string_view layout{};               // as in the settings
  std::optional<link::Gravity> gravity{};  // that a shape brings with it
};

// The boards to choose from in view of some settings. They are made once for each settings, as a page draws them in every
// frame.
class BoardGallery {
 public:
  explicit BoardGallery(std::vector<Figure> figures, Settings wish = {});
  BoardGallery(const BoardGallery&) = delete;  // the names of boards are those of its figures
  BoardGallery& operator=(const BoardGallery&) = delete;
  ~BoardGallery() = default;

  // From now on everything is about these settings.
  void show(const Settings& wish);

  const std::vector<Figure>& figures() const { return figures_; }
  // A size of the player's own stays among them when another one is chosen.
  const std::vector<BoardOption>& boards() const { return boards_; }
  // The index of the chosen board.
  std::size_t chosen() const;
  // Whether that is a rectangle, whose columns and rows can be chosen.
  bool is_rectangle() const;
  // The cells of a board that is a shape; null for the others.
  const link::Layout* shape_of(const BoardOption& board) const;
  // The board to deal; nothing if the shape is random.
  const std::optional<link::Layout>& layout() const { return layout_; }
  // The settings with this board.
  Settings with_board(std::size_t option);

 private:
  const Figure* figure(std::string_view file) const;

  std::vector<Figure> figures_;
  Settings wish_;
  std::optional<Size> own_;  // the last size without a name that another board was chosen instead of
  std::vector<BoardOption> boards_;
  std::optional<link::Layout> layout_;
};

// The settings with the next number of columns (`width`) or rows (`height`), up or down, that leaves an even number of
// cells; the same where the limit is reached.
Settings turned(Settings wish, int Settings::*side, int by);
// "140 tiles · 18 designs".
std::string count_words(const Localiser& words, const Settings& wish,
                        const std::optional<link::Layout>& board);

// The tiles and stones of one board, as large as the area allows.
void draw_shape(Canvas& canvas, const ui::Theme& theme, Rect area, const link::Layout& board);

// The cells of a board of the gallery as a silhouette. Rectangles are drawn to one scale, so that a small one looks
// small; a random shape is an icon. `ink` is the colour of the tiles.
void draw_thumbnail(Canvas& canvas, const ui::Theme& theme, Rect area, const BoardOption& board,
                    const link::Layout* shape, Rgba ink);

}  // namespace quintet::link
