#include "ui/game/review_move_list.hpp"

#include <algorithm>

#include "ui/game/review_curve.hpp"

namespace quintet::ui {
namespace {

constexpr float kNumber = 34, kWideNumber = 52, kScrollBar = 4;  // of all moves, of chosen ones
constexpr float kMoveStone = 16, kMoveMark = 5;
constexpr float kLeastForChance = 120;  // a narrower move has no room for it

void draw_move(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewMove& move, Rect area,
               float warm) {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kCell, move.shown ? c.sunken : mix(c.surface, c.sunken, warm));
  if (move.shown) canvas.outline(area, radius::kCell, kLine, accent);
  const float middle = area.centre().y;
  float x = area.x + space::kTiny;
  if (!move.stone.empty()) {
    draw_small_stone(canvas, theme, move.stone, {x + kMoveStone / 2, middle}, kMoveStone);
    x += kMoveStone + space::kTiny;
  }
  float right = area.right() - space::kTiny;
  if (area.w >= kLeastForChance && !move.value.empty()) {
    const float width = canvas.text_width(move.value, Face::Text, type::kCaption) + 1;
    canvas.text(move.value, {right - width, area.y, width, area.h},
                {.size = type::kCaption, .colour = c.text_2});
    right -= width + space::kTiny;
  }
  draw_quality_mark(canvas, theme, move.quality, {right - kMoveMark, middle}, kMoveMark);
  right -= 2 * kMoveMark + space::kHair;
  const TextStyle name{.face = move.shown ? Face::Bold : Face::Text, .size = type::kLabel, .colour = c.text};
  canvas.text(move.name, {x, area.y, right - x, area.h}, name);
  x += canvas.text_width(move.name, name.face, name.size) + space::kSmall;
  const TextStyle note{.size = type::kLabel, .colour = c.text_2};
  if (x + canvas.text_width(move.note, note.face, note.size) <= right)
    canvas.text(move.note, {x, area.y, right - x, area.h}, note);
}

}  // namespace

void ReviewMoveList::list_only(std::vector<std::size_t> moves) {
  if (only_ == moves) return;
  only_ = std::move(moves);
  follow(followed_);
}

void ReviewMoveList::fit(Rect area, std::size_t rows) {
  area_ = area;
  if (std::exchange(rows_, rows) != rows) follow(followed_);
}

void ReviewMoveList::follow(std::size_t ply) {
  followed_ = ply;
  if (rows_ == 0 || all_rows() <= rows_) {
    first_row_ = 0;
    return;
  }
  first_row_ = std::min(first_row_, all_rows() - rows_);
  std::size_t entry = ply > 0 ? ply - 1 : 0;
  if (only_) {
    const auto found = std::ranges::find(*only_, entry);
    if (ply == 0 || found == only_->end()) return;
    entry = static_cast<std::size_t>(found - only_->begin());
  }
  const std::size_t row = entry / columns();
  const std::size_t margin = rows_ > 2 ? 1 : 0;
  if (row < first_row_ + margin) first_row_ = row - std::min(row, margin);
  if (row + margin >= first_row_ + rows_) first_row_ = row + margin + 1 - rows_;
  first_row_ = std::min(first_row_, all_rows() - rows_);
}

std::optional<std::size_t> ReviewMoveList::above(std::size_t ply) const {
  if (!only_) return std::nullopt;
  const auto found = std::ranges::find(*only_, ply, [](std::size_t move) { return move + 1; });
  if (found == only_->end() || found == only_->begin()) return std::nullopt;
  return *(found - 1) + 1;
}

std::optional<std::size_t> ReviewMoveList::below(std::size_t ply) const {
  if (!only_) return std::nullopt;
  auto next = std::ranges::find(*only_, ply, [](std::size_t move) { return move + 1; });
  next = next == only_->end() ? only_->begin() : next + 1;
  return next == only_->end() ? std::nullopt : std::optional(*next + 1);
}

bool ReviewMoveList::scroll(float steps) {
  if (all_rows() <= rows_) return false;
  const int first = static_cast<int>(first_row_) - wheel_.take(steps);
  first_row_ = static_cast<std::size_t>(std::clamp(first, 0, static_cast<int>(all_rows() - rows_)));
  return true;
}

std::pair<std::size_t, std::size_t> ReviewMoveList::shown() const {
  return {columns() * first_row_, std::min(entries(), columns() * (first_row_ + rows_))};
}

float ReviewMoveList::number_width() const {
  return only_ ? kWideNumber : kNumber;
}

Rect ReviewMoveList::place(std::size_t entry) const {
  const float width = (area_.w - number_width() - 2 * kScrollBar) / static_cast<float>(columns());
  const std::size_t row = entry / columns() - first_row_;
  return {area_.x + number_width() + static_cast<float>(entry % columns()) * width,
          area_.y + static_cast<float>(row) * kRow, width - space::kHair, kRow - space::kHair};
}

std::vector<Control> ReviewMoveList::controls() const {
  std::vector<Control> controls;
  const auto [first, end] = shown();
  for (std::size_t entry = first; entry < end; ++entry)
    controls.push_back({.id = id_of(move_at(entry)),
                        .kind = Control::Kind::Area,
                        .bounds = place(entry),
                        .ring_radius = radius::kCell});
  return controls;
}

std::optional<std::size_t> ReviewMoveList::move_of(std::string_view id) const {
  const auto [first, end] = shown();
  for (std::size_t entry = first; entry < end; ++entry) {
    if (id == id_of(move_at(entry))) return move_at(entry);
  }
  return std::nullopt;
}

void ReviewMoveList::draw(Canvas& canvas, const Theme& theme, Rgba accent,
                          const std::function<ReviewMove(std::size_t move)>& describe,
                          const Controls& controls, Duration ahead) const {
  draw_rows(canvas, theme);
  const auto [first, end] = shown();
  for (std::size_t entry = first; entry < end; ++entry) {
    const std::size_t move = move_at(entry);
    draw_move(canvas, theme, accent, describe(move), place(entry), controls.warmth(id_of(move), ahead));
  }
}

// The number of the first move of each row, and the bar.
void ReviewMoveList::draw_rows(Canvas& canvas, const Theme& theme) const {
  const Palette& c = theme.colour;
  const std::size_t all = all_rows(), end = std::min(all, first_row_ + rows_);
  for (std::size_t row = first_row_; row < end; ++row)
    canvas.text(std::to_string(move_at(columns() * row) + 1),
                {area_.x, area_.y + static_cast<float>(row - first_row_) * kRow,
                 number_width() - space::kTiny, kRow - space::kHair},
                {.size = type::kCaption, .colour = c.text_2, .align = Align::Right});
  if (all <= rows_) return;
  const Rect track{area_.right() - kScrollBar, area_.y, kScrollBar, area_.h};
  const auto part = [all](std::size_t rows) { return static_cast<float>(rows) / static_cast<float>(all); };
  canvas.rounded(track, kScrollBar / 2, c.hairline);
  canvas.rounded({track.x, track.y + track.h * part(first_row_), track.w, track.h * part(rows_)},
                 kScrollBar / 2, c.border);
}

}  // namespace quintet::ui
