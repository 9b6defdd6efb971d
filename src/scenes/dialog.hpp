// A short question over the scene that asks it. The answer that changes nothing is the one that stands out, has the
// focus and is meant by Escape; so neither a hasty Enter nor a hasty Escape loses anything.
#pragma once

#include <cstdint>
#include <vector>

#include "scenes/entry_page.hpp"
#include "scenes/phrase.hpp"

namespace quintet::scenes {

struct Question {
  // What the answer is given over: a board is hidden while its clock waits.
  enum class Behind : std::uint8_t { Shown, Hidden };

  Phrase title;
  Phrase text;                 // may be empty
  std::vector<Entry> answers;  // one to three; the last one changes nothing
  Behind behind = Behind::Shown;
};

class DialogPage final : public EntryPage {
 public:
  DialogPage(Context& context, Question question);

  bool covers() const override { return behind_ == Question::Behind::Hidden; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  void go_back() override;

 private:
  float text_height(float width) const;
  float wanted_width(const Control& button) const;

  Phrase title_, text_;
  Question::Behind behind_;
  Rect card_;
};

}  // namespace quintet::scenes
