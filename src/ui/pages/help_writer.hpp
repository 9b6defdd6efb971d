// Sets the chapters of a help book, one card each. It measures and paints by the same steps, so that the two agree.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "ui/context.hpp"
#include "ui/pages/help_book.hpp"

namespace quintet::ui {

class HelpWriter {
 public:
  // `accent` colours headings and icons; cards are `width` points wide.
  HelpWriter(const Context& context, Canvas& canvas, Rgba accent, float width);

  float height(const HelpChapter& chapter);
  // The picture in the chapter that was measured or painted last; for a card at the origin if it was measured.
  Rect art_place() const { return art_place_; }
  float height(std::span<const CommandInfo> keys);
  // `at` is the time of its picture, see HelpScene.
  void paint(const HelpChapter& chapter, Rect card, Duration at);
  void paint(std::span<const CommandInfo> keys, Rect card);

 private:
  std::string tr(const Message& message) const;
  void begin(Rect card);
  // Each of these moves down by the height of what it has written.
  void write(const HelpChapter& chapter);
  void write(std::span<const CommandInfo> keys);
  void heading(std::string_view text);
  void paragraph(const std::string& text, float x, float room, const TextStyle& style);
  void art(const HelpArt& art);
  void terms(std::span<const HelpTerm> terms);
  void names(std::span<const HelpTerm> terms);
  void term_name(const HelpTerm& term, float x, float room, Face face);
  void devices();
  void key_row(const CommandInfo& row);
  Rect key_cell(std::size_t column) const;

  const Context& context_;
  Canvas& canvas_;
  Rgba accent_;
  float card_width_;
  bool paints_ = false;
  Duration at_{0};
  Rect art_place_;
  float left_ = 0, width_ = 0, y_ = 0;
};

}  // namespace quintet::ui
