// The settings. Every one acts at once; there is nothing to confirm but the return to the defaults.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scenes/options_rows.hpp"
#include "scenes/scroll_page.hpp"

namespace quintet::scenes {

class OptionsPage final : public ScrollPage {
 public:
  explicit OptionsPage(Context& context);

  void leave() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  std::optional<Duration> page_due() const override;
  std::string state() const override;

 private:
  // Where a row stands on the screen; its control lies beside or below the label.
  struct PlacedRow {
    const OptionRow* row;
    Rect label, control, value;
  };
  struct PlacedSection {
    const OptionSection* section;
    Rect card;
  };

  std::string id_of(const OptionRow& row) const { return name() + '.' + std::string(row.id); }
  std::string id_of(const OptionRow& row, const OptionChoice& choice) const {
    return id_of(row) + '.' + std::string(choice.word);
  }
  void place_section(const OptionSection& section, Rect column);
  PlacedRow place_row(const OptionRow& row, float x, float y, float width) const;
  void add_controls(const PlacedRow& placed, std::vector<Control>& controls) const;
  void paint_section(Canvas& canvas, const PlacedSection& placed) const;
  void paint_row(Canvas& canvas, const PlacedRow& placed) const;
  void paint_samples(Canvas& canvas, const OptionRow& row) const;
  void set(const OptionRow& row, const Reply& reply);
  void slide(const OptionRow& row, const Reply& reply);
  bool slider_rests() const;
  void ask_reset();

  // A slider that has been moved and is not yet written down.
  struct Moved {
    std::string id;
    Duration at{0};
  };

  std::vector<PlacedSection> sections_;
  std::vector<PlacedRow> rows_;
  std::optional<Moved> moved_;
};

}  // namespace quintet::scenes
