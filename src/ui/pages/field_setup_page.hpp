// A setup page whose rows are fields of the game's settings (Field::on_setup).
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
  FieldSetupPage(Context& context, std::string name, const Accent& accent, std::vector<SettingRow> choices);

  std::vector<Row> rows() const override;
  void turn(std::string_view row, int by) override;

 private:
  Row row_of(const SettingRow& choice) const;

  std::vector<SettingRow> choices_;
};

}  // namespace quintet::ui
