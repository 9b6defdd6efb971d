#include "scenes/options_rows.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "scenes/link/board_view.hpp"

namespace quintet::scenes {
namespace {

constexpr float kLineStep = 25;  // milliseconds

constexpr std::array kLanguages{
    OptionChoice{"system", msgid("System")},
    OptionChoice{"en", "English"},
    OptionChoice{"zh_CN", "简体中文"},
};
constexpr std::array<std::string_view, 3> kLanguageNames{"", "en", "zh_CN"};

constexpr std::array kDeskChoices{
    OptionChoice{"paper", msgid("Paper")},
    OptionChoice{"ink", msgid("Ink")},
    OptionChoice{"celadon", msgid("Celadon")},
    OptionChoice{"walnut", msgid("Walnut")},
};

// Of a part of the gomoku board, which may follow the desk.
constexpr std::array kPartChoices{
    OptionChoice{"desk", msgid("As the desk")}, OptionChoice{"paper", msgid("Paper")},
    OptionChoice{"ink", msgid("Ink")},          OptionChoice{"celadon", msgid("Celadon")},
    OptionChoice{"walnut", msgid("Walnut")},
};
constexpr std::array kThinkingChoices{
    OptionChoice{"1", "1 s"},
    OptionChoice{"3", "3 s"},
    OptionChoice{"10", "10 s"},
    OptionChoice{"30", "30 s"},
};
static_assert(kThinkingChoices.size() == kThinkingSeconds.size() && kPartChoices.size() == kDesks.size() + 1);

constexpr std::array kPictureChoices{
    OptionChoice{"paintings", msgid("Paintings")},
    OptionChoice{"characters", msgid("Characters")},
};
constexpr std::array kPictureSets{Pictures::Paintings, Pictures::Characters};

constexpr std::array kScales{
    OptionChoice{"75", "75 %"},   OptionChoice{"100", "100 %"}, OptionChoice{"125", "125 %"},
    OptionChoice{"150", "150 %"}, OptionChoice{"175", "175 %"}, OptionChoice{"200", "200 %"},
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
  const TileSet set(context.assets, kPictureSets[choice]);
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
constexpr OptionRow part_row(std::string_view id, std::string_view label) {
  return {.id = id,
          .label = label,
          .kind = OptionRow::Kind::Choice,
          .get = part_index<part>,
          .set = set_part<part>,
          .choices = kPartChoices};
}

template <bool GomokuSettings::*flag>
constexpr OptionRow flag_row(std::string_view id, std::string_view label) {
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

using Kind = OptionRow::Kind;

constexpr std::array kAppearance{
    OptionRow{.id = "language",
              .label = msgid("Language"),
              .kind = Kind::Choice,
              .get = language,
              .set = [](Settings& s, float v) { s.language = kLanguageNames[index_of(v)]; },
              .choices = kLanguages},
    OptionRow{.id = "desk",
              .label = msgid("Desk"),
              .kind = Kind::Choice,
              .get = [](const Settings& s) { return static_cast<float>(s.desk); },
              .set = [](Settings& s, float v) { s.desk = kDesks[index_of(v)]; },
              .choices = kDeskChoices,
              .sample = show_desk},
    OptionRow{
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
    OptionRow{.id = "fullscreen",
              .label = msgid("Full screen"),
              .get = [](const Settings& s) { return s.fullscreen ? 1.0F : 0.0F; },
              .set = [](Settings& s, float v) { s.fullscreen = v > 0; }},
};

constexpr std::array kComfort{
    OptionRow{.id = "contrast",
              .label = msgid("High contrast"),
              .get = [](const Settings& s) { return s.high_contrast ? 1.0F : 0.0F; },
              .set = [](Settings& s, float v) { s.high_contrast = v > 0; }},
    OptionRow{.id = "motion",
              .label = msgid("Reduced motion"),
              .get = [](const Settings& s) { return s.reduced_motion ? 1.0F : 0.0F; },
              .set = [](Settings& s, float v) { s.reduced_motion = v > 0; }},
};

constexpr std::array kSound{
    OptionRow{.id = "muted",
              .label = msgid("Mute"),
              .get = [](const Settings& s) { return s.muted ? 1.0F : 0.0F; },
              .set = [](Settings& s, float v) { s.muted = v > 0; }},
    OptionRow{.id = "master",
              .label = msgid("Volume"),
              .kind = Kind::Slider,
              .get = [](const Settings& s) { return static_cast<float>(s.master) / 100; },
              .set = [](Settings& s, float v) { s.master = percent(v); },
              .shown = [](const Settings& s) { return percent_text(s.master); }},
    OptionRow{.id = "effects",
              .label = msgid("Effects"),
              .kind = Kind::Slider,
              .get = [](const Settings& s) { return static_cast<float>(s.effects) / 100; },
              .set = [](Settings& s, float v) { s.effects = percent(v); },
              .shown = [](const Settings& s) { return percent_text(s.effects); }},
    OptionRow{.id = "music",
              .label = msgid("Music"),
              .kind = Kind::Slider,
              .get = [](const Settings& s) { return static_cast<float>(s.music) / 100; },
              .set = [](Settings& s, float v) { s.music = percent(v); },
              .shown = [](const Settings& s) { return percent_text(s.music); }},
};

constexpr std::array kLink{
    OptionRow{.id = "pictures",
              .label = msgid("Pictures"),
              .kind = Kind::Choice,
              .get = [](const Settings& s) { return static_cast<float>(s.link.pictures); },
              .set = [](Settings& s, float v) { s.link.pictures = kPictureSets[index_of(v)]; },
              .choices = kPictureChoices,
              .sample = show_tile},
    OptionRow{.id = "line",
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
    OptionRow{.id = "gomoku-thinking",
              .label = msgid("Time to think"),
              .kind = Kind::Choice,
              .get = thinking_index,
              .set = [](Settings& s, float v) { s.gomoku.thinking = kThinkingSeconds[index_of(v)]; },
              .choices = kThinkingChoices},
};

constexpr std::array kSections{
    OptionSection{msgid("Appearance"), kAppearance}, OptionSection{msgid("Sound"), kSound},
    OptionSection{msgid("Comfort"), kComfort},       OptionSection{msgid("Link-up"), kLink},
    OptionSection{msgid("Gomoku"), kGomoku},
};

}  // namespace

std::span<const OptionSection> option_sections() {
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

}  // namespace quintet::scenes
