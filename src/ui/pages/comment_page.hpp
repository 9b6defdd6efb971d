// A page over the one below, on which the player writes a text of several lines, such as a comment on a move. However it is
// left, the text is handed over.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "ui/pages/page.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

class CommentPage final : public Page {
 public:
  // `most`: bytes of UTF-8. `done` is called if the text has changed.
  CommentPage(Context& context, LocalizedText title, std::string text, std::size_t most,
              std::function<void(std::string text)> done);

  bool covers() const override { return false; }
  bool takes_text() const override { return typing(); }
  void leave() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  bool intercept(const Event& event) override;
  void advance(Duration step) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool takes_notices() const override { return false; }
  std::string state() const override;

 private:
  bool typing() const { return controls_.focused() == name() + ".field"; }
  TextStyle style() const { return {.size = type::kBody, .colour = theme().colour.text}; }
  void hand_over();

  LocalizedText title_;
  TextField field_;
  std::string before_;
  std::function<void(std::string)> done_;
  Rect card_, box_;
};

}  // namespace quintet::ui
