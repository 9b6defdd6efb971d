#include "games/twenty48/words.hpp"

#include <array>
#include <cmath>

#include "core/named.hpp"
#include "games/twenty48/match.hpp"
#include "games/twenty48/tiles.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::twenty48 {

using namespace ui;

namespace {

constexpr std::array<std::string_view, 4> kArrows{"←", "↑", "→", "↓"};

}  // namespace

Message rule_message(Rule rule) {
  return ui::mode_message(rule == Rule::Classic ? Mode::Classic : Mode::Cascade);
}

std::string_view slide_message(Direction direction) {
  constexpr std::array<std::string_view, 4> kMessages{msgid("Slide left"), msgid("Slide up"),
                                                      msgid("Slide right"), msgid("Slide down")};
  return entry(kMessages, direction);
}

std::string_view arrow(Direction direction) {
  return entry(kArrows, direction);
}

std::string_view reason_message(Reason reason) {
  constexpr std::array<std::string_view, 9> kMessages{
      msgid("Nothing else moves."),
      msgid("Other moves risk the end."),
      msgid("It makes a large tile."),
      msgid("The largest tile stays in its corner."),
      msgid("The rows stay in order."),
      msgid("It sets up the next merge."),
      msgid("It merges tiles."),
      msgid("It keeps cells free."),
      msgid("No simple rule decides here: it comes out best in the search.")};
  return entry(kMessages, reason);
}

std::string peak_text(std::int64_t exponent) {
  if (exponent < 1 || exponent > kMostExponent) return "—";
  return tile_text(static_cast<Exponent>(exponent));
}

std::string chance_text(double chance) {
  const long percent = std::lround(100 * chance);
  return percent >= 100 ? ">99%" : percent <= 0 ? "<1%" : std::to_string(percent) + "%";
}

std::string chances_words(const Localiser& words, std::span<const GoalChance> chances) {
  std::string text;
  for (const auto& [goal, chance] : chances)
    text += (text.empty() ? "" : " · ") +
            format(words.tr(text.empty() ? msgid("Chance of {tile}: {chance}") : msgid("{tile}: {chance}")),
                   {{"tile", tile_text(goal)}, {"chance", chance_text(chance)}});
  return text;
}

std::string score_words(const Localiser& words, std::uint64_t score) {
  return format(words.tr("{score} points"), {{"score", number_text(score)}});
}

std::string rules_words(const Localiser& words, const Rules& rules) {
  return words.tr(rule_message(rules.rule)) + " · " + variant_words(words, rules);
}

std::string variant_words(const Localiser& words, const Rules& rules) {
  const std::string side = std::to_string(rules.side);
  std::string text = side + " × " + side;
  if (rules.target != kUsualTarget)
    text += " · " + format(words.tr("Goal {tile}"), {{"tile", tile_text(rules.target)}});
  if (rules.start_tiles == 1) text += " · " + words.tr("one first tile");
  if (rules.only_twos) text += " · " + words.tr("only 2");
  return text;
}

}  // namespace quintet::twenty48
