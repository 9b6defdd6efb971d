#include "ui/pages/help_writer.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kPadding = space::kWide;
constexpr float kHeading = 40, kParagraphGap = space::kTiny;
constexpr float kIcon = 24, kTermGap = space::kSmall, kTermHead = 26;
constexpr float kNameWidth = 330;  // of a term without a meaning beside it
constexpr float kKeyRow = 36;
constexpr std::array kKeyColumns{0.31F, 0.27F, 0.19F, 0.23F};  // parts of the width
constexpr std::array<std::string_view, 3> kDevices{"keyboard", "mouse", "gamepad"};

}  // namespace

HelpWriter::HelpWriter(const Context& context, Canvas& canvas, Rgba accent, float width)
    : context_(context), canvas_(canvas), accent_(accent), card_width_(width) {}

std::string HelpWriter::tr(const Message& message) const {
  return message.empty() ? std::string{} : context_.words.tr(message);
}

void HelpWriter::begin(Rect card) {
  left_ = card.x + kPadding;
  width_ = card.w - 2 * kPadding;
  y_ = card.y + kPadding;
  if (paints_) draw_card(canvas_, context_.theme, card, Elevation::Low);
}

float HelpWriter::height(const HelpChapter& chapter) {
  paints_ = false;
  begin({0, 0, card_width_, 0});
  write(chapter);
  return y_ + kPadding;
}

float HelpWriter::height(std::span<const CommandInfo> keys) {
  paints_ = false;
  begin({0, 0, card_width_, 0});
  write(keys);
  return y_ + kPadding;
}

void HelpWriter::paint(const HelpChapter& chapter, Rect card, Duration at) {
  paints_ = true;
  at_ = at;
  begin(card);
  write(chapter);
}

void HelpWriter::paint(std::span<const CommandInfo> keys, Rect card) {
  paints_ = true;
  begin(card);
  write(keys);
}

void HelpWriter::write(const HelpChapter& chapter) {
  heading(chapter.heading);
  for (const std::string_view text : chapter.paragraphs) {
    paragraph(tr(text), left_, width_, {.size = type::kBody, .colour = context_.theme.colour.text});
    y_ += kParagraphGap;
  }
  art(chapter.art);
  const bool names_only = !chapter.terms.empty() && chapter.terms.front().text.empty();
  if (names_only)
    names(chapter.terms);
  else
    terms(chapter.terms);
}

void HelpWriter::write(std::span<const CommandInfo> keys) {
  heading(msgid("Keys"));
  devices();
  for (const CommandInfo& row : keys) key_row(row);
}

void HelpWriter::heading(std::string_view text) {
  if (paints_) {
    canvas_.text(tr(text), {left_, y_, width_, kHeading - space::kSmall},
                 {.face = Face::Bold, .size = type::kLead, .colour = accent_});
  }
  y_ += kHeading;
}

void HelpWriter::paragraph(const std::string& text, float x, float room, const TextStyle& style) {
  y_ += paints_ ? canvas_.paragraph(text, {x, y_, room, 0}, style, context_.line_height())
                : canvas_.paragraph_height(text, room, style, context_.line_height());
}

void HelpWriter::art(const HelpArt& art) {
  art_place_ = {};
  if (!art.paint) return;
  const Rect plate{left_, y_ + kParagraphGap, width_, art.height};
  if (paints_) {
    canvas_.rounded(plate, radius::kControl, context_.theme.colour.board);
    canvas_.outline(plate, radius::kControl, kLine, context_.theme.colour.board_edge);
    const auto guard = canvas_.saved();
    canvas_.clip(plate);
    art.paint(canvas_, {context_, at_}, plate);
  }
  art_place_ = plate;
  y_ = plate.bottom();
}

void HelpWriter::terms(std::span<const HelpTerm> terms) {
  const float indent = kIcon + kTermGap, room = width_ - indent;
  for (const HelpTerm& term : terms) {
    y_ += kParagraphGap / 2;
    term_name(term, left_, room, Face::Bold);
    y_ += kTermHead;
    paragraph(tr(term.text), left_ + indent, room,
              {.size = type::kLabel, .colour = context_.theme.colour.text_2});
    y_ += kParagraphGap / 2;
  }
}

// Terms that need no explanation are placed side by side.
void HelpWriter::names(std::span<const HelpTerm> terms) {
  const auto columns = static_cast<std::size_t>(std::max(1.0F, std::floor(width_ / kNameWidth)));
  const float cell = width_ / static_cast<float>(columns);
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const float x = left_ + cell * static_cast<float>(i % columns);
    term_name(terms[i], x, cell - kIcon - 2 * kTermGap, Face::Text);
    if ((i + 1) % columns == 0 || i + 1 == terms.size()) y_ += kTermHead + kTermGap;
  }
}

void HelpWriter::term_name(const HelpTerm& term, float x, float room, Face face) {
  if (!paints_) return;
  canvas_.picture("images/icons/" + std::string(term.icon) + ".svg",
                  {x, y_ + (kTermHead - kIcon) / 2, kIcon, kIcon}, accent_);
  canvas_.text(tr(term.term), {x + kIcon + kTermGap, y_, room, kTermHead},
               {.face = face, .size = type::kBody, .colour = context_.theme.colour.text});
}

Rect HelpWriter::key_cell(std::size_t column) const {
  float x = left_;
  for (std::size_t i = 0; i < column; ++i) x += kKeyColumns[i] * width_;
  return {x, y_, kKeyColumns[column] * width_ - space::kTiny, kKeyRow};
}

void HelpWriter::devices() {
  for (std::size_t i = 0; paints_ && i < kDevices.size(); ++i) {
    const Rect cell = key_cell(i + 1);
    canvas_.picture("images/icons/" + std::string(kDevices[i]) + ".svg",
                    {cell.x, cell.centre().y - kIcon / 2, kIcon, kIcon}, context_.theme.colour.text_2);
  }
  y_ += kKeyRow;
}

void HelpWriter::key_row(const CommandInfo& row) {
  if (paints_) {
    const Palette& c = context_.theme.colour;
    canvas_.fill({left_, y_, width_, kLine}, c.hairline);
    const KeyNames names = key_names(*row.key);
    const std::array<Message, kKeyColumns.size()> cells{row.label, names.keyboard, row.mouse, names.gamepad};
    for (std::size_t i = 0; i < cells.size(); ++i) {
      canvas_.text(tr(cells[i]), key_cell(i), {.size = type::kLabel, .colour = i == 0 ? c.text : c.text_2});
    }
  }
  y_ += kKeyRow;
}

}  // namespace quintet::ui
