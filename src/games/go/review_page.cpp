#include "games/go/review_page.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "core/go/review.hpp"
#include "games/go/engines.hpp"
#include "games/go/seats.hpp"
#include "games/go/words.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/stones/slips.hpp"
#include "ui/stones/stone_controller.hpp"

namespace quintet::go {

using namespace ui;
namespace {

// Engines know no Capture Go.
bool knows_engines(const NotedGame& record) {
  return record.replay->start().to_take == 0;
}

std::string name_of(const Localiser& words, const Move& move, int side) {
  if (move.kind == Move::Kind::Stone) return point_name(move.at, side);
  return words.tr(move.kind == Move::Kind::Pass ? msgid("pass") : msgid("play on"));
}

// "B+14", of Black's points ahead.
std::string points_text(double lead) {
  return write_result(rounded_lead(lead));
}

// What a stone does at once, in a sentence; or what else it is worth.
ReasonWords reason_of(const Hint& hint, double points) {
  return [hint, points](const Localiser& words) {
    if (hint.tells()) return hint_words(words, hint);
    return format(words.tr("It is worth about {points} points more."), {{"points", rounded_text(points)}});
  };
}

ReviewedPly reviewed_ply(const Localiser& words, const JudgedMove& move, Colour mover, int side) {
  ReviewedPly reviewed{.value = move.after.chance,
                       .quality = quality_of(move.slip),
                       .lead = move.after.lead,
                       .best = move.played == move.best.move,
                       .cost = move.lost};
  if (move.slip == Slip::None) return reviewed;
  const bool black = mover == Colour::Black;
  reviewed.words = LocalizedText([&words, black, move] {
    if (move.lost < kLeastLoss)
      return format(words.tr(msgid("go", "Gave away about {points} points")),
                    {{"points", rounded_text(move.points)}});
    return lost_chance_words(words, black ? move.after.chance : 1 - move.after.chance, move.lost);
  });
  reviewed.better = name_of(words, move.best.move, side);
  const bool tells = move.best.tells() || move.points >= 1;
  if (tells && move.best.move.kind == Move::Kind::Stone)
    reviewed.better_reason = better_words(words, reviewed.better, reason_of(move.best, move.points));
  if (move.answer.tells())
    reviewed.answer_reason =
        answer_words(words, other(mover), name_of(words, move.answer.move, side), reason_of(move.answer, 0));
  return reviewed;
}

// The player's level is that of the opponent; other games are judged as a player's.
Strictness strictness_of(const NotedGame& record) {
  if (record.notes.mode != Mode::Computer) return Strictness::Player;
  Level level = Level::Scholar;
  for (const SeatPlayer& player : record.notes.players)
    if (player.level) level = *player.level;
  if (level < Level::Scholar) return Strictness::Beginner;
  return level < Level::Champion ? Strictness::Player : Strictness::Strong;
}

// `engine`: may be null.
ReviewWork<Move> work_on(const Localiser& words, const NotedGame& record,
                         const std::shared_ptr<EngineAnalyst>& engine, Strictness strictness) {
  const auto replay = record.replay;
  const int side = replay->start().side;
  // Two threads share one program, but no player of our own.
  const auto analyst = [&engine]() -> std::shared_ptr<Analyst> {
    if (engine) return engine;
    return std::make_shared<OwnAnalyst>(usual_threads());
  };
  const auto review = std::make_shared<GameReview>(replay, analyst(), strictness);
  const auto numbered = [&words, replay, side](const ReviewedPosition& one) {
    NumberedPly<Move> ply{.ply = one.ply,
                          .reviewed = {.value = one.position.chance, .lead = one.position.lead}};
    if (!one.move) return ply;
    ply.reviewed = reviewed_ply(words, *one.move, replay->at(one.ply - 1).to_move(), side);
    ply.reviewed.value = one.position.chance;
    ply.reviewed.lead = one.position.lead;
    if (one.move->slip != Slip::None) ply.lines = {one.move->before.line, one.move->after.line};
    return ply;
  };
  return {.name = [&words, side](const Move& move) { return name_of(words, move, side); },
          .judge =
              [review, numbered](std::size_t step, const std::stop_token& stop) {
                std::vector<NumberedPly<Move>> plies;
                for (const ReviewedPosition& one : review->step(step, stop)) plies.push_back(numbered(one));
                return plies;
              },
          .steps = review->steps(),
          .answer =
              [=, &words, judge = analyst()](const ReviewLine<Move>& line, const std::stop_token& stop) {
                ReachedPosition position = position_of(*replay, line.from);
                for (const Move& move : line.shown().first(line.at - 1)) position.play(move);
                const Colour mover = position.game.to_move();
                const JudgedMove tried = judge_move(*judge, position, line.shown().back(), strictness, stop);
                LineAnswer<Move> answer{.before = tried.before.chance,
                                        .judged = reviewed_ply(words, tried, mover, side),
                                        .moves = tried.after.line};
                if (!is_mistake(answer.judged.quality))
                  answer.moves.resize(std::min<std::size_t>(answer.moves.size(), 1));
                return answer;
              },
          .by = engine ? std::nullopt : std::optional(std::to_string(static_cast<int>(strictness)))};
}

}  // namespace

ReviewPage::Judging ReviewPage::judging_of(const Context& context, const NotedGame& record) {
  const auto& settings = context.profile.get<Settings>();
  const ListedEngine* const listed = find_engine(settings.engines, settings.analyst);
  if (!listed || !knows_engines(record)) return {};
  return {listed->name, std::make_shared<EngineAnalyst>(starter_of(listed->command),
                                                        std::chrono::seconds(settings.patience))};
}

ReviewPage::ReviewPage(Context& context, const GameRecords<NotedGame>& records, const NotedGame& record,
                       std::size_t floor)
    : ReviewPage(context, records, record, floor, judging_of(context, record)) {}

ReviewPage::ReviewPage(Context& context, const GameRecords<NotedGame>& records, const NotedGame& record,
                       std::size_t floor, Judging judging)
    : StoneReviewPage(context, records, record, floor,
                      work_on(context.words, record, judging.engine, strictness_of(record)),
                      {.lead = record.replay->start().to_take > 0 ? nullptr : points_text},
                      ReviewStyle::List::Mistakes),
      judging_(std::move(judging)),
      floor_(floor) {}

// Of a file that was just opened.
void ReviewPage::enter() {
  StoneReviewPage::enter();
  const GameNotes& notes = record().notes;
  if ((notes.refused == 0 && notes.left_out == 0) || std::exchange(file_told_, true)) return;
  const bool ends = notes.refused > 0;
  show_toast(
      format(tr(ends ? msgid("Move {number} of this file is not legal. You see the moves before it.")
                     : msgid("This file sets up stones after move {number}. You see what follows them.")),
             {{"number", std::to_string(ends ? notes.refused : notes.left_out)}}));
}

void ReviewPage::advance_game() {
  const auto fault = judging_.engine ? judging_.engine->fault() : std::nullopt;
  if (!fault || std::exchange(fault_told_, true)) return;
  show_toast(fault_words(context_.words, judging_.name, *fault) + ' ' +
             tr("The program judges in its place."));
}

// The one who judges now comes first: leaving the list changes nothing.
void ReviewPage::ask_who_judges() {
  offered_ = context_.profile.get<Settings>().engines;
  std::vector<MenuItem> items;
  const auto offer = [&](std::string id, std::string_view label, const std::string& engine) {
    const bool chosen = engine == judging_.name;
    MenuItem item{.id = std::move(id), .label = label, .icon = chosen ? "check" : ""};
    if (!chosen) item.act = [this, engine] { judge_with(engine); };
    items.insert(chosen ? items.begin() : items.end(), std::move(item));
  };
  offer("quintet", "Quintet", {});
  for (std::size_t i = 0; i < offered_.size(); ++i)
    offer("engine-" + std::to_string(i + 1), offered_[i].name, offered_[i].name);
  context_.scenes.push(std::make_unique<PausePage>(
      context_, std::move(items),
      msgid("An engine takes a few seconds for each move that it looks at again."), Behind::Shown,
      msgid("Who judges?")));
}

// Opens the review once more, at the same position.
void ReviewPage::judge_with(const std::string& engine) {
  auto wish = context_.profile.get<Settings>();
  wish.analyst = engine;
  context_.profile.change(wish);
  auto page = std::make_unique<ReviewPage>(context_, records(), record(), floor_);
  page->open_at(ply());
  context_.scenes.replace(std::move(page));
}

void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  BoardMarks all{marks()};
  all.ko = game().board().ko();
  view_.draw(canvas, look(), game().board(), all, now);
  draw_quality(canvas);
}

void ReviewPage::show(ReviewStep step, const Game& /*before*/, const Played& played) {
  number_stones();
  const bool stone = played.stone != Stone::None;
  if (step == ReviewStep::Forward && stone) {
    view_.show(played, now());
    context_.audio.play(stone_sound(context_, look().board));
    return;
  }
  std::vector<std::pair<Point, Stone>> lifted;
  if (step == ReviewStep::Back && stone) lifted.emplace_back(played.move.at, played.stone);
  view_.show_undo(lifted, now());
  if (step == ReviewStep::Rest) view_.finish();
}

std::string ReviewPage::position_line() const {
  const NotedGame& noted = record();
  if (ply() == 0) return start_words(context_.words, noted.replay->start());
  const Colour colour = replay().at(ply() - 1).to_move();
  std::string line = player_name(context_.words, noted.notes, colour) + " · " +
                     name_of(context_.words, replay().moves()[ply() - 1], side());
  const StoneOrder order = order_of(std::span(replay().moves()).first(ply()));
  if (const std::size_t earlier = order.earlier(); earlier > 0)
    line += " · " + format(tr("where {number} was"), {{"number", std::to_string(earlier)}});
  return line + clock_words(colour);
}

std::vector<Command> ReviewPage::tools() {
  std::vector<Command> all{numbers_command<Settings>(context_)};
  if (!context_.profile.get<Settings>().engines.empty() && knows_engines(record()))
    all.push_back({{"analyst", msgid("Who judges the moves"), "engine"}, [this] { ask_who_judges(); }});
  return all;
}

std::optional<Vec> ReviewPage::locate_more(std::string_view name) const {
  const auto at = read_point_name(name, side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::go
