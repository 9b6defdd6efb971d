#include "games/gomoku/review_page.hpp"

#include <algorithm>
#include <span>

#include "games/gomoku/art.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/board_view.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// Both workers share what is known of the game's positions, see JudgedGame.
ReviewWork<Move> work_on(const Localiser& words, const Replay& replay, std::size_t table) {
  const int side = replay.start().side;
  const auto game = std::make_shared<JudgedGame>(side, replay.start().rule, points_of(replay.moves()));
  const auto analyst = std::make_shared<GameAnalyst>(game, table);
  const auto opponent = std::make_shared<TryOpponent>(game, table);
  return {.name = [side](const Move& move) { return write_point(move.at, side); },
          .judge = each_position([=, &words](std::size_t ply, const std::stop_token& stop) {
            return numbered_ply(words, ply, analyst->analyse(ply, stop), side);
          }),
          .steps = replay.moves().size() + 1,
          .answer =
              [=, &words](const ReviewLine<Move>& line, const std::stop_token& stop) {
                return line_answer(words, opponent->answer(line.from, points_of(line.shown()), stop), side);
              }};
}

}  // namespace

ReviewPage::ReviewPage(Context& context, const GameRecords<NotedGame>& records, const NotedGame& record,
                       std::size_t floor, std::size_t table)
    : StoneReviewPage(context, records, record, floor, work_on(context.words, *record.replay, table)),
      view_(context) {}

void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  BoardMarks all{marks()};
  all.threats = threats_;
  view_.draw(canvas, look(), game(), all, now);
  draw_quality(canvas);
}

// The lights of a five are shown wherever its stone is the last one.
void ReviewPage::show(ReviewStep step, const Game& before, const Played& played) {
  static_cast<void>(before);
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
    context_.audio.play(stone_sound(context_));
}

std::string ReviewPage::position_line() const {
  const NotedGame& noted = record();
  if (ply() == 0) return start_words(context_.words, start_of(noted));
  const Colour colour = ply() % 2 == 1 ? Colour::Black : Colour::White;
  return player_name(context_.words, noted.notes, colour) + " · " +
         write_point(replay().moves()[ply() - 1].at, side());
}

std::vector<Command> ReviewPage::tools() {
  const auto& wish = context_.profile.get<Settings>();
  return {{{"numbers", wish.numbers ? msgid("Hide move numbers") : msgid("Show move numbers"), "numbers"},
           [this] { toggle(context_, &Settings::numbers); }},
          {wish.threats ? kHideThreats : kShowThreats, [this] {
             toggle(context_, &Settings::threats);
             threats_ = shown_threats(context_, game());
           }}};
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
