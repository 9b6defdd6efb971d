#include "games/go/words.hpp"

#include <array>
#include <cstdlib>

#include "core/named.hpp"

namespace quintet::go {

using namespace ui;

std::string_view rule_message(RuleSet rules) {
  constexpr std::array<std::string_view, kRuleSets.size()> kMessages{
      msgid("Chinese"), msgid("Japanese"), msgid("AGA"), msgid("New Zealand"), msgid("Tromp-Taylor")};
  return entry(kMessages, rules);
}

std::string_view rule_line(RuleSet rules) {
  constexpr std::array<std::string_view, kRuleSets.size()> kMessages{
      msgid("Stones and surrounded points count."), msgid("Territory and captured stones count."),
      msgid("Area counts; a pass hands over a stone."), msgid("Area counts; suicide is allowed."),
      msgid("Short and strict; suicide is allowed.")};
  return entry(kMessages, rules);
}

std::string goal_words(const Localiser& words, int to_take) {
  if (to_take == 0) return words.tr("Surround more of the board than the other side.");
  return format(words.trn("Whoever takes {count} stone first has won.",
                          "Whoever takes {count} stones first has won.", static_cast<std::uint64_t>(to_take)),
                {{"count", std::to_string(to_take)}});
}

std::string rules_words(const Localiser& words, const Start& start) {
  return start.to_take > 0 ? goal_words(words, start.to_take) : words.tr(rule_line(start.rules));
}

std::string_view refusal_message(Verdict verdict) {
  switch (verdict) {
    case Verdict::Taken:
      return msgid("This point is taken.");
    case Verdict::Suicide:
      return msgid("No liberties: suicide is not allowed.");
    case Verdict::Ko:
      return msgid("Ko: play elsewhere first.");
    case Verdict::Superko:
      return msgid("Superko: this position was on the board before.");
    case Verdict::NoChain:
      return msgid("Press a stone to mark its group.");
    default:
      return {};
  }
}

std::string terms_words(const Localiser& words, const Start& start) {
  std::string text = start.to_take > 0
                         ? format(words.tr("Capture Go {count}"), {{"count", std::to_string(start.to_take)}})
                         : words.tr(rule_message(start.rules));
  if (start.handicap > 0) {
    text += " · ";
    text += format(words.tr("{count} stones"), {{"count", std::to_string(start.handicap)}});
  }
  if (start.to_take > 0) return text;
  text += " · ";
  text += format(words.tr("komi {points}"), {{"points", halves_text(start.komi)}});
  return text;
}

std::string start_words(const Localiser& words, const Start& start) {
  const std::string side = std::to_string(start.side);
  std::string text = side;
  text += " × ";
  text += side;
  text += " · ";
  return text + terms_words(words, start);
}

bool passed_before(const Match& match) {
  const auto moves = match.moves();
  return moves.size() >= 2 && moves[moves.size() - 2].kind == Move::Kind::Pass;
}

std::string pass_words(const Localiser& words, const Match& match, Colour colour) {
  const SeatPlayer& player = match.player(match.seat_of(colour));
  if (passed_before(match) && match.game().rules().last_pass == LastPass::White)
    return words.tr("White has the last pass under AGA rules. White passes once more, and we count.");
  if (!player.computer())
    return words.tr(colour == Colour::Black ? msgid("Black passed.") : msgid("White passed."));
  const auto pattern = match.mode() == Mode::Computer ? msgid("{player} passed. Pass too, and we count.")
                                                      : msgid("{player} passed.");
  return format(words.tr(pattern), {{"player", name_of_computer(words, player)}});
}

std::string plays_on_words(const Localiser& words, const Match& match, Colour colour) {
  const SeatPlayer& player = match.player(match.seat_of(colour));
  return format(words.tr("{player} plays on. Both must pass in a row."),
                {{"player", name_of_computer(words, player)}});
}

std::string halves_text(int halves) {
  return (halves < 0 ? "−" : "") + write_halves(std::abs(halves));
}

std::string points_words(const Localiser& words, int halves) {
  return format(words.tr("{points} points"), {{"points", write_halves(std::abs(halves))}});
}

std::string lead_text(const Localiser& words, std::optional<int> lead) {
  if (!lead) return "–";
  if (*lead == 0) return words.tr("Even");
  return format(words.tr(*lead > 0 ? msgid("Black +{points}") : msgid("White +{points}")),
                {{"points", write_halves(std::abs(*lead))}});
}

std::string liberty_words(const Localiser& words, int liberties) {
  return format(words.trn("{count} liberty", "{count} liberties", static_cast<std::uint64_t>(liberties)),
                {{"count", std::to_string(liberties)}});
}

namespace {

// How Capture Go has ended.
std::string taken_words(const Localiser& words, Colour winner, const Game& game) {
  const auto taken = static_cast<std::uint64_t>(game.prisoners(winner));
  const std::string text = winner == Colour::Black
                               ? words.trn("Black took {count} stone", "Black took {count} stones", taken)
                               : words.trn("White took {count} stone", "White took {count} stones", taken);
  return format(text, {{"count", std::to_string(taken)}});
}

}  // namespace

std::string ending_words(const Localiser& words, const Game& game) {
  const bool black = game.outcome() == Outcome::BlackWins;
  switch (game.ending()) {
    case Ending::Resigned:
      return words.tr(black ? msgid("White resigned") : msgid("Black resigned"));
    case Ending::NoResult:
      return words.tr("No result: the position repeats");
    case Ending::Taken:
      return taken_words(words, black ? Colour::Black : Colour::White, game);
    case Ending::Time:
      return words.tr(black ? msgid("White’s time is up") : msgid("Black’s time is up"));
    default:
      break;
  }
  const int lead = game.count().lead();
  if (lead == 0) return words.tr("Both have the same points");
  return format(words.tr(lead > 0 ? msgid("Black by {points}") : msgid("White by {points}")),
                {{"points", points_words(words, lead)}});
}

std::string winner_line(const Localiser& words, const Match& match) {
  const auto seat = match.winner();
  if (!seat) return {};
  // Between two people the name is the colour.
  const bool named = match.mode() == Mode::Two;
  std::string line = named ? std::string() : words.tr(colour_message(match.colour_of(*seat)));
  if (match.game().ending() != Ending::Counted) return line;
  if (!named) line += " · ";
  return line + points_words(words, match.game().count().lead());
}

const StrengthWords& strength_words(Level /*any*/) {
  static constexpr std::array<StrengthWords::Board, 4> kBoards{
      {{"7", msgid("7 × 7")}, {"9", msgid("9 × 9")}, {"13", msgid("13 × 13")}, {"19", msgid("19 × 19")}}};
  static constexpr StrengthWords kWords{.own = msgid("Your rank"),
                                        .text =
                                            [](const Localiser& words, double strength) {
                                              const Rank rank = rank_at(strength);
                                              return format(
                                                  rank.dan ? words.tr("{number}d") : words.tr("{number}k"),
                                                  {{"number", std::to_string(rank.number)}});
                                            },
                                        .boards = kBoards};
  return kWords;
}

}  // namespace quintet::go
