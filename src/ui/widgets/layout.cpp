#include "ui/widgets/layout.hpp"

#include <numeric>
#include <set>

namespace quintet::ui {

namespace {

constexpr float kRounding = 0.01F;  // points by which a sum of lengths may be too long

// The parts that have room: all without a rank, then the others in the order of their worth. What is left out is absent.
std::vector<LayoutPart> kept_parts(std::span<const LayoutPart> parts, float room, float gap) {
  std::vector<LayoutPart> kept(parts.size());
  std::set<int> ranks;
  for (const LayoutPart& part : parts) ranks.insert(part.rank);
  room += gap;
  for (const int rank : ranks) {
    float wanted = 0;
    for (const LayoutPart& part : parts)
      if (part.rank == rank && !part.absent()) wanted += part.before + part.length + gap;
    if (rank > 0 && wanted > room + kRounding) continue;
    room -= wanted;
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (parts[i].rank == rank) kept[i] = parts[i];
  }
  return kept;
}

// Parts that grow share this room; one that has reached its limit leaves its share to the others.
std::vector<LayoutPart> grown_parts(std::vector<LayoutPart> parts, float room) {
  const auto grows = [](const LayoutPart& part) { return part.grows && part.length < part.most; };
  while (room > kRounding && std::ranges::any_of(parts, grows)) {
    const float share = room / static_cast<float>(std::ranges::count_if(parts, grows));
    for (LayoutPart& part : parts) {
      if (!grows(part)) continue;
      const float by = std::min(share, part.most - part.length);
      part.length += by;
      room -= by;
    }
  }
  return parts;
}

}  // namespace

template <LayoutAxis kAxis>
float LayoutLine<kAxis>::length(std::span<const LayoutPart> parts) const {
  float whole = -gap;
  for (const LayoutPart& part : parts)
    if (!part.absent()) whole += gap + part.before + part.length;
  return std::max(whole, 0.0F);
}

template <LayoutAxis kAxis>
std::vector<Rect> LayoutLine<kAxis>::place(Rect area, std::span<const LayoutPart> parts) const {
  const bool down = kAxis == LayoutAxis::Down;
  const float room = down ? area.h : area.w;
  std::vector<LayoutPart> all = kept_parts(parts, room, gap);
  const float needed = length(all);
  all = grown_parts(std::move(all), room - needed);
  float spare = room - length(all);
  const auto stretches = [](const LayoutPart& part) { return part.before > 0 && !part.absent(); };
  const auto stretched = static_cast<float>(std::ranges::count_if(all, stretches));
  const float more = stretched > 0 ? std::clamp(spare / stretched, 0.0F, stretch) : 0;
  spare -= more * stretched;
  float from = at == LayoutAt::Start ? 0 : at == LayoutAt::Middle ? spare / 2 : spare;
  std::vector<Rect> places(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const LayoutPart& part = all[i];
    if (part.absent()) continue;
    from += part.before + (part.before > 0 ? more : 0);
    places[i] = down ? Rect{area.x, area.y + from, area.w, part.length}
                     : Rect{area.x + from, area.y, part.length, area.h};
    from += part.length + gap;
  }
  return places;
}

template struct LayoutLine<LayoutAxis::Down>;
template struct LayoutLine<LayoutAxis::Across>;

std::vector<std::size_t> Flow::lines(std::span<const float> lengths, float width) const {
  std::vector<std::size_t> counts;
  float taken = 0;
  for (const float length : lengths) {
    if (counts.empty() || taken + length > width) {
      counts.push_back(0);
      taken = 0;
    }
    ++counts.back();
    taken += length + gap;
  }
  return counts;
}

std::vector<Rect> Flow::place(Rect area, std::span<const float> lengths, float width) const {
  std::vector<Rect> places;
  Rect strip{area.x, area.y, area.w, line};
  for (const std::size_t count : lines(lengths, width)) {
    std::vector<LayoutPart> parts;
    for (const float length : lengths.subspan(places.size(), count))
      parts.push_back(growing(std::min(length, area.w)));
    const std::vector<Rect> in_line = Row{.gap = gap}.place(strip, parts);
    places.insert(places.end(), in_line.begin(), in_line.end());
    strip.y += line + gap;
  }
  return places;
}

std::vector<float> shared_widths(std::span<const float> wanted, float width, float gap) {
  std::vector<float> widths(wanted.begin(), wanted.end());
  if (wanted.empty()) return widths;
  const auto count = static_cast<float>(wanted.size());
  const float share = shared_side(width, wanted.size(), gap);
  if (std::ranges::max(wanted) <= share) return std::vector<float>(wanted.size(), share);
  const float spare = share - std::accumulate(wanted.begin(), wanted.end(), 0.0F) / count;
  for (float& each : widths) each += spare;
  return widths;
}

float shared_side(float whole, std::size_t count, float gap) {
  return std::max(1.0F, (whole + gap) / static_cast<float>(count) - gap);
}

std::vector<Rect> grid_places(Rect area, std::size_t count, std::size_t columns, float gap, LastLine last) {
  std::vector<Rect> places;
  const float height = shared_side(area.h, (count + columns - 1) / columns, gap);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t line = i / columns, left = std::min(columns, count - line * columns);
    const float width = shared_side(area.w, last == LastLine::Shared ? left : columns, gap);
    places.push_back({area.x + static_cast<float>(i % columns) * (width + gap),
                      area.y + static_cast<float>(line) * (height + gap), width, height});
  }
  return places;
}

namespace {

float spread(std::size_t count, float side, float gap) {
  return static_cast<float>(count) * (side + gap) - gap;
}

}  // namespace

Extent CardGrid::size() const {
  return {spread(columns, card.w, gap), spread(rows(), card.h, gap)};
}

Rect CardGrid::place(std::size_t index, Vec origin) const {
  const std::size_t row = index / columns, column = index % columns;
  const std::size_t in_row = std::min(columns, count - row * columns);
  const float inset = (size().w - spread(in_row, card.w, gap)) / 2;
  return {origin.x + inset + static_cast<float>(column) * (card.w + gap),
          origin.y + static_cast<float>(row) * (card.h + gap), card.w, card.h};
}

}  // namespace quintet::ui
