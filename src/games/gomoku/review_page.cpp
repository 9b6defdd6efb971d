#include "games/gomoku/review_page.hpp"

#include <utility>

#include "games/gomoku/art.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/words.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/stones/stone_controller.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// Both workers share what is known of the game's positions, see JudgedGame.
ReviewWork<Move> work_on(const Localiser& words, const NotedGame& record, std::size_t table) {
  const Replay& replay = *record.replay;
  const int side = replay.start().side;
  const auto game =
      std::make_shared<JudgedGame>(side, replay.start().rule, points_of(replay.moves()), record.notes.placed);
  const auto analyst = std::make_shared<GameAnalyst>(game, table);
  const auto opponent = std::make_shared<TryOpponent>(game, table);
  return {.name = [side](const Move& move) { return point_name(move.at, side); },
          .judge = each_position([=, &words](std::size_t ply, const std::stop_token& stop) {
            return numbered_ply(words, *game, ply, analyst->analyse(ply, stop));
          }),
          .steps = replay.moves().size() + 1,
          .answer =
              [=, &words](const ReviewLine<Move>& line, const std::stop_token& stop) {
                return line_answer(words, *game, line.from + line.at - 1,
                                   opponent->answer(line.from, points_of(line.shown()), stop));
              },
          .by = std::to_string(record.notes.placed)};
}

}  // namespace

ReviewPage::ReviewPage(Context& context, const GameRecords<NotedGame>& records, const NotedGame& record,
                       std::size_t floor, std::size_t table)
    : StoneReviewPage(context, records, record, floor, work_on(context.words, record, table)),
      imports_(context, records.codec(), floor) {}

// The panel says that the rule is assumed; where the game ends otherwise under another, the player is asked, once.
void ReviewPage::advance_game() {
  const bool asks = record().notes.rule_assumed && record().notes.rule_matters;
  if (std::exchange(rule_asked_, true) || !asks) return;
  for (const Rule rule : record().notes.rules)
    if (imports_.keeps(records().any(with_rule(record(), rule)))) return change_rule(rule);
  ask_rule();
}

// An assumed rule may be the right one, and stays assumed where the player does not know.
void ReviewPage::ask_rule() {
  Question question{msgid("By which rule was it played?"), msgid("The review judges the moves by it."), {}};
  const Rule now = replay().start().rule;
  const bool assumed = record().notes.rule_assumed;
  for (const Rule rule : record().notes.rules)
    if (assumed || rule != now)
      question.answers.push_back({.id = std::string(gomoku::name(rule)),
                                  .label = rule_message(rule),
                                  .act = later([this, rule] { change_rule(rule); })});
  question.answers.push_back(
      assumed ? MenuItem{.id = "unsure", .label = msgid("Not sure")}
              : MenuItem{.id = std::string(gomoku::name(now)), .label = rule_message(now)});
  ask(context_, std::move(question));
}

void ReviewPage::change_rule(Rule rule) {
  const NotedGame changed = with_rule(record(), rule);
  imports_.replace(records().any(record()), records().any(changed));
  auto page = std::make_unique<ReviewPage>(context_, records(), changed, imports_.floor());
  page->open_at(ply());
  context_.scenes.replace(std::move(page));
}

void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  BoardMarks all{marks()};
  all.threats = threats_;
  view_.draw(canvas, look(), game(), all, now);
  draw_quality(canvas);
}

// The lights of a five are shown wherever its stone is the last one.
void ReviewPage::show(ReviewStep step, const Game& /*before*/, const Played& played) {
  number_stones();
  threats_ = shown_threats(context_, game());
  const bool falls = step == ReviewStep::Forward || !game().five().empty();
  if (const Move* const move = last_move(); move && falls)
    view_.show({*move, game().board()[move->at], game().five()}, now());
  else if (step == ReviewStep::Back)
    view_.show_undo({{played.move.at, played.stone}}, now());
  else
    view_.show_undo({}, now());
  if (step == ReviewStep::Rest)
    view_.finish();
  else if (falls)
    context_.audio.play(stone_sound(context_, look().board));
}

std::string ReviewPage::position_line() const {
  const NotedGame& noted = record();
  if (ply() == 0) return start_words(context_.words, start_of(noted));
  const Colour colour = ply() % 2 == 1 ? Colour::Black : Colour::White;
  // The stones of an opening were laid out before the colours were chosen.
  const std::string who = ply() <= noted.notes.placed ? context_.words.tr(colour_message(colour))
                                                      : player_name(context_.words, noted.notes, colour);
  return who + " · " + point_name(replay().moves()[ply() - 1].at, side()) + clock_words(colour);
}

std::vector<Command> ReviewPage::tools() {
  const bool threats = context_.profile.get<Settings>().threats;
  std::vector<Command> all{numbers_command<Settings>(context_),
                           {threats ? kHideThreats : kShowThreats, [this] {
                              toggle(context_, &Settings::threats);
                              threats_ = shown_threats(context_, game());
                            }}};
  if (record().notes.rules.size() > 1)
    all.push_back({{"rule", msgid("Change the rule"), "info"}, [this] { ask_rule(); }});
  return all;
}

std::string ReviewPage::state() const {
  std::string text = StoneReviewPage::state();
  if (!threats_.empty()) text += " threats=" + std::to_string(threats_.size());
  return text;
}

std::optional<Vec> ReviewPage::locate_more(std::string_view name) const {
  const auto at = read_point(name, side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::gomoku
