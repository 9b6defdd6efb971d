#include "games/link/settings.hpp"

#include <array>

#include "games/link/board_view.hpp"

namespace quintet::link {

using namespace ui;

namespace {

constexpr std::array kPictureChoices{SettingChoice{"paintings", msgid("Paintings")},
                                     SettingChoice{"characters", msgid("Characters")}};
constexpr float kLineStep = 25;  // milliseconds

// A tile of this set.
void show_tile(Canvas& canvas, const Context& context, Vec centre, std::size_t choice) {
  const auto layers = TileSet::sample(kPictureSets[choice], context.theme);
  canvas.sprite(layers, centred(centre, {kSampleSide, kSampleSide}));
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
                    .label = msgid("Pictures"),
                    .kind = FieldRow::Kind::Choice,
                    .choices = kPictureChoices,
                    .sample = show_tile}),
      number<Settings>("line_ms", &Settings::line_ms, kLineLeast, kLineMost)
          .on_page({.id = "line",
                    .label = msgid("The line stays for"),
                    .kind = FieldRow::Kind::Slider,
                    .step = kLineStep / static_cast<float>(kLineMost - kLineLeast),
                    .shown = [](int value) { return std::to_string(value) + " ms"; }}),
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
