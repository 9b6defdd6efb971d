#include "games/twenty48/review_page.hpp"

#include <array>
#include <utility>

#include "core/twenty48/packed_network.hpp"
#include "core/twenty48/review.hpp"
#include "games/twenty48/advice.hpp"
#include "games/twenty48/settings.hpp"
#include "games/twenty48/tiles.hpp"
#include "games/twenty48/words.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/widgets/texts.hpp"

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

NumberedPly<Move> numbered_ply(const Localiser& words, ReviewedPosition position) {
  NumberedPly<Move> numbered{.ply = position.ply, .reviewed = {.value = position.expected}};
  if (!position.chances.empty())
    numbered.reviewed.outlook = LocalizedText(
        [&words, chances = std::move(position.chances)] { return chances_words(words, chances); });
  if (!position.move) return numbered;
  ReviewedPly& reviewed = numbered.reviewed;
  const JudgedSlide& slide = *position.move;
  reviewed.quality = quality_of(slide.slip);
  reviewed.best = slide.cost <= 0;
  reviewed.cost = slide.cost;
  if (slide.slip == Slip::None) return numbered;
  reviewed.better = arrow(slide.best);
  reviewed.words = words_of(words, slide);
  numbered.lines.best = std::move(position.best_line);
  if (!position.reasons.empty())
    reviewed.better_reason = LocalizedText([&words, better = slide.best, why = position.reasons.front()] {
      return format(words.tr("Better: {arrow}. {reason}"),
                    {{"arrow", std::string(arrow(better))}, {"reason", words.tr(reason_message(why))}});
    });
  return numbered;
}

ReviewWork<Move> work_on(const Localiser& words, const std::shared_ptr<const Replay>& replay) {
  const auto review = std::make_shared<GameReview>(replay, shipped_network);
  const auto judge = std::make_shared<SlideJudge>(replay, shipped_network);
  return {.name = [](const Move& move) { return std::string(arrow(move.direction)); },
          .judge =
              [review, &words](std::size_t step, const std::stop_token& stop) {
                std::vector<NumberedPly<Move>> plies;
                for (ReviewedPosition& one : review->step(step, stop))
                  plies.push_back(numbered_ply(words, std::move(one)));
                return plies;
              },
          .steps = review->steps(),
          .answer =
              [judge, &words](const ReviewLine<Move>& line, const std::stop_token& stop) {
                const TriedSlide tried = judge->judge(line.from, line.shown(), stop);
                return LineAnswer<Move>{.before = tried.before,
                                        .judged = {.value = tried.after,
                                                   .quality = quality_of(tried.slide.slip),
                                                   .best = tried.slide.cost <= 0,
                                                   .words = words_of(words, tried.slide)}};
              }};
}

}  // namespace

ReviewPage::ReviewPage(Context& context, const GameRecords<Record>& records, const Record& record,
                       std::size_t floor)
    : GameReviewPage(context, records, record, floor, style_of(record.replay->start().rules),
                     work_on(context.words, record.replay)),
      view_(context),
      sounds_(context) {
  std::vector<Bookmark> marks;
  for (const Milestone& one : milestones(replay())) {
    if (one.tile >= kLeastBookmark) marks.push_back({tile_text(one.tile), one.ply});
  }
  set_bookmarks(std::move(marks));
}

void ReviewPage::draw_board(Canvas& canvas, Duration now) const {
  view_.draw_window(canvas, game().board(), now);
}

void ReviewPage::show(ReviewStep step, const Game& before, const Played& played) {
  sounds_.clear();
  if (step == ReviewStep::Forward) {
    view_.show(before.board(), played, now());
    if (!hurried()) return sounds_.move(played, game().board(), largest(before.board()), view_, now());
  }
  if (step == ReviewStep::Back) return view_.show_undone(game().board(), played, now());
  view_.finish();
}

std::optional<Move> ReviewPage::move_of(const Gesture& gesture) const {
  return Move{direction_of(gesture.direction)};
}

std::string ReviewPage::position_line() const {
  if (ply() == 0) return rules_words(context_.words, replay().start().rules);
  return std::string(arrow(replay().moves()[ply() - 1].direction)) + " · " +
         score_words(context_.words, game().score());
}

// A game for practice, which is not recorded; a match that it replaces keeps its bests.
std::vector<ReviewPage::Continuation> ReviewPage::continuations() const {
  const Mode mode = replay().start().rules.rule == Rule::Classic ? Mode::Classic : Mode::Cascade;
  return {MatchFlow<Match>(context_).practice(mode, replay().start(), moves())};
}

std::string ReviewPage::state() const {
  return GameReviewPage::state() + " score=" + std::to_string(game().score()) +
         " board=" + write_board(game().board());
}

}  // namespace quintet::twenty48
