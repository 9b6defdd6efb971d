#include "ui/pages/result_page.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

constexpr float kTitleHeight = 42, kLowTitleHeight = 32, kStarRow = 60, kSideStar = 48, kStarGap = 4;
constexpr float kHeadlineHeight = 50, kPillHeight = 24, kCurveHeight = 84, kRow = 34, kPartRow = 26;
constexpr float kNextHeight = 76, kNextPicture = 84, kPartInset = space::kBase;
constexpr float kTwoColumns = 1.7F;           // the shape from which the words stand beside the figures
constexpr float kLeastColumns = 420;          // points of width for two columns
constexpr float kRoomyWidth = 200;            // of a column, from which the title may be large
constexpr float kMostStretch = space::kBase;  // by which a gap grows where there is room
constexpr float kBudSize = 0.5F;              // the size of a star when it begins to appear
constexpr Duration kStarDelay = motion::kBase / 2 + motion::kInstant;

float height_of(const auto& sections) {
  return std::accumulate(sections.begin(), sections.end(), 0.0F,
                         [](float sum, const auto& section) { return sum + section.gap + section.height; });
}

}  // namespace

Duration ResultSlip::star_start(int index) const {
  return context_.still() ? Duration{0} : motion::kBase / 2 + index * kStarDelay;
}

Duration ResultSlip::stars_end() const {
  if (!outcome_.stars || context_.still()) return Duration{0};
  return star_start(kStars - 1) + motion::kCalm;
}

// The largest size at which the title fits.
float ResultSlip::title_size(float width) const {
  const std::string title = outcome_.title.in(context_.words);
  for (const float size : {type::kTitle, type::kHeading}) {
    if (width < kRoomyWidth && size == type::kTitle) continue;
    if (context_.canvas.text_width(title, Face::Title, size) <= width) return size;
  }
  return type::kLead;
}

TextStyle ResultSlip::line_style() const {
  return {.size = type::kLabel, .colour = context_.theme.colour.text_2, .align = Align::Centre};
}

TextStyle ResultSlip::note_style() const {
  return {.size = type::kLabel, .colour = context_.theme.colour.text_2};
}

TextStyle ResultSlip::note_title_style() const {
  return {.face = Face::Bold, .size = type::kBody, .colour = context_.theme.colour.warn};
}

std::vector<ResultSlip::Section> ResultSlip::sections(float width) const {
  Canvas& canvas = context_.canvas;
  const float line_height = context_.line_height();
  std::vector<Section> all;
  all.push_back(
      {.part = Part::Title, .height = title_size(width) == type::kTitle ? kTitleHeight : kLowTitleHeight});
  if (const std::string line = line_words(context_.words, outcome_); !line.empty())
    all.push_back({Part::Line, canvas.paragraph_height(line, width, line_style(), line_height), 0, 4.5F});
  if (outcome_.stars) all.push_back({Part::Stars, kStarRow, space::kTiny, 1});
  if (outcome_.stars && !outcome_.star_line.empty())
    all.push_back({Part::StarLine,
                   canvas.paragraph_height(outcome_.star_line, width, line_style(), line_height), 0, 3.5F});
  if (outcome_.headline) {
    all.push_back({Part::Headline, kHeadlineHeight, space::kTiny, 2});
    if (!outcome_.headline->before.empty()) all.push_back({Part::Badge, kPillHeight, space::kHair, 3});
    if (!outcome_.headline->caption.empty()) {
      const float height =
          canvas.paragraph_height(outcome_.headline->caption, width, line_style(), line_height);
      all.push_back({Part::Caption, height, 0, 3});
    }
  }
  // What decided a lost game comes first, what was found in a won one last.
  const bool lost = outcome_.kind == GameResult::Kind::Lost;
  if (lost) add_note(all, width);
  for (std::size_t i = 0; i < outcome_.figures.size(); ++i) {
    const float rank = 6 + 0.01F * static_cast<float>(i);
    const bool part = outcome_.figures[i].part;
    all.push_back(
        {Part::Figure, part ? kPartRow : kRow, i == 0 ? space::kSmall : 0, part ? rank + 1 : rank, i});
  }
  if (!lost) add_note(all, width);
  if (outcome_.next) all.push_back({Part::Next, kNextHeight, space::kBase, 5.5F});
  return all;
}

void ResultSlip::add_note(std::vector<Section>& all, float width) const {
  if (!outcome_.note) return;
  const float line_height = context_.line_height();
  Canvas& canvas = context_.canvas;
  if (outcome_.note->curve) all.push_back({Part::Curve, kCurveHeight, space::kBase, 5});
  const float text = canvas.paragraph_height(outcome_.note->text, width, note_style(), line_height);
  const float title = outcome_.note->title.empty() ? 0
                                                   : canvas.paragraph_height(outcome_.note->title, width,
                                                                             note_title_style(), line_height);
  all.push_back({Part::Note, title + text, space::kSmall, 4});
}

float ResultSlip::note_reserve() const {
  constexpr float kNoteLines = 3;
  if (outcome_.note && outcome_.note->curve) return 0;
  const float line_height = context_.line_height();
  return kCurveHeight + space::kBase + space::kSmall +
         (type::kBody + kNoteLines * type::kLabel) * line_height;
}

float ResultSlip::natural_height(float width) const {
  return height_of(sections(width));
}

// Leaves out what has no room, and spreads the rest. A note with a title, which says more, may take the place of the
// title of the result.
void ResultSlip::fit(std::vector<Section>& all, Rect area, LayoutAt at) const {
  while (height_of(all) > area.h) {
    auto least = std::ranges::max_element(all, {}, &Section::rank);
    if (least == all.end() || least->rank <= 0) break;
    const auto title = std::ranges::find(all, Part::Title, &Section::part);
    if (least->part == Part::Note && !outcome_.note->title.empty() && title != all.end() &&
        height_of(all) - title->height <= area.h)
      least = title;
    all.erase(least);
  }
  std::vector<LayoutPart> parts;
  parts.reserve(all.size());
  for (const Section& section : all) parts.push_back(fixed(section.height, section.gap));
  const std::vector<Rect> places = Column{.stretch = kMostStretch, .at = at}.place(area, parts);
  for (std::size_t i = 0; i < all.size(); ++i) all[i].area = places[i];
}

void ResultSlip::place(Rect area) {
  placed_ = arranged(area);
  label_size_ = label_size();
}

std::vector<ResultSlip::Section> ResultSlip::arranged(Rect area) const {
  if (area.w < area.h * kTwoColumns || area.w < kLeastColumns) {
    std::vector<Section> all = sections(area.w);
    fit(all, area, LayoutAt::Start);
    return all;
  }
  const float column = (area.w - space::kLarge) / 2;
  std::vector<Section> words, figures;
  for (Section& section : sections(column)) {
    const bool figure = section.part == Part::Figure || section.part == Part::Note ||
                        section.part == Part::Curve || section.part == Part::Next;
    (figure ? figures : words).push_back(section);
  }
  if (!figures.empty()) figures.front().gap = 0;
  const float inset = figures.empty() ? (area.w - column) / 2 : 0;
  fit(words, {area.x + inset, area.y, column, area.h}, LayoutAt::Middle);
  fit(figures, {area.right() - column, area.y, column, area.h}, LayoutAt::Middle);
  words.insert(words.end(), figures.begin(), figures.end());
  return words;
}

void ResultSlip::draw(Canvas& canvas, Duration now) const {
  for (const Section& section : placed_) draw_section(canvas, section, now);
}

void ResultSlip::draw_section(Canvas& canvas, const Section& section, Duration now) const {
  const Palette& c = context_.theme.colour;
  const Rect area = section.area;
  switch (section.part) {
    case Part::Title:
      return canvas.text(
          outcome_.title.in(context_.words), area,
          {.face = Face::Title, .size = title_size(area.w), .colour = c.text, .align = Align::Centre});
    case Part::Line:
      canvas.paragraph(line_words(context_.words, outcome_), area, line_style(), context_.line_height());
      return;
    case Part::StarLine:
      canvas.paragraph(outcome_.star_line, area, line_style(), context_.line_height());
      return;
    case Part::Stars:
      return draw_stars(canvas, area, now);
    case Part::Headline:
      return canvas.text(
          outcome_.headline->value, area,
          {.face = Face::Bold, .size = type::kDisplay, .colour = c.text, .align = Align::Centre});
    case Part::Badge:
      return draw_badge(canvas, area);
    case Part::Caption:
      canvas.paragraph(outcome_.headline->caption, area, line_style(), context_.line_height());
      return;
    case Part::Note:
      return draw_note(canvas, area);
    case Part::Curve:
      return outcome_.note->curve(canvas, area);
    case Part::Figure:
      return draw_figure(canvas, outcome_.figures[section.index], area);
    case Part::Next:
      return draw_next(canvas, area);
  }
}

// The middle one is larger.
void ResultSlip::draw_stars(Canvas& canvas, Rect row, Duration now) const {
  const float whole = kStarRow + 2 * (kSideStar + kStarGap);
  float x = row.centre().x - whole / 2;
  for (int i = 0; i < kStars; ++i) {
    const float side = i == kStars / 2 ? kStarRow : kSideStar;
    const Rect star{x, row.bottom() - side, side, side};
    x += side + kStarGap;
    draw_star(canvas, context_.theme, star, Star::Open);
    if (i >= *outcome_.stars) continue;
    const Tween tween{star_start(i), context_.glide(motion::kCalm), kCalmInCurve};
    const auto grown = static_cast<float>(tween.progress(now));
    if (grown > 0)
      draw_star(canvas, context_.theme, star, Star::Filled,
                {.opacity = grown, .scale = mix(kBudSize, 1.0F, grown)});
  }
}

void ResultSlip::draw_badge(Canvas& canvas, Rect row) const {
  const Palette& c = context_.theme.colour;
  const std::string words = context_.words.tr("New best");
  const std::string before =
      format(context_.words.tr("before {value}"), {{"value", outcome_.headline->before}});
  const float pill = pill_width(words);
  const float label = canvas.text_width(before, Face::Text, type::kLabel) + 1;
  const float gap = space::kTiny, left = row.centre().x - std::min(pill + gap + label, row.w) / 2;
  draw_pill(canvas, {left, row.y, pill, row.h}, 0);
  const float x = left + pill + gap;
  canvas.text(before, {x, row.y, std::max(0.0F, std::min(label, row.right() - x)), row.h},
              {.size = type::kLabel, .colour = c.text_2});
}

void ResultSlip::draw_note(Canvas& canvas, Rect area) const {
  const GameResult::Note& note = *outcome_.note;
  if (!note.title.empty()) {
    const float height = canvas.paragraph(note.title, area, note_title_style(), context_.line_height());
    area = {area.x, area.y + height, area.w, area.h - height};
  }
  canvas.paragraph(note.text, area, note_style(), context_.line_height());
}

float ResultSlip::label_size() const {
  float size = type::kLabel;
  for (const Section& section : placed_) {
    if (section.part != Part::Figure || outcome_.figures[section.index].part) continue;
    const GameResult::Figure& figure = outcome_.figures[section.index];
    const float wanted =
        context_.canvas.text_width(figure.label.in(context_.words), Face::Text, type::kLabel);
    float value = context_.canvas.text_width(figure.value, Face::Bold, type::kBody) + 1 + space::kTiny;
    if (figure.fresh) value += pill_width(context_.words.tr("New")) + space::kTiny;
    size = std::min(size, type::kLabel * (section.area.w - value) / std::max(wanted, 1.0F));
  }
  return std::max(size, type::kCaption);
}

void ResultSlip::draw_figure(Canvas& canvas, const GameResult::Figure& figure, Rect row) const {
  const Palette& c = context_.theme.colour;
  const TextStyle value{.face = figure.part ? Face::Text : Face::Bold,
                        .size = figure.part ? type::kLabel : type::kBody,
                        .colour = figure.part ? c.text_2 : c.text,
                        .align = Align::Right};
  if (!figure.part) canvas.fill({row.x, row.y, row.w, kLine}, c.hairline);
  const float width = canvas.text_width(figure.value, value.face, value.size) + 1;
  canvas.text(figure.value, {row.right() - width, row.y, width, row.h}, value);
  const TextStyle label{.size = figure.part ? type::kCaption : label_size_, .colour = c.text_2};
  const std::string words = figure.label.in(context_.words);
  const float inset = figure.part ? kPartInset : 0;
  Rect room{row.x + inset, row.y, row.w - inset - width - space::kTiny, row.h};
  if (figure.fresh) room.w -= draw_pill(canvas, room, canvas.text_width(words, label.face, label.size));
  canvas.text(words, room, label);
}

float ResultSlip::pill_width(const std::string& words) const {
  return context_.canvas.text_width(words, Face::Bold, type::kCaption) + 2 * space::kSmall;
}

// The badge is never left out: beside a long label it has a short text.
float ResultSlip::draw_pill(Canvas& canvas, Rect room, float beside) const {
  std::string words = context_.words.tr("New best");
  if (beside > 0 && beside + space::kTiny + pill_width(words) > room.w) words = context_.words.tr("New");
  const float width = pill_width(words);
  const Rect at{room.right() - width, room.centre().y - kPillHeight / 2, width, kPillHeight};
  const Palette& c = context_.theme.colour;
  canvas.rounded(at, kPillHeight / 2, c.primary);
  canvas.text(words, at,
              {.face = Face::Bold, .size = type::kCaption, .colour = c.on_primary, .align = Align::Centre});
  return width + space::kTiny;
}

void ResultSlip::draw_next(Canvas& canvas, Rect row) const {
  const Palette& c = context_.theme.colour;
  const GameResult::Next& next = *outcome_.next;
  float x = row.x;
  if (next.picture) {
    const Rect frame{row.x, row.y, kNextPicture, row.h};
    canvas.rounded(frame, radius::kControl, c.sunken);
    canvas.outline(frame, radius::kControl, kLine, c.hairline);
    next.picture(canvas, frame.grown(-space::kTiny));
    x = frame.right() + space::kSmall;
  }
  const float width = row.right() - x, line = row.h / 3;
  canvas.text(next.label, {x, row.y, width, line}, {.size = type::kCaption, .colour = c.text_2});
  canvas.text(next.title, {x, row.y + line, width, line},
              {.face = Face::Bold, .size = type::kBody, .colour = c.text});
  canvas.text(next.line, {x, row.y + 2 * line, width, line}, {.size = type::kCaption, .colour = c.text_2});
}

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

bool is_wide(float width) {
  return width > kLeastSlip * kRowShape;
}

}  // namespace

ResultPlaces result_places(Rect area) {
  if (area.h > area.w * kTallArea) {
    const float height = std::clamp(area.h * kSheetPart, kLeastSheet, kMostSheet);
    const auto [board, slip] = Column{.gap = space::kBase}.place(area, {growing(), fixed(height)});
    return {slip, board};
  }
  const float width = std::clamp(area.w * kSlipPart, kLeastSlip, kMostSlip);
  const auto [board, slip] = Row{.gap = space::kBase}.place(area, {growing(), fixed(width)});
  return {slip, board};
}

namespace {

std::vector<MenuItem> ordered(std::vector<MenuItem> items, bool learn_first) {
  const auto review = std::ranges::find(items, "review", &MenuItem::id);
  if (learn_first && review != items.end()) std::rotate(items.begin(), review, review + 1);
  return items;
}

}  // namespace

ResultPage::ResultPage(Context& context, GameResult outcome, ResultSurroundings around)
    : MenuItemPage(context, "result", ordered(std::move(outcome.entries), outcome.learn_first)),
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
  const std::vector<Rect> places = button_places({0, 0, width, 0}, low);
  const float buttons_room = places.empty() ? 0 : places.back().bottom();
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

// The number of buttons in each row: one row where all fit into it; else the main button above the others, two of them in
// a row if they fit.
std::vector<std::size_t> ResultPage::button_rows(float width) const {
  const std::size_t count = items().size();
  const auto fits = [&](std::size_t from, std::size_t columns) {
    const float share = shared_side(width, columns, space::kTiny);
    return std::ranges::all_of(std::span(items()).subspan(from, columns),
                               [&](const MenuItem& item) { return wanted_width(item) <= share; });
  };
  if (is_wide(width) && fits(0, count)) return {count};
  std::vector<std::size_t> rows{1};
  for (std::size_t i = 1; i < count; i += rows.back()) {
    std::size_t columns = std::min<std::size_t>(count - i, is_wide(width) ? 3 : 2);
    // The last two stand side by side; a single one before them takes the whole row.
    if (columns == 2 && (count - i) % 2 == 1) columns = 1;
    while (columns > 1 && !fits(i, columns)) --columns;
    rows.push_back(columns);
  }
  return rows;
}

std::vector<Rect> ResultPage::button_places(Rect area, float height) const {
  std::vector<Rect> places;
  if (items().empty()) return places;
  const std::vector<std::size_t> rows = button_rows(area.w);
  const bool single = is_wide(area.w) && rows.size() == 1;
  std::vector<LayoutPart> lines(rows.size(), fixed(height));
  if (!single && height >= kTarget) lines.front() = fixed(kMainButton);
  const std::vector<Rect> bounds = Column{.gap = space::kTiny}.place(area, lines);
  for (std::size_t i = 0; i < rows.size(); ++i)
    std::ranges::move(grid_places(bounds[i], rows[i], rows[i], space::kTiny), std::back_inserter(places));
  // The main button is at the right end of a single row.
  if (single) std::ranges::reverse(places);
  return places;
}

std::vector<Control> ResultPage::buttons(Rect area, float height) const {
  std::vector<Control> controls;
  for (const Rect& place : button_places(area, height)) {
    const MenuItem& item = items()[controls.size()];
    Control control = control_of(controls.size());
    control.label = label_of(item);
    control.bounds = place;
    if (place.w < wanted_width(item) + kIconChrome) control.icon.clear();
    controls.push_back(std::move(control));
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
  if (outcome_.honours())
    canvas.outline(card_.grown(-kFrame), radius::kControl, kLine, theme().colour.gold.faded(kFrameInk));
  slip_.draw(canvas, now);
  draw_controls(canvas, now);
}

// Each star that appears has its note.
void ResultPage::advance(Duration /*step*/) {
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
  return action && (action->action <= Action::Right || action->action == Action::Confirm ||
                    action->action == Action::Back);
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
  // Help lies above the result, which is still there afterwards.
  if (action == Action::Help && around_.has_key && around_.has_key(action)) return around_.key(action);
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
