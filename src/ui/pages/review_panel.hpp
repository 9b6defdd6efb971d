// The panel of a review: the move list and everything else around its board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// The list of moves in the panel of a review: all moves in rows of two, or some of them, each in a row of its own. The rows
// that are shown follow the position on the board, and a bar says where they are. Each move is a control.

// A move in the list.
struct ReviewMove {
  MoveQuality quality = MoveQuality::Fine;
  std::string_view stone{};  // the picture of a stone of the side that moved; empty: there is one player
  std::string name{};
  std::string note{};   // beside the name
  std::string value{};  // empty where it is not known
  bool shown = false;   // its position is on the board
};

class ReviewMoveList {
 public:
  static constexpr float kRow = 36;  // height in points

  // The controls are named by the prefix and the number of the move, from 1.
  ReviewMoveList(std::string prefix, std::size_t moves) : prefix_(std::move(prefix)), moves_(moves) {}

  // Lists these moves alone, in this order.
  void list_only(std::vector<std::size_t> moves);

  // The area has room for so many rows.
  void fit(Rect area, std::size_t rows) {
    area_ = area;
    rows_ = rows;
  }
  // The row of the last move before this position stays visible, with one beside it, if that move is listed.
  void follow(std::size_t ply);
  // Among the listed moves: the position after the one above and below that of this position; below a position
  // that is not listed, the first one.
  std::optional<std::size_t> above(std::size_t ply) const;
  std::optional<std::size_t> below(std::size_t ply) const;
  // Returns whether the list has rows that are not shown.
  bool scroll(float steps);

  std::vector<Control> controls() const;
  // The move of a control, from 0.
  std::optional<std::size_t> move_of(std::string_view id) const;
  // `describe` is called for the moves that are shown. `ahead`: see Controls::warmth.
  void draw(Canvas& canvas, const Theme& theme, Rgba accent,
            const std::function<ReviewMove(std::size_t move)>& describe, const Controls& controls,
            Duration ahead) const;

 private:
  std::size_t columns() const { return only_ ? 1 : 2; }
  std::size_t entries() const { return only_ ? only_->size() : moves_; }
  std::size_t move_at(std::size_t entry) const { return only_ ? (*only_)[entry] : entry; }
  std::size_t all_rows() const { return (entries() + columns() - 1) / columns(); }
  // The first row that is shown: that which was scrolled to with so many rows, else one from which the followed position is
  // in sight.
  std::size_t first_row() const;
  // The entries of the rows that are shown: from the first to before the second.
  std::pair<std::size_t, std::size_t> shown() const;
  // Requires a shown entry.
  Rect place(std::size_t entry) const;
  float number_width() const;
  std::string id_of(std::size_t move) const { return prefix_ + std::to_string(move + 1); }
  void draw_rows(Canvas& canvas, const Theme& theme) const;

  std::string prefix_;
  std::size_t moves_;
  std::optional<std::vector<std::size_t>> only_;
  Rect area_;
  std::size_t rows_ = 0;
  std::size_t first_row_ = 0;  // as shown when the list last followed or was scrolled
  std::size_t followed_ = 0;
  std::optional<std::size_t> scrolled_;  // the number of rows with which it was scrolled since
  WheelSteps wheel_;
};

// The panel of a review, beside or below the board. From the top: the game, the caption, what to say about the move, the
// buttons that show more, the curve, the variations, the comment, the buttons that step through the game, the mistakes, and the list of moves.

// What the review of a game shows besides what all reviews show.
struct ReviewParts {
  bool bar = true;            // of both sides' chances, beside the board
  std::size_t actions = 4;    // buttons that show more
  bool learns = false;        // the first of them leads to the puzzles, and has a row of its own
  Extent board{1, 1};         // its shape, width by height
  std::size_t marks = 0;      // positions to jump to
  std::size_t tree_rows = 0;  // of the variations, if there are any
  float comment = 0;          // height of the comment on the position; 0: a game without comments
  bool puzzle = false;        // a puzzle is shown: nothing that would give its answer away
};

struct ReviewLayout {
  Rect bar, board, panel;
  // Empty where there is no room.
  Rect about, caption, verdict, learn, actions, curve, marks, tree, comment, steps, mistakes, list;
  bool low = false;  // buttons are icons
  std::size_t action_rows = 1;
  std::size_t rows = 0;  // the list has room for, of two moves each
};

ReviewLayout review_layout(Extent window, const ReviewParts& parts = {});

// The comment on the shown position, in a box of so many lines of text at most; the height that it needs in this width.
inline constexpr std::size_t kCommentLines = 3;
float comment_height(Canvas& canvas, const std::string& comment, float width, float line_height);
// `prompt`: said instead of an empty comment. `warm`: see control_colours.
void draw_comment(Canvas& canvas, const Theme& theme, const std::string& comment, const std::string& prompt,
                  Rect area, float line_height, float warm);

// All of these texts are translated.
struct ReviewCaption {
  std::string title{}, line{};
  std::string note{};                // at the right: the progress of the analysis
  std::optional<double> progress{};  // 0 … 1, drawn as a bar
  std::string_view stone{};          // of the first side, beside its chance
  std::string value{}, number{};  // empty where it is not known; the number alone, where there is little room
  std::string more{};             // after it, where there is room
};

// What there is to say about the shown move.
struct ReviewVerdict {
  // What a reason is about; on the board it has the same colour.
  enum class About : std::uint8_t { Nothing, Better, Answer };
  struct Reason {
    std::string text;
    About about = About::Nothing;
    friend bool operator==(const Reason&, const Reason&) = default;
  };

  MoveQuality quality = MoveQuality::Fine;
  std::string title{};
  std::vector<Reason> reasons{};
};

// The signs of the moves, each with its name and how many there are.
struct SignCount {
  MoveQuality quality = MoveQuality::Fine;
  std::string name{};
  std::size_t count = 0;
};

// All of it but the curve, the controls and the list of moves.
struct ReviewPanel {
  std::array<std::string, 3> about{};  // what the game is; empty parts are left out
  ReviewCaption caption{};
  ReviewVerdict verdict{};
  std::string mistakes{};          // how many there are
  std::vector<SignCount> signs{};  // a legend, instead of it
};

// The controls are made by the page. Where the panel is low, actions are icons. Of a layout with a place for it, the first
// one leads to the puzzles.
void place_actions(std::span<Control> actions, const ReviewLayout& layout);
// Whether so many buttons that step through the game fit side by side.
bool have_room(std::size_t steps, const ReviewLayout& layout);
// As many of the last marks as there is room for; the others are left out.
void place_marks(std::vector<Control>& marks, const ReviewLayout& layout);
void place_steps(std::span<Control> steps, const ReviewLayout& layout);

void draw_review_panel(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewLayout& layout,
                       const ReviewPanel& panel, float line_height);

}  // namespace quintet::ui
