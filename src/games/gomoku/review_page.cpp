#include "games/gomoku/review_page.hpp"
#include "games/gomoku/settings.hpp"

#include <utility>

#include "games/gomoku/board_page.hpp"
#include "games/gomoku/commands.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/matches.hpp"
#include "games/gomoku/pictures.hpp"
#include "games/gomoku/play_page.hpp"
#include "games/gomoku/review_words.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kQualityAway = 0.36F, kQualitySize = 0.17F;  // of the mark on a stone, in steps
constexpr float kLeastMark = 4;

// The stones alone, without the steps of the opening.
Start start_of(const Match& match) {
  return {.side = match.start().side, .rule = match.start().rule};
}

// Both workers share what is known of the game's positions, see JudgedGame.
ui::ReviewPage::Workers workers(const Localiser& words, const Match& match, std::size_t table) {
  const int side = match.start().side;
  const auto game = std::make_shared<JudgedGame>(side, match.start().rule, match.stones());
  const auto analyst = std::make_shared<GameAnalyst>(game, table);
  const auto opponent = std::make_shared<TryOpponent>(game, table);
  auto judge = each_position([=, &words](std::size_t ply, const std::stop_token& stop) {
    return reviewed_ply(words, analyst->analyse(ply, stop), side);
  });
  auto answer = [=, &words](const ReviewLine& line, const std::stop_token& stop) {
    std::vector<Point> moves;
    for (std::size_t i = 0; i < line.at; ++i) moves.push_back(*gomoku::read_point(line.moves[i], side));
    return line_answer(words, opponent->answer(line.from, moves, stop), side);
  };
  return {.judge = std::move(judge), .answer = std::move(answer)};
}

}  // namespace

ReviewPage::ReviewPage(Context& context, NotedMatch noted, Origin origin, std::size_t floor,
                       std::size_t table)
    : ui::ReviewPage(context, record_codec(), record_of(noted), floor,
                     {.stones = StonePictures{stone_on_board(Stone::Black), stone_on_board(Stone::White)}},
                     workers(context.words, noted.match, table)),
      noted_(std::move(noted)),
      origin_(origin),
      stones_(match().stones()),
      view_(context) {
  Game game(start_of(match()));
  positions_.push_back(game);
  for (const Point at : stones_) {
    played_.push_back(game.play({.at = at}));
    positions_.push_back(game);
  }
}

void ReviewPage::enter() {
  ui::ReviewPage::enter();
  show_at_rest();
  update_threats();
}

const Played& ReviewPage::last_played() const {
  if (!line_stones_.empty()) return line_played_;
  const std::size_t shown = line() ? line()->from : ply();
  return played_[shown > 0 ? shown - 1 : 0];
}

// Without motion, and with the lights of a five.
void ReviewPage::show_at_rest() {
  view_.show_undo({}, now());
  if (!position().five().empty()) view_.show(last_played(), now());
  view_.finish();
}

BoardMarks ReviewPage::marks() const {
  BoardMarks marks;
  marks.ghost_colour = position().to_move();
  marks.cursor = shown_cursor();
  marks.order = line() ? std::span<const Point>(line_stones_) : std::span(stones_).first(ply());
  marks.better = gomoku::read_point(better(), side());
  marks.threats = threats_;
  const auto under = marks.cursor ? marks.cursor : hovered_cell();
  const bool tries = line() && line()->kind == ReviewLine::Kind::Try;
  if (tries && under && legal_move(*under)) marks.ghost = under;
  return marks;
}

// The moves of a line are numbered from its beginning, whatever the setting.
void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  BoardLook look = board_look(context_);
  if (line()) look.numbers = true;
  view_.draw(canvas, look, position(), marks(), now);
  draw_quality(canvas, theme_of(context_, look.board));
}

// The mark of a mistake at the corner of its stone, as in the list and on the curve.
void ReviewPage::draw_quality(Canvas& canvas, const Theme& theme) const {
  if (quality() == MoveQuality::Fine || view_.moving(now())) return;
  const float step = view_.pitch(), away = kQualityAway * step;
  draw_quality_mark(canvas, theme, quality(), view_.centre(stones_[ply() - 1]) + Vec{away, -away},
                    std::max(kLeastMark, kQualitySize * step));
}

void ReviewPage::show_step(std::size_t before) {
  const bool ends = ply() == last() && !position().five().empty();
  if (ply() == before + 1 || ends) {
    view_.show(played_[ply() - 1], now());
    play_stone_sound(context_);
  } else {
    std::vector<std::pair<Point, Stone>> lifted;
    if (ply() + 1 == before) lifted.emplace_back(stones_[ply()], played_[ply()].stone);
    view_.show_undo(lifted, now());
  }
  update_threats();
}

void ReviewPage::show_line_step(std::size_t before) {
  line_position_ = line() ? positions_[line()->from] : Game();
  line_stones_.clear();
  const std::size_t shown = line() ? line()->at : 0;
  for (std::size_t i = 0; i < shown; ++i) {
    const auto at = gomoku::read_point(line()->moves[i], side());
    if (!at || !line_position_.is_legal({.at = *at})) break;
    line_played_ = line_position_.play({.at = *at});
    line_stones_.push_back(*at);
  }
  if (shown == before + 1) {
    view_.show(last_played(), now());
    play_stone_sound(context_);
  } else {
    show_at_rest();
  }
  update_threats();
}

std::optional<std::string> ReviewPage::legal_move(Point cell) const {
  if (!position().is_legal({.at = cell})) return std::nullopt;
  return gomoku::write_point(cell, side());
}

std::optional<Point> ReviewPage::next_cell(Point from, Action direction) const {
  return next_in_grid({side(), side()}, from, direction);
}

std::optional<Point> ReviewPage::last_cell() const {
  if (!line_stones_.empty()) return line_stones_.back();
  const std::size_t shown = line() ? line()->from : ply();
  return shown > 0 ? std::optional(stones_[shown - 1]) : std::nullopt;
}

ReviewPage::MoveWords ReviewPage::words_of(std::size_t move) const {
  const bool black = played_[move].stone == Stone::Black;
  const Colour colour = black ? Colour::Black : Colour::White;
  return {.name = gomoku::write_point(stones_[move], side()),
          .player = player_name(context_.words, noted_, colour),
          .side = black ? 0U : 1U};
}

std::string ReviewPage::start_line() const {
  return start_words(context_.words, match().start());
}

std::vector<Command> ReviewPage::tools() {
  const auto& wish = context_.profile.get<Settings>();
  return {{{"numbers", wish.numbers ? msgid("Hide move numbers") : msgid("Show move numbers"), "numbers"},
           [this] { toggle_numbers(context_); }},
          {wish.threats ? kHideThreats : kShowThreats, [this] { toggle_threats(); }}};
}

void ReviewPage::toggle_threats() {
  gomoku::toggle_threats(context_);
  update_threats();
}

void ReviewPage::update_threats() {
  threats_ = shown_threats(context_, position());
}

std::vector<ReviewPage::Continuation> ReviewPage::continuations() const {
  std::vector<Continuation> ways;
  const auto add = [&](Mode mode) {
    ways.push_back({.id = std::string(gomoku::name(mode)),
                    .label = mode_message(mode),
                    .replaces_a_match = match_store(context_).load(gomoku::name(mode)).has_value(),
                    .begin = [match = match_from_here(mode)](Context& context) -> std::unique_ptr<Scene> {
                      if (match.begun())
                        match_store(context).save(match);
                      else
                        match_store(context).discard(match.mode_id());
                      return std::make_unique<PlayPage>(context, match);
                    }});
  };
  if (origin_ == Origin::Played) {
    add(match().mode());
  } else {
    add(Mode::Computer);
    add(Mode::Two);
  }
  return ways;
}

// Each player keeps the colour; black takes the first seat, because the colours are already chosen.
Match::SeatPlayers ReviewPage::players_from_here(Mode mode) const {
  if (origin_ == Origin::Played)
    return {match().player(match().seat_of(Colour::Black)), match().player(match().seat_of(Colour::White))};
  const SeatPlayer person{}, computer{context_.profile.get<Settings>().level};
  if (mode == Mode::Two) return {person, person};
  if (position().to_move() == Colour::Black) return {person, computer};
  return {computer, person};
}

// Never recorded: the match does not begin with an empty board.
Match ReviewPage::match_from_here(Mode mode) const {
  Match match(start_of(noted_.match), players_from_here(mode));
  const std::size_t from = line() ? line()->from : ply();
  for (std::size_t i = 0; i < from; ++i) match.play({.at = stones_[i]});
  if (line())
    for (const Point at : line_stones_) match.play({.at = at});
  match.mark_recorded();
  return match;
}

std::string ReviewPage::state() const {
  std::string text = ui::ReviewPage::state() + " stones=" + std::to_string(position().board().stones());
  if (!threats_.empty()) text += " threats=" + std::to_string(threats_.size());
  return text;
}

std::optional<Vec> ReviewPage::locate_more(std::string_view name) const {
  const auto at = gomoku::read_point(name, side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::gomoku
