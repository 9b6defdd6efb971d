// Lights out as the program knows it: its matches, settings, setup page and controller, and its definition.
#pragma once

#include <array>
#include <span>

#include "example_game/rules.hpp"
#include "ui/kit/board_view.hpp"
#include "ui/kit/match.hpp"
#include "ui/pages/game_page.hpp"
#include "ui/pages/setup_page.hpp"

namespace quintet::lights {

enum class Mode : std::uint8_t { Usual };
inline constexpr std::array kModes{
    ui::ModeInfo{"usual", msgid("Lights out"), msgid("Five by five lamps."), "leaf"}};
constexpr std::span<const ui::ModeInfo> modes_of(Mode /*any*/) {
  return kModes;
}
using Match = ui::Match<ui::MatchState<Game, Mode>>;

struct Settings {
  static constexpr std::string_view kPath = "lights.";
  static const std::vector<ui::Field<Settings>>& fields() {
    static const std::vector<ui::Field<Settings>> all{
        ui::number<Settings>("presses", &Settings::presses, 1, 9)
            .on_setup({.id = "presses", .label = msgid("Presses"), .kind = ui::FieldRow::Kind::Slider})};
    return all;
  }
  int presses = 4;
};

const ui::GameDefinition& definition();

void paint_art(Canvas& canvas, const ui::Theme& theme, Rect area);

inline constexpr ui::Accent kAccent{Rgba::hex(0x8A5600), Rgba::hex(0xFFC861), Rgba::hex(0x8A5600),
                                    Rgba::hex(0xFFC861)};

class SetupPage final : public ui::MatchSetupPage<Match, Settings> {
 public:
  explicit SetupPage(ui::Context& context, Mode mode = Mode::Usual, std::optional<std::size_t> over = {})
      : MatchSetupPage(context, "lights.setup", mode, over) {}

 protected:
  void paint_preview(Canvas& canvas, Rect area) const override { paint_art(canvas, theme(), area); }
  std::string caption() const override { return "5 × 5"; }
};

class Controller final : public ui::MatchController<Match> {
 public:
  Controller(ui::GamePage& page, Match match);

  void act(const ui::Gesture& gesture) override;
  void undo() override { match_.undo(); }
  const ui::BoardView& board() const override { return view_; }
  ui::HeaderBar header(float width) const override;
  ui::GamePlaces place(Rect area, float room) override;
  void draw(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  ui::BoardView view_;
};

}  // namespace quintet::lights
