#include "games/link/settings.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/named.hpp"

namespace quintet::link {

using namespace ui;

namespace {

constexpr std::array kVarietyChoices{SettingChoice{"few", msgid("Easy")},
                                     SettingChoice{"usual", msgid("Normal")},
                                     SettingChoice{"many", msgid("Hard")}};
static_assert(kVarietyChoices.size() == kVarieties.size());

struct GravityWords {
  std::string_view label, line;
};
constexpr std::array kGravityWords{
    GravityWords{msgid("Still"), msgid("Tiles stay where they are.")},
    GravityWords{msgid("Down"), msgid("After each match, the tiles above drop.")},
    GravityWords{msgid("Up"), msgid("After each match, the tiles below rise.")},
    GravityWords{msgid("Left"), msgid("After each match, tiles slide to the left.")},
    GravityWords{msgid("Right"), msgid("After each match, tiles slide to the right.")},
    GravityWords{msgid("Split sideways"), msgid("The two halves pull apart, left and right.")},
    GravityWords{msgid("Close in sideways"), msgid("Both sides close in on the middle.")},
    GravityWords{msgid("Split vertically"), msgid("The upper half rises, the lower half drops.")},
    GravityWords{msgid("Close in vertically"), msgid("Top and bottom close in on the middle.")},
    GravityWords{msgid("Left half down, right half up"), msgid("The left half drops, the right half rises.")},
    GravityWords{msgid("Top half right, bottom half left"),
                 msgid("The top half slides right, the bottom half left.")},
};
static_assert(kGravityWords.size() == kGravities.size());

}  // namespace

std::string_view word_of(Variety variety) {
  return entry(kVarietyChoices, variety).word;
}
std::string_view variety_message(Variety variety) {
  return entry(kVarietyChoices, variety).label;
}
std::optional<Variety> variety_of(std::string_view word) {
  return find_named(kVarieties, word, [](Variety variety) { return word_of(variety); });
}

std::string_view gravity_message(Gravity gravity) {
  return entry(kGravityWords, gravity).label;
}
std::string_view gravity_line(Gravity gravity) {
  return entry(kGravityWords, gravity).line;
}

namespace {

const std::array kPictureChoices{SettingChoice{word_of(Pictures::Paintings), msgid("Pictures")},
                                 SettingChoice{word_of(Pictures::Characters), msgid("Characters")}};
constexpr std::array kOutsideChoices{SettingChoice{"yes", msgid("On")}, SettingChoice{"no", msgid("Off")}};

// How long the path stays visible, in milliseconds. Files may hold any time in between.
constexpr std::array kLineTimes{150, kLineUsual, 600};
constexpr std::array kLineChoices{SettingChoice{"short", msgid("Short")},
                                  SettingChoice{"normal", msgid("Normal")},
                                  SettingChoice{"long", msgid("Long")}};
static_assert(kLineTimes.size() == kLineChoices.size());

// A tile of this set.
void show_tile(Canvas& canvas, const Theme& theme, Vec centre, std::size_t choice) {
  const auto layers = TileSet::sample(kPictureSets[choice], theme);
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

const std::vector<ui::Field<Settings>>& Settings::fields() {
  using Kind = FieldRow::Kind;
  static const auto gravities = [] {
    std::array<SettingChoice, kGravities.size()> choices;
    for (const Gravity each : kGravities)
      choices[static_cast<std::size_t>(each)] = {link::name(each), gravity_message(each)};
    return choices;
  }();
  static const std::vector<ui::Field<Settings>> all{
      text<Settings>("layout", &Settings::layout),
      number<Settings>("width", &Settings::width, kSideLeast, kWidthMost)
          .on_setup({.id = "width", .label = msgid("Columns"), .kind = Kind::Slider}),
      number<Settings>("height", &Settings::height, kSideLeast, kHeightMost)
          .on_setup({.id = "height", .label = msgid("Rows"), .kind = Kind::Slider}),
      one_of<Settings>("gravity", &Settings::gravity, kGravities,
                       [](Gravity value) { return link::name(value); })
          .on_setup({.id = "gravity", .label = msgid("Gravity"), .kind = Kind::Choice, .choices = gravities}),
      one_of<Settings>("variety", &Settings::variety, kVarieties,
                       [](Variety value) { return word_of(value); })
          .on_setup({.id = "variety",
                     .label = msgid("Tile designs"),
                     .kind = Kind::Choice,
                     .choices = kVarietyChoices}),
      one_of<Settings>("pictures", &Settings::pictures, kPictureSets,
                       [](Pictures set) { return word_of(set); })
          .on_page({.id = "pictures",
                    .label = msgid("Tile faces"),
                    .kind = Kind::Choice,
                    .choices = kPictureChoices,
                    .sample = show_tile})
          .on_setup({.id = "pictures",
                     .label = msgid("Tile faces"),
                     .kind = Kind::Choice,
                     .choices = kPictureChoices}),
      line_field().on_page(
          {.id = "line", .label = msgid("Path display"), .kind = Kind::Choice, .choices = kLineChoices}),
      one_of<Settings>("outside", &Settings::outside, std::array{Outside::Allowed, Outside::Forbidden},
                       [](Outside value) { return link::name(value); })
          .on_setup({.id = "outside",
                     .label = msgid("Paths around the edge"),
                     .kind = Kind::Choice,
                     .choices = kOutsideChoices}),
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
