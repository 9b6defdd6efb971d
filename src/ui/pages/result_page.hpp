// The result of a game on a slip beside or under the board, never over what was won, with buttons for what to do next.
// The page below makes room for the slip and stays in use: its buttons close the slip and act.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ui/pages/game_result.hpp"
#include "ui/pages/menu_item_page.hpp"
#include "ui/pages/result_slip.hpp"

namespace quintet::ui {

// The page below the result. It must outlive the result page.
struct ResultSurroundings {
  // Lays that page out for the present window and returns the area for the slip.
  std::function<Rect()> place{};
  // Its buttons, and what they and keys do; whether a key does anything there now.
  std::function<std::vector<Control>()> controls{};
  std::function<void(const ControlEvent&)> press{};
  std::function<void(Action)> key{};
  std::function<bool(Action)> has_key{};
  // Adds to the result what has been found out since the last step; whether more is being found out.
  std::function<void(GameResult&)> refresh{};
  std::function<bool()> busy{};
};

// Where a slip stands in an area, and what it leaves for the board.
struct ResultPlaces {
  Rect slip, board;
};
// At the right of the area, or at its bottom where it is tall.
ResultPlaces result_places(Rect area);

class ResultPage final : public MenuItemPage {
 public:
  ResultPage(Context& context, GameResult outcome, ResultSurroundings around = {});

  bool covers() const override { return false; }
  bool busy() const override { return around_.busy && around_.busy(); }
  // For tests: the slip after the last step.
  Rect slip() const { return card_; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  void on_control(const ControlEvent& reply) override;
  void on_action(Action action) override;
  void advance(Duration step) override;
  bool moving() const override;
  void go_back() override;
  std::string state() const override;

 private:
  std::string label_of(const MenuItem& item) const;
  bool of_slip(const std::string& id) const;
  float wanted_width(const MenuItem& item) const;
  float tallest(Rect place, float wanted);
  float buttons_height(float width, float height) const;
  std::vector<Control> buttons(Rect area, float height) const;

  GameResult outcome_;
  ResultSurroundings around_;
  ResultSlip slip_;
  Rect place_, card_;
  float tallest_ = 0;  // height wanted in this place so far
  int stars_heard_ = 0;
};

}  // namespace quintet::ui
