#include "ui/pages/result_page.hpp"

#include <algorithm>
#include <utility>

#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kSlipPart = 0.25F, kLeastSlip = 190, kMostSlip = 280;     // width beside a board
constexpr float kSheetPart = 0.36F, kLeastSheet = 190, kMostSheet = 330;  // height under a board
constexpr float kTallArea = 1.05F;
constexpr float kRoomy = 216;  // points of width and height from which the padding is wide
constexpr float kMainButton = 52, kLowButton = 36, kLow = 380;
constexpr float kButtonChrome = 2 * space::kSmall, kIconChrome = 28;
constexpr float kFrame = 8, kFrameInk = 0.7F;  // of the line that runs around a certificate
constexpr float kSlide = 24;                   // points that the slip slides while it appears
constexpr float kRowShape = 1.5F;              // the shape of a slip from which its buttons stand in one row

}  // namespace

ResultPlaces result_places(Rect area) {
  if (area.h > area.w * kTallArea) {
    const float height = std::clamp(area.h * kSheetPart, kLeastSheet, kMostSheet);
    return {{area.x, area.bottom() - height, area.w, height},
            {area.x, area.y, area.w, area.h - height - space::kBase}};
  }
  const float width = std::clamp(area.w * kSlipPart, kLeastSlip, kMostSlip);
  return {{area.right() - width, area.y, width, area.h},
          {area.x, area.y, area.w - width - space::kBase, area.h}};
}

ResultPage::ResultPage(Context& context, GameResult outcome, ResultSurroundings around)
    : MenuItemPage(context, "result", std::move(outcome.entries)),
      outcome_(std::move(outcome)),
      around_(std::move(around)),
      slip_(context, outcome_) {}

std::vector<Control> ResultPage::layout(Extent size) {
  Rect place;
  if (around_.place) {
    place = around_.place();
  } else {
    Rect area = below_header(size);
    area.h -= space::kSmall;
    place = result_places(area).slip;
  }
  const bool busy = around_.busy && around_.busy();
  // In a low window, the reason of a loss needs the room more than the margin does.
  const bool tight = place.h < kLow && outcome_.kind == GameResult::Kind::Lost && (busy || outcome_.note);
  const bool narrow = place.w < kRoomy || place.h < kRoomy || tight;
  const float padding = narrow ? space::kSmall + space::kHair : space::kWide;
  const float width = place.w - 2 * padding;
  const float low = place.h < kLow ? kLowButton : kTarget;
  const float buttons_room = buttons_height(width, low);
  const float note = busy ? slip_.note_reserve() : 0;
  const float wanted =
      (slip_.natural_height(width) + note) * 1.25F + buttons_room + space::kBase + 2 * padding;
  card_ = place;
  if (place.h > place.w) card_.h = std::min(place.h, tallest(place, wanted));
  const Rect inner = card_.grown(-padding);
  slip_.place({inner.x, inner.y, inner.w, std::max(0.0F, inner.h - buttons_room - space::kSmall)});
  std::vector<Control> controls =
      buttons({inner.x, inner.bottom() - buttons_room, inner.w, buttons_room}, low);
  if (around_.controls) std::ranges::move(around_.controls(), std::back_inserter(controls));
  return controls;
}

// The buttons stay where they are when what is still computed arrives.
float ResultPage::tallest(Rect place, float wanted) {
  if (std::exchange(place_, place) != place) tallest_ = 0;
  tallest_ = std::max(tallest_, wanted);
  return tallest_;
}

std::string ResultPage::label_of(const MenuItem& item) const {
  const auto found = outcome_.labels.find(item.id);
  return found == outcome_.labels.end() ? tr(item.label) : found->second;
}

float ResultPage::wanted_width(const MenuItem& item) const {
  return context_.canvas.text_width(label_of(item), Face::Text, type::kBody) + kButtonChrome;
}

// One row where all buttons fit into it; else the main button above the others, two of them in a row if they fit.
float ResultPage::buttons_height(float width, float height) const {
  const std::vector<Control> all = buttons({0, 0, width, 0}, height);
  float bottom = 0;
  for (const Control& control : all) bottom = std::max(bottom, control.bounds.bottom());
  return bottom;
}

std::vector<Control> ResultPage::buttons(Rect area, float height) const {
  const std::size_t count = items().size();
  std::vector<Control> controls;
  for (std::size_t i = 0; i < count; ++i) {
    controls.push_back(control_of(i));
    controls.back().label = label_of(items()[i]);
  }
  if (count == 0) return controls;
  const auto put = [&](std::size_t index, Rect bounds) {
    Control& control = controls[index];
    control.bounds = bounds;
    if (bounds.w < wanted_width(items()[index]) + kIconChrome) control.icon.clear();
  };
  const auto fits = [&](std::size_t from, std::size_t to, float width) {
    for (std::size_t i = from; i < to; ++i) {
      if (wanted_width(items()[i]) > width) return false;
    }
    return true;
  };
  const auto share = [&](std::size_t columns) {
    return (area.w - static_cast<float>(columns - 1) * space::kTiny) / static_cast<float>(columns);
  };
  // The main button is at the right end of a single row.
  if (const float width = share(count); area.w > kLeastSlip * kRowShape && fits(0, count, width)) {
    for (std::size_t i = 0; i < count; ++i)
      put(i, {area.right() - width - static_cast<float>(i) * (width + space::kTiny), area.y, width, height});
    return controls;
  }
  const float main = height < kTarget ? height : kMainButton;
  put(0, {area.x, area.y, area.w, main});
  float y = area.y + main + space::kTiny;
  for (std::size_t i = 1; i < count;) {
    std::size_t columns = std::min<std::size_t>(count - i, area.w > kLeastSlip * kRowShape ? 3 : 2);
    // The last two stand side by side; a single one before them takes the whole row.
    if (columns == 2 && (count - i) % 2 == 1) columns = 1;
    while (columns > 1 && !fits(i, i + columns, share(columns))) --columns;
    const float width = share(columns);
    for (std::size_t column = 0; column < columns; ++column, ++i)
      put(i, {area.x + static_cast<float>(column) * (width + space::kTiny), y, width, height});
    y += height + space::kTiny;
  }
  return controls;
}

void ResultPage::paint(Canvas& canvas, Duration now) const {
  const float shown = arrival(now);
  canvas.fade(shown);
  if (!context_.still()) {
    const bool beside = card_.h > card_.w;
    canvas.translate(Vec{beside ? kSlide : 0, beside ? 0 : kSlide} * (1 - shown));
  }
  draw_card(canvas, theme(), card_, Elevation::Middle);
  if (outcome_.kind == GameResult::Kind::Won)
    canvas.outline(card_.grown(-kFrame), radius::kControl, kLine, theme().colour.gold.faded(kFrameInk));
  slip_.draw(canvas, now);
  draw_controls(canvas, now);
}

// Each star that appears has its note.
void ResultPage::advance(Duration step) {
  static_cast<void>(step);
  if (around_.refresh) around_.refresh(outcome_);
  while (outcome_.stars && stars_heard_ < *outcome_.stars && now() >= slip_.star_start(stars_heard_))
    context_.audio.play("star-" + std::to_string(++stars_heard_));
}

bool ResultPage::moving() const {
  return now() < slip_.stars_end();
}

// A press in the first moment was probably meant for the game that has just ended.
bool ResultPage::intercept(const Event& event) {
  if (entrance(now()) >= 1) return false;
  const auto* pointer = std::get_if<PointerEvent>(&event);
  if (pointer) return pointer->kind == PointerEvent::Kind::Pressed;
  const auto* action = std::get_if<ActionEvent>(&event);
  return action && (action->action == Action::Confirm || action->action == Action::Back);
}

bool ResultPage::of_slip(const std::string& id) const {
  return std::ranges::any_of(items(), [&](const MenuItem& item) { return id_of(item) == id; });
}

void ResultPage::on_control(const ControlEvent& reply) {
  if (of_slip(reply.id)) return MenuItemPage::on_control(reply);
  if (!around_.press || reply.what != ControlEvent::What::Activated) return;
  const auto press = around_.press;
  context_.scenes.pop();
  press(reply);
}

// The keys of the game that has ended still work.
void ResultPage::on_action(Action action) {
  if (action == Action::Undo && outcome_.undo) {
    const auto undo = outcome_.undo;
    context_.scenes.pop();
    return undo();
  }
  if (action == Action::Restart) {
    const auto anew = std::ranges::find_if(items(), [](const MenuItem& entry) {
      return entry.id == "new" || entry.id == "again" || entry.id == "restart";
    });
    if (anew != items().end()) choose(*anew);
    return;
  }
  const bool level = action >= Action::First && action <= Action::Third;
  if ((action != Action::Pause && !level) || !around_.has_key || !around_.has_key(action)) return;
  const auto key = around_.key;
  context_.scenes.pop();
  key(action);
}

void ResultPage::go_back() {
  if (items().empty()) return context_.scenes.pop();
  const auto named = std::ranges::find(items(), outcome_.escape, &MenuItem::id);
  choose(named == items().end() ? items().back() : *named);
}

std::string ResultPage::state() const {
  std::string words = outcome_.kind == GameResult::Kind::Won    ? "won"
                      : outcome_.kind == GameResult::Kind::Even ? "even"
                                                                : "lost";
  if (outcome_.stars) words += " stars=" + std::to_string(*outcome_.stars);
  return outcome_.record() ? words + " record" : words;
}

}  // namespace quintet::ui
