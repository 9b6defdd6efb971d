#include "ui/stones/match_end.hpp"

#include <algorithm>
#include <utility>

namespace quintet::ui {
namespace {

std::string title_against_computer(const Localiser& words, const Pairing& pairing) {
  std::string_view pattern = msgid("You against {player}");
  if (pairing.outcome == Outcome::Draw)
    pattern = msgid("Draw with {player}");
  else if (pairing.winner())
    pattern = pairing.winner() == pairing.person ? msgid("You beat {player}") : msgid("{player} beat you");
  return format(words.tr(pattern), {{"player", pairing.names[index_of(other(*pairing.person))]}});
}

}  // namespace

std::string title_of(const Localiser& words, const Pairing& pairing) {
  if (pairing.person) return title_against_computer(words, pairing);
  const auto& [black, white] = pairing.names;
  std::string both = format(words.tr("{black} against {white}"), {{"black", black}, {"white", white}});
  if (pairing.outcome == Outcome::Playing) return both;
  if (pairing.outcome == Outcome::Draw)
    return pairing.named ? words.tr("A draw") + " · " + both : words.tr("A draw");
  const Colour winner = *pairing.winner();
  std::string won = words.tr(winner == Colour::Black ? msgid("Black won") : msgid("White won"));
  if (!pairing.named) return won;
  if (black == white) return won + " · " + both;
  return format(words.tr("{winner} beat {loser}"), {{"winner", pairing.names[index_of(winner)]},
                                                    {"loser", pairing.names[index_of(other(winner))]}});
}

RecordOutcome outcome_of(const Pairing& pairing) {
  if (pairing.outcome == Outcome::Draw) return RecordOutcome::Drawn;
  if (!pairing.person || !pairing.winner()) return RecordOutcome::Neutral;
  return pairing.winner() == pairing.person ? RecordOutcome::Won : RecordOutcome::Lost;
}

std::vector<MenuItem> result_items(ResultActions actions, MainAction main) {
  std::vector<MenuItem> items{
      {.id = "new", .label = msgid("Play again"), .icon = "restart", .act = std::move(actions.again)}};
  if (actions.review)
    items.push_back(
        {.id = "review", .label = msgid("Review"), .icon = "review", .act = std::move(actions.review)});
  if (main == MainAction::Review) std::ranges::reverse(items);
  if (actions.next_opponent)
    items.insert(items.begin(), {.id = "next",
                                 .label = msgid("Next opponent"),
                                 .icon = "next",
                                 .act = std::move(actions.next_opponent)});
  items.push_back({.id = "leave", .label = msgid("Leave"), .icon = "home", .act = std::move(actions.leave)});
  items.push_back({.id = "board", .label = msgid("See board"), .icon = "board"});
  return items;
}

LocalizedText wins_text(const Localiser& words, std::function<std::string()> name,
                        std::optional<Colour> colour) {
  std::string_view pattern = msgid("{name} wins");
  if (colour)
    pattern = *colour == Colour::Black ? msgid("{name} (Black) wins") : msgid("{name} (White) wins");
  return LocalizedText([&words, name = std::move(name), pattern] {
    return format(words.tr(pattern), {{"name", name()}});
  });
}

}  // namespace quintet::ui
