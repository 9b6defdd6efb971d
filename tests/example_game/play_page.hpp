// The play page of lights out, and its definition.
#pragma once

#include "example_game/rules.hpp"
#include "ui/game/grid_view.hpp"
#include "ui/game/match.hpp"
#include "ui/game/play_page.hpp"

namespace quintet::lights {

using Match = ui::Match<Game>;

const ui::GameDefinition& definition();

void paint_art(Canvas& canvas, const ui::Theme& theme, Rect area);

inline constexpr std::string_view kMode = "usual";
inline constexpr ui::Accent kAccent{Rgba::hex(0x8A5600), Rgba::hex(0xFFC861), Rgba::hex(0x8A5600),
                                    Rgba::hex(0xFFC861)};

class PlayPage final : public ui::PlayPageOf<Match> {
 public:
  PlayPage(ui::Context& context, Match match);

 protected:
  void begin_anew() override { match_ = Match(kMode, match_.start()); }
  ui::GameResult record_result() override;
  const ui::BoardView& board() const override { return view_; }
  void place_board(Rect area) override { view_.fit(area, kSize, 0.3F); }
  void draw_board(Canvas& canvas, Duration now) const override;
  void pick(Point cell) override;
  std::optional<Point> next_cell(Point from, Action direction) const override {
    return ui::next_in_grid(kSize, from, direction);
  }
  ui::HeaderBar header(float width) const override;
  std::string state() const override;

 private:
  ui::GridView view_;
};

}  // namespace quintet::lights
