#include "ui/pages/settings_rows.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/link/board_view.hpp"

namespace quintet::ui {
namespace {

constexpr float kLineStep = 25;  // milliseconds

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

// Of a part of the gomoku board, which may follow the desk.
constexpr std::array kPartChoices{
    SettingChoice{"desk", msgid("As the desk")}, SettingChoice{"paper", msgid("Paper")},
    SettingChoice{"ink", msgid("Ink")},          SettingChoice{"celadon", msgid("Celadon")},
    SettingChoice{"walnut", msgid("Walnut")},
};
constexpr std::array kThinkingChoices{
    SettingChoice{"1", "1 s"},
    SettingChoice{"3", "3 s"},
    SettingChoice{"10", "10 s"},
    SettingChoice{"30", "30 s"},
};
static_assert(kThinkingChoices.size() == kThinkingSeconds.size() && kPartChoices.size() == kDesks.size() + 1);

constexpr std::array kPictureChoices{
    SettingChoice{"paintings", msgid("Paintings")},
    SettingChoice{"characters", msgid("Characters")},
};
constexpr std::array kPictureSets{Pictures::Paintings, Pictures::Characters};

constexpr std::array kScales{
    SettingChoice{"75", "75 %"},   SettingChoice{"100", "100 %"}, SettingChoice{"125", "125 %"},
    SettingChoice{"150", "150 %"}, SettingChoice{"175", "175 %"}, SettingChoice{"200", "200 %"},
};

float language(const Settings& s) {
  for (std::size_t i = 0; i < kLanguageNames.size(); ++i) {
    if (kLanguageNames[i] == s.language) return static_cast<float>(i);
  }
  return 0;
}

std::size_t index_of(float value) {
  return static_cast<std::size_t>(std::lround(value));
}

int percent(float value) {
  return static_cast<int>(std::lround(value * 100));
}

std::string percent_text(int value) {
  return std::to_string(value) + " %";
}

// A desk's ground with the material of its board.
void show_desk(Canvas& canvas, const Context& context, Vec centre, std::size_t choice) {
  constexpr float kGround = 11, kMaterial = 6;
  const Palette c = make_theme(kDesks[choice], Contrast::Normal).colour;
  canvas.disc(centre, kGround, context.theme.colour.border);
  canvas.disc(centre, kGround - kLine, c.canvas);
  canvas.disc(centre, kMaterial, c.field);
}

// A tile of that set.
void show_tile(Canvas& canvas, const Context& context, Vec centre, std::size_t choice) {
  constexpr int kKind = 2;
  const link::TileSet set(context.assets, kPictureSets[choice]);
  canvas.sprite(set.layers(link::tile(kKind), context.theme), centred(centre, {kSampleSide, kSampleSide}));
}

template <std::optional<Desk> GomokuSettings::*part>
float part_index(const Settings& s) {
  const std::optional<Desk> desk = s.gomoku.*part;
  return desk ? static_cast<float>(*desk) + 1 : 0;
}

template <std::optional<Desk> GomokuSettings::*part>
void set_part(Settings& s, float v) {
  const std::size_t index = index_of(v);
  s.gomoku.*part = index == 0 ? std::nullopt : std::optional(kDesks[index - 1]);
}

template <std::optional<Desk> GomokuSettings::*part>
constexpr SettingRow part_row(std::string_view id, std::string_view label) {
  return {.id = id,
          .label = label,
          .kind = SettingRow::Kind::Choice,
          .get = part_index<part>,
          .set = set_part<part>,
          .choices = kPartChoices};
}

template <bool GomokuSettings::*flag>
constexpr SettingRow flag_row(std::string_view id, std::string_view label) {
  return {.id = id,
          .label = label,
          .get = [](const Settings& s) { return s.gomoku.*flag ? 1.0F : 0.0F; },
          .set = [](Settings& s, float v) { s.gomoku.*flag = v > 0; }};
}

float thinking_index(const Settings& s) {
  return static_cast<float>(std::ranges::find(kThinkingSeconds, s.gomoku.thinking) -
                            kThinkingSeconds.begin());
}

float line_part(const Settings& s) {
  return static_cast<float>(s.link.line_ms - kLineLeast) / static_cast<float>(kLineMost - kLineLeast);
}

int line_of(float part) {
  return kLineLeast + static_cast<int>(std::lround(part * (kLineMost - kLineLeast)));
}

using Kind = SettingRow::Kind;

constexpr std::array kAppearance{
    SettingRow{.id = "language",
               .label = msgid("Language"),
               .kind = Kind::Choice,
               .get = language,
               .set = [](Settings& s, float v) { s.language = kLanguageNames[index_of(v)]; },
               .choices = kLanguages},
    SettingRow{.id = "desk",
               .label = msgid("Desk"),
               .kind = Kind::Choice,
               .get = [](const Settings& s) { return static_cast<float>(s.desk); },
               .set = [](Settings& s, float v) { s.desk = kDesks[index_of(v)]; },
               .choices = kDeskChoices,
               .sample = show_desk},
    SettingRow{
        .id = "scale",
        .label = msgid("Interface size"),
        .kind = Kind::Choice,
        .get =
            [](const Settings& s) {
              return static_cast<float>(s.interface_scale - kScaleLeast) / kScaleStep;
            },
        .set = [](Settings& s,
                  float v) { s.interface_scale = kScaleLeast + kScaleStep * static_cast<int>(index_of(v)); },
        .choices = kScales},
    SettingRow{.id = "fullscreen",
               .label = msgid("Full screen"),
               .get = [](const Settings& s) { return s.fullscreen ? 1.0F : 0.0F; },
               .set = [](Settings& s, float v) { s.fullscreen = v > 0; }},
};

constexpr std::array kComfort{
    SettingRow{.id = "contrast",
               .label = msgid("High contrast"),
               .get = [](const Settings& s) { return s.high_contrast ? 1.0F : 0.0F; },
               .set = [](Settings& s, float v) { s.high_contrast = v > 0; }},
    SettingRow{.id = "motion",
               .label = msgid("Reduced motion"),
               .get = [](const Settings& s) { return s.reduced_motion ? 1.0F : 0.0F; },
               .set = [](Settings& s, float v) { s.reduced_motion = v > 0; }},
};

constexpr std::array kSound{
    SettingRow{.id = "muted",
               .label = msgid("Mute"),
               .get = [](const Settings& s) { return s.muted ? 1.0F : 0.0F; },
               .set = [](Settings& s, float v) { s.muted = v > 0; }},
    SettingRow{.id = "master",
               .label = msgid("Volume"),
               .kind = Kind::Slider,
               .get = [](const Settings& s) { return static_cast<float>(s.master) / 100; },
               .set = [](Settings& s, float v) { s.master = percent(v); },
               .shown = [](const Settings& s) { return percent_text(s.master); }},
    SettingRow{.id = "effects",
               .label = msgid("Effects"),
               .kind = Kind::Slider,
               .get = [](const Settings& s) { return static_cast<float>(s.effects) / 100; },
               .set = [](Settings& s, float v) { s.effects = percent(v); },
               .shown = [](const Settings& s) { return percent_text(s.effects); }},
    SettingRow{.id = "music",
               .label = msgid("Music"),
               .kind = Kind::Slider,
               .get = [](const Settings& s) { return static_cast<float>(s.music) / 100; },
               .set = [](Settings& s, float v) { s.music = percent(v); },
               .shown = [](const Settings& s) { return percent_text(s.music); }},
};

constexpr std::array kLink{
    SettingRow{.id = "pictures",
               .label = msgid("Pictures"),
               .kind = Kind::Choice,
               .get = [](const Settings& s) { return static_cast<float>(s.link.pictures); },
               .set = [](Settings& s, float v) { s.link.pictures = kPictureSets[index_of(v)]; },
               .choices = kPictureChoices,
               .sample = show_tile},
    SettingRow{.id = "line",
               .label = msgid("The line stays for"),
               .kind = Kind::Slider,
               .get = line_part,
               .set = [](Settings& s, float v) { s.link.line_ms = line_of(v); },
               .step = kLineStep / static_cast<float>(kLineMost - kLineLeast),
               .shown = [](const Settings& s) { return std::to_string(s.link.line_ms) + " ms"; }},
};

constexpr std::array kGomoku{
    part_row<&GomokuSettings::board>("gomoku-board", msgid("Board")),
    part_row<&GomokuSettings::frame>("gomoku-frame", msgid("Frame")),
    part_row<&GomokuSettings::window>("gomoku-window", msgid("Window")),
    flag_row<&GomokuSettings::coordinates>("gomoku-coordinates", msgid("Letters and numbers of the lines")),
    flag_row<&GomokuSettings::numbers>("gomoku-numbers", msgid("Numbers of the moves")),
    flag_row<&GomokuSettings::threats>("gomoku-threats", msgid("Threats")),
    SettingRow{.id = "gomoku-thinking",
               .label = msgid("Time to think"),
               .kind = Kind::Choice,
               .get = thinking_index,
               .set = [](Settings& s, float v) { s.gomoku.thinking = kThinkingSeconds[index_of(v)]; },
               .choices = kThinkingChoices},
};

constexpr std::array kSections{
    SettingSection{msgid("Appearance"), kAppearance}, SettingSection{msgid("Sound"), kSound},
    SettingSection{msgid("Comfort"), kComfort},       SettingSection{msgid("Link-up"), kLink},
    SettingSection{msgid("Gomoku"), kGomoku},
};

}  // namespace

std::span<const SettingSection> setting_sections() {
  return kSections;
}

Settings defaults_kept(const Settings& settings) {
  Settings fresh;
  fresh.link = settings.link;
  fresh.link.line_ms = LinkSettings{}.line_ms;
  fresh.link.pictures = LinkSettings{}.pictures;
  fresh.gomoku = settings.gomoku;
  const GomokuSettings usual;
  fresh.gomoku.board = usual.board;
  fresh.gomoku.frame = usual.frame;
  fresh.gomoku.window = usual.window;
  fresh.gomoku.coordinates = usual.coordinates;
  fresh.gomoku.numbers = usual.numbers;
  fresh.gomoku.threats = usual.threats;
  fresh.gomoku.thinking = usual.thinking;
  return fresh;
}

}  // namespace quintet::ui
