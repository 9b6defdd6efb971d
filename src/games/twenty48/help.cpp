#include "games/twenty48/help.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/twenty48/game.hpp"
#include "engine/text/localiser.hpp"
#include "games/twenty48/advice.hpp"
#include "games/twenty48/art.hpp"
#include "games/twenty48/board_view.hpp"
#include "games/twenty48/match.hpp"
#include "games/twenty48/settings.hpp"
#include "games/twenty48/tiles.hpp"
#include "games/twenty48/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/lesson_page.hpp"

namespace quintet::twenty48 {

using namespace ui;
using enum Beat::What;
namespace {

constexpr Duration kRest = milliseconds(650), kSlideTime = milliseconds(220), kArrive = milliseconds(200);
constexpr float kBoardHeight = 236, kLineHeight = 60, kWidestCell = 44;  // points
constexpr float kLineGap = 6, kArrowWidth = 44, kArrowIcon = 24;
constexpr float kFaded = 0.75F;
constexpr float kWay = 64, kWayIcon = 34;  // the disc with the direction
constexpr int kCells = 4;                  // in a line

// A tile slides, and where it merges the new one pops.
void add_step(std::vector<Beat>& beats, Duration start, Point from, Point to, std::optional<Exponent> made) {
  const Duration arrived = start + kRest + kSlideTime;
  if (from != to) beats.push_back({Glide, from, kNoSign, start + kRest, kSlideTime, to, kQuickCurve});
  const auto known = [&](const Beat& beat) {
    return beat.what == Put && beat.at == to && beat.start == arrived;
  };
  if (made && std::ranges::none_of(beats, known))
    beats.push_back({Put, to, sign_of(*made), arrived, kArrive});
}

// --- Slides of a board

class SlidesLook final : public TileDiagramLook {
 public:
  DiagramGrid grid(const Canvas& canvas, Rect area, Size size, Size) const override {
    const BoardGrid tiles = tile_grid(area, size.width, canvas.scale());
    return {tiles.origin, {tiles.pitch(), tiles.pitch()}, tiles.side};
  }
  void ground(const DiagramView& on) const override {
    const BoardGrid tiles = tile_grid(on.area, kCells, on.canvas.scale());
    draw_plate(on.canvas, on.theme, tiles, Elevation::Low);
    // The direction of the slide beside the board.
    const Vec at{
        std::min(tiles.plate.right() + space::kLarge, on.area.right() + space::kBase - kWay) + kWay / 2,
        on.area.centre().y};
    on.canvas.disc(at, kWay / 2, kAccent.on(on.theme));
    const auto direction = static_cast<Direction>(on.frame.line_sign - '0');
    on.canvas.picture("images/icons/" + std::string(arrow_icon(direction)) + ".svg",
                      centred(at, {kWayIcon, kWayIcon}), on.theme.colour.surface);
  }
};

Diagram slides() {
  constexpr std::array kSlides{
      Move{Direction::Left, Spawn{{0, 3}, 1}}, Move{Direction::Down, Spawn{{1, 2}, 1}},
      Move{Direction::Down, Spawn{{0, 1}, 1}}, Move{Direction::Left, Spawn{{1, 3}, 2}}};
  Board board = *read_board("0 0 0 0/2 0 0 2/0 4 0 0/8 0 0 0");
  std::vector<Beat> beats;
  Duration start{0};
  for (const Move& move : kSlides) {
    beats.push_back({Line, {}, static_cast<char>('0' + static_cast<int>(move.direction)), start});
    for (const TileStep& step : slide(board, move.direction, Rule::Classic).steps)
      add_step(beats, start, step.from, step.to, step.merges ? std::optional(board[step.to]) : std::nullopt);
    board[move.spawn->at] = move.spawn->exponent;
    start += kRest + kSlideTime + kArrive;
    beats.push_back({Put, move.spawn->at, sign_of(move.spawn->exponent), start - kArrive, kArrive});
  }
  return Diagram({"....", "1..1", ".2..", "3..."}, std::move(beats));
}

HelpArt slides_art() {
  static const Diagram board = slides();
  return {kBoardHeight, board.length(), [](Canvas& canvas, const HelpScene& scene, Rect area) {
            paint_diagram(canvas, scene.context.theme, area.grown(-space::kBase), board, SlidesLook(),
                          scene.at);
          }};
}

// --- Lines of tiles

// A line a row, before the slide at the left of an arrow, and while it slides to the left at the right of it.
class LinesLook final : public TileDiagramLook {
 public:
  enum class Side : bool { Before, After };
  explicit LinesLook(Side side) : side_(side) {}

  DiagramGrid grid(const Canvas&, Rect area, Size, Size) const override {
    const float room = (area.w - 2 * space::kBase - kArrowWidth) / 2 / kCells;
    const float side = std::floor(std::min({room, kLineHeight, kWidestCell + kLineGap}) - kLineGap);
    const float width = kCells * (side + kLineGap) - kLineGap;
    const float left = area.centre().x + (side_ == Side::After ? kArrowWidth / 2 : -kArrowWidth / 2 - width);
    return {{std::round(left), std::round(area.y + space::kTiny + (kLineHeight - side) / 2)},
            {side + kLineGap, kLineHeight},
            side};
  }
  void ground(const DiagramView& on) const override {
    for (int row = 0; row < on.diagram.size().height; ++row) {
      for (int column = 0; column < kCells; ++column)
        draw_cell(on.canvas, on.theme, on.grid.cell(Point{row, column}));
      if (side_ == Side::After)
        on.canvas.picture("images/icons/right.svg",
                          centred({on.area.centre().x, on.centre({row, 0}).y}, {kArrowIcon, kArrowIcon}),
                          on.theme.colour.text_2);
    }
  }
  void sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const override {
    if (side_ == Side::Before) style.opacity *= kFaded;
    TileDiagramLook::sign(on, cell, sign, style);
  }

 private:
  Side side_;
};

constexpr std::array<std::string_view, 3> kOriginal{"112.", "111.", "1111"}, kCascade{"211.", "1111", "1122"};

template <const auto& kRows, Rule kRule>
HelpArt lines_art() {
  std::vector<Beat> beats;
  Duration start{0};
  for (int row = 0; row < static_cast<int>(kRows.size()); ++row, start += kSlideTime + kArrive) {
    std::array<Exponent, kCells> line{};
    std::ranges::transform(kRows[static_cast<std::size_t>(row)], line.begin(), exponent_of);
    for (const LineStep& step : slide_line(line, kRule).steps)
      add_step(beats, start, {row, static_cast<int>(step.from)}, {row, static_cast<int>(step.to)},
               step.merges ? std::optional(line[step.to]) : std::nullopt);
  }
  static const Diagram still(kRows, {}), slid(kRows, std::move(beats));
  return {static_cast<float>(kRows.size()) * kLineHeight + 2 * space::kTiny, kRest + start,
          [](Canvas& canvas, const HelpScene& scene, Rect area) {
            const Theme& theme = scene.context.theme;
            paint_diagram(canvas, theme, area, still, LinesLook(LinesLook::Side::Before));
            paint_diagram(canvas, theme, area, slid, LinesLook(LinesLook::Side::After), scene.at);
          }};
}

constexpr std::array kAim{
    msgid("Slide all tiles to one side. Equal tiles that meet merge into one of twice the value. Every slide "
          "brings a new tile: a 2, and one time in ten a 4."),
    msgid(
        "Make the tile of the goal, then climb on until nothing can slide. The values of the tiles you make "
        "are your points."),
};

constexpr std::array kOriginalTopics{
    msgid("Merging begins at the wall. A tile that has merged rests until the next slide."),
};

constexpr std::array kCascadeTopics{
    msgid("A merged tile merges on at once with an equal neighbour towards the wall."),
};

constexpr std::array kTips{
    msgid("Keep your largest tile in a corner, and the others in order along the edge beside it."),
    msgid(
        "Slide in two directions for as long as you can. The one away from your corner is the last resort."),
};

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"), msgid("The best slide, why, and the chances if the computer plays on.")},
    HelpTerm{"autoplay", msgid("Autoplay"), msgid("The computer plays on for you until you press a key.")},
    HelpTerm{"undo", msgid("Undo and redo"),
             msgid("As far back as you like. The tiles that follow stay the same.")},
    HelpTerm{
        "review", msgid("Review"),
        msgid("After the game: the slides that cost most, the better ones, and playing on from anywhere.")},
    HelpTerm{"copy", msgid("Share a game"),
             msgid("Any game as a short text. Paste it (Ctrl+V) in another copy of Quintet to watch the same "
                   "game.")},
};

constexpr std::array kHelperWords{
    msgid("Results with help are recorded apart. Today’s counted try allows none."),
};

constexpr std::array kKeys{kSlide,
                           kSteer,
                           kHint,
                           kAutoplay,
                           commands::kUndo,
                           commands::kRedo,
                           commands::kNewGame,
                           commands::kPaste,
                           commands::kReviewStep,
                           commands::kReviewMistake};

}  // namespace

HelpBook help_book() {
  static const std::array chapters{
      HelpChapter{.heading = msgid("The aim"), .paragraphs = kAim, .art = slides_art()},
      HelpChapter{.heading = msgid("Merging: Original"),
                  .paragraphs = kOriginalTopics,
                  .art = lines_art<kOriginal, Rule::Classic>()},
      HelpChapter{.heading = msgid("Merging: Cascade"),
                  .paragraphs = kCascadeTopics,
                  .art = lines_art<kCascade, Rule::Cascade>()},
      HelpChapter{.heading = msgid("Ways to play"), .terms = mode_terms<Mode>()},
      HelpChapter{.heading = msgid("Tips"), .paragraphs = kTips},
      HelpChapter{.heading = msgid("Assists"), .paragraphs = kHelperWords, .terms = kHelpers},
  };
  return {.title = msgid("How to play 2048"), .chapters = chapters, .keys = kKeys};
}

// --- The lesson

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

std::unique_ptr<Scene> lesson_page(Context& context, std::function<void()> finish) {
  return std::make_unique<LessonPage>(context, kit_of<Match>(context), script(),
                                      std::make_unique<Lesson>(context), std::move(finish));
}

std::unique_ptr<Scene> cascade_lesson_page(Context& context, std::function<void()> finish) {
  return std::make_unique<LessonPage>(context, kit_of<Match>(context), cascade_script(context),
                                      std::make_unique<Lesson>(context), std::move(finish));
}

}  // namespace quintet::twenty48
