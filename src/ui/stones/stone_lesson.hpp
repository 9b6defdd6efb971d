// The board of a lesson in a game of stones: the player has black, the right point of a step is shown when another one was
// picked, and White answers.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/stones.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/lesson.hpp"
#include "ui/stones/stone_board.hpp"

namespace quintet::ui {

// `Position` is the position of a lesson, made with its side, and what the game shows of it:
//
//     static constexpr int kSide
//     lay(text)                                        the board of a step
//     Grid<Stone> stones() const;  int count() const
//     bool may_place(Point, Colour) const
//     place(Point, Colour)                             returns what View::show takes
//     bool won() const                                 a sound of victory follows
//     void draw(canvas, view, marks, look, now) const
//     static std::vector<Point> points(text);  static std::string name(Point);  static std::optional<Point> read(text)
//
// White answers a step with a reply at the first of its points that is free. `kLook(context)`: how the player wishes the
// board.
template <class Position, class View, BoardLook (*kLook)(const Context&)>
class StoneLesson : public LessonBoard {
 public:
  explicit StoneLesson(Context& context) : context_(context), view_(context), landing_(context) {}

  const ui::BoardView& view() const override { return view_; }
  // The words name points.
  void fit(Rect area) override { view_.StoneBoard::fit(area, Position::kSide, Coordinates::Shown); }
  void begin(const LessonMoment& at) override {
    hint_.reset();
    if (at.step.board.empty()) return;
    Position next;
    next.lay(at.step.board);
    std::vector<std::pair<Point, Stone>> lifted;
    const Grid<Stone> before = position_.stones(), after = next.stones();
    for (std::size_t i = 0; i < before.cells().size(); ++i) {
      const Point cell = before.point(i);
      if (before[cell] != Stone::None && after[cell] == Stone::None) lifted.emplace_back(cell, before[cell]);
    }
    position_ = std::move(next);
    view_.show_undo(lifted, at.now);
    at.input.set_cursor({Position::kSide / 2, Position::kSide / 2});
    if (at.index == 0) hint_ = first_free(at.step.cells);
  }
  Outcome play(const LessonMoment& at, const Gesture& gesture) override {
    if (gesture.kind != Gesture::Kind::Pick || !position_.may_place(gesture.cell, Colour::Black)) return {};
    const bool one_is_left = at.step.board.empty() && !at.step.each;
    if (one_is_left && gesture.cell != first_free(at.step.cells)) return {Outcome::What::Wrong};
    at.message.clear();
    place(gesture.cell, Colour::Black, at.now);
    if (position_.won()) context_.audio.play(win_sound(context_.theme));
    return {Outcome::What::Done, at.now + (at.step.reply.empty() ? kInSight : kBeforeReply)};
  }
  // Shows where the stone belongs.
  void decline(const LessonMoment& at, const Gesture& gesture) override {
    if (position_.stones()[gesture.cell] != Stone::None) return;
    hint_ = first_free(at.step.cells);
    if (hint_) view_.point_out(*hint_, at.now);
    context_.audio.play("refuse");
  }
  void reply(const LessonMoment& at) override {
    for (const Point point : Position::points(at.step.reply))
      if (position_.may_place(point, Colour::White)) return place(point, Colour::White, at.now);
  }
  void draw(Canvas& canvas, const LessonHand& hand, Duration now) const override {
    BoardLook look = kLook(context_);
    look.window = context_.theme.desk;
    look.coordinates = Coordinates::Shown;
    look.numbers = false;
    StoneMarks marks;
    marks.cursor = hand.cursor;
    marks.hint = hint_;
    const auto under = hand.cursor ? hand.cursor : hand.input.hovered();
    if (under && hand.awaited && position_.may_place(*under, Colour::Black)) marks.ghost = under;
    position_.draw(canvas, view_, marks, look, now);
    view_.draw_flying(canvas, now);
  }
  SoundCues* sounds() override { return &landing_; }
  std::string state() const override {
    return "stones=" + std::to_string(position_.count()) + (hint_ ? " hint=" + Position::name(*hint_) : "");
  }
  std::optional<Point> find(std::string_view name) const override { return Position::read(name); }

 private:
  static constexpr Duration kInSight = milliseconds(1300), kBeforeReply = milliseconds(700);

  std::optional<Point> first_free(const std::vector<Point>& among) const {
    const auto free =
        std::ranges::find_if(among, [this](Point at) { return position_.may_place(at, Colour::Black); });
    return free == among.end() ? std::nullopt : std::optional(*free);
  }
  void place(Point at, Colour colour, Duration now) {
    landing_.play_all();
    hint_.reset();
    const auto played = position_.place(at, colour);
    view_.show(played, now);
    add_sounds(landing_, context_, kLook(context_).board, played, *view_.lands_at());
  }

  Context& context_;
  Position position_;
  View view_;
  std::optional<Point> hint_;
  SoundCues landing_;  // of the stone that falls
};

}  // namespace quintet::ui
