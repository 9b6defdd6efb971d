// How to play, one game at a time: chapters of text with small pictures, and the keys at the end. What it says is
// data of the game (help_link.hpp).
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "ui/pages/scroll_page.hpp"

namespace quintet::ui {

// A picture in a chapter, painted in the width it is given.
struct HelpArt {
  float height = 0;  // points
  void (*paint)(Canvas& canvas, const Theme& theme, Rect area) = nullptr;
};

// A term with an icon before it and what it means after it.
struct HelpTerm {
  std::string_view icon;  // name of a picture in images/icons
  std::string_view term;  // a message to be translated
  std::string_view text{};
};

struct HelpChapter {
  std::string_view heading;  // these are messages to be translated
  std::span<const std::string_view> paragraphs{};
  std::span<const HelpTerm> terms{};
  HelpArt art{};
};

struct HelpKeys {
  std::string_view does;
  std::string_view keyboard, mouse, gamepad;  // messages; may be empty
};

struct HelpBook {
  std::string_view id;    // "link": the control on the shelf is help.link
  std::string_view name;  // of the game; a message, as is the title
  std::string_view title;
  Rgba Palette::*accent;
  std::span<const HelpChapter> chapters;
  std::span<const HelpKeys> keys;
};

class HelpPage final : public ScrollPage {
 public:
  // The book must outlive the page.
  HelpPage(Context& context, const HelpBook& book);

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  // Breaking the text into lines costs time: it is done once for each width, scale and language.
  void measure(float width);

  const HelpBook& book_;
  Rect column_;
  std::vector<float> heights_;  // of each chapter's card, and of the keys'
  float measured_width_ = 0, measured_scale_ = 0;
  std::uint32_t measured_revision_ = 0;
};

}  // namespace quintet::ui
