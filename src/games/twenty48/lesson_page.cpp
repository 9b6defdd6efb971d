#include "games/twenty48/lesson_page.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>

#include "games/twenty48/advice.hpp"
#include "games/twenty48/board_view.hpp"
#include "games/twenty48/match.hpp"
#include "games/twenty48/settings.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr Exponent kWanted = 4;  // 16
constexpr std::uint64_t kChance = 2;

// The reply to a slide is the tile that appears: each leads to the next step. They suit a third slide to the left and one
// to the right. In the last step the player is free.
Script script() {
  return {.steps = {{.text = msgid("Press ← or swipe left: all tiles slide."),
                     .ways = {Action::Left},
                     .reply = "3,2=4"},
                    {.text = msgid("Equal tiles that meet merge. Slide down."),
                     .ways = {Action::Down},
                     .reply = "0,3=2"},
                    {.text = msgid("Now merge the two 4s."),
                     .ways = {Action::Left, Action::Right},
                     .reply = "1,1=2"},
                    {.text = msgid("Every slide brings a new tile. Make 16!")}},
          .closing = msgid("That’s it. Keep your largest tile in a corner and climb to 2048."),
          .touch = BoardInput::Touch::Swipe};
}

// Both columns of the last board merge into one tile, upwards and downwards.
std::vector<LessonStep> cascade_steps() {
  return {{.text = msgid("In Cascade a merged tile merges on in the same slide. Slide left."),
           .ways = {Action::Left},
           .board = "4 2 2 0/0 0 0 0/0 0 0 0/0 0 0 0",
           .reply = "3,2=2"},
          {.text = msgid("Find the slide that makes 16 at once."),
           .ways = {Action::Up, Action::Down},
           .board = "0 8 0 0/2 4 0 0/0 2 0 0/0 2 0 0",
           .reply = "2,3=2",
           .wrong = msgid("Slide along the column.")}};
}

Script cascade_script(Context& context) {
  Script it = script();
  if (!is_lesson_due(context, kit_of<Match>(context))) it.steps.clear();
  std::ranges::move(cascade_steps(), std::back_inserter(it.steps));
  it.closing = msgid("One slide can climb several steps. Build chains!");
  it.mode = mode_info(Mode::Cascade).id;
  return it;
}

Game cascade_board(std::string_view text) {
  Start start{.rules = {.rule = Rule::Cascade}, .tiles = {}, .random = Random(kChance)};
  const Board board = read_board(text).value();
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if (board.cells()[i] != 0) start.tiles.push_back({board.point(i), board.cells()[i]});
  }
  return Game(start);
}

Game first_board() {
  return Game({.rules = {}, .tiles = {{{1, 2}, 1}, {{2, 1}, 1}}, .random = Random(kChance)});
}

class Lesson final : public LessonBoard {
 public:
  explicit Lesson(Context& context)
      : context_(context), game_(first_board()), view_(context), sounds_(context) {}

  const ui::BoardView& view() const override { return view_; }
  void fit(Rect area) override { view_.fit(area, game_.rules().side); }
  void begin(const LessonMoment& at) override {
    if (!at.step.board.empty()) game_ = cascade_board(at.step.board);
    if (at.index == 0 || !at.step.board.empty()) view_.deal_in(game_.board(), at.now);
  }
  Outcome play(const LessonMoment& at, const Gesture& gesture) override;
  void decline(const LessonMoment& at, const Gesture&) override { sounds_.refusal(at.now); }
  void draw(Canvas& canvas, const LessonHand& hand, Duration now) const override;
  SoundCues* sounds() override { return &sounds_; }
  std::string state() const override { return "board=" + write_board(game_.board()); }

 private:
  Context& context_;
  Game game_;
  BoardView view_;
  MoveSounds sounds_;
};

LessonBoard::Outcome Lesson::play(const LessonMoment& at, const Gesture& gesture) {
  if (gesture.kind != Gesture::Kind::Swipe) return {};
  Move move{direction_of(gesture.direction)};
  if (!game_.is_legal(move)) {
    view_.refuse(game_.board(), move.direction, at.now);
    return {Outcome::What::Wrong};
  }
  at.message.clear();
  const bool free = at.step.reply.empty();
  if (!free) move = *Game::read_move(Game::write_move(move) + ' ' + std::string(at.step.reply));
  const Board before = game_.board();
  const Played played = game_.play(move);
  view_.show(before, played, at.now);
  view_.show_gains(before, played);
  sounds_.move(played, game_.board(), largest(before), view_, at.now);
  if (!free || largest(game_.board()) >= kWanted) return {Outcome::What::Done};
  if (game_.over()) {
    game_ = first_board();  // a player who fills the board without a 16 begins with two tiles again
    view_.deal_in(game_.board(), at.now);
  }
  return {};
}

void Lesson::draw(Canvas& canvas, const LessonHand& hand, Duration now) const {
  view_.draw_window(canvas, game_.board(), now);
  if (hand.awaited && !hand.awaited->ways.empty() && !view_.moving(now))
    draw_hint_marks(canvas, context_.theme, view_.grid(), game_, direction_of(hand.awaited->ways.front()));
}

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, kit_of<Match>(context), script(), std::make_unique<Lesson>(context),
                     std::move(finish)) {}

CascadeLessonPage::CascadeLessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, kit_of<Match>(context), cascade_script(context),
                     std::make_unique<Lesson>(context), std::move(finish)) {}

}  // namespace quintet::twenty48
