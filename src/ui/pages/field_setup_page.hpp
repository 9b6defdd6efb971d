// A setup page whose rows are fields of the game's settings (Field::on_setup): choices and toggles are segments, whole
// numbers have minus and plus. A game may show them in another way by changing the rows.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/pages/setup_page.hpp"
#include "ui/profile/fields.hpp"

namespace quintet::ui {

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

}  // namespace quintet::ui
