#include "games/gomoku/review_page.hpp"
#include "games/gomoku/settings.hpp"

#include <cmath>
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

constexpr gomoku::Effort kEffort{.nodes = 60'000};

// The stones alone, without the steps of the opening.
gomoku::Start start_of(const Match& match) {
  return {.side = match.start().side, .rule = match.start().rule};
}

MoveQuality quality_of(gomoku::Slip slip) {
  if (slip == gomoku::Slip::None) return MoveQuality::Fine;
  return slip == gomoku::Slip::Mistake ? MoveQuality::Mistake : MoveQuality::Blunder;
}

// Evaluates one position after another on a background thread and compares each with the one before it.
class Master {
 public:
  Master(const Localiser& words, const gomoku::Start& start, std::vector<Point> stones, std::size_t table)
      : words_(words), start_(start), stones_(std::move(stones)), table_(table) {}

  ReviewedPly operator()(std::size_t ply, const std::stop_token& stop) {
    if (!searcher_) searcher_ = std::make_shared<gomoku::Searcher>(table_);
    judgements_.resize(ply);  // keeps those of earlier positions
    judgements_.push_back(gomoku::judge(*searcher_, start_.side, start_.rule, stones_, ply, kEffort, stop));
    ReviewedPly reviewed{.chance = gomoku::winning_chance(judgements_.back().black)};
    if (ply == 0) return reviewed;
    const gomoku::JudgedMove move = gomoku::judged_moves(std::span(stones_).first(ply), judgements_).back();
    reviewed.quality = quality_of(move.slip);
    reviewed.lost = move.lost;
    if (move.best != move.played) reviewed.better = gomoku::write_point(move.best, start_.side);
    reviewed.words = LocalizedText([&words = words_, move] { return slip_words(words, move); });
    return reviewed;
  }

 private:
  const Localiser& words_;
  gomoku::Start start_;
  std::vector<Point> stones_;
  std::size_t table_;
  std::vector<gomoku::Judgement> judgements_;
  std::shared_ptr<gomoku::Searcher> searcher_;  // created with the first request
};

}  // namespace

ReviewPage::ReviewPage(Context& context, Match match, Origin origin, std::size_t floor, std::size_t table)
    : ui::ReviewPage(context, record_codec(), record_of(match), floor,
                     {stone_on_board(Stone::Black), stone_on_board(Stone::White)},
                     Master(context.words, start_of(match), match.stones(), table)),
      match_(std::move(match)),
      origin_(origin),
      stones_(match_.stones()),
      view_(context) {
  gomoku::Game game(start_of(match_));
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

void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  BoardMarks marks;
  marks.order = {stones_.begin(), stones_.begin() + static_cast<std::ptrdiff_t>(ply())};
  if (const auto at = gomoku::read_point(better(), side())) marks.better.push_back(*at);
  marks.threats = threats_;
  view_.draw(canvas, board_look(context_), position(), marks, now);
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

ReviewPage::MoveWords ReviewPage::words_of(std::size_t move) const {
  const bool black = played_[move].stone == Stone::Black;
  const Colour colour = black ? Colour::Black : Colour::White;
  return {.name = gomoku::write_point(stones_[move], side()),
          .colour = tr(colour_message(colour)),
          .player = player_name(context_.words, match_, colour),
          .side = black ? 0U : 1U};
}

std::string ReviewPage::start_line() const {
  return start_words(context_.words, match_.start());
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
    add(match_.mode());
  } else {
    add(Mode::Computer);
    add(Mode::Two);
  }
  return ways;
}

// Each player keeps the colour; black takes the first seat, because the colours are already chosen.
Match::SeatPlayers ReviewPage::players_from_here(Mode mode) const {
  if (origin_ == Origin::Played)
    return {match_.player(match_.seat_of(Colour::Black)), match_.player(match_.seat_of(Colour::White))};
  const SeatPlayer person{}, computer{context_.profile.get<Settings>().level};
  if (mode == Mode::Two) return {person, person};
  if (position().to_move() == Colour::Black) return {person, computer};
  return {computer, person};
}

// Never recorded: the match does not begin with an empty board.
Match ReviewPage::match_from_here(Mode mode) const {
  Match match(start_of(match_), players_from_here(mode));
  for (std::size_t i = 0; i < ply(); ++i) match.play({.at = stones_[i]});
  match.mark_recorded();
  return match;
}

std::string ReviewPage::state() const {
  std::string text = ui::ReviewPage::state();
  if (!threats_.empty()) text += " threats=" + std::to_string(threats_.size());
  return text;
}

std::optional<Vec> ReviewPage::locate_more(std::string_view name) const {
  const auto at = gomoku::read_point(name, side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

std::string slip_words(const Localiser& words, const gomoku::JudgedMove& move) {
  const bool won = gomoku::is_win(move.before), lost = gomoku::is_loss(move.after);
  if (won && lost) return words.tr("Turned a won game into a lost one");
  if (won) return words.tr("Let a won game slip");
  if (lost) return words.tr("Let the other side force a win");
  constexpr double kPercent = 100;
  return format(words.tr("Gave away {percent} % of the chances"),
                {{"percent", std::to_string(std::lround(kPercent * move.lost))}});
}

}  // namespace quintet::gomoku
