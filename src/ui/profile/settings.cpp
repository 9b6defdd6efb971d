#include "ui/profile/settings.hpp"

#include <array>

#include "engine/text/localiser.hpp"

namespace quintet::ui {
namespace {

using Kind = FieldRow::Kind;

constexpr std::array kLanguages{
    SettingChoice{"system", msgid("System")},
    SettingChoice{"en", "English"},
    SettingChoice{"zh_CN", "简体中文"},
};
constexpr std::array<std::string_view, 3> kLanguageNames{"", "en", "zh_CN"};

constexpr std::array kDeskChoices{
    SettingChoice{"paper", msgid("Paper")},
    SettingChoice{"ink", msgid("Ink")},
    SettingChoice{"celadon", msgid("Celadon")},
    SettingChoice{"walnut", msgid("Walnut")},
};

constexpr std::array kScales{
    SettingChoice{"75", "75%"},   SettingChoice{"100", "100%"}, SettingChoice{"125", "125%"},
    SettingChoice{"150", "150%"}, SettingChoice{"175", "175%"}, SettingChoice{"200", "200%"},
};

// The ground of a desk with the material of its board.
void show_desk(Canvas& canvas, const Theme& theme, Vec centre, std::size_t choice) {
  constexpr float kGround = 11, kMaterial = 6;
  const Palette c = make_theme(kDesks[choice], Contrast::Normal).colour;
  canvas.disc(centre, kGround, theme.colour.border);
  canvas.disc(centre, kGround - kLine, c.canvas);
  canvas.disc(centre, kMaterial, c.field);
}

// The file may name any language; the page offers the available ones.
Field<Settings> language_field() {
  Field<Settings> field = text<Settings>("language", &Settings::language);
  field.position = [](const Settings& s) {
    const auto found = std::ranges::find(kLanguageNames, s.language);
    return found == kLanguageNames.end() ? 0.0F : static_cast<float>(found - kLanguageNames.begin());
  };
  field.set_position = [](Settings& s, float position) {
    s.language = kLanguageNames[static_cast<std::size_t>(std::lround(position))];
  };
  return field;
}

Field<Settings> volume(std::string_view key, int Settings::*member, std::string_view id,
                       std::string_view label) {
  constexpr int kWhole = 100;
  return number<Settings>(key, member, 0, kWhole)
      .on_page(
          {.id = id, .label = label, .section = msgid("Sound"), .kind = Kind::Slider, .shown = [](int value) {
             return std::to_string(value) + "%";
           }});
}

Field<Settings> toggle(std::string_view key, bool Settings::*member, FieldRow row) {
  return flag<Settings>(key, member).on_page(row);
}

}  // namespace

const std::vector<Field<Settings>>& Settings::fields() {
  constexpr std::string_view kAppearance = msgid("Appearance"), kComfort = msgid("Accessibility");
  static const std::vector<Field<Settings>> all{
      language_field().on_page({.id = "language",
                                .label = msgid("Language"),
                                .section = kAppearance,
                                .kind = Kind::Choice,
                                .choices = kLanguages}),
      one_of<Settings>("desk", &Settings::desk, kDesks, word_of)
          .on_page({.id = "desk",
                    .label = msgid("Theme"),
                    .section = kAppearance,
                    .kind = Kind::Choice,
                    .choices = kDeskChoices,
                    .sample = show_desk}),
      number<Settings>("interface_scale", &Settings::interface_scale, kScaleLeast, kScaleMost, kScales.size())
          .on_page({.id = "scale",
                    .label = msgid("Interface size"),
                    .section = kAppearance,
                    .kind = Kind::Choice,
                    .choices = kScales}),
      toggle("fullscreen", &Settings::fullscreen,
             {.id = "fullscreen", .label = msgid("Full screen"), .section = kAppearance}),
      toggle("volume.muted", &Settings::muted,
             {.id = "muted", .label = msgid("Mute"), .section = msgid("Sound")}),
      volume("volume.master", &Settings::master, "master", msgid("Volume")),
      volume("volume.effects", &Settings::effects, "effects", msgid("Effects")),
      volume("volume.music", &Settings::music, "music", msgid("Music")),
      toggle("high_contrast", &Settings::high_contrast,
             {.id = "contrast", .label = msgid("High contrast"), .section = kComfort}),
      toggle("reduced_motion", &Settings::reduced_motion,
             {.id = "motion", .label = msgid("Reduced motion"), .section = kComfort}),
      text<Settings>("recent", &Settings::recent),
      text<Settings>("unreadable", &Settings::unreadable),
  };
  return all;
}

void check_settings(SettingValues& values, SchemaList games, std::vector<std::string>& complaints) {
  std::vector<std::string_view> groups{"volume"};
  for (const SettingsSchema* game : games) groups.push_back(game->group);
  for (const std::string_view group : groups) {
    const auto found = values.find(group);
    if (found == values.end()) continue;
    complaints.push_back(std::string(group) + " is not an object");
    values.erase(found);
  }
  write_fields(read_fields<Settings>(values, &complaints), values);
  for (const SettingsSchema* game : games)
    if (game->check) game->check(values, complaints);
}

}  // namespace quintet::ui
