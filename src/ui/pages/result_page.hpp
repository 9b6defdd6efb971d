// The result of a game in the form of a certificate: the seal or a plain heading, the figures, new records, and buttons
// for what to do next.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/pages/menu_item_page.hpp"

namespace quintet::ui {

struct GameResult {
  enum class Kind : std::uint8_t { Won, Lost, Even };
  // A line of figures. `fresh` marks a new record.
  struct Figure {
    std::string_view label;  // a message to be translated
    std::string value;
    bool fresh = false;
  };

  Kind kind = Kind::Won;
  std::string_view title;                 // a message: "Board cleared"
  std::string line{};                     // the mode and its settings, in translated words
  std::optional<int> stars{};             // 0 … 3, where the mode gives stars
  std::vector<std::string> star_terms{};  // the condition of each star, in translated words; may be empty
  std::vector<Figure> figures{};
  std::vector<MenuItem> entries{};  // the first is the main button; the last is chosen by Escape
  std::function<void()> undo{};     // the action of the undo key, where the last move can be undone
};

class ResultPage final : public MenuItemPage {
 public:
  ResultPage(Context& context, GameResult outcome);

  bool covers() const override { return false; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  void on_action(Action action) override;
  bool moving() const override;
  void go_back() override;
  std::string state() const override;

 private:
  bool won() const { return outcome_.kind == GameResult::Kind::Won; }
  bool still() const;
  float words_height() const;
  float stars_height() const;
  float button_width() const;
  std::vector<Control> buttons(Rect row) const;
  void paint_paper(Canvas& canvas) const;
  void paint_words(Canvas& canvas, Duration now) const;
  void paint_stars(Canvas& canvas, Duration now) const;
  void paint_figure(Canvas& canvas, const GameResult::Figure& figure, Rect row) const;
  // At the right end of the area; returns the width that it takes.
  float paint_badge(Canvas& canvas, Rect room, float label) const;

  GameResult outcome_;
  Rect card_, words_, figures_;
};

}  // namespace quintet::ui
