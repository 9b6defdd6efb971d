// The setup of a match: rows of choices, the board as chosen, and Play; with rows that are fields of the settings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/kit/match_flow.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/setup_layout.hpp"
#include "ui/profile/fields.hpp"

namespace quintet::ui {

struct SetupRowPainter;

// The choices before a game. The hero, which shows the game as it is chosen, is the largest part; around it are the rows
// of options (setup_layout.hpp) and the button that begins the game, which is always in sight.
//
// Arrows and the wheel change the value of a row, a click takes an option, Enter begins the game from everywhere. The
// sentence below a row explains the option under the pointer, or else the chosen one.
class SetupPage : public ScrollPage {
 public:
  void enter() override;

 protected:
  // `over`: the depth of the scene stack below the game that the page lies over; a new match takes its place, and going
  // back returns to it. Without it the page itself is replaced.
  SetupPage(Context& context, std::string name, const Accent& accent,
            std::optional<std::size_t> over = std::nullopt);

  // Asked for after every choice and turn, and when settings, results, window or language have changed; so it may
  // depend on these and on what the page keeps of the choices.
  virtual std::vector<SetupRow> rows() const = 0;
  // What is going to be played, in a few words above the Play button. Asked for together with the rows.
  virtual std::string summary() const { return {}; }
  // For a page whose summary has something else that has changed.
  void refresh_summary() { summary_ = summary(); }
  virtual void choose(std::string_view row, std::size_t option) = 0;
  // Changes the number of a row of Steps by 1 or -1.
  virtual void turn(std::string_view row, int by);

  // What is lost if a new match begins, a message. The player is asked first.
  virtual std::optional<std::string_view> loss() const { return std::nullopt; }
  // Begins the match in the place of all pages above this depth of the stack.
  virtual void start(std::size_t below) = 0;
  std::size_t depth_below() const { return over_.value_or(context_.scenes.below(*this)); }

  virtual std::string title() const = 0;
  virtual std::string begin_label() const { return tr("Play"); }
  // The picture of an option with `art`.
  virtual void paint_option(Canvas& canvas, const SetupRow& row, std::size_t option, Rect area) const;
  // The hero is painted first, with the whole window around it. By default it is a plate with the preview, and the
  // caption below that. `show_choice` gives it what is chosen, before it is placed and in every step; placing it changes
  // nothing but its place.
  virtual void show_choice() {}
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
  using Part = SetupControls::Part;
  // What rows and their places depend on, besides the choices of the player on this page.
  struct LayoutInputs {
    Extent size;
    float scale = 0;
    std::uint32_t words = 0, profile = 0;  // revisions
    friend bool operator==(const LayoutInputs&, const LayoutInputs&) = default;
  };

  std::string begin_id() const { return name() + ".begin"; }
  void place_rows(Extent size);
  void begin();
  template <class Change>
  void keep_in_place(std::string_view row, const Change& change);
  void choose_option(std::string_view row, std::size_t option);
  void turn_number(std::string_view row, int by);
  void turn_page(const PlacedRow& placed, int by);

  bool on_key(Action action);
  bool step_row(const PlacedRow& placed, Action direction);
  bool step_number(const SetupRow& row, Action direction);
  void change(const SetupRow& row, std::size_t option);
  bool on_wheel(const PointerEvent& event);
  void turn_row(const PlacedRow& placed, float wheel);

  const Part* focused_part() const { return parts_.part_of(controls_.focused()); }
  // Tab goes from row to row.
  void focus_next_row(int by);
  void focus_chosen(const SetupRow& row);
  void watch_attention();
  void reveal_choice();

  void paint_header(Canvas& canvas) const;
  void paint_panel(Canvas& canvas, Duration now, const SetupRowPainter& painter) const;
  void paint_buttons(Canvas& canvas, Duration now) const;
  std::size_t explained_option(const PlacedRow& placed) const;

  Accent accent_;
  std::optional<std::size_t> over_;
  std::optional<LayoutInputs> placed_for_;  // nothing: rows and places are out of date
  std::vector<SetupRow> rows_;
  GalleryPages galleries_;
  SetupPlaces places_;
  SetupControls parts_;
  std::string summary_;
  Rect hero_;
  std::string attention_, row_before_;
  float wheel_ = 0;  // steps of the wheel that have not changed anything yet
};

// A setup page whose rows are fields of the game's settings (Field::on_setup): choices and toggles are segments, whole
// numbers have minus and plus. A game may show them in another way by changing the rows.
class FieldSetupPage : public SetupPage {
 protected:
  // `choices`: setup_rows<Settings>() of the game.
  FieldSetupPage(Context& context, std::string name, const Accent& accent, std::vector<SettingRow> choices,
                 std::optional<std::size_t> over = std::nullopt);

  std::vector<SetupRow> rows() const override;
  void choose(std::string_view row, std::size_t option) override;
  void turn(std::string_view row, int by) override;

 private:
  SetupRow row_of(const SettingRow& choice) const;
  void set(std::string_view row, float position);

  std::vector<SettingRow> choices_;
};

// The setup of the next match of a mode, by the flow of the game. Its rows are fields of the game's settings.
template <class M, class Settings>
class MatchSetupPage : public FieldSetupPage {
 protected:
  using Mode = typename M::Mode;

  MatchSetupPage(Context& context, std::string name, Mode mode, std::optional<std::size_t> over)
      : FieldSetupPage(context, std::move(name), kit_of<M>(context).accent, setup_rows<Settings>(), over),
        mode_(mode),
        flow_(context) {}

  Mode mode() const { return mode_; }
  const Settings& settings() const { return context_.profile.template get<Settings>(); }

  std::optional<std::string_view> loss() const final { return flow_.loss(mode_); }
  void start(std::size_t below) final { flow_.begin(mode_, below); }
  std::string title() const final { return tr(mode_message(mode_)); }
  // What is pasted or dropped here takes the place of the match that would begin.
  void on_action(Action action) final {
    const auto& paste = flow_.kit().paste;
    if (action == Action::Paste && paste) tell_if_failed(paste(context_, depth_below()));
  }
  void on_file_dropped(const std::string& file) final {
    const auto& open_file = flow_.kit().open_file;
    if (!open_file) return FieldSetupPage::on_file_dropped(file);
    tell_if_failed(open_file(context_, file, depth_below()));
  }
  std::string state() const override {
    return "mode=" + std::string(mode_info(mode_).id) + ' ' + FieldSetupPage::state();
  }

 private:
  Mode mode_;
  MatchFlow<M> flow_;
};

// Its rows as the fields say, with the picture of the game above them.
template <class M, class Settings>
class PlainSetupPage final : public MatchSetupPage<M, Settings> {
 public:
  PlainSetupPage(Context& context, typename M::Mode mode, std::optional<std::size_t> over)
      : MatchSetupPage<M, Settings>(context, std::string(M::Rules::kName) + ".setup", mode, over) {}

 protected:
  void paint_preview(Canvas& canvas, Rect area) const override {
    kit_of<M>(this->context_).art(canvas, this->theme(), area);
  }
};

}  // namespace quintet::ui
