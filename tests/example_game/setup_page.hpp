// The difficulty of the next board.
#pragma once

#include "example_game/play_page.hpp"
#include "ui/pages/field_setup_page.hpp"

namespace quintet::lights {

struct Settings {
  static constexpr std::string_view kPath = "lights.";
  static const std::vector<ui::Field<Settings>>& fields() {
    static const std::vector<ui::Field<Settings>> all{
        ui::number<Settings>("presses", &Settings::presses, 1, 9)
            .on_setup({.id = "presses", .label = msgid("Presses"), .kind = ui::FieldRow::Kind::Slider})};
    return all;
  }
  int presses = 4;
};

class SetupPage final : public ui::FieldSetupPage {
 public:
  explicit SetupPage(ui::Context& context)
      : FieldSetupPage(context, "lights.setup", kAccent, ui::setup_rows<Settings>()) {}

 protected:
  void start(std::size_t below) override {
    const int presses = context_.profile.get<Settings>().presses;
    context_.scenes.unwind(below);
    context_.scenes.push(std::make_unique<PlayPage>(context_, Match(kMode, deal(presses, context_.chance))));
  }
  std::string title() const override { return tr("Lights out"); }
  void paint_preview(Canvas& canvas, Rect area) const override { paint_art(canvas, theme(), area); }
  std::string caption() const override { return "5 × 5"; }
};

}  // namespace quintet::lights
