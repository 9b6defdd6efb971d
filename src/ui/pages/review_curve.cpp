#include "ui/pages/review_curve.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {

namespace {

constexpr float kLineWidth = 2.5F, kLeadWidth = 1.5F, kNowWidth = 2, kMark = 5, kMarkWidth = 2, kDot = 5,
                kHalo = 2;
constexpr float kDotPart = 0.62F;  // of the other signs: the radius of the dot of an inaccuracy
constexpr float kFillStrength = 0.24F, kNowStrength = 0.7F, kHoverStrength = 0.35F, kGridStrength = 0.5F;
constexpr float kInset = 9;  // between the frame and the plot, so that marks and line stay inside
constexpr float kGutter = 46, kFoot = 18, kLabel = 18, kLabelGap = 4;  // of the axes
constexpr float kLeastHeight = 84;  // below this there is no room for the numbers of the moves
constexpr float kLeastTick = 40;    // from one number to the next
constexpr std::array<std::size_t, 16> kTicks{1,   2,    5,    10,   20,    50,    100,   200,
                                             500, 1000, 2000, 5000, 10000, 20000, 50000, 100000};
constexpr std::array kTops{1.0, 2.0, 4.0, 6.0, 8.0, 10.0};
constexpr float kSmoothStep = 2;  // points between the places of a smooth line
constexpr float kStone = 14, kStoneInset = 5, kRim = 1;
constexpr double kHundred = 100;

// The curve's own frame, between the axes.
Rect frame_of(Rect area) {
  const float foot = area.h < kLeastHeight ? 0 : kFoot;
  return {area.x + kGutter, area.y, std::max(0.0F, area.w - kGutter), std::max(0.0F, area.h - foot)};
}

Rect plot_of(Rect area) {
  return frame_of(area).grown(-kInset);
}

float x_of(const ReviewCurve& curve, Rect plot, std::size_t ply) {
  return plot.x + plot.w * static_cast<float>(curve.axis().part(ply));
}

// The next of 1, 2, 4, 6, 8, 10 times a power of ten.
double top_for(double most) {
  const double unit = std::pow(10, std::floor(std::log10(most)));
  const auto top = std::ranges::find_if(kTops, [&](double part) { return part * unit >= most; });
  return top == kTops.end() ? most : *top * unit;
}

// The top of the axis, where the values may decide it.
double most_of(const ReviewCurve& curve) {
  if (curve.scale.most) return *curve.scale.most;
  double most = 1;
  for (const CurvePoint& point : curve.points) most = std::max(most, point.value);
  return top_for(most);
}

// The place of the middle line and its number.
double middle_of(const ReviewCurve& curve) {
  const double most = most_of(curve);
  return curve.scale.whole ? std::floor(most / 2) / most : 0.5;
}

float y_of(double part, Rect plot) {
  return plot.bottom() - plot.h * static_cast<float>(std::clamp(part, 0.0, 1.0));
}

Vec place_of(const ReviewCurve& curve, Rect plot, double most, std::size_t index) {
  return {x_of(curve, plot, curve.first + index), y_of(curve.points[index].value / most, plot)};
}

// In a long game, the mean of the positions that share a point of width.
std::vector<Vec> points_of(const ReviewCurve& curve, Rect plot, double most) {
  const std::size_t group = 1 + curve.moves / static_cast<std::size_t>(std::max(1.0F, plot.w));
  std::vector<Vec> points;
  for (std::size_t i = 0; i < curve.points.size(); i += group) {
    const std::size_t end = std::min(i + group, curve.points.size());
    Vec sum;
    for (std::size_t k = i; k < end; ++k) sum = sum + place_of(curve, plot, most, k);
    points.push_back(sum * (1 / static_cast<float>(end - i)));
  }
  if (points.size() > 1) points.back() = mix(points[points.size() - 2], points.back(), curve.grown);
  return points;
}

// The second line: who is ahead by how much, around the middle of the plot.
void draw_leads(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect plot) {
  constexpr double kLeastTop = 10;
  double most = kLeastTop;
  for (const CurvePoint& point : curve.points) most = std::max(most, std::abs(point.lead.value_or(0)));
  const double top = top_for(most);
  std::vector<Vec> line;
  for (std::size_t i = 0; i < curve.points.size(); ++i)
    if (const auto lead = curve.points[i].lead)
      line.push_back({x_of(curve, plot, curve.first + i), y_of(0.5 + *lead / top / 2, plot)});
  if (line.size() > 1) canvas.curve(smooth_curve(line, kSmoothStep), plot, kLeadWidth, theme.colour.gold);
}

void draw_labels(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect area, Rect plot) {
  const double most = most_of(curve);
  const TextStyle style{.size = type::kCaption, .colour = theme.colour.text_2, .align = Align::Right};
  const auto label = [&](double part) {
    const Rect box{area.x, y_of(part, plot) - kLabel / 2, kGutter - kLabelGap, kLabel};
    canvas.text(curve.scale.label(part * most), box, style);
  };
  label(1);
  label(0);
  if (plot.h > 2 * kLabel) label(middle_of(curve));
}

// Below the axis: numbers of moves, or the time.
void draw_ticks(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect area, Rect plot) {
  const Rect frame = frame_of(area);
  if (frame.bottom() >= area.bottom()) return;
  const CurveAxis axis = curve.axis();
  const auto all =
      axis.timed() ? static_cast<std::size_t>(axis.times.back() / std::chrono::seconds(1)) : curve.moves;
  const double whole =
      axis.timed() ? seconds(axis.times.back()) : static_cast<double>(std::max<std::size_t>(1, all));
  const float one = plot.w / static_cast<float>(whole);
  const auto step = std::ranges::find_if(
      kTicks, [one](std::size_t tick) { return one * static_cast<float>(tick) >= kLeastTick; });
  if (step == kTicks.end()) return;
  const TextStyle style{.size = type::kCaption, .colour = theme.colour.text_2, .align = Align::Centre};
  for (std::size_t tick = 0; tick <= all; tick += *step) {
    const float x = plot.x + one * static_cast<float>(tick);
    canvas.fill({x - kLine / 2, frame.bottom() - kLabelGap, kLine, kLabelGap}, theme.colour.border);
    canvas.text(axis.timed() ? clock_text(static_cast<std::int64_t>(tick)) : std::to_string(tick),
                {x - kLeastTick / 2, frame.bottom(), kLeastTick, kLabel}, style);
  }
}

// Between two sides the first one is ahead above the centre line, the second one below it.
void draw_ground(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect area, Rect plot) {
  const Palette& c = theme.colour;
  const Rect frame = frame_of(area);
  canvas.rounded(frame, radius::kCell, c.sunken);
  canvas.outline(frame, radius::kCell, kLine, c.border);
  canvas.fill({plot.x, y_of(middle_of(curve), plot) - kLine / 2, plot.w, kLine},
              c.border.faded(kGridStrength));
  if (curve.stones) {
    const float inset = kStoneInset + kStone / 2;
    draw_small_stone(canvas, theme, (*curve.stones)[0], {frame.x + inset, frame.y + inset}, kStone);
    draw_small_stone(canvas, theme, (*curve.stones)[1], {frame.x + inset, frame.bottom() - inset}, kStone);
  }
  draw_labels(canvas, theme, curve, area, plot);
  draw_ticks(canvas, theme, curve, area, plot);
}

// The slope at each point for a cubic that is monotone between its points (Fritsch and Carlson, 1980).
std::vector<float> slopes_of(std::span<const Vec> points) {
  std::vector<float> rise;
  for (std::size_t i = 0; i + 1 < points.size(); ++i)
    rise.push_back((points[i + 1].y - points[i].y) / std::max(1e-3F, points[i + 1].x - points[i].x));
  std::vector<float> slopes{rise.front()};
  for (std::size_t i = 0; i + 1 < rise.size(); ++i) {
    const float before = rise[i], after = rise[i + 1];
    slopes.push_back(before * after <= 0 ? 0 : 2 * before * after / (before + after));
  }
  slopes.push_back(rise.back());
  return slopes;
}

}  // namespace

double CurveAxis::part(std::size_t ply) const {
  if (timed()) return ply == 0 ? 0 : seconds(times[std::min(ply, moves) - 1]) / seconds(times.back());
  return static_cast<double>(ply) / static_cast<double>(std::max<std::size_t>(1, moves));
}

std::size_t CurveAxis::nearest(double part) const {
  if (!timed()) return static_cast<std::size_t>(std::lround(part * static_cast<double>(moves)));
  std::size_t best = 0;
  for (std::size_t ply = 1; ply <= moves; ++ply) {
    if (std::abs(this->part(ply) - part) <= std::abs(this->part(best) - part)) best = ply;
  }
  return best;
}

std::vector<Vec> smooth_curve(std::span<const Vec> points, float step) {
  if (points.size() < 3) return {points.begin(), points.end()};
  const std::vector<float> slopes = slopes_of(points);
  std::vector<Vec> smooth{points.front()};
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Vec from = points[i], to = points[i + 1];
    const float width = to.x - from.x;
    const int parts = std::max(1, static_cast<int>(std::ceil(width / step)));
    for (int part = 1; part <= parts; ++part) {
      const float t = static_cast<float>(part) / static_cast<float>(parts), u = 1 - t;
      const float y = u * u * (1 + 2 * t) * from.y + t * t * (3 - 2 * t) * to.y +
                      width * t * u * (u * slopes[i] - t * slopes[i + 1]);
      smooth.push_back({mix(from.x, to.x, t), y});
    }
  }
  return smooth;
}

std::string percent_text(double chance) {
  const double most = chance < 1 ? kHundred - 1 : kHundred, least = chance > 0 ? 1 : 0;
  return std::to_string(std::lround(std::clamp(chance * kHundred, least, most))) + "%";
}

Rect curve_slider(Rect area) {
  const Rect plot = plot_of(area), frame = frame_of(area);
  const float inset = slider_track({}).x;
  return {plot.x - inset, frame.y, plot.w + 2 * inset, frame.h};
}

std::optional<std::size_t> ply_at(Rect area, const CurveAxis& axis, Vec place) {
  const Rect plot = plot_of(area);
  if (!frame_of(area).contains(place) || plot.w <= 0) return std::nullopt;
  return axis.nearest(std::clamp((place.x - plot.x) / plot.w, 0.0F, 1.0F));
}

Vec place_on_curve(const ReviewCurve& curve, Rect area, std::size_t ply) {
  const Rect plot = plot_of(area);
  const bool known = ply >= curve.first && ply - curve.first < curve.points.size();
  if (!known) return {x_of(curve, plot, ply), plot.centre().y};
  return place_of(curve, plot, most_of(curve), ply - curve.first);
}

void draw_small_stone(Canvas& canvas, const Theme& theme, std::string_view picture, Vec centre, float side) {
  canvas.disc(centre, side / 2 + kRim, theme.colour.text_2);
  canvas.picture(picture, centred(centre, {side, side}));
}

void draw_quality_mark(Canvas& canvas, const Theme& theme, MoveQuality quality, Vec centre, float radius) {
  const Palette& c = theme.colour;
  if (quality == MoveQuality::Inaccuracy) {
    canvas.disc(centre, radius * kDotPart + kHalo / 2, c.surface);
    canvas.disc(centre, radius * kDotPart, c.warn);
  }
  if (quality == MoveQuality::Mistake) {
    canvas.disc(centre, radius, c.surface);
    canvas.ring(centre, radius, kMarkWidth, c.warn);
  }
  if (quality != MoveQuality::Blunder) return;
  canvas.rounded(centred(centre, {2 * radius, 2 * radius}), kMarkWidth, c.danger);
}

void draw_curve(Canvas& canvas, const Theme& theme, const ReviewCurve& curve, Rect area) {
  const Palette& c = theme.colour;
  const Rect plot = plot_of(area), frame = frame_of(area);
  if (plot.empty()) return;
  draw_ground(canvas, theme, curve, area, plot);
  const double most = most_of(curve);
  const std::vector<Vec> line = smooth_curve(points_of(curve, plot, most), kSmoothStep);
  canvas.fill_below(line, {frame.x, frame.y, frame.w, plot.bottom() - frame.y},
                    curve.accent.faded(kFillStrength));
  if (curve.hovered)
    canvas.fill({x_of(curve, plot, *curve.hovered) - kLine / 2, frame.y, kLine, frame.h},
                c.text.faded(kHoverStrength));
  const float now = x_of(curve, plot, curve.at);
  canvas.fill({now - kNowWidth / 2, frame.y, kNowWidth, frame.h}, c.text.faded(kNowStrength));
  if (curve.scale.lead) draw_leads(canvas, theme, curve, plot);
  canvas.curve(line, frame, kLineWidth, curve.accent);
  for (std::size_t i = 0; i < curve.points.size(); ++i) {
    if (curve.points[i].quality != MoveQuality::Fine)
      draw_quality_mark(canvas, theme, curve.points[i].quality, place_of(curve, plot, most, i), kMark);
  }
  if (curve.at < curve.first || curve.at - curve.first >= curve.points.size()) return;
  const Vec shown = place_of(curve, plot, most, curve.at - curve.first);
  canvas.disc(shown, kDot + kHalo, c.surface);
  canvas.disc(shown, kDot, c.text);
}

namespace {

constexpr float kBubble = 28;  // height

}  // namespace

void CurveView::follow(const PointerEvent& event) {
  const bool over = event.kind != PointerEvent::Kind::Left && !event.touch;
  hovered_ = over ? ply_at(area_, axis_, event.at) : std::nullopt;
}

Control CurveView::control(std::string id, std::size_t at) const {
  return {.id = std::move(id),
          .kind = Control::Kind::Slider,
          .bounds = curve_slider(area_),
          .value = static_cast<float>(axis_.part(at)),
          .step = 1 / static_cast<float>(axis_.moves),
          .ring_radius = radius::kCell};
}

std::size_t CurveView::ply_of(float value) const {
  return axis_.nearest(value);
}

void CurveView::draw(Canvas& canvas, const Theme& theme, Rgba accent, std::span<const CurvePoint> points,
                     std::size_t at, Duration now) const {
  if (!shown()) return;
  draw_curve(canvas, theme,
             {.points = points,
              .moves = axis_.moves,
              .at = at,
              .grown = static_cast<float>(growth_.progress(now)),
              .accent = accent,
              .stones = stones_,
              .scale = scale_,
              .hovered = hovered_,
              .times = axis_.times},
             area_);
}

void CurveView::draw_bubble(Canvas& canvas, const Theme& theme, const std::string& words,
                            std::span<const CurvePoint> points, Rect bounds) const {
  const Palette& c = theme.colour;
  const Vec place = place_on_curve(
      {.points = points, .moves = axis_.moves, .scale = scale_, .times = axis_.times}, area_, *hovered_);
  const float width = canvas.text_width(words, Face::Text, type::kLabel) + 1 + 2 * space::kTiny;
  const float x = std::clamp(place.x - width / 2, bounds.x, std::max(bounds.x, bounds.right() - width));
  const float above = place.y - kBubble - space::kSmall;
  const float y = above >= bounds.y ? above : std::min(place.y + space::kSmall, bounds.bottom() - kBubble);
  const Rect box{x, y, width, kBubble};
  canvas.shadow(box, radius::kCell, theme.shadow(Elevation::Middle));
  canvas.rounded(box, radius::kCell, c.text);
  canvas.text(words, box, {.size = type::kLabel, .colour = c.canvas, .align = Align::Centre});
}

void MistakeIndex::update(std::span<const CurvePoint> positions) {
  plies_.clear();
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (is_mistake(positions[i].quality)) plies_.push_back(i);
  }
}

std::optional<std::size_t> MistakeIndex::before(std::size_t at) const {
  const auto next = std::ranges::lower_bound(plies_, at);
  return next == plies_.begin() ? std::nullopt : std::optional(*(next - 1));
}

std::optional<std::size_t> MistakeIndex::after(std::size_t at) const {
  const auto next = std::ranges::upper_bound(plies_, at);
  return next == plies_.end() ? std::nullopt : std::optional(*next);
}

void ChanceBar::set(double chance, Duration now, Duration time) {
  if (std::exchange(known_, true) && chance == to_) return;
  from_ = value(now);
  to_ = chance;
  motion_ = {now, time, kBaseCurve};
}

void ChanceBar::draw(Canvas& canvas, const Theme& theme, Rect area, Duration now) const {
  const float round = std::min(radius::kCell, area.w / 2);
  if (!known_) {
    canvas.rounded(area, round, theme.colour.sunken);
    return canvas.outline(area, round, kLine, theme.colour.border);
  }
  const float first = area.h * static_cast<float>(std::clamp(value(now), 0.0, 1.0));
  canvas.rounded(area, round, kWhiteStone);
  {
    const auto guard = canvas.saved();
    canvas.clip({area.x, area.bottom() - first, area.w, first});
    canvas.rounded(area, round, kBlackStone);
  }
  canvas.fill({area.x, area.centre().y - kLine / 2, area.w, kLine}, theme.colour.warn);
  canvas.outline(area, round, kLine, theme.colour.border);
}

}  // namespace quintet::ui
