#include "games/gomoku/review_page.hpp"
#include "games/gomoku/settings.hpp"

#include <cmath>
#include <span>
#include <utility>

#include "games/gomoku/board_page.hpp"
#include "games/gomoku/commands.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/matches.hpp"
#include "games/gomoku/pictures.hpp"
#include "games/gomoku/play_page.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr Effort kEffort{.nodes = 60'000};
// A win that seems to slip is looked at again, so that no move is blamed that keeps it.
constexpr Effort kSecondLook{.nodes = 300'000};
constexpr Effort kLineEffort{.nodes = 6'000};  // for each move after the end of a searched line
constexpr std::size_t kLineLength = 7, kWonLine = 25;

constexpr float kQualityAway = 0.36F, kQualitySize = 0.17F;  // of the mark on a stone, in steps
constexpr float kLeastMark = 4;

// The stones alone, without the steps of the opening.
Start start_of(const Match& match) {
  return {.side = match.start().side, .rule = match.start().rule};
}

MoveQuality quality_of(Slip slip) {
  if (slip == Slip::None) return MoveQuality::Fine;
  return slip == Slip::Mistake ? MoveQuality::Mistake : MoveQuality::Blunder;
}

// "h7: Stops an open four."
LocalizedText reason_words(const Localiser& words, std::string_view pattern, std::string point,
                           Motive motive) {
  return LocalizedText([&words, pattern, point = std::move(point), motive] {
    return format(words.tr(pattern), {{"point", point}, {"reason", words.tr(motive_message(motive))}});
  });
}

// Evaluates one position after another on a background thread and compares each with the one before it.
class Master {
 public:
  Master(const Localiser& words, const Start& start, std::vector<Point> stones, std::size_t table)
      : words_(words), start_(start), stones_(std::move(stones)), table_(table) {}

  ReviewedPly operator()(std::size_t ply, const std::stop_token& stop) {
    if (!searcher_) searcher_ = std::make_shared<Searcher>(table_);
    judgements_.resize(ply);  // keeps those of earlier positions
    judgements_.push_back(look(ply, kEffort, stop));
    if (ply == 0) return {.chance = winning_chance(judgements_.back().black)};
    JudgedMove move = last_move(ply);
    if (is_win(move.before) && move.slip != Slip::None) {
      judgements_.back() = look(ply, kSecondLook, stop);
      move = last_move(ply);
    }
    ReviewedPly reviewed{.chance = winning_chance(judgements_.back().black),
                         .quality = quality_of(move.slip),
                         .lost = move.lost,
                         .best = move.played == move.best};
    add_lines(reviewed, ply, move, stop);
    if (move.has_better()) reviewed.better = write_point(move.best, start_.side);
    if (move.slip == Slip::None) return reviewed;
    reviewed.words = LocalizedText([&words = words_, move] { return slip_words(words, move); });
    add_reasons(reviewed, ply, move, stop);
    return reviewed;
  }

 private:
  Judgement look(std::size_t ply, const Effort& effort, const std::stop_token& stop) {
    return judge(*searcher_, start_.side, start_.rule, stones_, ply, effort, stop);
  }
  JudgedMove last_move(std::size_t ply) const {
    return judged_moves(std::span(stones_).first(ply), judgements_).back();
  }
  Board board(std::size_t ply) const { return board_after(std::span(stones_).first(ply), start_.side); }

  // Of a mistake, long enough to show its point: a forced win to the five.
  std::vector<std::string> line_from(std::size_t ply, Slip slip, const std::stop_token& stop) {
    const Judgement& from = judgements_[ply];
    std::vector<Point> line = from.line;
    if (slip != Slip::None && !from.over) {
      const std::size_t most = is_decided(from.black) ? kWonLine : kLineLength;
      line = extended_line(*searcher_, board(ply), start_.rule, std::move(line), most, kLineEffort, stop);
    }
    std::vector<std::string> names;
    names.reserve(line.size());
    for (const Point at : line) names.push_back(write_point(at, start_.side));
    return names;
  }

  void add_lines(ReviewedPly& reviewed, std::size_t ply, const JudgedMove& move,
                 const std::stop_token& stop) {
    reviewed.best_line = line_from(ply - 1, move.slip, stop);
    reviewed.answer_line = line_from(ply, move.slip, stop);
  }

  void add_reasons(ReviewedPly& reviewed, std::size_t ply, const JudgedMove& move,
                   const std::stop_token& stop) const {
    const MistakeReasons reasons = reasons_of(board(ply - 1), start_.rule, move, judgements_.back(), stop);
    if (reasons.better)
      reviewed.better_reason = reason_words(words_, msgid("Better {point}: {reason}"),
                                            write_point(move.best, start_.side), *reasons.better);
    if (reasons.answer)
      reviewed.answer_reason =
          reason_words(words_, msgid("Now {point}: {reason}"),
                       write_point(judgements_.back().best, start_.side), *reasons.answer);
  }

  const Localiser& words_;
  Start start_;
  std::vector<Point> stones_;
  std::size_t table_;
  std::vector<Judgement> judgements_;
  std::shared_ptr<Searcher> searcher_;  // created with the first request
};

// Plays against the moves that the player tries in a review.
class Answerer {
 public:
  Answerer(const Start& start, std::vector<Point> stones, std::size_t table)
      : start_(start), stones_(std::move(stones)), table_(table) {}

  LineAnswer operator()(const ReviewLine& line, const std::stop_token& stop) {
    if (!*searcher_) searcher_->emplace(table_);
    std::vector<Point> moves(stones_.begin(), stones_.begin() + static_cast<std::ptrdiff_t>(line.from));
    for (std::size_t i = 0; i < line.at; ++i) moves.push_back(*read_point(line.moves[i], start_.side));
    const auto look = [&](std::size_t ply) {
      return judge(**searcher_, start_.side, start_.rule, moves, ply, kEffort, stop);
    };
    LineAnswer answer;
    const auto known =
        line.at > 0 && line.at <= line.chances.size() ? line.chances[line.at - 1] : std::nullopt;
    answer.before = known ? *known : winning_chance(look(moves.size() - 1).black);
    const Judgement after = look(moves.size());
    answer.chance = winning_chance(after.black);
    if (!after.over) answer.move = write_point(after.best, start_.side);
    return answer;
  }

 private:
  Start start_;
  std::vector<Point> stones_;
  std::size_t table_;
  // Shared by copies; created with the first request.
  std::shared_ptr<std::optional<Searcher>> searcher_ = std::make_shared<std::optional<Searcher>>();
};

}  // namespace

ReviewPage::ReviewPage(Context& context, NotedMatch noted, Origin origin, std::size_t floor,
                       std::size_t table)
    : ui::ReviewPage(context, record_codec(), record_of(noted), floor,
                     {stone_on_board(Stone::Black), stone_on_board(Stone::White)},
                     {Master(context.words, start_of(noted.match), noted.match.stones(), table),
                      Answerer(start_of(noted.match), noted.match.stones(), table)}),
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
  view_.show(played_[ply() > 0 ? ply() - 1 : 0], now());
  view_.finish();
  update_threats();
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
  Played last;
  const std::size_t shown = line() ? line()->at : 0;
  for (std::size_t i = 0; i < shown; ++i) {
    const auto at = gomoku::read_point(line()->moves[i], side());
    if (!at || !line_position_.is_legal({.at = *at})) break;
    last = line_position_.play({.at = *at});
    line_stones_.push_back(*at);
  }
  if (shown == before + 1) {
    view_.show(last, now());
    play_stone_sound(context_);
  } else {
    view_.show_undo({}, now());
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

ReviewPage::MoveWords ReviewPage::words_of(std::size_t move) const {
  const bool black = played_[move].stone == Stone::Black;
  const Colour colour = black ? Colour::Black : Colour::White;
  return {.name = gomoku::write_point(stones_[move], side()),
          .colour = tr(colour_message(colour)),
          .player = player_name(context_.words, noted_, colour),
          .side = black ? 0U : 1U};
}

std::string ReviewPage::start_line() const {
  return start_words(context_.words, match().start());
}

std::vector<Command> ReviewPage::tools() {
  const auto& wish = context_.profile.get<Settings>();
  return {{{"numbers", wish.numbers ? msgid("Hide the numbers") : msgid("Number the stones"), "numbers"},
           [this] { toggle_numbers(); }},
          {wish.threats ? kHideThreats : kShowThreats, [this] { toggle_threats(); }}};
}

void ReviewPage::toggle_numbers() {
  auto settings = context_.profile.get<Settings>();
  settings.numbers = !settings.numbers;
  context_.profile.change(settings);
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

MistakeReasons reasons_of(const Board& board, Rule rule, const JudgedMove& move, const Judgement& after,
                          const std::stop_token& stop) {
  const Colour colour = to_move(board);
  MistakeReasons reasons;
  const auto may_play = [rule](const Board& on, Point at) {
    return on.is_empty(at) &&
           (rule != Rule::Renju || to_move(on) != Colour::Black || forbidden(on, at) == Forbidden::No);
  };
  if (may_play(board, move.best)) reasons.better = motive(board, rule, move.best, colour, stop);
  Board next = board;
  next.set(move.played, stone_of(colour));
  if (!after.over && may_play(next, after.best))
    reasons.answer = motive(next, rule, after.best, other(colour), stop);
  return reasons;
}

std::string slip_words(const Localiser& words, const JudgedMove& move) {
  const bool won = is_win(move.before), lost = is_loss(move.after);
  if (won && lost) return words.tr("Turned a won game into a lost one");
  if (won) return words.tr("Let a won game slip");
  if (lost) return words.tr("Let the other side force a win");
  constexpr double kPercent = 100;
  return format(words.tr("Lost {percent} % win chance"),
                {{"percent", std::to_string(std::lround(kPercent * move.lost))}});
}

}  // namespace quintet::gomoku
