#include "games/link/settings.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/link/board_view.hpp"

namespace quintet::link {

using namespace ui;

namespace {

constexpr std::array kPictureChoices{SettingChoice{"paintings", msgid("Pictures")},
                                     SettingChoice{"characters", msgid("Characters")}};
// How long the path stays visible, in milliseconds. Files may hold any time in between.
constexpr std::array kLineTimes{150, kLineUsual, 600};
constexpr std::array kLineChoices{SettingChoice{"short", msgid("Short")},
                                  SettingChoice{"normal", msgid("Normal")},
                                  SettingChoice{"long", msgid("Long")}};
static_assert(kLineTimes.size() == kLineChoices.size());

// A tile of this set.
void show_tile(Canvas& canvas, const Context& context, Vec centre, std::size_t choice) {
  const auto layers = TileSet::sample(kPictureSets[choice], context.theme);
  canvas.sprite(layers, centred(centre, {kSampleSide, kSampleSide}));
}

// The page offers three times, and shows the one that is nearest to the setting.
ui::Field<Settings> line_field() {
  ui::Field<Settings> field = number<Settings>("line_ms", &Settings::line_ms, kLineLeast, kLineMost);
  field.position = [](const Settings& settings) {
    const auto away = [&settings](int time) { return std::abs(time - settings.line_ms); };
    return static_cast<float>(std::ranges::min_element(kLineTimes, {}, away) - kLineTimes.begin());
  };
  field.set_position = [](Settings& settings, float position) {
    settings.line_ms = kLineTimes[std::min(ui::detail::index_of(position), kLineTimes.size() - 1)];
  };
  return field;
}

}  // namespace

std::string_view word_of(Pictures pictures) {
  return kPictureChoices[static_cast<std::size_t>(pictures)].word;
}

std::optional<Pictures> pictures_of(std::string_view word) {
  for (const Pictures pictures : kPictureSets) {
    if (word_of(pictures) == word) return pictures;
  }
  return std::nullopt;
}

const std::vector<ui::Field<Settings>>& Settings::fields() {
  static const std::vector<ui::Field<Settings>> all{
      one_of<Settings>("pictures", &Settings::pictures, kPictureSets,
                       [](Pictures set) { return word_of(set); })
          .on_page({.id = "pictures",
                    .label = msgid("Tile faces"),
                    .kind = FieldRow::Kind::Choice,
                    .choices = kPictureChoices,
                    .sample = show_tile}),
      line_field().on_page({.id = "line",
                            .label = msgid("Path display"),
                            .kind = FieldRow::Kind::Choice,
                            .choices = kLineChoices}),
      one_of<Settings>("outside", &Settings::outside, std::array{Outside::Allowed, Outside::Forbidden},
                       [](Outside value) { return link::name(value); }),
      one_of<Settings>("gravity", &Settings::gravity, kGravities,
                       [](Gravity value) { return link::name(value); }),
      number<Settings>("width", &Settings::width, kSideLeast, kWidthMost),
      number<Settings>("height", &Settings::height, kSideLeast, kHeightMost),
      text<Settings>("layout", &Settings::layout),
      one_of<Settings>("variety", &Settings::variety, kVarieties,
                       [](Variety value) { return word_of(value); }),
  };
  return all;
}

void Settings::repair(const std::function<void(std::string_view, std::string_view)>& complain) {
  if (width * height % 2 == 0) return;
  complain("width", "times height is odd");
  width = Settings{}.width;
  height = Settings{}.height;
}

}  // namespace quintet::link
