#include "ui/game/continuation.hpp"

#include <cassert>
#include <utility>

#include "ui/pages/dialog_page.hpp"

namespace quintet::ui {
namespace {

void begin(Context& context, std::size_t floor, const Continuation& way) {
  std::unique_ptr<Scene> page = way.begin(context);
  context.scenes.unwind(floor);
  context.scenes.push(std::move(page));
}

// The match on a board page below the review may be the one to be replaced.
void confirm(Context& context, std::size_t floor, const Continuation& way) {
  if (!way.replaces_a_match) return begin(context, floor, way);
  Question question{way.question, msgid("Your unfinished game will be lost."), {}};
  question.answers.push_back(
      {.id = "play", .label = way.answer, .act = [&context, floor, way] { begin(context, floor, way); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep the game")});
  context.scenes.push(std::make_unique<DialogPage>(context, std::move(question)));
}

}  // namespace

void play_on(Context& context, std::size_t floor, const std::vector<Continuation>& ways) {
  assert(!ways.empty());
  if (ways.size() == 1) return confirm(context, floor, ways.front());
  Question question{msgid("Play on from here"), msgid("Against the computer you take the side to move."), {}};
  for (const Continuation& way : ways)
    question.answers.push_back(
        {.id = way.id, .label = way.label, .act = [&context, floor, way] { confirm(context, floor, way); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  context.scenes.push(std::make_unique<DialogPage>(context, std::move(question)));
}

}  // namespace quintet::ui
