// Pages that are a list of items over the page below: questions, and the pause.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/localiser.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/kit/record.hpp"
#include "ui/pages/page.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

// Whether the page below a pause or a question is visible: the board of a timed game is hidden while its clock is stopped.
enum class Behind : std::uint8_t { Shown, Hidden };

// A page whose buttons are menu items: pause, dialog, result.
class MenuItemPage : public Page {
 protected:
  MenuItemPage(Context& context, std::string name, std::vector<MenuItem> entries);

  const std::vector<MenuItem>& items() const { return entries_; }
  std::string id_of(const MenuItem& entry) const { return name() + '.' + entry.id; }
  // The control of an item, without its place; the first item is the main button.
  Control control_of(std::size_t index) const;
  void on_control(const ControlEvent& reply) override;
  // Runs the action of an item. The page may have been destroyed afterwards.
  void choose(const MenuItem& entry);

 private:
  std::vector<MenuItem> entries_;
};

struct Question {
  using Behind = ui::Behind;

  LocalizedText title;
  LocalizedText text;             // may be empty
  std::vector<MenuItem> answers;  // one to four; the last one changes nothing
  Behind behind = Behind::Shown;
};

// Asks it over the page below.
void ask(Context& context, Question question);
// The answers are `yes`, and one that changes nothing. As a page for whoever opens pages, or asked at once.
std::unique_ptr<Scene> dialog_page(Context& context, Question question, MenuItem yes,
                                   std::string_view no = msgid("Cancel"));
void ask(Context& context, Question question, MenuItem yes, std::string_view no = msgid("Cancel"));

// Begins a new game, after a question where something is lost by it, a message.
void begin_new_game(Context& context, std::optional<std::string_view> loss, std::function<void()> begin,
                    Behind behind = Behind::Shown);

// A short question over the page that asks it. The answer that changes nothing is the primary one, has the focus and is
// chosen by Escape, so that pressing Enter or Escape by mistake loses nothing.
class DialogPage final : public MenuItemPage {
 public:
  DialogPage(Context& context, Question question);

  bool covers() const override { return behind_ == Question::Behind::Hidden; }

 protected:
  bool takes_notices() const override { return false; }
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  void go_back() override;

 private:
  float text_height(float width) const;
  float wanted_width(const Control& button) const;

  LocalizedText title_, text_;
  Question::Behind behind_;
  Rect card_;
};

// The play page replaces all pages above the first `floor` ones. A single way is taken at once, several are offered; the
// player is asked before a match is lost. Requires a way.
void play_on(Context& context, std::size_t floor, const std::vector<Continuation>& ways);

// The toast after a game is left unfinished, in translated words.
std::string kept_words(const Context& context);

// The pause: a card beside the board, or over the desk alone in a timed game, where a pause must not be used to think. The
// first item resumes the game, and so do P, Escape and Start; others have keys of their own.
class PausePage final : public MenuItemPage {
 public:
  // `line` describes the paused game; it may be empty. `title`: a game that is over is not paused.
  PausePage(Context& context, std::vector<MenuItem> entries, LocalizedText line = {},
            Behind behind = Behind::Hidden, LocalizedText title = msgid("Paused"));

  bool covers() const override { return behind_ == Behind::Hidden; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  void on_action(Action action) override;
  void go_back() override;
  std::string state() const override;

 private:
  float line_height(float width) const;
  // A card at the right edge leaves the board in sight.
  bool beside(Extent size) const;

  LocalizedText line_, title_;
  Behind behind_;
  Rect card_;
};

}  // namespace quintet::ui
