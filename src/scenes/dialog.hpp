// A short question over the scene that asks it. Escape is the last answer, the one that changes nothing.
#pragma once

#include <string>
#include <vector>

#include "scenes/entry_page.hpp"

namespace quintet::scenes {

struct Question {
  std::string title;           // translated
  std::string text;            // translated; may be empty
  std::vector<Entry> answers;  // one to three; the last one cancels and has the focus first
};

class DialogPage final : public EntryPage {
 public:
  DialogPage(Context& context, Question question);

  bool covers() const override { return false; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  void go_back() override;

 private:
  std::string title_, text_;
  Rect card_;
};

}  // namespace quintet::scenes
