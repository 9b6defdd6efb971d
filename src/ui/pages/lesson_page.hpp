// The page of a lesson: the sentence of the step with the progress above the board, and a button that skips the rest.
// It plays the script of a game on the board of that game. The end is a small reward: a seal comes down on the words, and the
// button that begins the game has the focus.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/kit/board_input.hpp"
#include "ui/kit/board_view.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/lesson.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class LessonPage : public Page {
 public:
  // `finish` replaces or removes the page, after the lesson or instead of the rest of it. The definition must outlive
  // the page.
  LessonPage(Context& context, const GameDefinition& game, Script script, std::unique_ptr<LessonBoard> board,
             std::function<void()> finish);

 protected:
  void enter() override;
  void leave() override;
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  bool sounds(const ControlEvent& reply) const override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  void advance(Duration step) override;
  bool moving() const override;
  std::optional<Duration> page_due() const override;
  std::string state() const override;
  // A cell by its name on the board of the game.
  std::optional<Vec> locate_more(std::string_view name) const override;

 private:
  // What the height of the words depends on.
  struct WordsInputs {
    Extent size;
    float scale = 0;
    std::uint32_t words = 0;  // revision
    friend bool operator==(const WordsInputs&, const WordsInputs&) = default;
  };

  bool intercept_action(const ActionEvent& event);
  void act(const Gesture& gesture);
  // The result of the step has been in sight: the reply, and the next step.
  void go_on();
  // It has been played to its end or skipped.
  void mark();
  LessonMoment moment() { return {lesson_.step(), lesson_.done(), now(), input_, message_}; }
  std::string_view message() const;
  Rect seal_place() const;
  void draw_ending(Canvas& canvas, Duration now) const;
  float words_height(std::string_view message, float width) const;
  float most_words_height(float width) const;

  const GameDefinition& game_;
  Lesson lesson_;
  std::unique_ptr<LessonBoard> board_;
  BoardInput input_;
  BoardFocus board_focus_;
  BoardMessage message_;
  std::optional<Duration> next_at_;  // the result of a step is in sight until then
  std::function<void()> finish_;
  Rect card_, words_;
  WordsInputs words_for_;
  float words_room_ = 0;  // height for the longest words; measured when the inputs change, not in every step
  Duration step_since_{0};  // when the words of the step appeared
  SoundCues ending_;        // of the seal that the end stamps
};

// A script on a board at rest, for a game whose kit has a look.
template <class M, Script (*kScript)()>
class StillLessonPage final : public LessonPage {
 public:
  StillLessonPage(Context& context, std::function<void()> finish)
      : LessonPage(context, kit_of<M>(context), kScript(),
                   std::make_unique<StillLessonBoard<typename M::Rules>>(context, *kit_of<M>(context).look),
                   std::move(finish)) {}
};

}  // namespace quintet::ui
