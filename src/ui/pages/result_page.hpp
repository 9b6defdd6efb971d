// The result of a match: what it says, the slip of paper beside the board, and the page above the play page.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

// The words and figures of a result, in one column or, on a low wide slip, in two. Where there is little room, what
// matters least is left out.
class ResultSlip {
 public:
  // Both must outlive the slip.
  ResultSlip(const Context& context, const GameResult& outcome) : context_(context), outcome_(outcome) {}

  void place(Rect area);
  // The height that everything would take in an area of this width.
  float natural_height(float width) const;
  // What the curve and its note will take, if a computation that still runs brings them.
  float note_reserve() const;
  // The stars appear one after another; `now` counts from the opening of the slip.
  void draw(Canvas& canvas, Duration now) const;
  Duration star_start(int index) const;
  Duration stars_end() const;

 private:
  enum class Part : std::uint8_t {
    Title,
    Line,
    Stars,
    StarLine,
    Headline,
    Badge,
    Caption,
    Note,
    Curve,
    Figure,
    Next
  };
  struct Section {
    Part part;
    float height = 0;
    float gap = 0;   // above it
    float rank = 0;  // the largest is left out first; 0 stays
    std::size_t index = 0;
    Rect area{};
  };

  std::vector<Section> sections(float width) const;
  void add_note(std::vector<Section>& all, float width) const;
  void fit(std::vector<Section>& all, Rect area, LayoutAt at) const;
  std::vector<Section> arranged(Rect area) const;
  float title_size(float width) const;
  TextStyle line_style() const;
  TextStyle note_style() const;
  TextStyle note_title_style() const;
  void draw_section(Canvas& canvas, const Section& section, Duration now) const;
  void draw_stars(Canvas& canvas, Rect row, Duration now) const;
  void draw_badge(Canvas& canvas, Rect row) const;
  void draw_note(Canvas& canvas, Rect area) const;
  void draw_figure(Canvas& canvas, const GameResult::Figure& figure, Rect row) const;
  void draw_next(Canvas& canvas, Rect row) const;
  // That of every figure's label: the one at which the longest fits.
  float label_size() const;
  float pill_width(const std::string& words) const;
  // At the right end of the row; returns the width that it takes.
  float draw_pill(Canvas& canvas, Rect room, float beside) const;

  const Context& context_;
  const GameResult& outcome_;
  std::vector<Section> placed_;
  float label_size_ = 0;  // points
};

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

// The result of a game on a slip beside or under the board, never over what was won, with buttons for what to do next.
// The page below makes room for the slip and stays in use: its buttons close the slip and act.
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
  std::vector<std::size_t> button_rows(float width) const;
  std::vector<Rect> button_places(Rect area, float height) const;
  std::vector<Control> buttons(Rect area, float height) const;

  GameResult outcome_;
  ResultSurroundings around_;
  ResultSlip slip_;
  Rect place_, card_;
  float tallest_ = 0;  // height wanted in this place so far
  int stars_heard_ = 0;
};

}  // namespace quintet::ui
