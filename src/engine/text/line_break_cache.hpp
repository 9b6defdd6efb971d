// A cache of paragraphs broken into lines. A page that is drawn sixty times a second shows the same
// paragraphs each time; breaking one measures every line of it a few dozen times. Its size is bounded.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/text/line_break.hpp"
#include "engine/text/text.hpp"

namespace quintet {

class LineBreakCache {
 public:
  static constexpr std::size_t kRemembered = 256;  // paragraphs: several pages of help

  // What the lines depend on besides the text. Lengths in pixels, so that every scale has its own lines.
  struct Measure {
    Face face = Face::Text;
    int size = 0;
    int width = 0;
    friend bool operator==(const Measure&, const Measure&) = default;
  };

  // The lines, as parts of a copy of the text that is kept here: valid until the next call.
  const std::vector<std::string_view>& lines(std::string_view text, const Measure& measure,
                                             const MeasureText& width_of);
  std::size_t size() const { return broken_.size(); }

 private:
  struct Key {
    std::string text;
    Measure measure;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const;
  };

  std::unordered_map<Key, std::vector<std::string_view>, Hash> broken_;
};

}  // namespace quintet
