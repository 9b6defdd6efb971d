#include "games/gomoku/lesson_page.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr int kSide = 9;
constexpr Duration kInSight = milliseconds(1300), kBeforeReply = milliseconds(700);

std::vector<Point> points(std::string_view names) {
  return *read_points(names, kSide);
}

// A board is its stones in the order of play, black first. White answers the open four at the first of two ends that is
// free; the last step goes on from there.
Script script() {
  return {.steps = {{.text = msgid("Five in a row wins. Make five!"),
                     .cells = points("h5"),
                     .board = "d5d6e5c5f5f6g5e3"},
                    {.text = msgid("White has four. Stop the fifth!"),
                     .cells = points("e3"),
                     .board = "e8e7c4e6g6e5d3e4"},
                    {.text = msgid("An open three becomes four with two open ends. Stop it now!"),
                     .cells = points("c3g7"),
                     .board = "e7e5c6d4g4f6"},
                    {.text = msgid("Your turn: make a four with both ends open."),
                     .cells = points("c5g5"),
                     .board = "d5d7e5e3f5g7",
                     .reply = "c5b5"},
                    {.text = msgid("White can stop one end only. Make five!"), .cells = points("g5h5")}},
          .closing = msgid("Make two threats at once, and stop theirs in time. Now play!"),
          .begin = msgid("board game", "Play")};
}

class Lesson final : public LessonBoard {
 public:
  explicit Lesson(Context& context)
      : context_(context), game_({.side = kSide}), view_(context), landing_(context) {}

  const ui::BoardView& view() const override { return view_; }
  void fit(Rect area) override { view_.fit(area, kSide); }
  void begin(const LessonMoment& at) override;
  Outcome play(const LessonMoment& at, const Gesture& gesture) override;
  void decline(const LessonMoment& at, const Gesture& gesture) override;
  void reply(const LessonMoment& at) override {
    if (const auto free = first_free(points(at.step.reply))) place(*free, at.now);
  }
  void draw(Canvas& canvas, const LessonHand& hand, Duration now) const override;
  SoundCues* sounds() override { return &landing_; }
  std::string state() const override;
  std::optional<Point> find(std::string_view name) const override { return read_point(name, kSide); }

 private:
  std::optional<Point> first_free(const std::vector<Point>& among) const;
  // Places a stone of the side to move.
  void place(Point at, Duration now);
  // The threats that the words are about; where to answer them is for the player to find.
  void find_threats();

  Context& context_;
  Game game_;
  BoardView view_;
  std::optional<Point> hint_;
  std::vector<StandingThreat> threats_;
  SoundCues landing_;  // of the stone that falls
};

void Lesson::begin(const LessonMoment& at) {
  hint_.reset();
  if (at.step.board.empty()) return;
  std::vector<std::pair<Point, Stone>> lifted;
  Game next({.side = kSide});
  for (const Point stone : points(at.step.board)) next.play({.at = stone});
  const Grid<Stone>& cells = game_.board().cells();
  for (std::size_t i = 0; i < cells.cells().size(); ++i) {
    const Point cell = cells.point(i);
    if (!game_.board().is_empty(cell) && next.board().is_empty(cell)) lifted.emplace_back(cell, cells[cell]);
  }
  game_ = next;
  find_threats();
  view_.show_undo(lifted, at.now);
  at.input.set_cursor({kSide / 2, kSide / 2});
  if (at.index == 0) hint_ = first_free(at.step.cells);
}

std::optional<Point> Lesson::first_free(const std::vector<Point>& among) const {
  const auto free = std::ranges::find_if(among, [this](Point at) { return game_.is_legal({.at = at}); });
  return free == among.end() ? std::nullopt : std::optional(*free);
}

void Lesson::place(Point at, Duration now) {
  landing_.play_all();
  hint_.reset();
  view_.show(game_.play({.at = at}), now);
  find_threats();
  landing_.at(*view_.lands_at(), stone_sound(context_));
}

void Lesson::find_threats() {
  threats_.clear();
  if (game_.over()) return;
  threats_ = standing_threats(game_.board(), game_.rule());
  for (StandingThreat& threat : threats_) threat.grows = threat.stops = {};
}

LessonBoard::Outcome Lesson::play(const LessonMoment& at, const Gesture& gesture) {
  if (gesture.kind != Gesture::Kind::Pick || !game_.is_legal({.at = gesture.cell})) return {};
  const bool one_is_left = at.step.board.empty();
  if (one_is_left && gesture.cell != first_free(at.step.cells)) return {Outcome::What::Wrong};
  place(gesture.cell, at.now);
  if (game_.over()) context_.audio.play(win_sound(context_.theme));
  return {Outcome::What::Done, at.now + (at.step.reply.empty() ? kInSight : kBeforeReply)};
}

// Shows where the stone belongs.
void Lesson::decline(const LessonMoment& at, const Gesture& gesture) {
  if (!game_.board().is_empty(gesture.cell)) return;
  hint_ = first_free(at.step.cells);
  if (hint_) view_.point_out(*hint_, at.now);
  context_.audio.play("refuse");
}

void Lesson::draw(Canvas& canvas, const LessonHand& hand, Duration now) const {
  BoardLook look = board_look(context_);
  look.window = context_.theme.desk;
  look.numbers = false;
  BoardMarks marks;
  marks.cursor = hand.cursor;
  marks.hint = hint_;
  const auto under = hand.cursor ? hand.cursor : hand.input.hovered();
  if (under && hand.awaited && game_.is_legal({.at = *under})) marks.ghost = under;
  marks.threats = threats_;
  view_.draw(canvas, look, game_, marks, now);
}

std::string Lesson::state() const {
  return "stones=" + std::to_string(game_.board().stones()) +
         (hint_ ? " hint=" + write_point(*hint_, kSide) : "");
}

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, kit_of<Match>(context), script(), std::make_unique<Lesson>(context),
                     std::move(finish)) {}

}  // namespace quintet::gomoku
