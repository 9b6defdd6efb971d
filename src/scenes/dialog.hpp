// A short question over the scene that asks it. Escape is the last answer, the one that changes nothing.
#pragma once

#include <string>
#include <vector>

#include "scenes/entry.hpp"
#include "scenes/page.hpp"

namespace quintet::scenes {

struct Question {
  std::string title;            // translated
  std::string text;             // translated; may be empty
  std::vector<Entry> answers;   // one to three; the last one cancels and has the focus first
};

class DialogPage final : public Page {
 public:
  DialogPage(Context& context, Question question);

  bool covers() const override { return false; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void go_back() override;

 private:
  void answer(const Entry& entry);

  Question question_;
  Rect card_;
};

}  // namespace quintet::scenes
