#include "games/gomoku/board_view.hpp"

#include <algorithm>
#include <array>

#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// Milliseconds from the beginning of the phrase to its notes: see tools/sound/effects/desk.cpp. By desk, and of a loss.
constexpr std::array<std::array<int, 5>, 4> kWinNotes{
    {{0, 120, 240, 360, 560}, {0, 160, 320, 520, 780}, {0, 130, 260, 390, 520}, {0, 210, 320, 450, 660}}};
constexpr std::array<int, 5> kLossNotes{0, 100, 200, 310, 420};
constexpr int kNextNote = 120;  // from the fifth to the sixth stone of a longer row

constexpr Duration kBeforePhrase = milliseconds(120);  // the board has begun to dim
constexpr float kDim = 0.2F, kDimDark = 0.42F;         // of the board while the stones light up
// In steps from crossing to crossing.
// The ring lies around the stone, below its neighbours, so that every stone keeps its size.
constexpr float kRing = 0.57F, kRingFrom = 0.8F, kRingWidth = 0.14F, kLeastRing = 2.5F;
constexpr float kHalo = 0.5F, kHaloBlur = 0.5F, kHaloInk = 0.95F;
constexpr float kRipple = 1.15F, kRippleWidth = 0.05F, kRippleInk = 0.6F;
constexpr int kRipples = 2;
constexpr float kBright = 0.68F;  // how much lighter than gold the lights are on a light board
constexpr float kBloom = 1.12F;   // of a stone that lights up, once

// Gold stands out on dark boards and around white stones; on light boards black stones glow.
Rgba light_of(const Palette& palette, Stone stone) {
  return palette.dark || stone == Stone::White ? palette.gold : mix(palette.gold, palette.raised, kBright);
}

}  // namespace

void FiveLights::begin(const Row& five, Point last, Duration start) {
  row_.assign(five.begin(), five.end());
  const auto at = std::ranges::find(row_, last);
  if (at != row_.end() && 2 * (at - row_.begin()) < static_cast<std::ptrdiff_t>(row_.size()))
    std::ranges::reverse(row_);
  start_ = start;
  phrase_ = Phrase::Win;
}

Duration FiveLights::phrase_start() const {
  return start_ + context_.glide(kBeforePhrase);
}

Duration FiveLights::beat(std::size_t index) const {
  if (context_.still()) return phrase_start();
  const auto& notes =
      phrase_ == Phrase::Loss ? kLossNotes : kWinNotes[static_cast<std::size_t>(context_.theme.desk)];
  const int note = index < notes.size()
                       ? notes[index]
                       : notes.back() + kNextNote * static_cast<int>(index - notes.size() + 1);
  return phrase_start() + milliseconds(note);
}

Duration FiveLights::lit() const {
  return row_.empty() ? start_ : beat(row_.size() - 1) + context_.glide(motion::kBase);
}

Duration FiveLights::end() const {
  return lit() + context_.glide(motion::kGrand);
}

// In within 240 ms; after the last stone out again by half.
float FiveLights::dimming(Duration now) const {
  const auto in = static_cast<float>(Tween{start_, context_.glide(motion::kCalm), kLinear}.progress(now));
  const auto out = static_cast<float>(Tween{lit(), context_.glide(motion::kGrand), kLinear}.progress(now));
  return in * (1 - out / 2) * (context_.theme.colour.dark ? kDimDark : kDim);
}

void FiveLights::draw(Canvas& canvas, const BoardGrid& grid, const Palette& palette, const Board& board,
                      Duration now) const {
  if (row_.empty()) return;
  const Rgba light = light_of(palette, board[row_.front()]);
  canvas.rounded(grid.plate, radius::kBoard, palette.shade.faded(dimming(now)));
  const float width = std::max(kLeastRing, kRingWidth * grid.side);
  const auto part_of = [&](std::size_t i) {
    return static_cast<float>(Tween{beat(i), context_.glide(motion::kCalm), kBaseCurve}.progress(now));
  };
  for (std::size_t i = 0; i < row_.size() && part_of(i) > 0; ++i) {
    const float part = part_of(i), halo = 2 * kHalo * grid.side;
    const Vec centre = grid.centre(row_[i]);
    canvas.shadow(centred(centre, {halo, halo}), halo / 2,
                  {.drop = 0, .blur = kHaloBlur * grid.side, .colour = light.faded(kHaloInk * part)});
    canvas.ring(centre, mix(kRingFrom, kRing, part) * grid.side, width, light.faded(part));
  }
  for (std::size_t i = 0; i < row_.size() && part_of(i) > 0; ++i)
    draw_stone(canvas, grid, board[row_[i]], row_[i],
               {.opacity = part_of(i), .scale = mix(kBloom, 1.0F, part_of(i))});
  draw_ripples(canvas, grid, light, now);
}

// From the last stone outwards, once.
void FiveLights::draw_ripples(Canvas& canvas, const BoardGrid& grid, Rgba light, Duration now) const {
  if (context_.still()) return;
  for (int i = 0; i < kRipples; ++i) {
    const Tween tween{beat(row_.size() - 1) + i * motion::kBase, motion::kGrand, kBaseCurve};
    const auto part = static_cast<float>(tween.progress(now));
    if (part <= 0 || part >= 1) continue;
    canvas.ring(grid.centre(row_.back()), mix(kRing, kRipple, part) * grid.side,
                std::max(kLeastRing, kRippleWidth * grid.side), light.faded(kRippleInk * (1 - part)));
  }
}

void BoardView::show(const Played& played, Duration now) {
  finish();
  if (played.stone == Stone::None) return;
  lights_.clear();
  const Duration settled = drop(played.move.at, now);
  if (played.five.empty()) return;
  lights_.begin(played.five, played.move.at, settled);
  busy(lights_.end());
}

void BoardView::show_undo(const std::vector<std::pair<Point, Stone>>& stones, Duration now) {
  lights_.clear();
  lift(stones, now);
}

void BoardView::finish() {
  StoneBoard::finish();
  lights_.finish();
}

void BoardView::draw(Canvas& canvas, const BoardLook& look, const Game& game, const BoardMarks& marks,
                     Duration now) const {
  const Palette palette = theme_of(context_, look.board).colour;
  const MarkPainter painter{canvas, grid(), palette, marks};
  StoneBoard::draw(canvas, look, game.board().cells(), marks, now,
                   {.below =
                        [&] {
                          painter.draw_forbidden();
                          painter.draw_threats();
                          painter.draw_reason();
                        },
                    .above =
                        [&] {
                          if (game.over()) lights_.draw(canvas, grid(), palette, game.board(), now);
                        }});
  const Extent window = canvas.size();
  painter.draw_reason_words(theme_of(context_, look.window).colour,
                            Rect{0, 0, window.w, window.h}.grown(-space::kHair));
}

void BoardAids::set_hint(const Purpose& hint, Colour colour) {
  constexpr std::size_t kMostStones = 9;  // more would hide the board
  drop_hint();
  hint_ = hint.at;
  hint_rows_.reserve(hint.rows.size());
  for (const Row& row : hint.rows) hint_rows_.push_back({row, stone_ink::kHint});
  if (hint.wins_by.size() < 2) return;  // the ring says it all
  hint_line_.reserve(kMostStones);
  for (std::size_t i = 0; i < std::min(hint.wins_by.size(), kMostStones); ++i)
    hint_line_.push_back({hint.wins_by[i], i % 2 == 0 ? colour : other(colour), i + 1, stone_ink::kHint});
}

void BoardAids::drop_hint() {
  hint_.reset();
  hint_rows_.clear();
  hint_line_.clear();
}

void BoardAids::board_changed(const Game& game) {
  drop_hint();
  forbidden_.clear();
  reason_.reset();
  update_threats(game);
}

void BoardAids::show_forbidden(const Game& game) {
  if (game.rule() == Rule::Renju && game.to_move() == Colour::Black)
    forbidden_ = forbidden_points(game.board());
}

void BoardAids::update_threats(const Game& game) {
  threats_ = shown_threats(context_, game);
}

void BoardAids::look_at(std::optional<Point> at, const Game& game) {
  if (at && reason_ && reason_->at == *at) return;
  reason_.reset();
  if (!at || std::ranges::find(forbidden_, *at, &ForbiddenPoint::at) == forbidden_.end()) return;
  reason_ = ForbiddenReason{*at, forbidden_shapes(game.board(), *at),
                            context_.words.tr(refusal_message(game.judge({.at = *at})))};
}

BoardMarks BoardAids::marks() const {
  BoardMarks marks;
  marks.hint = hint_;
  marks.rows = hint_rows_;
  marks.planned = hint_line_;
  marks.forbidden = forbidden_;
  marks.reason = reason_ ? &*reason_ : nullptr;
  marks.threats = threats_;
  return marks;
}

namespace {

// Stones from the middle of the board, black and white in turn.
// A game that has begun well for both.
constexpr std::array kPosition{Point{0, 0},  Point{-1, 1}, Point{1, 1}, Point{-1, -1}, Point{1, -1},
                               Point{-1, 0}, Point{-1, 2}, Point{2, 0}, Point{0, 2}};
// Black fills the gap between three and two stones: six in a row.
constexpr std::array kSix{Point{0, -3}, Point{1, -2}, Point{0, -2}, Point{-1, -1}, Point{0, -1}, Point{1, 1},
                          Point{0, 1},  Point{-1, 2}, Point{0, 2},  Point{2, -1},  Point{0, 0}};
// White's six do not win, black's five do.
constexpr std::array kFive{Point{-1, -2}, Point{2, -3}, Point{-1, -1}, Point{2, -2}, Point{-1, 0},
                           Point{2, -1},  Point{-3, 2}, Point{2, 1},   Point{-2, 2}, Point{2, 2},
                           Point{-1, 1},  Point{2, 0},  Point{-1, 2}};
// Black to move: a stone in the middle would make two open threes at once.
constexpr std::array kDoubleThree{Point{0, -1}, Point{-1, -3}, Point{0, -2}, Point{-2, -1},
                                  Point{1, 0},  Point{3, 1},   Point{2, 0},  Point{-2, 2}};
constexpr std::array kOne{Point{0, 0}};
constexpr std::array kThree{Point{0, 0}, Point{-1, 1}, Point{1, 1}};
constexpr std::array kFiveOfSwap2{Point{0, 0}, Point{-1, 1}, Point{1, 1}, Point{1, 2}, Point{-1, 3}};

std::span<const Point> drawing_of(const Start& start, Subject subject) {
  if (subject == Subject::Opening)
    return start.opening == Opening::Free   ? std::span<const Point>(kOne)
           : start.opening == Opening::Swap ? std::span<const Point>(kThree)
                                            : std::span<const Point>(kFiveOfSwap2);
  if (start.rule == Rule::Renju) return kDoubleThree;
  if (subject == Subject::Position) return kPosition;
  return start.rule == Rule::Freestyle ? std::span<const Point>(kSix) : std::span<const Point>(kFive);
}

}  // namespace

std::vector<Point> example_stones(const Start& start, Subject subject) {
  const Point middle{start.side / 2, start.side / 2};
  std::vector<Point> stones;
  for (const Point from_middle : drawing_of(start, subject)) stones.push_back(middle + from_middle);
  return stones;
}

ExampleBoard::ExampleBoard(Context& context) : context_(context), view_(context) {}

void ExampleBoard::fit(Rect area) {
  area_ = area;
  if (start_) view_.fit(area_, start_->side);
}

void ExampleBoard::show(const Start& start, Subject subject, Duration now) {
  if (start_ == start && subject_ == subject) return;
  start_ = start;
  subject_ = subject;
  // In an opening the colours are chosen between the stones; here only the stones are shown.
  game_ = Game(Start{start.side, start.rule, Opening::Free});
  stones_ = example_stones(start, subject);
  Played last;
  for (const Point at : stones_) last = game_.play({.at = at});
  forbidden_ = start.rule == Rule::Renju && subject != Subject::Opening ? forbidden_points(game_.board())
                                                                        : std::vector<ForbiddenPoint>{};
  view_.finish();
  view_.show_undo({}, now);
  view_.fit(area_, start.side);
  view_.show(last, now);
}

void ExampleBoard::draw(Canvas& canvas, Duration now) const {
  BoardLook look = board_look(context_);
  look.numbers = subject_ == Subject::Opening;
  BoardMarks marks;
  marks.order = stones_;
  marks.forbidden = forbidden_;
  view_.draw(canvas, look, game_, marks, now);
}

std::vector<gomoku::StandingThreat> shown_threats(const Context& context, const gomoku::Game& game) {
  if (!context.profile.get<Settings>().threats || game.over()) return {};
  return gomoku::standing_threats(game.board(), game.rule());
}

}  // namespace quintet::gomoku
