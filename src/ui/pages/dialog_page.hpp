// A short question over the page that asks it. The answer that changes nothing is the primary one, has the focus and is
// chosen by Escape, so that pressing Enter or Escape by mistake loses nothing.
#pragma once

#include <functional>
#include <vector>

#include "ui/pages/menu_item_page.hpp"
#include "ui/widgets/localized_text.hpp"

namespace quintet::ui {

struct Question {
  using Behind = ui::Behind;

  LocalizedText title;
  LocalizedText text;             // may be empty
  std::vector<MenuItem> answers;  // one to three; the last one changes nothing
  Behind behind = Behind::Shown;
};

// Before a new game takes the place of a saved one.
Question new_game_question(std::function<void()> begin);

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

}  // namespace quintet::ui
