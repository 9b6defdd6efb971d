#include "games/mines/help_art.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "ui/context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr float kBoardHeight = 212, kPatternHeight = 150, kWidestCell = 46;  // points
constexpr float kLabel = 26;
constexpr float kCounter = 44, kCounterText = 28;  // points

template <const Demo& demo>
void paint_demo(Canvas& canvas, const HelpScene& scene, Rect area) {
  DemoPainter(canvas, scene, demo, area.grown(-space::kSmall), kWidestCell).paint();
}

// --- What is shown

constexpr std::array<std::string_view, 5> kOpeningRows{"##*#######", "########*#", "##########", "*#########",
                                                       "######*##*"};
constexpr std::array kOpeningBeats{Beat{Action::Open, {2, 4}}};
constexpr Demo kOpening{kOpeningRows, kOpeningBeats};

constexpr std::array<std::string_view, 5> kNumberRows{".......#", "...*...*", "..*....#", "....*..*",
                                                      ".......#"};
constexpr std::array kNumberBeats{Beat{}, Beat{Action::Mark, {1, 3}}, Beat{Action::Mark, {2, 2}},
                                  Beat{Action::Mark, {3, 4}}};
constexpr std::array kNumberMarks{Shown{1, {2, 3}, Mark::Proof}};
constexpr Demo kNumber{kNumberRows, kNumberBeats, kNumberMarks};

constexpr std::array<std::string_view, 4> kChordRows{"F#####*", "#.#####", "F######", "####*##"};
constexpr std::array kChordBeats{Beat{}, Beat{Action::Chord, {1, 1}}};
constexpr std::array kChordMarks{Shown{1, {1, 1}, Mark::Proof}};
constexpr Demo kChord{kChordRows, kChordBeats, kChordMarks};

constexpr std::array<std::string_view, 3> kOneOneRows{"#*##*", ".....", "....."};
constexpr std::array<std::string_view, 3> kOneTwoRows{"#*#*", "....", "...."};
constexpr std::array<std::string_view, 3> kOneTwoOneRows{"#*#*#", ".....", "....."};
constexpr std::array<std::string_view, 3> kOneTwoTwoOneRows{"#**#", "....", "...."};
constexpr std::array<Beat, 3> kThreeBeats{};
constexpr std::array kOneOneMarks{Shown{1, {1, 0}, Mark::Proof}, Shown{1, {1, 1}, Mark::Proof},
                                  Shown{2, {0, 0}, Mark::Mine}, Shown{2, {0, 1}, Mark::Mine},
                                  Shown{3, {0, 2}, Mark::Safe}};
constexpr std::array kOneTwoMarks{Shown{1, {1, 1}, Mark::Proof}, Shown{1, {1, 2}, Mark::Proof},
                                  Shown{2, {0, 3}, Mark::Mine}, Shown{3, {0, 0}, Mark::Safe}};
constexpr std::array kOneTwoOneMarks{Shown{1, {1, 1}, Mark::Proof}, Shown{1, {1, 2}, Mark::Proof},
                                     Shown{1, {1, 3}, Mark::Proof}, Shown{2, {0, 1}, Mark::Mine},
                                     Shown{2, {0, 3}, Mark::Mine},  Shown{3, {0, 0}, Mark::Safe},
                                     Shown{3, {0, 2}, Mark::Safe},  Shown{3, {0, 4}, Mark::Safe}};
constexpr std::array kOneTwoTwoOneMarks{Shown{1, {1, 0}, Mark::Proof}, Shown{1, {1, 1}, Mark::Proof},
                                        Shown{1, {1, 2}, Mark::Proof}, Shown{1, {1, 3}, Mark::Proof},
                                        Shown{2, {0, 1}, Mark::Mine},  Shown{2, {0, 2}, Mark::Mine},
                                        Shown{3, {0, 0}, Mark::Safe},  Shown{3, {0, 3}, Mark::Safe}};
constexpr std::array kPatterns{Demo{kOneOneRows, kThreeBeats, kOneOneMarks, "1–1"},
                               Demo{kOneTwoRows, kThreeBeats, kOneTwoMarks, "1–2"},
                               Demo{kOneTwoOneRows, kThreeBeats, kOneTwoOneMarks, "1–2–1"},
                               Demo{kOneTwoTwoOneRows, kThreeBeats, kOneTwoTwoOneMarks, "1–2–2–1"}};

// One of the two cells at the right takes the last mine.
constexpr std::array<std::string_view, 3> kRemainingRows{"#F...#", "FF...*", "....FF"};
constexpr std::array kRemainingBeats{Beat{}, Beat{}, Beat{}, Beat{Action::Open, {0, 0}}};
constexpr std::array kRemainingMarks{Shown{1, {0, 4}, Mark::Proof}, Shown{2, {0, 5}, Mark::Mine},
                                     Shown{2, {1, 5}, Mark::Mine}, Shown{3, {0, 0}, Mark::Safe}};
constexpr Demo kRemaining{kRemainingRows, kRemainingBeats, kRemainingMarks};

// Side by side, each with its name below.
void paint_patterns(Canvas& canvas, const HelpScene& scene, Rect area) {
  const auto count = static_cast<float>(kPatterns.size());
  const float width = (area.w - (count + 1) * space::kSmall) / count;
  Rect at{area.x + space::kSmall, area.y + space::kSmall, width,
          area.h - space::kSmall - kLabel - space::kHair};
  const auto longest = static_cast<int>(kOneTwoOneRows.front().size());
  const float side = CellGrid::fitting_side(at, {longest, static_cast<int>(kOneTwoOneRows.size())});
  for (const Demo& demo : kPatterns) {
    const DemoPainter painter(canvas, scene, demo, at, std::min(side, kWidestCell));
    painter.paint();
    canvas.text(demo.label, {at.x, at.bottom() + space::kHair / 2, width, kLabel},
                {.face = Face::Bold,
                 .size = type::kLabel,
                 .colour = scene.context.theme.colour.text,
                 .align = Align::Centre});
    at.x += width + space::kSmall;
  }
}

// With the counter of the mines beside the board.
void paint_remaining(Canvas& canvas, const HelpScene& scene, Rect area) {
  const Theme& theme = scene.context.theme;
  const Rect room = area.grown(-space::kSmall);
  const float beside = 2 * kCounter + space::kBase;
  const DemoPainter painter(canvas, scene, kRemaining, {room.x, room.y, room.w - beside, room.h},
                            kWidestCell);
  painter.paint();
  const Rect plate = painter.grid().plate;
  const Vec at{plate.right() + space::kBase, plate.centre().y};
  const Rect mine{at.x, at.y - kCounter / 2, kCounter, kCounter};
  draw_sign(canvas, theme, mine, {CellFace::Mine}, Numbers::Digits);
  canvas.text(std::to_string(painter.game().counter()),
              {mine.right() + space::kHair, mine.y, kCounter, kCounter},
              {.face = Face::Bold, .size = kCounterText, .colour = theme.colour.text});
}

}  // namespace

std::vector<const Demo*> help_demos() {
  std::vector<const Demo*> all{&kOpening, &kNumber, &kChord, &kRemaining};
  for (const Demo& demo : kPatterns) all.push_back(&demo);
  return all;
}

HelpArt opening_art() {
  return {kBoardHeight, length_of(kOpening), paint_demo<kOpening>};
}
HelpArt number_art() {
  return {kBoardHeight, length_of(kNumber), paint_demo<kNumber>};
}
HelpArt chord_art() {
  return {kBoardHeight, length_of(kChord), paint_demo<kChord>};
}
HelpArt patterns_art() {
  return {kPatternHeight, length_of(kPatterns.front()), paint_patterns};
}
HelpArt remaining_art() {
  return {kBoardHeight, length_of(kRemaining), paint_remaining};
}

}  // namespace quintet::mines
