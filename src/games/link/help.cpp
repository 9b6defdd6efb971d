#include "games/link/help.hpp"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/link/layout.hpp"
#include "core/text.hpp"
#include "engine/text/localiser.hpp"
#include "games/link/art.hpp"
#include "games/link/board_play.hpp"
#include "games/link/board_view.hpp"
#include "games/link/match.hpp"
#include "games/link/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/demonstration_page.hpp"
#include "ui/pages/lesson_page.hpp"

namespace quintet::link {

using namespace ui;
using enum Beat::What;
namespace {

constexpr float kPathsHeight = 214, kFallingHeight = 200;  // points
constexpr Duration kDraw = milliseconds(500), kBetween = milliseconds(900);
constexpr Duration kFallDraw = milliseconds(600), kVanish = milliseconds(250), kFall = milliseconds(450);

const DiagramLook& help_look(const Context&) {
  static const PairLook look({});
  return look;
}

// Two tiles, and the path between them, which is drawn as the one with this index.
Diagram path(int index, std::span<const std::string_view> rows, std::vector<Point> line,
             std::string_view label, char sign = kPairSign) {
  const Point from = line.front(), to = line.back();
  return Diagram(
             rows,
             {{Mark, from, sign}, {Mark, to, sign}, {Line, {}, sign, index * kBetween, kDraw, {}, kLinear}},
             label)
      .with_line(std::move(line));
}

// Paths with none, one and two turns, drawn one after another, and one that turns too often.
std::vector<Diagram> paths() {
  using Rows = std::array<std::string_view, 4>;
  return {path(0, Rows{"kbmk", "P..P", "tmgb", "gcck"}, {{1, 0}, {1, 3}}, msgid("Straight")),
          path(1, Rows{"P..b", "km.g", "tk.c", "mbPk"}, {{0, 0}, {0, 2}, {3, 2}}, msgid("One turn")),
          path(2, Rows{"kP.m", "tb.g", "mP.c", "gkbt"}, {{0, 1}, {0, 2}, {2, 2}, {2, 1}}, msgid("Two turns")),
          path(3, Rows{"Pkbm", "..tg", "k..P", "tgbm"}, {{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 3}},
               msgid("Too many turns"), kRefusedSign)};
}

// The pair goes; what stands above it in its columns falls by one cell.
std::vector<Diagram> falling() {
  constexpr std::array<std::string_view, 4> kRows{"kbmgtlck", "mtlkbgmc", "gcckmtlb", "tkbPPlkm"};
  std::vector<Beat> beats;
  for (const Point pair : {Point{3, 3}, Point{3, 4}}) {
    beats.push_back({Mark, pair, kPairSign});
    beats.push_back({Take, pair, kNoSign, kFallDraw, kVanish, {}, kLinear});
    for (Point at = pair; at.row > 0; --at.row)
      beats.push_back({Glide, at - Point{1, 0}, kNoSign, kFallDraw + kVanish, kFall, at});
  }
  return {Diagram(kRows, std::move(beats))};
}

constexpr std::array kAim{
    msgid("Match identical tiles until the board is clear."),
    msgid("Two tiles match if a clear path with at most two turns connects them. The path may run around the "
          "edge of the board, unless you switch that off."),
    msgid("Press a tile, then its partner, or drag from one to the other."),
};

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"), msgid("Shows a pair that matches now.")},
    HelpTerm{"undo", msgid("Undo and redo"), msgid("Undo as many moves as you like, and redo them.")},
    HelpTerm{"shuffle", msgid("Reshuffle"), msgid("Shuffles the tiles that are left.")},
    HelpTerm{"eye", msgid("Highlight matches"), msgid("Highlights every identical tile.")},
};

constexpr std::array kHelperWords{
    msgid("When no moves are left, the tiles are shuffled at once. Every board can be cleared."),
};

constexpr std::array kModeWords{
    msgid("Every board can be shared: copy it as a code on its page, and paste a code where Link-up begins. "
          "Shared "
          "boards are Relaxed, and recorded apart."),
};

constexpr std::array kModeTerms{
    HelpTerm{"leaf", msgid("Relaxed"), msgid("No clock. Undo and hints are free.")},
    HelpTerm{"clock", msgid("Timed"),
             msgid("Every pair buys seconds. Pairs within three seconds of each other build a combo, worth "
                   "up to ten times the points.")},
    HelpTerm{"map", msgid("Journey"), msgid("25 boards, each with a twist. Earn three stars.")},
    HelpTerm{"calendar", msgid("Today’s board"), msgid("One board a day, the same for everyone.")},
};

constexpr std::array kScoring{
    msgid("A pair is worth 100 points, times the combo, at most ten times. Each second left at the end adds "
          "20. In Timed a hint costs five seconds and a reshuffle ten."),
    msgid("In Journey the time left decides the stars. Each hint or reshuffle costs one."),
};

constexpr std::array kFallingTopics{
    msgid(
        "On some boards the tiles move after each match. Stones stop them, and no tile crosses the middle."),
};

constexpr std::array kGravityTerms{
    HelpTerm{"gravity-none", msgid("of tiles", "Still")},
    HelpTerm{"gravity-down", msgid("Down")},
    HelpTerm{"gravity-up", msgid("Up")},
    HelpTerm{"gravity-left", msgid("Left")},
    HelpTerm{"gravity-right", msgid("Right")},
    HelpTerm{"gravity-lr-split", msgid("Split sideways")},
    HelpTerm{"gravity-lr-gather", msgid("Close in sideways")},
    HelpTerm{"gravity-ud-split", msgid("Split vertically")},
    HelpTerm{"gravity-ud-gather", msgid("Close in vertically")},
    HelpTerm{"gravity-ud-shear", msgid("Left half down, right half up")},
    HelpTerm{"gravity-lr-shear", msgid("Top half right, bottom half left")},
};

constexpr std::array kKeys{
    commands::kMoveCursor, kPick, kLight, commands::kHint, commands::kUndo, commands::kRedo, kShuffle,
    commands::kBeginAgain, kCopy, kPaste};

}  // namespace

HelpBook help_book() {
  static const std::array chapters{
      HelpChapter{.heading = msgid("The aim"),
                  .paragraphs = kAim,
                  .art = diagram_art<paths, help_look>(kPathsHeight)},
      HelpChapter{.heading = msgid("Ways to play"), .paragraphs = kModeWords, .terms = kModeTerms},
      HelpChapter{.heading = msgid("Assists"), .paragraphs = kHelperWords, .terms = kHelpers},
      HelpChapter{.heading = msgid("Points and stars"), .paragraphs = kScoring},
      HelpChapter{.heading = msgid("Gravity"),
                  .paragraphs = kFallingTopics,
                  .terms = kGravityTerms,
                  .art = diagram_art<falling, help_look>(kFallingHeight)},
  };
  return {.title = msgid("How to play Link-up"), .chapters = chapters, .keys = kKeys};
}

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
  constexpr std::string_view kWrong = msgid("Press the two marked tiles.");
  return {.steps = {{.text = msgid("Press two identical tiles."), .cells = {{0, 0}, {0, 3}}, .wrong = kWrong},
                    {.text = msgid("The path may turn once."), .cells = {{0, 4}, {1, 0}}, .wrong = kWrong},
                    {.text = msgid("Or twice."), .cells = {{2, 0}, {2, 2}}, .wrong = kWrong},
                    {.text = msgid("Three turns are too many. Try it."), .cells = {{3, 2}, {3, 4}}},
                    {.text = msgid("Now clear the board. Paths may run around its edge.")}},
          .closing = msgid("That’s all there is to it.")};
}

// What the cleared board reveals.
constexpr std::string_view kLessonPainting = "plum";

Start lesson_start() {
  return {
      .rules = {}, .board = Board(read_layout(kBoard).value().cells), .random = Random(1), .solution = {}};
}

// The board of the lesson, and of a demonstration, which plays its solution.
class TaughtBoard final : public LessonBoard {
 public:
  TaughtBoard(Context& context, Start start, std::optional<Pictures> pictures = std::nullopt,
              std::string_view painting = {})
      : context_(context), start_(std::move(start)), view_(context), sounds_(context) {
    view_.use(pictures);
    view_.painting().lay(painting, start_.board);
  }

  const ui::BoardView& view() const override { return view_; }
  void fit(Rect area) override { view_.fit(area, game_.board().size(), game_.rules().outside); }
  void begin(const LessonMoment& at) override;
  Outcome play(const LessonMoment& at, const Gesture& gesture) override;
  // The tiles that the step is about show themselves again.
  void decline(const LessonMoment& at, const Gesture& gesture) override {
    if (is_tile(game_.board()[gesture.cell])) view_.point_out(at.now);
  }
  void reply(const LessonMoment& at) override { take(at, start_.solution[at.index]); }
  std::optional<Point> next_cell(Point from, Action direction) const override {
    return next_tile(game_.board(), from, direction);
  }
  void draw(Canvas& canvas, const LessonHand& hand, Duration now) const override;
  std::vector<Counter> counters(const Localiser& words) const override {
    return {{words.tr("Tiles"), std::to_string(game_.board().tiles())}};
  }
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
  Start start_;
  Game game_;
  BoardView view_;
  MoveSounds sounds_;
  TileSelection selection_;
};

void TaughtBoard::begin(const LessonMoment& at) {
  selection_.clear();
  if (at.index == 0) {
    game_ = Game(start_);
    view_.painting().close();
    view_.deal_in(game_.board(), at.now);
  }
  if (at.step.cells.empty()) return;
  selection_.set_hint(Pair{at.step.cells.front(), at.step.cells.back()});
  at.input.set_cursor(at.step.cells.front());
}

LessonBoard::Outcome TaughtBoard::play(const LessonMoment& at, const Gesture& gesture) {
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
LessonBoard::Outcome TaughtBoard::refuse(const LessonMoment& at, const Pair& pair, Verdict verdict) {
  const std::vector<Point> way = refused_way(game_, pair, verdict);
  view_.refuse(pair, way, at.now);
  context_.audio.play("refuse");
  at.message.say(refusal_message(verdict, way), at.now);
  return {verdict == Verdict::NoPath && !at.step.cells.empty() ? Outcome::What::Done
                                                               : Outcome::What::Nothing};
}

LessonBoard::Outcome TaughtBoard::take(const LessonMoment& at, const Pair& pair) {
  const Played played = game_.play(pair);
  selection_.clear();
  view_.show(played, pair, at.now);
  sounds_.pair(game_.pairs_taken(), at.now);
  sounds_.tiles(played, view_);
  if (game_.won() && view_.painting().shown()) view_.open_painting();
  if (!at.step.cells.empty() || game_.won()) return {Outcome::What::Done};
  if (!is_tile(game_.board()[at.input.cursor()]) && !at.input.by_keys())
    at.input.set_cursor(middle_tile(game_.board()));
  return {};
}

void TaughtBoard::draw(Canvas& canvas, const LessonHand& hand, Duration now) const {
  BoardMarks marks = selection_.marks();
  marks.cursor = hand.cursor;
  if (!hand.input.by_keys() && hand.awaited) marks.hovered = hand.input.hovered();
  view_.draw(canvas, game_.board(), marks, now);
}

std::string TaughtBoard::state() const {
  const auto at = selection_.marks().selected;
  const bool revealed = game_.won() && view_.painting().shown();
  return "left=" + std::to_string(game_.board().tiles()) + (at ? " selected=" + write_point(*at) : "") +
         (revealed ? " painting" : "");
}

}  // namespace

std::unique_ptr<Scene> lesson_page(Context& context, std::function<void()> finish) {
  return std::make_unique<LessonPage>(
      context, kit_of<Match>(context), script(),
      std::make_unique<TaughtBoard>(context, lesson_start(), std::nullopt, kLessonPainting),
      std::move(finish));
}

std::unique_ptr<Scene> demonstration_page(Context& context, const Start& start,
                                          std::optional<Pictures> pictures, std::function<void()> play) {
  Script script{.steps = std::vector<LessonStep>(start.solution.size()),
                .closing = msgid("That was the whole board."),
                .begin = msgid("Play this board")};
  return std::make_unique<DemonstrationPage>(context, kit_of<Match>(context), std::move(script),
                                             std::make_unique<TaughtBoard>(context, start, pictures),
                                             std::move(play));
}

}  // namespace quintet::link
