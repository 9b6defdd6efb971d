// The settings as a table: each row knows its words and how it reads and changes the settings. The page only lays
// them out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "ui/context.hpp"
#include "ui/profile/settings.hpp"

namespace quintet::ui {

struct SettingChoice {
  std::string_view word;   // ends the control's id, as in settings.language.zh_CN
  std::string_view label;  // a message, or a name that is the same in every language
};

// Shows what choosing it gives, in the place it is handed.
using SettingSample = void (*)(Canvas& canvas, const Context& context, Vec centre, std::size_t choice);

struct SettingRow {
  enum class Kind : std::uint8_t { Toggle, Slider, Choice };

  std::string_view id;  // "language"
  std::string_view label;
  Kind kind = Kind::Toggle;
  // A toggle is 0 or 1, a slider 0…1, a choice the index of what is chosen.
  float (*get)(const Settings&);
  void (*set)(Settings&, float);
  std::span<const SettingChoice> choices{};
  float step = 0.05F;
  std::string (*shown)(const Settings&) = nullptr;  // the value of a slider
  SettingSample sample = nullptr;                   // stands before the name of a choice
};

struct SettingSection {
  std::string_view heading;
  std::span<const SettingRow> rows;
};

std::span<const SettingSection> setting_sections();

// The side of a sample, in points.
inline constexpr float kSampleSide = 32, kSampleRoom = kSampleSide + space::kTiny;

// The settings as they were at first, but for those that other pages hold alone.
Settings defaults_kept(const Settings& settings);

}  // namespace quintet::ui
