#include "ui/pages/setup_row_painter.hpp"

#include <algorithm>
#include <string>

namespace quintet::ui {
namespace {

using Look = SetupRow::Look;

// What is said at the right end of the label.
std::string word_beside_label(const SetupRow& row) {
  if (row.look == Look::Steps) return {};
  if (!row.value.empty()) return row.value;
  return row.shows_word() && row.chosen < row.options.size() ? row.options[row.chosen].label : std::string{};
}

}  // namespace

void SetupRowPainter::draw(const PlacedRow& placed, std::size_t explained) const {
  draw_label(placed);
  if (placed.look == Look::Segments) OptionPainter{canvas, theme}.draw_strip(placed.options);
  if (placed.look == Look::Ladder) LadderPainter{canvas, theme, line_height, placed}.draw_rail();
  for (const PlacedOption& option : placed.shown) draw_option(placed, option);
  if (placed.look == Look::Steps)
    canvas.text(
        placed.row->value, placed.options,
        {.face = Face::Bold, .size = type::kLead, .colour = theme.colour.text, .align = Align::Centre});
  draw_sentence(placed, explained);
}

void SetupRowPainter::draw_label(const PlacedRow& placed) const {
  const SetupRow& row = *placed.row;
  if (placed.label.empty()) return;
  const std::string word = word_beside_label(row);
  const Rect line{placed.label.x, placed.label.y, placed.label.w, placed.label.h - space::kHair};
  const float width =
      word.empty() ? line.w : std::min(line.w, canvas.text_width(row.label, Face::Text, type::kLabel) + 1);
  canvas.text(row.label, {line.x, line.y, width, line.h},
              {.size = type::kLabel, .colour = theme.colour.text_2});
  if (word.empty()) return;
  const float left = width + space::kTiny;
  canvas.text(word, {line.x + left, line.y, line.w - left, line.h},
              {.face = Face::Bold, .size = type::kLabel, .colour = theme.colour.text, .align = Align::Right});
}

void SetupRowPainter::draw_option(const PlacedRow& placed, const PlacedOption& option) const {
  const SetupRow& row = *placed.row;
  const OptionState state{
      .chosen = option.index == row.chosen, .enabled = row.enabled, .warm = warmth(row, option.index)};
  switch (placed.look) {
    case Look::Segments:
      return draw_segment(row, option, state);
    case Look::Icons:
      return draw_icon(row, option, state);
    case Look::Ladder:
      return LadderPainter{canvas, theme, line_height, placed}.draw_rung(option, state, draw_art);
    default:
      return draw_card(placed, option, state);
  }
}

void SetupRowPainter::draw_segment(const SetupRow& row, const PlacedOption& option, OptionState state) const {
  const SetupOption& words = row.options[option.index];
  const float sample = words.art ? kSegmentSample + kSegmentGap : 0;
  OptionPainter{canvas, theme}.draw_segment(option.at, words.label, sample, state);
  if (!words.art) return;
  const float text = canvas.text_width(words.label, state.chosen ? Face::Bold : Face::Text, type::kLabel);
  const float left = option.at.x + std::max(space::kHair, (option.at.w - sample - text) / 2);
  draw_art(row, option.index,
           {left, option.at.centre().y - kSegmentSample / 2, kSegmentSample, kSegmentSample});
}

void SetupRowPainter::draw_icon(const SetupRow& row, const PlacedOption& option, OptionState state) const {
  const SetupOption& words = row.options[option.index];
  const OptionPainter painter{canvas, theme};
  if (!words.art) return painter.draw_icon(option.at, words.icon, state);
  painter.draw_tile(option.at, state);
  draw_art(row, option.index, option.at.grown(-space::kHair));
}

void SetupRowPainter::draw_card(const PlacedRow& placed, const PlacedOption& option,
                                OptionState state) const {
  const SetupRow& row = *placed.row;
  const std::string& label = row.options[option.index].label;
  OptionPainter{canvas, theme}.draw_tile(option.at, state);
  const Rect inner = option.at.grown(-kCardInset);
  const Rect art{inner.x, inner.y, inner.w, inner.h - placed.words};
  const float side = std::min(art.w, art.h);
  draw_art(row, option.index, row.look == Look::Ladder ? centred(art.centre(), {side, side}) : art);
  const TextStyle style{.face = state.chosen ? Face::Bold : Face::Text,
                        .size = type::kCaption,
                        .colour = theme.colour.text,
                        .align = Align::Centre};
  const Rect words{inner.x, art.bottom() + space::kHair, inner.w, placed.words - space::kHair};
  const float height = canvas.paragraph_height(label, words.w, style, line_height);
  if (row.look == Look::Gallery || height <= type::kCaption * line_height + 1)
    canvas.text(label, words, style);
  else
    canvas.paragraph(label, words, style, line_height);
}

void SetupRowPainter::draw_sentence(const PlacedRow& placed, std::size_t explained) const {
  const SetupRow& row = *placed.row;
  if (placed.sentence.h <= 0 || explained >= row.options.size()) return;
  canvas.paragraph(row.options[explained].remark(), placed.sentence,
                   {.size = type::kLabel, .colour = theme.colour.text}, line_height);
}

}  // namespace quintet::ui
