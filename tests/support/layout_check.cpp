#include "support/layout_check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "ui/pages/page.hpp"

namespace quintet::ui {
namespace {

constexpr float kSlack = 1;       // points that rounding to whole pixels may move an edge by
constexpr float kTouch = 2;       // points that two texts may come into each other by: the ends of letters
constexpr int kMostFrames = 120;  // that a page glides
constexpr int kMostViews = 60;    // of a page that scrolls

// LineOfText points into memory of the page.
struct Line {
  std::string text;
  LineOfText drawn;

  Rect seen() const { return intersection(drawn.ink, drawn.clip); }
};

std::string words(Rect at) {
  std::ostringstream out;
  out << std::lround(at.x) << ',' << std::lround(at.y) << ' ' << std::lround(at.w) << "×"
      << std::lround(at.h);
  return out.str();
}

std::string quoted(const Line& line) {
  return '"' + line.text + '"';
}

bool within(Rect inner, Rect outer, float slack = kSlack) {
  const Rect room = outer.grown(slack);
  return inner.x >= room.x && inner.y >= room.y && inner.right() <= room.right() &&
         inner.bottom() <= room.bottom();
}

bool overlap(Rect a, Rect b, float slack) {
  const Rect both = intersection(a, b);
  return both.w > slack && both.h > slack;
}

Rect seen_part(const Control& control) {
  return control.window.empty() ? control.bounds : intersection(control.bounds, control.window);
}

// A control of a page that scrolls may lie above or below what is seen of it, not beside it.
bool can_be_reached(const Control& control, Rect window) {
  if (control.window.empty()) return within(control.bounds, window);
  const Rect column{control.window.x, control.bounds.y, control.window.w, control.bounds.h};
  return within(control.window, window) && within(control.bounds, column);
}

// In the lowest windows a card may lie over the board; the page says so.
bool lies_under_card(const Page& page, const Control& control) {
  return control.id == "board" && page.describe().find(" card-on-board") != std::string::npos;
}

void add_control_faults(const Page& page, Rect window, std::vector<LayoutFault>& faults) {
  const std::vector<Control>& all = page.controls();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string at = words(all[i].bounds);
    if (std::min(all[i].bounds.w, all[i].bounds.h) < kLeastTarget - kSlack)
      faults.push_back({all[i].id + " is too small to be pressed", at});
    if (!can_be_reached(all[i], window)) faults.push_back({all[i].id + " reaches out of the window", at});
    for (std::size_t other = 0; other < i; ++other) {
      // The buttons of a card that can be pressed as a whole are on it.
      const bool may_be_covered = !all[other].stands_for.empty() || lies_under_card(page, all[other]);
      if (!may_be_covered && overlap(seen_part(all[i]), seen_part(all[other]), kSlack))
        faults.push_back(
            {all[i].id + " lies over " + all[other].id, at + " and " + words(all[other].bounds)});
    }
  }
}

std::vector<Line> read(Context& context) {
  std::vector<Line> lines;
  context.canvas.read_text([&](Canvas& canvas) { context.scenes.top()->draw(canvas, Duration{0}); },
                           [&](const LineOfText& text) {
                             if (!text.text.empty()) lines.push_back({std::string(text.text), text});
                           });
  return lines;
}

// Names of files are as long as their owner wants; the list cuts them, and says them in full when one is opened.
bool may_be_cut(const Page& page, const Line& line) {
  const std::string page_words = page.describe();
  const std::string name = page_words.substr(0, page_words.find(' '));
  return name.ends_with(".files") && line.text.find('.') != std::string::npos;
}

void add_text_faults(const Page& page, const std::vector<Line>& lines, Rect window,
                     std::vector<LayoutFault>& faults) {
  // On a page that scrolls, what is above or below what is seen comes into sight.
  const bool scrolls = dynamic_cast<const ScrollPage*>(&page) != nullptr;
  for (const Line& line : lines) {
    const LineOfText& drawn = line.drawn;
    const std::string at = words(drawn.ink);
    if (drawn.cut && !may_be_cut(page, line)) faults.push_back({quoted(line) + " is cut", at});
    const bool moves = scrolls && !within(window, drawn.clip);
    const Rect column{drawn.clip.x, drawn.ink.y, drawn.clip.w, drawn.ink.h};
    if (!within(drawn.ink, moves ? column : intersection(window, drawn.clip)))
      faults.push_back({quoted(line) + " reaches out of what can be seen", at});
    const Rect lane{drawn.ink.x, drawn.box.y, drawn.ink.w, drawn.box.h};
    if (drawn.box.h > 0 && !within(drawn.ink, lane))
      faults.push_back({quoted(line) + " is too high for its box", at + " in " + words(drawn.box)});
  }
}

// Faults of what is seen at once. A toast lies over the page for a moment, so with one nothing is said about this.
void add_overlaps(const Page& page, const std::vector<Line>& lines, std::vector<LayoutFault>& faults) {
  if (page.describe().find(" notice=") != std::string::npos) return;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Rect seen = lines[i].seen();
    for (std::size_t other = 0; other < i; ++other) {
      if (overlap(seen, lines[other].seen(), kTouch))
        faults.push_back({quoted(lines[i]) + " lies over " + quoted(lines[other]),
                          words(lines[i].drawn.ink) + " and " + words(lines[other].drawn.ink)});
    }
    for (const Control& control : page.controls()) {
      if (lies_under_card(page, control)) continue;
      if (overlap(seen, seen_part(control), kTouch) && !within(lines[i].drawn.ink, control.bounds))
        faults.push_back({quoted(lines[i]) + " lies half over " + control.id,
                          words(lines[i].drawn.ink) + " and " + words(control.bounds)});
    }
  }
}

bool same(const std::vector<Line>& a, const std::vector<Line>& b) {
  return std::ranges::equal(
      a, b, [](const Line& x, const Line& y) { return x.text == y.text && x.drawn.ink == y.drawn.ink; });
}

// Until the page has glided there.
void press(const Stage& stage, Action action) {
  stage.turn({{ActionEvent{action}}});
  for (int frame = 0; frame < kMostFrames && !stage.context.scenes.at_rest(); ++frame) stage.turn({});
}

void add_faults_of_text(const Stage& stage, const Page& page, Rect window, std::vector<LayoutFault>& faults) {
  std::vector<Line> lines = read(stage.context);
  const auto look = [&] {
    add_text_faults(page, lines, window, faults);
    add_overlaps(page, lines, faults);
  };
  look();
  if (!dynamic_cast<const ScrollPage*>(&page)) return;
  for (int view = 0; view < kMostViews; ++view) {
    press(stage, Action::PageDown);
    std::vector<Line> next = read(stage.context);
    if (same(lines, next)) break;
    lines = std::move(next);
    look();
  }
  press(stage, Action::Home);
}

struct WindowCase {
  int width = 0, height = 0;  // pixels
  int scale = 100;            // of the interface, per cent
};

std::vector<WindowCase> every_window() {
  std::vector<WindowCase> all;
  for (const int scale : {75, 100, 125, 150, 200}) {
    for (const auto& [width, height] :
         {std::pair{640, 480}, {800, 600}, {1280, 720}, {1920, 1080}, {3840, 2160}, {540, 960}})
      all.push_back({width, height, scale});
  }
  return all;
}

WindowCase window_of(const Context& context) {
  const auto pixels = [&](float points) {
    return static_cast<int>(std::lround(points * context.canvas.scale()));
  };
  const Extent size = context.canvas.size();
  return {pixels(size.w), pixels(size.h), context.profile.settings().interface_scale};
}

// Tried out only: nobody reads the settings that would be written.
void show(const Stage& stage, const std::string& language, const WindowCase& window) {
  Settings settings = stage.context.profile.settings();
  settings.language = language;
  settings.interface_scale = window.scale;
  if (settings != stage.context.profile.settings()) {
    SettingValues values = stage.context.profile.values();
    write_fields(settings, values);
    stage.context.profile.try_out(std::move(values));
  }
  stage.resize(window.width, window.height);
  stage.turn({{PointerEvent{.kind = PointerEvent::Kind::Left}}});
  const WindowCase shown = window_of(stage.context);
  ASSERT_EQ(std::pair(shown.width, shown.height), std::pair(window.width, window.height));
}

// Everything that a layout depends on: windows of one size in points differ by the rounding to their pixels only. A page
// that shows the scale of the interface says so in its description.
struct LaidOutFor {
  float width = 0, height = 0;  // points
  std::string page;
  friend auto operator<=>(const LaidOutFor&, const LaidOutFor&) = default;
};

LaidOutFor laid_out_for(const Stage& stage) {
  const Extent size = stage.context.canvas.size();
  return {size.w, size.h, stage.context.scenes.top()->describe()};
}

}  // namespace

std::vector<LayoutFault> layout_faults(const Stage& stage) {
  const auto* page = dynamic_cast<const Page*>(stage.context.scenes.top());
  if (!page) return {{"there is no page", {}}};
  const Extent size = stage.context.canvas.size();
  const Rect window{0, 0, size.w, size.h};
  std::vector<LayoutFault> faults;
  add_control_faults(*page, window, faults);
  add_faults_of_text(stage, *page, window, faults);
  return faults;
}

void expect_fits(const Stage& stage, const std::string& where, const std::string& only) {
  static const std::vector<WindowCase> kWindows = every_window();
  const std::string language_before = stage.context.profile.settings().language;
  const WindowCase window_before = window_of(stage.context);
  std::map<std::string, std::vector<std::string>> places;  // where, by what is wrong
  for (const std::string language : {"en", "zh_CN"}) {
    if (!only.empty() && only != language) continue;
    std::set<LaidOutFor> looked_at;
    for (const WindowCase& window : kWindows) {
      show(stage, language, window);
      if (!looked_at.insert(laid_out_for(stage)).second) continue;
      for (const LayoutFault& fault : layout_faults(stage)) {
        std::ostringstream place;
        place << language << ' ' << window.width << "×" << window.height << " at " << window.scale
              << " %: " << fault.where;
        places[fault.what].push_back(place.str());
      }
    }
  }
  show(stage, language_before, window_before);
  for (const auto& [what, all] : places)
    ADD_FAILURE() << where << ": " << what << ", " << all.size() << " times, first " << all.front();
}

void draw_in_odd_windows(const Stage& stage) {
  const WindowCase before = window_of(stage.context);
  for (const auto& [width, height] : {std::pair{1, 1}, {100, 60}, {120, 90}, {1500, 200}, {200, 1500}}) {
    stage.resize(width, height);
    stage.turn({});
    stage.context.canvas.begin(stage.context.theme.colour.canvas);
    stage.context.scenes.draw(stage.context.canvas, Duration{0});
  }
  stage.resize(before.width, before.height);
  stage.turn({});
}

std::vector<std::string> texts_of(Context& context) {
  std::vector<std::string> texts;
  for (const Line& line : read(context)) texts.push_back(line.text);
  return texts;
}

}  // namespace quintet::ui
