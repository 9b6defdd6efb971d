// The help: the book of one game, written from its tables, and the index of all books.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/pages/game_card.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

// Sets the chapters of a help book, one card each. It measures and paints by the same steps, so that the two agree.
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

// How to play, one game at a time: chapters of text with small pictures, and the keys at the end. The content
// is data of the game (help_book.hpp).
class HelpWriter;

class HelpPage final : public ScrollPage {
 public:
  HelpPage(Context& context, const GameDefinition& game);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  bool intercept(const Event& event) override;
  void on_action(Action action) override;
  void advance(Duration step) override;
  bool moving() const override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  // Breaking the text into lines costs time: it is done once for each width, scale and language.
  void measure(float width);

  std::vector<CommandInfo> keys() const;
  std::vector<Control> lesson_buttons() const;  // at the right of the header, without places
  const HelpArt& art(std::size_t chapter) const { return game_.help.chapters[chapter].art; }
  // On the screen; empty for a picture without motion.
  Rect moving_art(std::size_t chapter) const;
  void paint_chapter(Canvas& canvas, HelpWriter& writer, std::size_t chapter, Rect card, Duration now) const;
  bool in_sight(Rect place) const;
  // Begins the motion of all pictures at such places again.
  void play_again(const std::function<bool(Rect)>& wanted);
  Duration art_time(std::size_t chapter, Duration now) const;

  const GameDefinition& game_;
  Rect column_;
  std::vector<float> heights_;                  // of each chapter's card, and of the keys'
  std::vector<Rect> arts_;                      // the picture of each chapter, from the origin of its card
  std::vector<std::optional<Duration>> begun_;  // when the motion of each chapter's picture began
  float measured_width_ = 0, measured_scale_ = 0;
  std::uint32_t measured_revision_ = 0;
};

// The games as cards, to choose whose rules to read.

// Opens the index; where there is only one game, its help page.
void open_help(Context& context);

class HelpIndexPage final : public ScrollPage {
 public:
  explicit HelpIndexPage(Context& context);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  std::string id_of(const GameDefinition& game) const { return name() + '.' + std::string(game.id); }

  std::vector<GameCard> cards_;
};

}  // namespace quintet::ui
