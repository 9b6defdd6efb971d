#include "ui/pages/setup_painter.hpp"

#include <algorithm>
#include <string>

namespace quintet::ui {

namespace {

constexpr float kNarrowRung = 150,
                kOpenRung = 200;  // widths of a ladder with names below, and with an open rung
constexpr float kInset = 4, kRailWidth = 4, kPortraitMost = 52, kOpenPortrait = 84;
constexpr float kNameBelow = 18, kSeal = 32, kSealClear = 2, kNumber = 24, kRungIcon = 20;
constexpr std::string_view kBeatenGlyph = "胜";

}  // namespace

bool LadderPainter::opens(const PlacedOption& rung) const {
  return rung.index == ladder.row->chosen && ladder.options.w >= kOpenRung;
}

// The width that portraits have beside the names.
float LadderPainter::portrait_column() const {
  return ladder.options.w >= kOpenRung ? kOpenPortrait : kPortraitMost;
}

Rect LadderPainter::portrait_place(const PlacedOption& rung) const {
  const Rect& at = rung.at;
  if (ladder.options.w < kNarrowRung) {
    const float side = std::max(0.0F, std::min(at.h - kNameBelow - 2 * kInset, kOpenPortrait));
    return {at.centre().x - side / 2, at.y + kInset, side, side};
  }
  const float side = std::min(opens(rung) ? kOpenPortrait : kPortraitMost, at.h - 2 * kInset);
  return centred({at.x + kInset + portrait_column() / 2, at.centre().y}, {side, side});
}

void LadderPainter::draw_rail() const {
  if (ladder.options.w < kNarrowRung) return;
  for (std::size_t i = 1; i < ladder.shown.size(); ++i) {
    const PlacedOption& below = ladder.shown[i - 1];
    const Vec from = portrait_place(below).centre(), to = portrait_place(ladder.shown[i]).centre();
    canvas.fill({from.x - kRailWidth / 2, to.y, kRailWidth, from.y - to.y},
                option_of(below).sealed ? theme.colour.seal : theme.colour.sunken);
  }
}

void LadderPainter::draw_rung(const PlacedOption& rung, OptionState state, const OptionArt& draw_art) const {
  const Rect& at = rung.at;
  if (state.chosen || state.warm > 0) {
    const auto guard = canvas.saved();
    if (!state.chosen) canvas.fade(state.warm);
    OptionPainter{canvas, theme}.draw_tile(at, state);
  }
  const Rect portrait = portrait_place(rung);
  canvas.disc(portrait.centre(), portrait.w / 2 + 1, theme.colour.surface);
  draw_art(*ladder.row, rung.index, portrait);
  const Face face = state.chosen ? Face::Bold : Face::Text;
  if (ladder.options.w < kNarrowRung) return draw_name_below(rung, face);
  const float left = at.x + 2 * kInset + portrait_column() + space::kTiny;
  if (!opens(rung)) return draw_name_beside(rung, face, left);
  draw_open_rung(option_of(rung), {left, at.y + kInset, at.right() - left - space::kTiny, at.h - 2 * kInset});
}

void LadderPainter::draw_name_below(const PlacedOption& rung, Face face) const {
  const Rect& at = rung.at;
  canvas.text(option_of(rung).label,
              {at.x + kInset, at.bottom() - kNameBelow - 2, at.w - 2 * kInset, kNameBelow},
              {.face = face, .size = type::kCaption, .colour = theme.colour.text, .align = Align::Centre});
}

// With a seal, an icon, its mark or the number of the rung at the right.
void LadderPainter::draw_name_beside(const PlacedOption& rung, Face face, float left) const {
  const Rect& at = rung.at;
  const SetupOption& option = option_of(rung);
  const float right = at.right() - space::kTiny;
  const std::string mark = !option.mark.empty() ? option.mark
                           : option.sealed      ? std::string()
                                                : std::to_string(rung.index + 1);
  const float marked =
                  mark.empty() ? 0 : std::max(kNumber, canvas.text_width(mark, Face::Text, type::kLabel)),
              seal = option.sealed ? kSeal + space::kHair : 0;
  canvas.text(option.label, {left, at.y, right - marked - seal - left - space::kHair, at.h},
              {.face = face, .size = type::kBody, .colour = theme.colour.text});
  if (option.sealed)
    draw_seal(canvas, theme, {right - marked - seal, at.centre().y - kSeal / 2, kSeal, kSeal}, kBeatenGlyph);
  if (!option.icon.empty())
    canvas.picture("images/icons/" + option.icon + ".svg",
                   {right - kRungIcon, at.centre().y - kRungIcon / 2, kRungIcon, kRungIcon},
                   theme.colour.text_2);
  else
    canvas.text(mark, {right - marked, at.y, marked, at.h},
                {.size = type::kLabel, .colour = theme.colour.text_2, .align = Align::Right});
}

void LadderPainter::draw_open_rung(const SetupOption& option, Rect area) const {
  const Palette& c = theme.colour;
  const TextStyle small{.size = type::kCaption, .colour = c.text};
  const float name = type::kLead * line_height, note = option.note.empty() ? 0 : type::kCaption * line_height;
  const float sentence = canvas.paragraph_height(option.sentence, area.w, small, line_height);
  float y = area.y + std::max(0.0F, (area.h - name - sentence - note) / 2);
  // No higher than the line of the name, so that it stands clear of the sentence below.
  const float side = option.sealed ? std::min(kSeal, name - kSealClear) : 0;
  canvas.text(option.label, {area.x, y, area.w - side - space::kHair, name},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  if (option.sealed)
    draw_seal(canvas, theme, {area.right() - side, y - kSealClear, side, side}, kBeatenGlyph);
  y += name;
  canvas.paragraph(option.sentence, {area.x, y, area.w, sentence}, small, line_height);
  canvas.text(option.note, {area.x, y + sentence, area.w, note},
              {.face = Face::Bold, .size = type::kCaption, .colour = c.primary});
}

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
  if (placed.look == Look::Steps) draw_number(placed);
  draw_sentence(placed, explained);
}

// Words between the buttons are as large as they fit.
void SetupRowPainter::draw_number(const PlacedRow& placed) const {
  const std::string& value = placed.row->value;
  const float room = placed.next.x - placed.previous.right() - 2 * space::kHair;
  float size = type::kLead;
  while (size > type::kLabel && canvas.text_width(value, Face::Bold, size) > room) --size;
  canvas.text(value, placed.options,
              {.face = Face::Bold, .size = size, .colour = theme.colour.text, .align = Align::Centre});
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
