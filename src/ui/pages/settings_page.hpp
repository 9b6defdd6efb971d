// The settings: of the program and all games, or of one game and the sound. Every change has its effect at once; only the
// return to the defaults asks for confirmation.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/game_definition.hpp"
#include "ui/pages/page.hpp"
#include "ui/profile/fields.hpp"

namespace quintet::ui {

class SettingsPage final : public ScrollPage {
 public:
  explicit SettingsPage(Context& context);
  // From the pages of a game: only what belongs to it. The definition must outlive the page.
  SettingsPage(Context& context, const GameDefinition& game);

  void leave() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  std::optional<Duration> page_due() const override;
  std::string state() const override;

 private:
  struct Section {
    std::string_view heading;
    std::vector<SettingRow> rows;
    Painting (*make_sample)(const Context& context) = nullptr;
    Painting sample{};  // of the settings as they are
  };
  // The place of a row on the screen; its control is beside or below the label.
  struct PlacedRow {
    const SettingRow* row;
    Rect label, control, value;
  };
  struct PlacedSection {
    const Section* section;
    Rect card, sample;
  };

  std::string id_of(const SettingRow& row) const { return name() + '.' + std::string(row.id); }
  std::string id_of(const SettingRow& row, const SettingChoice& choice) const {
    return id_of(row) + '.' + std::string(choice.word);
  }
  void add_game(const GameDefinition& game);
  void make_samples();
  // Where each section begins: in the shorter of two columns, or below the last one.
  struct Columns {
    float width = 0;  // of a column
    std::vector<Vec> places;
    std::array<float, 2> heights{};
  };
  Columns columns(float width) const;
  void place_section(const Section& section, Rect column);
  PlacedRow place_row(const SettingRow& row, float x, float y, float width) const;
  void add_controls(const PlacedRow& placed, std::vector<Control>& controls) const;
  std::vector<Rect> choice_places(const SettingRow& row, Rect line) const;
  void paint_section(Canvas& canvas, const PlacedSection& placed) const;
  void paint_row(Canvas& canvas, const PlacedRow& placed) const;
  void paint_samples(Canvas& canvas, const SettingRow& row) const;
  void set(const SettingRow& row, const ControlEvent& reply);
  void slide(const SettingRow& row, const ControlEvent& reply);
  bool slider_rests() const;
  void ask_reset();

  // A slider that has been moved and is not yet saved.
  struct Moved {
    std::string id;
    Duration at{0};
  };

  std::string reset_id() const { return name() + ".reset"; }
  std::string all_id() const { return name() + ".all"; }
  std::vector<Control> head_controls(Extent size) const;
  static float height_of(const Section& section, float width);

  const GameDefinition* game_ = nullptr;  // the only one
  std::vector<Section> all_;              // of the program, then of the games
  std::vector<PlacedSection> sections_;
  std::vector<PlacedRow> rows_;
  std::optional<std::uint32_t> samples_at_;  // the revision of the profile
  std::optional<Moved> moved_;
};

}  // namespace quintet::ui
