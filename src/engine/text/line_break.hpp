// Breaks a text into lines, by the rules of English and Chinese. English breaks at spaces.
// Chinese breaks between any two characters, except that no line begins with a closing mark
// (，。、；：！？）】》”’…) and none ends with an opening one (（【《“‘). Letters and digits of one word stay
// together, also beside Chinese. A Chinese character is not left alone on the last line, with or without its mark,
// where the one before it can move there too.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

namespace quintet {

// The width of a piece of text, in the unit of the width that is asked for.
using MeasureText = std::function<double(std::string_view)>;

// The lines, as parts of `text`. Spaces at the end of a line are omitted. A newline always
// breaks, so an empty text is one empty line. A word wider than a line is broken by characters, as a last
// resort. Measures each line a few dozen times: what is drawn in every frame goes through LineBreakCache.
std::vector<std::string_view> break_lines(std::string_view text, double width, const MeasureText& measure);

}  // namespace quintet
