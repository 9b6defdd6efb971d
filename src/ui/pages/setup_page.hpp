// The choices before a game. The hero, which shows the game as it is chosen, is the largest part; around it are the rows
// of options (setup_layout.hpp) and the button that begins the game, which is always in sight.
//
// Arrows and the wheel change the value of a row, a click takes an option, Enter begins the game from everywhere. The
// sentence below a row explains the option under the pointer, or else the chosen one.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/pages/scroll_page.hpp"
#include "ui/pages/setup_layout.hpp"
#include "ui/pages/setup_row.hpp"
#include "ui/widgets/option_painter.hpp"

namespace quintet::ui {

class SetupPage : public ScrollPage {
 protected:
  SetupPage(Context& context, std::string name, const Accent& accent);

  virtual std::vector<SetupRow> rows() const = 0;
  virtual void choose(std::string_view row, std::size_t option) = 0;
  // Changes the number of a row of Steps by 1 or -1.
  virtual void turn(std::string_view row, int by);
  virtual void begin() = 0;
  virtual std::string title() const = 0;
  virtual std::string begin_label() const { return tr("Play"); }
  // What is going to be played, in a few words above the Play button.
  virtual std::string summary() const { return {}; }
  // The picture of an option with `art`.
  virtual void paint_option(Canvas& canvas, const SetupRow& row, std::size_t option, Rect area) const;

  // The hero is painted first, with the whole window around it. By default it is a plate with the preview, and the
  // caption below that.
  virtual void place_hero(Rect area) { hero_ = area; }
  virtual void paint_hero(Canvas& canvas, Duration now) const;
  virtual void paint_preview(Canvas& canvas, Rect area) const;
  virtual std::string caption() const { return {}; }

  // The row that the player looks at: under the pointer, or with the focus. Stays until it is another one; empty at
  // first.
  const std::string& attention() const { return attention_; }

  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  bool intercept(const Event& event) override;
  void advance(Duration step) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  // What a control stands for.
  struct Part {
    enum class Kind : std::uint8_t { Option, Previous, Next };
    std::size_t placed = 0;  // index among the placed rows
    Kind kind = Kind::Option;
    std::size_t option = 0;
  };
  // The page that a gallery shows: it follows the chosen option until the player turns it.
  struct Shown {
    std::size_t first = 0, page = 0, chosen = 0;
  };

  std::string id_of(const SetupRow& row, std::string_view part) const;
  std::size_t first_shown(std::size_t row, std::size_t page);
  void add_controls(std::size_t index, std::vector<Control>& controls);
  void add_buttons(std::size_t index, std::vector<Control>& controls);
  const Part* part_of(std::string_view control) const;
  const Part* focused_part() const { return part_of(controls_.focused()); }
  const SetupRow& row_of(const PlacedRow& placed) const { return rows_[placed.row]; }

  bool on_key(Action action);
  bool on_wheel(const PointerEvent& event);
  bool step_row(const PlacedRow& placed, Action direction);
  bool change(const PlacedRow& placed, std::size_t option);
  void turn_page(const SetupRow& row, int by);
  // Tab goes from row to row.
  void focus_next_row(int by);
  void focus_chosen(const PlacedRow& placed);
  void watch_attention();

  void paint_header(Canvas& canvas) const;
  void paint_panel(Canvas& canvas, Duration now) const;
  void paint_row(Canvas& canvas, const PlacedRow& placed, Duration now) const;
  void paint_label(Canvas& canvas, const PlacedRow& placed) const;
  void paint_segment(Canvas& canvas, const PlacedRow& placed, const PlacedOption& option,
                     OptionState state) const;
  void paint_card(Canvas& canvas, const PlacedRow& placed, const PlacedOption& option,
                  OptionState state) const;
  void paint_rail(Canvas& canvas, const PlacedRow& placed) const;
  void paint_rung(Canvas& canvas, const PlacedRow& placed, const PlacedOption& option,
                  OptionState state) const;
  void paint_open_rung(Canvas& canvas, const SetupOption& option, Rect area) const;
  void paint_sentence(Canvas& canvas, const PlacedRow& placed) const;
  OptionState state_of(const PlacedRow& placed, const PlacedOption& option, Duration now) const;
  // The art of a rung; its middle lies on the rail.
  Rect portrait_place(const PlacedRow& placed, const PlacedOption& option) const;

  Accent accent_;
  std::vector<SetupRow> rows_;
  SetupPlaces places_;
  std::map<std::string, Part, std::less<>> parts_;
  std::map<std::string, Shown, std::less<>> shown_;
  Rect hero_;
  std::string attention_, row_before_;
  float wheel_ = 0;  // steps of the wheel that have not changed anything yet
};

}  // namespace quintet::ui
