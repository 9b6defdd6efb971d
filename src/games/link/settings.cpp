#include "games/link/settings.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/link/tiles.hpp"

namespace quintet::link {

std::string_view word_of(Variety variety) {
  switch (variety) {
    case Variety::Few:
      return "few";
    case Variety::Usual:
      return "usual";
    case Variety::Many:
      return "many";
  }
  return {};
}

std::optional<Variety> variety_of(std::string_view word) {
  for (const Variety variety : kVarieties) {
    if (word_of(variety) == word) return variety;
  }
  return std::nullopt;
}

std::string_view variety_message(Variety variety) {
  switch (variety) {
    case Variety::Few:
      return msgid("Easy");
    case Variety::Usual:
      return msgid("Normal");
    case Variety::Many:
      return msgid("Hard");
  }
  return {};
}

std::string_view gravity_message(Gravity gravity) {
  switch (gravity) {
    case Gravity::None:
      return msgid("Still");
    case Gravity::Down:
      return msgid("Down");
    case Gravity::Up:
      return msgid("Up");
    case Gravity::Left:
      return msgid("Left");
    case Gravity::Right:
      return msgid("Right");
    case Gravity::LrSplit:
      return msgid("Split sideways");
    case Gravity::LrGather:
      return msgid("Close in sideways");
    case Gravity::UdSplit:
      return msgid("Split vertically");
    case Gravity::UdGather:
      return msgid("Close in vertically");
    case Gravity::UdShear:
      return msgid("Left half down, right half up");
    case Gravity::LrShear:
      return msgid("Top half right, bottom half left");
  }
  return {};
}

using namespace ui;

namespace {

const std::array kPictureChoices{SettingChoice{word_of(Pictures::Paintings), msgid("Pictures")},
                                 SettingChoice{word_of(Pictures::Characters), msgid("Characters")}};
constexpr std::array kOutsideChoices{SettingChoice{"yes", msgid("On")}, SettingChoice{"no", msgid("Off")}};

template <class Value, std::size_t kCount, class Word>
std::array<SettingChoice, kCount> choices_of(const std::array<Value, kCount>& values, Word word,
                                             std::string_view (*label)(Value)) {
  std::array<SettingChoice, kCount> choices;
  for (std::size_t i = 0; i < kCount; ++i) choices[i] = {word(values[i]), label(values[i])};
  return choices;
}

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
  static const auto gravities = choices_of(
      kGravities, [](Gravity value) { return link::name(value); }, gravity_message);
  static const auto varieties = choices_of(
      kVarieties, [](Variety value) { return word_of(value); }, variety_message);
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
          .on_setup(
              {.id = "variety", .label = msgid("Tile designs"), .kind = Kind::Choice, .choices = varieties}),
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
