#include "games/link/lesson_page.hpp"

#include <memory>
#include <string>
#include <utility>

#include "core/link/layout.hpp"
#include "core/text.hpp"
#include "games/link/board_play.hpp"
#include "games/link/board_view.hpp"
#include "games/link/match.hpp"
#include "games/link/words.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// The steps take K, P and L; then X needs three turns until B is gone.
constexpr std::string_view kBoard =
    "K..KP\n"
    "P...B\n"
    "LGLSB\n"
    "STXCX\n"
    "MTMCG\n";

// The cells of a step are a pair; in the last step the player is free.
Script script() {
  return {.steps = {{.text = msgid("Press two identical tiles."), .cells = {{0, 0}, {0, 3}}, .board = kBoard},
                    {.text = msgid("The path may turn once."), .cells = {{0, 4}, {1, 0}}},
                    {.text = msgid("Or twice."), .cells = {{2, 0}, {2, 2}}},
                    {.text = msgid("Three turns are too many. Try it."), .cells = {{3, 2}, {3, 4}}},
                    {.text = msgid("Now clear the board. Paths may run around its edge.")}},
          .closing = msgid("That's all there is to it.")};
}

class Lesson final : public LessonBoard {
 public:
  explicit Lesson(Context& context) : context_(context), view_(context), sounds_(context) {}

  const ui::BoardView& view() const override { return view_; }
  void fit(Rect area) override { view_.fit(area, game_.board().size(), game_.rules().outside); }
  void begin(const LessonMoment& at) override;
  Outcome play(const LessonMoment& at, const Gesture& gesture) override;
  // The tiles that the step is about show themselves again.
  void decline(const LessonMoment& at, const Gesture& gesture) override {
    if (is_tile(game_.board()[gesture.cell])) view_.point_out(at.now);
  }
  std::optional<Point> next_cell(Point from, Action direction) const override {
    return next_tile(game_.board(), from, direction);
  }
  void draw(Canvas& canvas, const LessonHand& hand, Duration now) const override;
  SoundCues* sounds() override { return &sounds_; }
  std::string state() const override;
  std::optional<Point> find(std::string_view name) const override {
    constexpr std::string_view kTile = "tile ";
    return read_point(name.starts_with(kTile) ? name.substr(kTile.size()) : name);
  }

 private:
  Outcome refuse(const LessonMoment& at, const Pair& pair, Verdict verdict);
  Outcome take(const LessonMoment& at, const Pair& pair);

  Context& context_;
  Game game_;
  BoardView view_;
  MoveSounds sounds_;
  TileSelection selection_;
};

void Lesson::begin(const LessonMoment& at) {
  selection_.clear();
  if (!at.step.board.empty()) {
    const auto layout = read_layout(at.step.board);
    game_ = Game({.rules = {}, .board = Board(layout.value().cells), .random = Random(1), .solution = {}});
    view_.deal_in(game_.board(), at.now);
  }
  if (at.step.cells.empty()) return;
  selection_.set_hint(Pair{at.step.cells.front(), at.step.cells.back()});
  at.input.set_cursor(at.step.cells.front());
}

LessonBoard::Outcome Lesson::play(const LessonMoment& at, const Gesture& gesture) {
  const bool drag = gesture.kind == Gesture::Kind::Drag;
  if (!drag && gesture.kind != Gesture::Kind::Pick) return {};
  if (!drag) at.message.clear();
  const auto outcome = drag ? selection_.drag(game_, gesture) : selection_.pick(game_, gesture.cell);
  switch (outcome.what) {
    case TileSelection::What::Nothing:
      break;
    case TileSelection::What::Selected:
      context_.audio.play("tile-pick");
      break;
    case TileSelection::What::Dropped:
      context_.audio.play("tile-unpick");
      break;
    case TileSelection::What::Take:
      return take(at, outcome.pair);
    case TileSelection::What::Refuse:
      return refuse(at, outcome.pair, outcome.verdict);
  }
  return {};
}

// The step in which three turns are too many is about a pair that is refused.
LessonBoard::Outcome Lesson::refuse(const LessonMoment& at, const Pair& pair, Verdict verdict) {
  view_.refuse(pair, at.now);
  context_.audio.play("tile-refuse");
  at.message.say(refusal_message(verdict), at.now);
  return {verdict == Verdict::NoPath && !at.step.cells.empty() ? Outcome::What::Done
                                                               : Outcome::What::Nothing};
}

LessonBoard::Outcome Lesson::take(const LessonMoment& at, const Pair& pair) {
  const Played played = game_.play(pair);
  selection_.clear();
  view_.show(played, pair, at.now);
  sounds_.pair(game_.pairs_taken(), at.now);
  sounds_.tiles(played, view_);
  if (!at.step.cells.empty() || game_.won()) return {Outcome::What::Done};
  if (!is_tile(game_.board()[at.input.cursor()]) && !at.input.by_keys())
    at.input.set_cursor(middle_tile(game_.board()));
  return {};
}

void Lesson::draw(Canvas& canvas, const LessonHand& hand, Duration now) const {
  BoardMarks marks = selection_.marks();
  marks.cursor = hand.cursor;
  if (!hand.input.by_keys() && hand.awaited) marks.hovered = hand.input.hovered();
  view_.draw(canvas, game_.board(), marks, now);
}

std::string Lesson::state() const {
  const auto at = selection_.marks().selected;
  return "left=" + std::to_string(game_.board().tiles()) + (at ? " selected=" + write_point(*at) : "");
}

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, kit_of<Match>(context), script(), std::make_unique<Lesson>(context),
                     std::move(finish)) {}

}  // namespace quintet::link
