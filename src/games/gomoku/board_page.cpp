#include "games/gomoku/board_page.hpp"
#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;

std::string stone_sound(Context& context) {
  constexpr std::uint64_t kStoneSounds = 5;
  return "stone-" + std::to_string(context.chance.below(kStoneSounds) + 1);
}

void play_stone_sound(Context& context) {
  context.audio.play(stone_sound(context));
}

void toggle_threats(Context& context) {
  auto settings = context.profile.get<Settings>();
  settings.threats = !settings.threats;
  context.profile.change(settings);
}

void toggle_numbers(Context& context) {
  auto settings = context.profile.get<Settings>();
  settings.numbers = !settings.numbers;
  context.profile.change(settings);
}

std::vector<gomoku::StandingThreat> shown_threats(const Context& context, const gomoku::Game& game) {
  if (!context.profile.get<Settings>().threats || game.over()) return {};
  return gomoku::standing_threats(game.board(), game.rule());
}

}  // namespace quintet::gomoku
