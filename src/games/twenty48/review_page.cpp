#include "games/twenty48/review_page.hpp"

#include <array>
#include <cmath>
#include <utility>

#include "core/twenty48/review.hpp"
#include "games/twenty48/learned.hpp"
#include "games/twenty48/navigation.hpp"
#include "games/twenty48/play_page.hpp"
#include "games/twenty48/steering.hpp"
#include "games/twenty48/tile_look.hpp"
#include "games/twenty48/words.hpp"
#include "ui/game/match_flow.hpp"
#include "ui/widgets/number_text.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr Exponent kLeastBookmark = 6;  // 64; every game has the smaller ones
constexpr std::array kSpeeds{
    PlaybackSpeed{"1×", milliseconds(400)},    PlaybackSpeed{"2×", milliseconds(200)},
    PlaybackSpeed{"4×", milliseconds(100)},    PlaybackSpeed{"8×", milliseconds(50)},
    PlaybackSpeed{"16×", milliseconds(25)},    PlaybackSpeed{"32×", milliseconds(25) / 2},
    PlaybackSpeed{"64×", milliseconds(25) / 4}};

std::string score_text(double score) {
  return number_text(static_cast<std::uint64_t>(std::llround(score)));
}

// The points that are to be expected, where they can be estimated; elsewhere those that have been made.
ReviewStyle style_of(const Rules& rules) {
  const bool estimates = rules.side == kNetworkSide;
  ReviewStyle style{
      .scale = {.most = {}, .text = estimates ? rounded_text : score_text, .label = short_number_text},
      .list = ReviewStyle::List::Mistakes,
      .costs_on_scale = estimates,
      .touch = BoardInput::Touch::Swipe,
      .speeds = {kSpeeds},
      .words = kPuzzleWords,
      .try_icon = "board"};
  style.words.value = estimates ? msgid("Expected: {value}") : msgid("Score: {value}");
  style.words.start = msgid("The first tiles");
  style.words.try_prompt = msgid("Slide the tiles and see what it is worth.");
  return style;
}

MoveQuality quality_of(Slip slip) {
  if (slip == Slip::None) return MoveQuality::Fine;
  return slip == Slip::Mistake ? MoveQuality::Mistake : MoveQuality::Blunder;
}

LocalizedText words_of(const Localiser& words, const JudgedSlide& slide) {
  if (slide.slip == Slip::None) return {};
  if (!slide.in_points) return LocalizedText(msgid("There was a better move."));
  return LocalizedText([&words, points = rounded_text(slide.cost)] {
    return format(words.tr("Gave away about {points} points"), {{"points", points}});
  });
}

ReviewedPly reviewed_ply(const Localiser& words, const ReviewedPosition& position) {
  ReviewedPly reviewed{.value = position.expected};
  if (!position.move) return reviewed;
  const JudgedSlide& slide = *position.move;
  reviewed.quality = quality_of(slide.slip);
  reviewed.best = slide.cost <= 0;
  reviewed.cost = slide.cost;
  if (slide.slip == Slip::None) return reviewed;
  reviewed.better = arrow(slide.best);
  reviewed.words = words_of(words, slide);
  for (const Direction direction : position.best_line) reviewed.best_line.emplace_back(arrow(direction));
  if (!position.reasons.empty())
    reviewed.better_reason = LocalizedText([&words, better = slide.best, why = position.reasons.front()] {
      return format(words.tr("Better {arrow}: {reason}"),
                    {{"arrow", std::string(arrow(better))}, {"reason", words.tr(reason_message(why))}});
    });
  return reviewed;
}

LineAnswer line_answer(const Localiser& words, SlideJudge& judge, const ReviewLine& line,
                       const std::stop_token& stop) {
  std::vector<Direction> slides;
  for (std::size_t i = 0; i < line.at; ++i) slides.push_back(*read_arrow(line.moves[i]));
  const TriedSlide tried = judge.judge(line.from, slides, stop);
  LineAnswer answer{.before = tried.before, .value = tried.after, .quality = quality_of(tried.slide.slip)};
  answer.words = words_of(words, tried.slide);
  return answer;
}

ui::ReviewPage::Workers workers(const Localiser& words, const std::shared_ptr<const Replay>& replay) {
  const auto find = [rules = replay->rules()](const std::stop_token& stop) {
    return learned_network(rules, stop);
  };
  const auto review = std::make_shared<GameReview>(replay, find);
  const auto judge = std::make_shared<SlideJudge>(replay, find);
  return {.judge =
              [review, &words](std::size_t step, const std::stop_token& stop) {
                std::vector<NumberedPly> plies;
                for (const ReviewedPosition& one : review->step(step, stop))
                  plies.push_back({one.ply, reviewed_ply(words, one)});
                return plies;
              },
          .answer = [judge, &words](
                        const ReviewLine& line,
                        const std::stop_token& stop) { return line_answer(words, *judge, line, stop); },
          .steps = review->steps()};
}

}  // namespace

ReviewPage::ReviewPage(Context& context, const NotedReplay& noted, std::size_t floor)
    : ui::ReviewPage(context, record_codec(), record_of(noted), floor, style_of(noted.replay->rules()),
                     workers(context.words, noted.replay)),
      replay_(noted.replay),
      game_(replay_->end()),
      view_(context),
      sounds_(context) {}

void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  view_.draw_window(canvas, game_.board(), now);
}

// --- The shown position

Direction ReviewPage::slide_after(std::size_t moves) const {
  return line() ? *read_arrow(line()->moves[moves]) : replay_->moves()[moves];
}

Game ReviewPage::position(std::size_t moves) const {
  if (!line()) return replay_->at(moves);
  Game game = replay_->at(line()->from);
  for (std::size_t i = 0; i < moves; ++i) game.play({slide_after(i)});
  return game;
}

void ReviewPage::show(std::size_t before, std::size_t shown) {
  sounds_.clear();
  if (shown == before + 1) {
    const Board board = game_.board();
    const Played played = game_.play({slide_after(before)});
    view_.show(board, played, now());
    if (!hurried()) return sounds_.move(played, game_.board(), largest(board), view_, now());
  } else {
    game_ = position(shown);
    if (shown + 1 == before) {
      Game next = game_;
      const Played undone = next.play({slide_after(shown)});
      view_.show_undone(game_.board(), undone, now());
      return;
    }
  }
  view_.finish();
}

void ReviewPage::show_step(std::size_t before) {
  show(before, ply());
}

// Closing the line leads back to the game, opening it to where it leaves the game.
void ReviewPage::show_line_step(std::size_t before) {
  const std::size_t shown = line() ? line()->at : ply();
  if (line() && shown == before + 1) return show(before, shown);
  game_ = position(shown);
  sounds_.clear();
  view_.finish();
}

// --- Words

ReviewPage::MoveWords ReviewPage::words_of(std::size_t move) const {
  return {.name = std::string(arrow(replay_->moves()[move]))};
}

std::string ReviewPage::start_line() const {
  return rules_words(context_.words, replay_->rules());
}

std::string ReviewPage::position_line() const {
  if (ply() == 0) return start_line();
  return words_of(ply() - 1).name + " · " + score_words(context_.words, game_.score());
}

std::vector<ReviewPage::Bookmark> ReviewPage::bookmarks() const {
  std::vector<Bookmark> marks;
  for (const Replay::Milestone& one : replay_->milestones()) {
    if (one.tile >= kLeastBookmark) marks.push_back({tile_text(one.tile), one.ply});
  }
  return marks;
}

// --- Playing

std::optional<std::string> ReviewPage::legal_swipe(Action direction) const {
  const Direction slide = direction_of(direction);
  if (!game_.is_legal({slide})) return std::nullopt;
  return std::string(arrow(slide));
}

// A game for practice, which is not recorded; a match that it replaces keeps its bests.
std::vector<ReviewPage::Continuation> ReviewPage::continuations() const {
  const Mode mode = replay_->rules().rule == Rule::Classic ? Mode::Classic : Mode::Cascade;
  std::vector<Direction> slides(
      replay_->moves().begin(),
      replay_->moves().begin() + static_cast<std::ptrdiff_t>(line() ? line()->from : ply()));
  for (std::size_t i = 0; line() && i < line()->at; ++i) slides.push_back(slide_after(i));
  Match match(mode, replay_->start());
  for (const Direction direction : slides) match.slide(direction);
  match.make_practice();
  return {continuation_of<PlayPage>(context_, mode_message(mode), std::move(match))};
}

std::string ReviewPage::state() const {
  return ui::ReviewPage::state() + " score=" + std::to_string(game_.score()) +
         " board=" + write_board(game_.board());
}

}  // namespace quintet::twenty48
