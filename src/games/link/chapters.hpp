// The chapters of the journey: five levels each, with a name and a scene of their own on the scroll.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace quintet::link {

struct Chapter {
  std::string_view title;    // English; the key of its translation
  std::string_view scenery;  // name of a picture in images/journey: white, to be tinted
};

inline constexpr std::size_t kChapters = 5, kLevelsInChapter = 5;

const std::array<Chapter, kChapters>& chapters();

}  // namespace quintet::link
