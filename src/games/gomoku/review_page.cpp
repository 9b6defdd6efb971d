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

constexpr float kQualityAway = 0.36F, kQualitySize = 0.17F;  // of the mark on a stone, in steps
constexpr float kLeastMark = 4;

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
    : GameReviewPage(context, records, record, floor,
                     {.stones = StonePictures{stone_on_board(Stone::Black), stone_on_board(Stone::White)},
                      .desk = [](const Context& now) { return board_look(now).window; }},
                     work_on(context.words, *record.replay, table)),
      view_(context) {}

BoardMarks ReviewPage::marks() const {
  BoardMarks marks;
  marks.ghost_colour = game().to_move();
  marks.cursor = shown_cursor();
  marks.order = order_;
  if (const Move* const move = line() ? nullptr : better(explained())) marks.better = move->at;
  marks.threats = threats_;
  const auto under = marks.cursor ? marks.cursor : hovered_cell();
  if (trying() && under && game().is_legal({.at = *under})) marks.ghost = under;
  return marks;
}

// The moves of a line are numbered from its beginning, whatever the setting.
void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  BoardLook look = board_look(context_);
  if (line()) look.numbers = true;
  view_.draw(canvas, look, game(), marks(), now);
  draw_quality(canvas, theme_of(context_, look.board));
}

// The mark of a mistake at the corner of its stone, as in the list and on the curve.
void ReviewPage::draw_quality(Canvas& canvas, const Theme& theme) const {
  if (quality() == MoveQuality::Fine || view_.moving(now())) return;
  const float step = view_.grid().side, away = kQualityAway * step;
  draw_quality_mark(canvas, theme, quality(), view_.centre(last_move()->at) + Vec{away, -away},
                    std::max(kLeastMark, kQualitySize * step));
}

// The lights of a five are shown wherever its stone is the last one.
void ReviewPage::show(ReviewStep step, const Game& before, const Played& played) {
  static_cast<void>(before);
  order_ = points_of(line() ? line()->shown() : std::span(replay().moves()).first(ply()));
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
    play_stone_sound(context_);
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

std::vector<ReviewPage::Continuation> ReviewPage::continuations() const {
  const MatchFlow<Match> flow(context_);
  const auto way = [&](Mode mode) {
    return flow.continuation(mode_message(mode).text, match_from_here(mode));
  };
  if (record().origin == RecordOrigin::Played) return {way(record().notes.mode)};
  return {way(Mode::Computer), way(Mode::Two)};
}

// Each player keeps the colour; black takes the first seat, because the colours are already chosen.
Match::SeatPlayers ReviewPage::players_from_here(Mode mode) const {
  if (record().origin == RecordOrigin::Played) return record().notes.players;
  const SeatPlayer person{}, computer{context_.profile.get<Settings>().level};
  if (mode == Mode::Two) return {person, person};
  if (game().to_move() == Colour::Black) return {person, computer};
  return {computer, person};
}

// Never recorded: the match does not begin with an empty board.
Match ReviewPage::match_from_here(Mode mode) const {
  Match match(replay().start(), players_from_here(mode));
  for (const Move& move : moves()) match.play(move);
  match.mark_recorded();
  return match;
}

std::string ReviewPage::state() const {
  std::string text = GameReviewPage::state() + " stones=" + std::to_string(game().board().stones());
  if (!threats_.empty()) text += " threats=" + std::to_string(threats_.size());
  return text;
}

std::optional<Vec> ReviewPage::locate_more(std::string_view name) const {
  const auto at = read_point(name, side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::gomoku
