#include "games/gomoku/help.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/gomoku/levels.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/lesson_page.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/stone_art.hpp"
#include "ui/stones/stone_controller.hpp"
#include "ui/stones/stone_lesson.hpp"
#include "ui/stones/stone_settings.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::gomoku {

using namespace ui;
using enum Beat::What;
namespace {

constexpr float kAimHeight = 236, kShapesHeight = 176, kForbiddenHeight = 230;  // points
constexpr Duration kBetween = milliseconds(420), kFall = motion::kBase, kLight = milliseconds(140);

const DiagramLook& help_look(const Context&) {
  static const StoneLook look({});
  return look;
}

// Two players place stones in turn, with their numbers, until black has five in a row; these light up.
std::vector<Diagram> aim_diagrams() {
  constexpr std::array<std::string_view, 5> kGame{
      "........9......", "......65.......", ".....214.......", ".....3.8.......", "....7..........",
  };
  std::vector<Beat> beats;
  for (int row = 0; row < static_cast<int>(kGame.size()); ++row) {
    const std::string_view points = kGame[static_cast<std::size_t>(row)];
    for (auto column = points.find_first_not_of(kNoSign); column != std::string_view::npos;
         column = points.find_first_not_of(kNoSign, column + 1)) {
      const Point at{row, static_cast<int>(column)};
      const int move = points[column] - '1';
      beats.push_back({Put, at, points[column], move * kBetween, kFall});
      if (move % 2 == 0) beats.push_back({Mark, at, 'r', 9 * kBetween + move / 2 * kLight});
    }
  }
  constexpr std::string_view kEmpty = "...............";
  return {Diagram({kEmpty, kEmpty, kEmpty, kEmpty, kEmpty}, std::move(beats))};
}

// Each with the points where it grows.
std::vector<Diagram> shape_diagrams() {
  return {Diagram({".......", "oxxxx*.", "......."}, {}, msgid("Four")),
          Diagram({".......", "*xxxx*.", "......."}, {}, msgid("Open four")),
          Diagram({".......", ".*xxx*.", "......."}, {}, msgid("Open three"))};
}

// The three reasons why a point is forbidden to black.
std::vector<Diagram> forbidden_diagrams() {
  return {Diagram({"......", "......", ".!xx..", ".x....", ".x...."}, {}, msgid("Double three")),
          Diagram({"x.....", "x.....", "x.....", "!xxx..", "......"}, {}, msgid("Double four")),
          Diagram({"......", "......", "xxx!xx", "......", "......"}, {}, msgid("Overline"))};
}

constexpr float kRow = 24, kSample = 22, kPadding = space::kTiny, kGap = space::kTiny;

struct Item {
  std::string_view words;
  void (*sample)(Canvas& canvas, Vec centre, float side);
};

constexpr std::array kItems{
    Item{msgid("Open four"),
         [](Canvas& canvas, Vec centre, float side) {
           draw_threat_sample(canvas, Standing::OpenFour, centre, side);
         }},
    Item{msgid("Four"), [](Canvas& canvas, Vec centre,
                           float side) { draw_threat_sample(canvas, Standing::Four, centre, side); }},
    Item{msgid("Open three"),
         [](Canvas& canvas, Vec centre, float side) {
           draw_threat_sample(canvas, Standing::OpenThree, centre, side);
         }},
    Item{msgid("Finishes the row"), draw_growth_sample},
    Item{msgid("Blocks the row"), draw_stop_sample},
};

float width_of(Canvas& canvas, const std::string& words) {
  return kSample + kGap + canvas.text_width(words, Face::Text, type::kCaption) + 1;
}

// In equal columns, as many as fit.
int columns(Canvas& canvas, const Localiser& words, float width) {
  float widest = 0;
  for (const Item& item : kItems) widest = std::max(widest, width_of(canvas, words.tr(item.words)));
  const float room = width - 2 * kPadding + space::kTiny;
  return std::clamp(static_cast<int>(room / (widest + space::kTiny)), 1, static_cast<int>(kItems.size()));
}

}  // namespace

float legend_height(Canvas& canvas, const Localiser& words, float width) {
  const int across = columns(canvas, words, width);
  const int rows = (static_cast<int>(kItems.size()) + across - 1) / across;
  return static_cast<float>(rows) * kRow + 2 * kPadding;
}

void draw_legend(Canvas& canvas, const Theme& theme, const Localiser& words, Rect area) {
  draw_card(canvas, theme, area, Elevation::Low);
  const int across = columns(canvas, words, area.w);
  const Rect inner = area.grown(-kPadding);
  const float width = inner.w / static_cast<float>(across);
  for (std::size_t i = 0; i < kItems.size(); ++i) {
    const int column = static_cast<int>(i) % across, row = static_cast<int>(i) / across;
    const Rect at{inner.x + static_cast<float>(column) * width, inner.y + static_cast<float>(row) * kRow,
                  width, kRow};
    kItems[i].sample(canvas, {at.x + kSample / 2, at.centre().y}, kSample);
    const float left = kSample + kGap;
    canvas.text(words.tr(kItems[i].words), {at.x + left, at.y, at.w - left, at.h},
                {.size = type::kCaption, .colour = theme.colour.text});
  }
}

namespace {

constexpr std::array kAimTopics{
    msgid("Black and White place stones in turn; Black begins. The first to get five in a row wins: across, "
          "down or "
          "along a diagonal."),
    msgid("Stones never move. A full board is a draw."),
};

constexpr std::array kShapeTopics{
    msgid("A four needs one more stone: stop it at once. An open four has two such points and cannot be "
          "stopped. An "
          "open three becomes an open four if it is left alone."),
    msgid("One stone that makes two threats decides most games: only one of them can be stopped."),
};

constexpr std::array kRuleTerms{
    HelpTerm{"check", msgid("Five or more"), msgid("Longer rows win too.")},
    HelpTerm{"check", msgid("Exactly five"), msgid("Six or more in a row do not win for either side.")},
    HelpTerm{
        "check", msgid("Renju"),
        msgid("Black must not make six or more in a row, two fours or two open threes with one stone, unless "
              "the same stone makes five. White has no restrictions.")},
};

constexpr std::array kRenju{
    msgid("A red cross marks each point that is forbidden to Black. Press one to see why."),
};

constexpr std::array kOpeningTerms{
    HelpTerm{"play", msgid("Free opening"), msgid("Black places the first stone anywhere.")},
    HelpTerm{
        "shuffle", msgid("Swap"),
        msgid("The first player places two black stones and a white one, and the second chooses a colour.")},
    HelpTerm{"shuffle", msgid("Swap2"),
             msgid("Like Swap, but the second player may instead add a white and a black stone and let the "
                   "first choose.")},
};

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"), msgid("Shows the best move and why.")},
    HelpTerm{"eye", msgid("Threats"),
             msgid("Marks fours and open threes: rings complete them, squares stop them.")},
    HelpTerm{"undo", msgid("board game", "Undo and redo"),
             msgid("As far back as you like, even while the computer thinks or after the game.")},
    kClockHelp,
    HelpTerm{"review", msgid("Review"), msgid("After the game: each move’s win chance and the best move.")},
    HelpTerm{"save", msgid("Game record"),
             msgid("Copies and saves games, and opens those of other programs: Piskvork, SGF or a move list. "
                   "You can also drop a file onto the window.")},
};

constexpr std::array kKeys{
    commands::kMoveCursor,   commands::kJump, commands::kPlace,    kShowThreats,
    commands::kZoom,         commands::kHint, commands::kUndoMove, commands::kRedoMove,
    commands::kNewGame,      commands::kCopy, commands::kPaste,    commands::kReviewStep,
    commands::kReviewMistake};

}  // namespace

HelpBook help_book() {
  static const std::vector<HelpChapter> chapters{
      {.heading = msgid("The aim"),
       .paragraphs = kAimTopics,
       .art = diagram_art<aim_diagrams, help_look>(kAimHeight)},
      {.heading = msgid("Threats"),
       .paragraphs = kShapeTopics,
       .art = diagram_art<shape_diagrams, help_look>(kShapesHeight)},
      {.heading = msgid("Rules"),
       .paragraphs = kRenju,
       .terms = kRuleTerms,
       .art = diagram_art<forbidden_diagrams, help_look>(kForbiddenHeight)},
      {.heading = msgid("Openings"), .terms = kOpeningTerms},
      {.heading = msgid("Computer opponents"), .terms = opponent_terms<Level>()},
      {.heading = msgid("Assists"), .terms = kHelpers},
  };
  return {.title = msgid("How to play Gomoku"), .chapters = chapters, .keys = kKeys};
}

// --- The lesson

namespace {

constexpr int kLessonSide = 9;

std::vector<Point> points(std::string_view names) {
  return *read_points(names, kLessonSide);
}

// A board is its stones in the order of play, black first. White answers a step with a reply at the first of these points
// that is free; a step without a board goes on from there. After the two threats at once the board is given anew, since
// either end is right.
Script script() {
  return {.steps = {{.text = msgid("Five in a row wins. Make five!"),
                     .cells = points("h5"),
                     .board = "d5d6e5c5f5f6g5e3",
                     .wrong = msgid("That doesn’t make five.")},
                    {.text = msgid("White has four. Stop the fifth!"),
                     .cells = points("e3"),
                     .board = "e8e7c4e6g6e5d3e4",
                     .wrong = msgid("That lets White make five.")},
                    {.text = msgid("An open three becomes a four with two open ends. Stop it now!"),
                     .cells = points("c3g7"),
                     .board = "e7e5c6d4g4f6",
                     .wrong = msgid("That leaves the three open.")},
                    {.text = msgid("Your turn: make a four with both ends open."),
                     .cells = points("c5g5"),
                     .board = "d5d7e5e3f5g7",
                     .reply = "c5b5",
                     .wrong = msgid("That is no four with both ends open.")},
                    {.text = msgid("White can stop one end only. Make five!"),
                     .cells = points("g5h5"),
                     .wrong = msgid("That doesn’t make five.")},
                    {.text = msgid("Two open threes at once are too much for White. Find the point!"),
                     .cells = points("e5"),
                     .board = "c5g3d5h7e6b8e7g8",
                     .reply = "f5",
                     .wrong = msgid("That doesn’t make two open threes.")},
                    {.text = msgid("White stopped one three. Make a four of the other!"),
                     .cells = points("e4e8"),
                     .board = "c5g3d5h7e6b8e7g8e5f5",
                     .wrong = msgid("That is no four with both ends open.")},
                    {.text = msgid("A four and an open three at once win too. Find the point!"),
                     .cells = points("f3"),
                     .board = "c3b3d3g8e3b7f4h6f5d8",
                     .reply = "g3",
                     .wrong = msgid("That makes no four and three.")},
                    {.text = msgid("White had to stop the four. Now the three decides!"),
                     .cells = points("f2f6"),
                     .board = "c3b3d3g8e3b7f4h6f5d8f3g3",
                     .wrong = msgid("That is no four with both ends open.")}},
          .closing = msgid("Make two threats at once, and block theirs. Now play!"),
          .begin = msgid("board game", "Play")};
}

// The threats that the words are about are shown; where to answer them is for the player to find.
class Position {
 public:
  static constexpr int kSide = kLessonSide;

  void lay(std::string_view board) {
    game_ = Game({.side = kSide});
    for (const Point stone : points(board)) game_.play({.at = stone});
    find_threats();
  }
  const Grid<Stone>& stones() const { return game_.board().cells(); }
  int count() const { return game_.board().stones(); }
  bool may_place(Point at, Colour /*colour*/) const { return game_.is_legal({.at = at}); }
  Played place(Point at, Colour /*colour*/) {
    Played played = game_.play({.at = at});
    find_threats();
    return played;
  }
  bool won() const { return game_.over(); }
  void draw(Canvas& canvas, const BoardView& view, const StoneMarks& marks, const BoardLook& look,
            Duration now) const {
    BoardMarks all{marks};
    all.threats = threats_;
    view.draw(canvas, look, game_, all, now);
  }
  static std::vector<Point> points(std::string_view names) { return *read_points(names, kSide); }
  static std::string name(Point at) { return write_point(at, kSide); }
  static std::optional<Point> read(std::string_view text) { return read_point(text, kSide); }

 private:
  void find_threats() {
    threats_.clear();
    if (game_.over()) return;
    threats_ = standing_threats(game_.board(), game_.rule());
    for (StandingThreat& threat : threats_) threat.grows = threat.stops = {};
  }

  Game game_{{.side = kSide}};
  std::vector<StandingThreat> threats_;
};

using Lesson = StoneLesson<Position, BoardView, board_look>;

}  // namespace

std::unique_ptr<Scene> lesson_page(Context& context, std::function<void()> finish) {
  return std::make_unique<LessonPage>(context, kit_of<Match>(context), script(),
                                      std::make_unique<Lesson>(context), std::move(finish));
}

}  // namespace quintet::gomoku
