#include "games/twenty48/settings.hpp"

#include "engine/text/localiser.hpp"
#include "games/twenty48/tiles.hpp"
#include "ui/context.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

using Kind = FieldRow::Kind;

constexpr std::array kSides{3, 4, 5, 6, 7, 8};
constexpr std::array kSideChoices{SettingChoice{"3", "3 × 3"}, SettingChoice{"4", "4 × 4"},
                                  SettingChoice{"5", "5 × 5"}, SettingChoice{"6", "6 × 6"},
                                  SettingChoice{"7", "7 × 7"}, SettingChoice{"8", "8 × 8"}};
constexpr std::array<Exponent, 8> kTargets{9, 10, 11, 12, 13, 14, 15, 16};
constexpr std::array kTargetChoices{SettingChoice{"512", "512"},     SettingChoice{"1024", "1024"},
                                    SettingChoice{"2048", "2048"},   SettingChoice{"4096", "4096"},
                                    SettingChoice{"8192", "8192"},   SettingChoice{"16384", "16384"},
                                    SettingChoice{"32768", "32768"}, SettingChoice{"65536", "65536"}};
constexpr std::array kStarts{1, 2};
constexpr std::array kStartChoices{SettingChoice{"1", msgid("One")}, SettingChoice{"2", msgid("Two")}};
constexpr std::array kSpawnChoices{SettingChoice{"usual", msgid("2 and 4")},
                                   SettingChoice{"twos", msgid("Only 2")}};
constexpr std::array kPaceChoices{SettingChoice{"slow", "1×"}, SettingChoice{"normal", "4×"},
                                  SettingChoice{"fast", "16×"}};

FieldRow choice(std::string_view id, std::string_view label, std::span<const SettingChoice> choices) {
  return {.id = id, .label = label, .kind = Kind::Choice, .choices = choices};
}

}  // namespace

const std::vector<Field<Settings>>& Settings::fields() {
  constexpr auto kSame = [](int value) { return value; };
  static const std::vector<Field<Settings>> all{
      one_of<Settings>("side", &Settings::side, kSides, kSame)
          .on_setup(choice("side", msgid("Board"), kSideChoices)),
      one_of<Settings>("target", &Settings::target, kTargets, [](Exponent goal) { return 1 << goal; })
          .on_setup(choice("target", msgid("Goal"), kTargetChoices)),
      one_of<Settings>("start_tiles", &Settings::start_tiles, kStarts, kSame)
          .on_setup(choice("start", msgid("First tiles"), kStartChoices)),
      flag<Settings>("only_twos", &Settings::only_twos)
          .on_setup(choice("spawn", msgid("New tiles"), kSpawnChoices)),
      one_of<Settings>("pace", &Settings::pace, kPaces,
                       [](Pace speed) { return kPaceChoices[static_cast<std::size_t>(speed)].word; })
          .on_page(choice("2048-pace", msgid("Autoplay"), kPaceChoices)),
  };
  return all;
}

namespace {

constexpr int kTiles = 17, kColumns = 9;  // up to 131072, in two rows
constexpr float kSampleGap = 6;           // points

void paint_tiles(Canvas& canvas, const Theme& theme, Rect area) {
  canvas.rounded(area, radius::kControl, theme.colour.board);
  canvas.outline(area, radius::kControl, kLine, theme.colour.board_edge);
  const Rect inner = area.grown(-space::kTiny);
  const float pitch = std::min(inner.w / kColumns, (inner.h + kSampleGap) / 2), side = pitch - kSampleGap;
  const Vec middle = area.centre();
  for (int i = 0; i < kTiles; ++i) {
    const int row = i / kColumns, count = row == 0 ? kColumns : kTiles - kColumns;
    const Vec at =
        middle + Vec{pitch * (static_cast<float>(i % kColumns) - static_cast<float>(count - 1) / 2),
                     pitch * (static_cast<float>(row) - 0.5F)};
    draw_tile(canvas, theme, centred(at, {side, side}), static_cast<Exponent>(i + 1));
  }
}

}  // namespace

Painting settings_sample(const Context& /*context*/) {
  return [](Canvas& canvas, const Context& now, Rect area) { paint_tiles(canvas, now.theme, area); };
}

}  // namespace quintet::twenty48
