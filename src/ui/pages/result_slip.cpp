#include "ui/pages/result_slip.hpp"

#include <algorithm>
#include <numeric>

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
  if (!outcome_.line.empty())
    all.push_back(
        {Part::Line, canvas.paragraph_height(outcome_.line, width, line_style(), line_height), 0, 4.5F});
  if (outcome_.stars) all.push_back({Part::Stars, kStarRow, space::kTiny, 1});
  if (outcome_.stars && !outcome_.star_line.empty())
    all.push_back({Part::StarLine,
                   canvas.paragraph_height(outcome_.star_line, width, line_style(), line_height), 0, 6.5F});
  if (outcome_.headline) {
    all.push_back({Part::Headline, kHeadlineHeight, space::kTiny, 2});
    if (!outcome_.headline->before.empty()) all.push_back({Part::Badge, kPillHeight, space::kHair, 3});
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
void ResultSlip::fit(std::vector<Section>& all, Rect area) const {
  while (height_of(all) > area.h) {
    auto least = std::ranges::max_element(all, {}, &Section::rank);
    if (least == all.end() || least->rank <= 0) break;
    const auto title = std::ranges::find(all, Part::Title, &Section::part);
    if (least->part == Part::Note && !outcome_.note->title.empty() && title != all.end() &&
        height_of(all) - title->height <= area.h)
      least = title;
    all.erase(least);
  }
  if (all.empty()) return;
  const float spare = std::max(0.0F, area.h - height_of(all));
  const auto gaps =
      static_cast<float>(std::ranges::count_if(all, [](const Section& it) { return it.gap > 0; }));
  const float stretch = gaps > 0 ? std::min(spare / gaps, kMostStretch) : 0;
  float y = area.y;
  for (Section& section : all) {
    y += section.gap + (section.gap > 0 ? stretch : 0);
    section.area = {area.x, y, area.w, section.height};
    y += section.height;
  }
}

void ResultSlip::place(Rect area) {
  if (area.w < area.h * kTwoColumns || area.w < kLeastColumns) {
    placed_ = sections(area.w);
    return fit(placed_, area);
  }
  const float column = (area.w - space::kLarge) / 2;
  std::vector<Section> words, figures;
  for (Section& section : sections(column)) {
    const bool figure = section.part == Part::Figure || section.part == Part::Note ||
                        section.part == Part::Curve || section.part == Part::Next;
    (figure ? figures : words).push_back(section);
  }
  if (!figures.empty()) figures.front().gap = 0;
  const auto centre = [&](std::vector<Section>& all, float x) {
    fit(all, {x, area.y, column, area.h});
    if (all.empty()) return;
    const float below = std::max(0.0F, area.bottom() - all.back().area.bottom());
    for (Section& section : all) section.area.y += below / 2;
  };
  const bool alone = figures.empty();
  centre(words, alone ? area.x + (area.w - column) / 2 : area.x);
  centre(figures, area.right() - column);
  placed_ = std::move(words);
  placed_.insert(placed_.end(), figures.begin(), figures.end());
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
      canvas.paragraph(outcome_.line, area, line_style(), context_.line_height());
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
  const float pill = canvas.text_width(words, Face::Bold, type::kCaption) + 2 * space::kSmall;
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

void ResultSlip::draw_figure(Canvas& canvas, const GameResult::Figure& figure, Rect row) const {
  const Palette& c = context_.theme.colour;
  const TextStyle value{.face = figure.part ? Face::Text : Face::Bold,
                        .size = figure.part ? type::kLabel : type::kBody,
                        .colour = figure.part ? c.text_2 : c.text,
                        .align = Align::Right};
  if (!figure.part) canvas.fill({row.x, row.y, row.w, kLine}, c.hairline);
  const float width = canvas.text_width(figure.value, value.face, value.size) + 1;
  canvas.text(figure.value, {row.right() - width, row.y, width, row.h}, value);
  const TextStyle label{.size = figure.part ? type::kCaption : type::kLabel, .colour = c.text_2};
  const std::string words = context_.words.tr(figure.label);
  const float inset = figure.part ? kPartInset : 0;
  Rect room{row.x + inset, row.y, row.w - inset - width - space::kTiny, row.h};
  if (figure.fresh) room.w -= draw_pill(canvas, room, canvas.text_width(words, label.face, label.size));
  canvas.text(words, room, label);
}

// The badge is never left out: beside a long label it has a short text.
float ResultSlip::draw_pill(Canvas& canvas, Rect room, float beside) const {
  const auto width_of = [&canvas](const std::string& words) {
    return canvas.text_width(words, Face::Bold, type::kCaption) + 2 * space::kSmall;
  };
  std::string words = context_.words.tr("New best");
  if (beside > 0 && beside + space::kTiny + width_of(words) > room.w) words = context_.words.tr("New");
  const float width = width_of(words);
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

}  // namespace quintet::ui
