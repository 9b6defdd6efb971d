#include "games/gomoku/words.hpp"

#include <array>
#include <vector>

#include "core/named.hpp"
#include "ui/stones/slips.hpp"

namespace quintet::gomoku {

using namespace ui;

std::string_view rule_message(gomoku::Rule rule) {
  constexpr std::array<std::string_view, gomoku::kRules.size()> kMessages{
      msgid("Five or more"), msgid("Exactly five"), msgid("Renju")};
  return entry(kMessages, rule);
}

std::string_view opening_message(gomoku::Opening opening) {
  constexpr std::array<std::string_view, gomoku::kOpenings.size()> kMessages{msgid("Free opening"),
                                                                             msgid("Swap"), msgid("Swap2")};
  return entry(kMessages, opening);
}

std::string_view rule_line(gomoku::Rule rule) {
  constexpr std::array<std::string_view, gomoku::kRules.size()> kMessages{
      msgid("Five or more in a row win."), msgid("Exactly five in a row win; six do not."),
      msgid("Black may not make two open threes, two fours or six. Red crosses mark these points.")};
  return entry(kMessages, rule);
}

std::string_view opening_line(gomoku::Opening opening) {
  constexpr std::array<std::string_view, gomoku::kOpenings.size()> kMessages{
      msgid("Black places the first stone anywhere."),
      msgid("One player places three stones, the other picks a colour."),
      msgid("Like Swap, but the other may add two stones and pass the choice back.")};
  return entry(kMessages, opening);
}

std::string point_name(Point at, int side) {
  std::string name = write_point(at, side);
  name.front() = static_cast<char>(name.front() - 'a' + 'A');
  return name;
}

namespace {

// By kind and number; the names of the Renju International Federation.
constexpr std::array<Message, kNamedOpenings> kDirectOpenings{
    msgid("renju", "Kansei"),    msgid("renju", "Keigetsu"), msgid("renju", "Sosei"),
    msgid("renju", "Kagetsu"),   msgid("renju", "Zangetsu"), msgid("renju", "Ugetsu"),
    msgid("renju", "Kinsei"),    msgid("renju", "Shogetsu"), msgid("renju", "Kyugetsu"),
    msgid("renju", "Shingetsu"), msgid("renju", "Zuisei"),   msgid("renju", "Sangetsu"),
    msgid("renju", "Yusei")},
    kIndirectOpenings{msgid("renju", "Chosei"),   msgid("renju", "Kyogetsu"), msgid("renju", "Kosei"),
                      msgid("renju", "Suigetsu"), msgid("renju", "Ryusei"),   msgid("renju", "Ungetsu"),
                      msgid("renju", "Hogetsu"),  msgid("renju", "Rangetsu"), msgid("renju", "Gingetsu"),
                      msgid("renju", "Myojo"),    msgid("renju", "Shagetsu"), msgid("renju", "Meigetsu"),
                      msgid("renju", "Suisei")};

std::string opening_words(const Localiser& words, const gomoku::NamedOpening& opening) {
  const auto& names = opening.direct ? kDirectOpenings : kIndirectOpenings;
  return format(words.tr(opening.direct ? msgid("Direct opening {number}: {name}")
                                        : msgid("Indirect opening {number}: {name}")),
                {{"number", std::to_string(opening.number)},
                 {"name", words.tr(names[static_cast<std::size_t>(opening.number - 1)])}});
}

}  // namespace

std::string purpose_words(const Localiser& words, const gomoku::Purpose& purpose, int side) {
  constexpr std::array<std::string_view, kMotives> kMessages{
      msgid("It makes five."),
      msgid("It blocks a four."),
      msgid("It makes an open four."),
      msgid("It makes a double four."),
      msgid("It makes a four and an open three."),
      msgid("It wins by a run of fours."),
      msgid("It blocks an open three."),
      msgid("It prevents a double four."),
      msgid("It prevents a four and an open three."),
      msgid("It prevents a win by fours."),
      msgid("It makes a double three."),
      msgid("It prevents a double three."),
      msgid("It makes a four."),
      msgid("It makes an open three."),
      msgid("It prevents an open three."),
      msgid("It builds towards a threat."),
      msgid("It takes the centre of most rows."),
      msgid("It meets the stone on its line: a direct opening."),
      msgid("It meets the stone on a diagonal: an indirect opening."),
      msgid("It stays close to the stones."),
  };
  if (purpose.opening) return opening_words(words, *purpose.opening);
  if (purpose.leads_to)
    return format(words.tr("It builds towards a threat at {point}."),
                  {{"point", point_name(*purpose.leads_to, side)}});
  return words.tr(entry(kMessages, purpose.motive));
}

std::string_view refusal_message(gomoku::Verdict verdict) {
  using gomoku::Verdict;
  switch (verdict) {
    case Verdict::Taken:
      return msgid("This point is taken.");
    case Verdict::Overline:
      return msgid("Forbidden: overline");
    case Verdict::DoubleFour:
      return msgid("Forbidden: double four");
    case Verdict::DoubleThree:
      return msgid("Forbidden: double three");
    case Verdict::ChoiceFirst:
      return msgid("Choose your colour first.");
    default:
      return {};
  }
}

std::string_view choice_message(gomoku::Move::Kind kind) {
  using Kind = gomoku::Move::Kind;
  switch (kind) {
    case Kind::TakeBlack:
      return msgid("The computer takes black.");
    case Kind::TakeWhite:
      return msgid("The computer takes white.");
    case Kind::AddTwo:
      return msgid("The computer adds two stones.");
    default:
      return {};
  }
}

std::string start_words(const Localiser& words, const gomoku::Start& start) {
  const std::string side = std::to_string(start.side);
  return side + " × " + side + " · " + rule_words(words, start);
}

std::string rule_words(const Localiser& words, const gomoku::Start& start) {
  std::string text = words.tr(rule_message(start.rule));
  if (start.opening != gomoku::Opening::Free) text += " · " + words.tr(opening_message(start.opening));
  return text;
}

namespace {

// "It blocks an open three."
ReasonWords reason_of(const Purpose& purpose, int side) {
  return [purpose, side](const Localiser& words) { return purpose_words(words, purpose, side); };
}

// Of a stone of an opening that was laid out for both sides; the last one decides how fair it is.
LocalizedText placed_words(const Localiser& words, bool last, double black) {
  if (!last) return LocalizedText(msgid("Part of the opening"));
  return LocalizedText([&words, black] {
    return format(words.tr("The opening gives Black {percent}."), {{"percent", percent_text(black)}});
  });
}

// The move after so many of the game, and the position after it.
ReviewedPly reviewed_ply(const Localiser& words, int side, std::size_t ply, const JudgedMove& move,
                         const Judgement& after, const MistakeReasons& reasons) {
  ReviewedPly reviewed{.value = winning_chance(after.black),
                       .quality = quality_of(move.slip),
                       .best = move.played == move.best,
                       .cost = move.lost};
  if (move.has_better()) reviewed.better = point_name(move.best, side);
  if (move.slip == Slip::None) return reviewed;
  reviewed.words = LocalizedText([&words, move] { return slip_words(words, move); });
  if (reasons.better) {
    reviewed.better_reason =
        better_words(words, point_name(reasons.better->at, side), reason_of(*reasons.better, side));
    reviewed.better_rows = reasons.better->rows;
  }
  if (reasons.answer) {
    reviewed.answer_reason =
        answer_words(words, ply % 2 == 1 ? Colour::Black : Colour::White,
                     point_name(reasons.answer->at, side), reason_of(*reasons.answer, side));
    reviewed.answer_rows = reasons.answer->rows;
  }
  return reviewed;
}

}  // namespace

std::string slip_words(const Localiser& words, const JudgedMove& move) {
  const bool won = is_win(move.before), lost = is_loss(move.after);
  if (won && lost) return words.tr("Turned a won game into a lost one");
  if (won) return words.tr("Let a won game slip");
  if (lost) return words.tr("Allowed a forced win");
  return lost_chance_words(words, winning_chance(move.after), move.lost);
}

NumberedPly<Move> numbered_ply(const Localiser& words, const JudgedGame& game, std::size_t ply,
                               const AnalysedPly& analysed) {
  NumberedPly<Move> numbered{
      .ply = ply,
      .reviewed = {.value = winning_chance(analysed.position.black)},
      .lines = {stones_at<Move>(analysed.best_line), stones_at<Move>(analysed.answer_line)}};
  if (analysed.move)
    numbered.reviewed =
        reviewed_ply(words, game.side(), ply - 1, *analysed.move, analysed.position, analysed.reasons);
  if (const auto& opening = analysed.opening; opening && numbered.reviewed.quality == MoveQuality::Fine)
    numbered.reviewed.words = LocalizedText(
        [&words, opening = *opening, side = game.side()] { return purpose_words(words, opening, side); });
  if (!analysed.move && ply > 0)
    numbered.reviewed.words = placed_words(words, ply == game.placed(), numbered.reviewed.value);
  return numbered;
}

LineAnswer<Move> line_answer(const Localiser& words, const JudgedGame& game, std::size_t ply,
                             const TriedMove& tried) {
  LineAnswer<Move> answer{
      .before = winning_chance(tried.before.black),
      .judged = reviewed_ply(words, game.side(), ply, tried.move, tried.after, tried.reasons)};
  if (ply < game.placed()) answer.judged.words = placed_words(words, true, answer.judged.value);
  if (tried.after.over) return answer;
  answer.moves = is_mistake(answer.judged.quality) ? stones_at<Move>(tried.answer_line)
                                                   : std::vector<Move>{{.at = tried.after.best}};
  return answer;
}

const StrengthWords& strength_words(Level /*any*/) {
  static const std::array<StrengthWords::Board, 3> boards{
      {{name(Rule::Freestyle), rule_message(Rule::Freestyle)},
       {name(Rule::Exact), rule_message(Rule::Exact)},
       {name(Rule::Renju), rule_message(Rule::Renju)}}};
  static const StrengthWords words{.boards = boards};
  return words;
}

}  // namespace quintet::gomoku
