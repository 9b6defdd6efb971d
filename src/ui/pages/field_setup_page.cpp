#include "ui/pages/field_setup_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quintet::ui {

FieldSetupPage::FieldSetupPage(Context& context, std::string name, const Accent& accent,
                               std::vector<SettingRow> choices)
    : SetupPage(context, std::move(name), accent), choices_(std::move(choices)) {}

SetupPage::Row FieldSetupPage::row_of(const SettingRow& choice) const {
  const SettingValues& values = context_.profile.values();
  Row row{.id = std::string(choice.id), .label = tr(choice.label), .value = {}};
  const float position = choice.get(values);
  if (choice.kind == FieldRow::Kind::Choice) {
    row.value = tr(choice.choices[static_cast<std::size_t>(std::lround(position))].label);
    return row;
  }
  if (choice.kind == FieldRow::Kind::Toggle) {
    row.value = tr(position > 0 ? msgid("On") : msgid("Off"));
    return row;
  }
  const int number = choice.number(values);
  row.value = choice.shown ? choice.shown(number) : std::to_string(number);
  row.steps = Row::Steps::Numbers;
  row.previous = position > 0;
  row.next = position < 1;
  return row;
}

std::vector<SetupPage::Row> FieldSetupPage::rows() const {
  std::vector<Row> rows;
  for (const SettingRow& choice : choices_) rows.push_back(row_of(choice));
  return rows;
}

// After the last choice comes the first; numbers end at their limits.
void FieldSetupPage::turn(std::string_view row, int by) {
  const auto choice = std::ranges::find(choices_, row, &SettingRow::id);
  if (choice == choices_.end()) return;
  SettingValues values = context_.profile.values();
  const float position = choice->get(values);
  switch (choice->kind) {
    case FieldRow::Kind::Toggle:
      choice->set(values, position > 0 ? 0.0F : 1.0F);
      break;
    case FieldRow::Kind::Choice: {
      const auto count = static_cast<int>(choice->choices.size());
      const int next = static_cast<int>(std::lround(position)) + by;
      choice->set(values, static_cast<float>((next % count + count) % count));
      break;
    }
    case FieldRow::Kind::Slider:
      choice->set(values, std::clamp(position + static_cast<float>(by) * choice->unit, 0.0F, 1.0F));
  }
  context_.profile.change(std::move(values));
}

}  // namespace quintet::ui
