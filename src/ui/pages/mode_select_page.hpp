// The page of a game: a painted scroll for each mode, and the ways to its other pages.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/game_definition.hpp"
#include "ui/pages/page.hpp"
#include "ui/widgets/controls.hpp"

namespace quintet::ui {

// A mode of a game as a painted scroll: its picture, title, a line and a fact, and below them one or two buttons. It hangs
// from its rod where the room is high, and lies open beside others where it is not.

enum class ScrollShape : std::uint8_t { Hanging, Lying };

// Equal places for the scrolls of all modes in a room, in rows, and their shape.
struct ScrollPlaces {
  ScrollShape shape = ScrollShape::Hanging;
  std::vector<Rect> scrolls;
};
ScrollPlaces place_scrolls(Rect room, std::size_t count);

class ModeScroll {
 public:
  // `rows` is the number of buttons for which every scroll of the page keeps room, 1 or 2, so that the main buttons
  // stand in one line.
  ModeScroll(Rect place, ScrollShape shape, int rows);

  // Without cord and rods.
  Rect silk() const { return silk_; }
  Rect main_button() const { return main_; }
  // The button of a mode that has no second one: in narrow scrolls it is wider.
  Rect only_button() const { return alone_.value_or(main_); }
  Rect second_button() const { return second_; }
  Rect title() const { return title_; }

  // Everything but the buttons. `index` chooses the silk of the mount.
  void draw(Canvas& canvas, const Context& context, const GameDefinition& game, const GameMode& mode,
            const Progress& progress, std::size_t index) const;

 private:
  void place_hanging(int rows);
  void place_lying(int rows);
  void draw_mount(Canvas& canvas, const Theme& theme, Rgba silk) const;
  void draw_rods(Canvas& canvas) const;
  float title_size(Canvas& canvas, const Context& context, const GameDefinition& game) const;
  void draw_words(Canvas& canvas, const Context& context, const GameDefinition& game, const GameMode& mode,
                  const Progress& progress) const;

  Rect whole_;
  ScrollShape shape_;
  Rect silk_, paper_, art_, title_, text_, main_, second_;
  std::optional<Rect> alone_;
};

// The page of a game: a scroll for each of its modes, with the real state of the mode and one press away from both the
// saved game and a new one. The header leads to further pages of the game, its statistics, rules and settings.
class ModeSelectPage final : public Page {
 public:
  // The id of the game names this page and its controls: "link.relaxed" is the main button of a mode, "link.relaxed.new"
  // the one below it. The definition must outlive the page.
  ModeSelectPage(Context& context, const GameDefinition& game);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;
  // The scrolls fill the rest of the window.
  Rect toast_place() const override { return beside_title(tr(game_.name)); }

 private:
  std::string id_of(const GameMode& mode) const { return name() + '.' + std::string(mode.id); }
  std::string second_id_of(const GameMode& mode) const { return id_of(mode) + ".new"; }
  std::string art_id_of(const GameMode& mode) const { return id_of(mode) + ".art"; }
  void ask_progress();
  bool has_second(std::size_t index) const;
  std::vector<Control> header_buttons(Extent size) const;
  void add_buttons(std::size_t index, std::vector<Control>& controls) const;
  void open_from_header(const std::string& id);
  void paint_hints(Canvas& canvas) const;

  const GameDefinition& game_;
  std::vector<Progress> progress_;  // of each mode
  std::size_t latest_ = 0;          // the mode played last
  std::size_t others_ = 0;          // unfinished games besides those that the modes continue
  std::uint32_t words_revision_ = 0;
  std::vector<ModeScroll> scrolls_;
};

// Pushes the page of the game.
void open_game(Context& context, const GameDefinition& game);

}  // namespace quintet::ui
