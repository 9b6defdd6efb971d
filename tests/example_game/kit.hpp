// Lights out as the program knows it: its matches, settings, the look of a position, its controller and its definition.
#pragma once

#include <array>
#include <span>

#include "example_game/rules.hpp"
#include "ui/kit/position_look.hpp"
#include "ui/pages/game_page.hpp"

namespace quintet::lights {

enum class Mode : std::uint8_t { Usual, Today };
inline constexpr std::array kModes{
    ui::ModeInfo{"usual", msgid("Lights out"), msgid("Five by five lamps."), "leaf"},
    ui::ModeInfo{"today", msgid("Today’s lamps"), msgid("The same for everyone."), "calendar", true}};
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

inline constexpr ui::Accent kAccent{Rgba::hex(0x8A5600), Rgba::hex(0xFFC861), Rgba::hex(0x8A5600),
                                    Rgba::hex(0xFFC861)};
inline constexpr ui::PositionLook<Game> kLook{
    .grid = [](const Canvas&, Rect area, const Game&) { return ui::BoardGrid::fitting(area, kSize, 0.3F); },
    .cells =
        [](Canvas& canvas, const ui::Context& context, const ui::BoardGrid& grid, const Game& game) {
          grid.for_seen([&](Point at) {
            canvas.disc(grid.centre(at), grid.side * 0.4F,
                        game.lit(at) ? kAccent.on(context.theme) : context.theme.colour.sunken);
          });
        }};

class Controller final : public ui::MatchController<Match> {
 public:
  using MatchController::MatchController;

  void act(const ui::Gesture& gesture) override;
  std::vector<ui::Command> tools() override;
  ui::GamePlaces place(Rect area, float room) override;
  void draw(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  void show_hint();
  std::optional<Point> shown_hint() const { return hinted_ == match_.game() ? hint(hinted_) : std::nullopt; }

  Game hinted_;  // the position whose hint is shown
};

}  // namespace quintet::lights
