#include "ui/pages/field_setup_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quintet::ui {

FieldSetupPage::FieldSetupPage(Context& context, std::string name, const Accent& accent,
                               std::vector<SettingRow> choices, std::optional<std::size_t> over)
    : SetupPage(context, std::move(name), accent, over), choices_(std::move(choices)) {}

SetupRow FieldSetupPage::row_of(const SettingRow& choice) const {
  const SettingValues& values = context_.profile.values();
  SetupRow row{.id = std::string(choice.id), .label = tr(choice.label)};
  const float position = choice.get(values);
  if (choice.kind == FieldRow::Kind::Slider) {
    const int number = choice.number(values);
    row.look = SetupRow::Look::Steps;
    row.value = choice.shown ? choice.shown(number) : std::to_string(number);
    row.previous = position > 0;
    row.next = position < 1;
    return row;
  }
  row.chosen = static_cast<std::size_t>(std::lround(position));
  if (choice.kind == FieldRow::Kind::Toggle) {
    row.options = {{.id = "off", .label = tr("Off")}, {.id = "on", .label = tr("On")}};
    return row;
  }
  for (const SettingChoice& value : choice.choices) {
    const std::string id =
        value.word.empty() ? std::to_string(row.options.size() + 1) : std::string(value.word);
    row.options.push_back({.id = id, .label = tr(value.label)});
  }
  return row;
}

std::vector<SetupRow> FieldSetupPage::rows() const {
  std::vector<SetupRow> rows;
  for (const SettingRow& choice : choices_) rows.push_back(row_of(choice));
  return rows;
}

void FieldSetupPage::choose(std::string_view row, std::size_t option) {
  set(row, static_cast<float>(option));
}

void FieldSetupPage::turn(std::string_view row, int by) {
  const auto choice = std::ranges::find(choices_, row, &SettingRow::id);
  if (choice == choices_.end()) return;
  const float position = choice->get(context_.profile.values());
  set(row, std::clamp(position + static_cast<float>(by) * choice->unit, 0.0F, 1.0F));
}

void FieldSetupPage::set(std::string_view row, float position) {
  const auto choice = std::ranges::find(choices_, row, &SettingRow::id);
  if (choice == choices_.end()) return;
  SettingValues values = context_.profile.values();
  choice->set(values, position);
  context_.profile.change(std::move(values));
}

}  // namespace quintet::ui
