// Whether a page can be read and pressed: every control inside the window, large enough and none over another, every
// text whole and clear of the others. In both languages, at interface scales from 75 to 200 %, in windows of every shape.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/scene/input.hpp"
#include "ui/context.hpp"

namespace quintet::ui {

// What shows the page: the whole program, or one page alone. Windows are resized in pixels, below the least size that
// a player can give them too; a turn is a frame of game time.
struct Stage {
  Context& context;
  std::function<void(int width, int height)> resize;
  std::function<void(const Input& input)> turn;
};

struct LayoutFault {
  std::string what;   // "menu.help lies over menu.quit"
  std::string where;  // in points
};

// What is wrong with the page on top as it stands. Pages below it are not looked at, and a page that scrolls is looked
// at from its top to its end.
std::vector<LayoutFault> layout_faults(const Stage& stage);

// Fails the test for each fault, in windows from 640×480 to 3840×2160 and interface scales from 75 to 200 %. Leaves the
// page in the window and the language that it was in. In one language only where one is given.
void expect_fits(const Stage& stage, const std::string& where, const std::string& language = {});

// Draws the page in windows so small or so narrow that nobody can play in them; nothing more is asked for.
void draw_in_odd_windows(const Stage& stage);

// Every line of text on the page.
std::vector<std::string> texts_of(Context& context);

}  // namespace quintet::ui
