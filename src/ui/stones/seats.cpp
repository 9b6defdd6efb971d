#include "ui/stones/seats.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <tuple>
#include <utility>

#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

constexpr float kName = 30, kLine = 22, kTime = 34, kMore = 18, kText = kName + kLine + kTime;
constexpr float kPortraitPart = 0.6F;  // of the height that the texts leave
constexpr float kLeastPortrait = 56, kLeastBowl = 60, kMostPortrait = 168, kMostBowl = 118;
constexpr float kCompactWidth = 300;  // of a horizontal card, from which it shows its bowl
constexpr float kTimeWidth = 72;
constexpr float kWordsBesideTime = 170;  // room from which name and line both stand beside the time
constexpr float kNarrowWords = 170;      // of an upright card, below which its line is set in two
constexpr float kCount = 14,
                kSunk =
                    0.09F;  // room below a bowl for its number; the empty part at the bottom of the picture
constexpr float kRingWidth = 3;
constexpr float kGlow = 6, kGlowInk = 0.35F;  // around the card of the winner
constexpr float kSeal = 0.36F, kSealOut = 0.04F, kSealFrom = 1.7F;
constexpr float kBubblePadding = space::kSmall, kBubbleTail = 7;
constexpr float kLeastSpeaker = 220;  // height of portrait and bowl beside which there is room for words
constexpr std::string_view kWonGlyph = "胜";
constexpr float kLeastType = 0.72F;  // of the usual size of name and line
constexpr int kArcSteps = 72;        // of a whole circle

// The type sizes of both cards, so that a longer name on one of them does not make the other one's name look larger.
struct SeatType {
  float name = type::kLead, line = type::kLabel;
};

// The visible stones: in rings from the centre outwards, the lower ones first.
constexpr int kMostShown = 26;

// The area for the centres of stones in the picture of the bowl, as shares of its side.
struct Mouth {
  float x, y, rx, ry;
};
constexpr Mouth kMouth{0.5F, 0.37F, 0.28F, 0.09F};
constexpr float kPebble = 0.17F;      // the width of a stone as a share of the bowl
constexpr float kPebbleFlat = 0.62F;  // its height as a share of its width
constexpr float kHeap = 0.07F;        // the height of the heap in a full bowl

// The golden angle spreads any number of stones evenly.
constexpr float kGolden = 2.399963F;

void draw_bowl(Canvas& canvas, const Theme& theme, const StoneBowl& stones, Rect area) {
  const float side = std::min(area.w, area.h - kCount);
  const Rect bowl = centred({area.centre().x, area.centre().y - kCount / 2}, {side, side});
  canvas.picture(stones.back, bowl);
  const float part = static_cast<float>(stones.left) / static_cast<float>(std::max(1, stones.all));
  const int shown = stones.left == 0 ? 0 : std::max(1, static_cast<int>(std::lround(part * kMostShown)));
  const float width = kPebble * side, height = width * kPebbleFlat;
  std::vector<Vec> places;
  for (int i = 0; i < shown; ++i) {
    const float out = std::sqrt((static_cast<float>(i) + 0.5F) / kMostShown);
    const float turn = static_cast<float>(i) * kGolden;
    const float heap = kHeap * part * (1 - out);
    places.push_back({bowl.x + side * (kMouth.x + kMouth.rx * out * std::cos(turn)),
                      bowl.y + side * (kMouth.y + kMouth.ry * out * std::sin(turn) - heap)});
  }
  std::ranges::sort(places, {}, &Vec::y);
  for (const Vec place : places) canvas.picture(stones.stone, centred(place, {width, height}));
  canvas.picture(stones.front, bowl);
  canvas.text(
      stones.words.empty() ? std::to_string(stones.left) : stones.words,
      {area.x, bowl.bottom() - kSunk * side, area.w, kLine},
      {.face = Face::Bold, .size = type::kCaption, .colour = theme.colour.text_2, .align = Align::Centre});
}

// Clockwise from the top: `part` of a whole circle.
void draw_arc(Canvas& canvas, Vec centre, float radius, float part, Rgba colour) {
  const int steps = static_cast<int>(std::lround(part * kArcSteps));
  if (steps == 0) return;
  std::vector<Vec> points;
  for (int i = 0; i <= steps; ++i) {
    const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / kArcSteps;
    points.push_back(centre + Vec{std::sin(turn), -std::cos(turn)} * radius);
  }
  canvas.polyline(points, kRingWidth, colour);
}

// The ring of gold and the seal of the winner.
void draw_victory(Canvas& canvas, const Theme& theme, Rect round, const SeatCardLook& look) {
  const float side = round.w;
  canvas.ring(round.centre(), side / 2 + kRingWidth / 2, kRingWidth, theme.colour.gold);
  if (look.stamped <= 0) return;
  const float seal = kSeal * side;
  const Rect at{round.right() - seal + kSealOut * side, round.bottom() - seal + kSealOut * side, seal, seal};
  draw_seal(canvas, theme, at, kWonGlyph,
            {.opacity = look.stamped, .scale = mix(kSealFrom, 1.0F, look.stamped)});
}

// The height of what the player says.
float bubble_height(Canvas& canvas, const SeatCard& seat, float width, float line_height) {
  if (seat.words.empty()) return 0;
  const TextStyle style{.size = type::kLabel, .colour = {}, .align = Align::Centre};
  return canvas.paragraph_height(seat.words, width - 2 * kBubblePadding, style, line_height) +
         2 * kBubblePadding;
}

// With a tail that points up to the portrait of the one who speaks.
void draw_bubble(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area, float line_height) {
  const Palette& c = theme.colour;
  const float middle = area.centre().x;
  for (float row = 0; row < kBubbleTail; row += canvas.pixel())
    canvas.fill({middle - row, area.y - kBubbleTail + row, 2 * row, canvas.pixel()}, c.sunken);
  canvas.rounded(area, radius::kControl, c.sunken);
  canvas.paragraph(seat.words, area.grown(-kBubblePadding),
                   {.size = type::kLabel, .colour = c.text, .align = Align::Centre}, line_height);
}

void draw_portrait(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area,
                   const SeatCardLook& look) {
  const float side = std::min(area.w, area.h);
  const Rect round = centred(area.centre(), {side, side});
  canvas.picture(seat.portrait, round);
  if (seat.won) draw_victory(canvas, theme, round, look);
  if (!seat.acts) return;
  canvas.ring(round.centre(), side / 2, kRingWidth,
              seat.thought ? theme.colour.border : theme.colour.primary);
  if (seat.thought)
    draw_arc(canvas, round.centre(), (side - kRingWidth) / 2, *seat.thought, theme.colour.primary);
}

void draw_plate(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area) {
  const Palette& c = theme.colour;
  if (seat.won)
    canvas.shadow(area, radius::kCard, {.drop = 0, .blur = 4 * kGlow, .colour = c.gold.faded(kGlowInk)});
  draw_card(canvas, theme, area, seat.acts ? Elevation::High : Elevation::Low);
  if (seat.acts || seat.won) canvas.outline(area, radius::kCard, kRingWidth, seat.won ? c.gold : c.primary);
}

// The parts of "Black · your move".
std::vector<std::string> parts_of(const std::string& line) {
  constexpr std::string_view kBetween = " · ";
  const auto middle = line.find(kBetween);
  if (middle == std::string::npos) return {line};
  return {line.substr(0, middle), line.substr(middle + kBetween.size())};
}

// Where the texts of a card that is wider than high stand.
struct Lying {
  Rect portrait, bowl, name, line, time;
  Rect more;  // beside or under the time; empty where the line says it
  Align time_align = Align::Left;
};

Lying lying_places(Rect area) {
  Rect inner = area.grown(-space::kTiny);
  Lying at;
  at.portrait = {inner.x, inner.y, inner.h, inner.h};
  inner = {inner.x + inner.h + space::kSmall, inner.y, inner.w - inner.h - space::kSmall, inner.h};
  if (inner.w >= kCompactWidth) {
    at.bowl = {inner.right() - inner.h, inner.y, inner.h, inner.h};
    inner.w -= inner.h + space::kSmall;
  }
  const bool below = inner.w < kWordsBesideTime + space::kTiny + kTimeWidth && inner.h >= kText;
  const float height = kName + kLine + (below ? kTime : 0);
  at.name = {inner.x, inner.centre().y - height / 2, inner.w, kName};
  at.line = {inner.x, at.name.bottom(), inner.w, kLine};
  if (below) {
    at.time = at.more = {inner.x, at.line.bottom(), inner.w, kTime};
    return at;
  }
  // A long line runs below the time, which is beside the name then.
  const bool beside = inner.w - kTimeWidth - space::kTiny >= kWordsBesideTime;
  const Rect clock = beside ? inner : at.name;
  at.time = {inner.right() - kTimeWidth, clock.y, kTimeWidth, clock.h};
  at.time_align = Align::Right;
  if (beside) at.more = {at.time.x, inner.centre().y, kTimeWidth, kName};
  at.name.w -= kTimeWidth + space::kTiny;
  return at;
}

bool upright(Rect area) {
  return area.h >= area.w;
}

float words_width(Rect area) {
  return area.w - 2 * space::kTiny;
}

// The lines under the name. A narrow card keeps room for two, so that nothing moves when the turn changes.
std::vector<std::string> lines_of(const SeatCard& seat, Rect area) {
  if (seat.won && !upright(area)) return {parts_of(seat.line).front()};
  const bool narrow = upright(area) && words_width(area) < kNarrowWords;
  if (narrow) return parts_of(seat.line);
  const bool says_more = !upright(area) && !seat.more.empty() && lying_places(area).more.empty();
  return {says_more ? parts_of(seat.line).front() + " · " + seat.more : seat.line};
}

// The largest size, from this one down, at which a line fits its room.
float fitting(Canvas& canvas, const std::string& words, Face face, float size, float room) {
  const float least = (face == Face::Bold ? type::kLead : type::kLabel) * kLeastType;
  while (size > least && canvas.text_width(words, face, size) > room) --size;
  return size;
}

SeatType type_for(Canvas& canvas, const std::array<SeatCard, 2>& seats, const std::array<Rect, 2>& areas) {
  SeatType sizes;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Lying lying = lying_places(areas[i]);
    const float name_room = upright(areas[i]) ? words_width(areas[i]) : lying.name.w;
    const float line_room = upright(areas[i]) ? words_width(areas[i]) : lying.line.w;
    sizes.name = fitting(canvas, seats[i].name, Face::Bold, sizes.name, name_room);
    for (const std::string& words : lines_of(seats[i], areas[i]))
      sizes.line = fitting(canvas, words, Face::Text, sizes.line, line_room);
  }
  return sizes;
}

Rgba time_colour(const Palette& colours, const SeatCard& seat) {
  return seat.hurry ? colours.danger : colours.text;
}

void draw_upright(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area, SeatType sizes,
                  const SeatCardLook& look) {
  const Palette& c = theme.colour;
  const Rect inner = area.grown(-space::kSmall);
  const float words_x = area.x + space::kTiny, width = words_width(area);
  const std::vector<std::string> lines = lines_of(seat, area);
  const float line_room = width < kNarrowWords ? 2 * kLine : kLine;
  const float more_room = seat.more.empty() ? 0 : kMore;
  float room = inner.h - kName - line_room - kTime - more_room;
  const float spoken = bubble_height(canvas, seat, inner.w, look.line_height);
  const bool speaks = spoken > 0 && room - spoken - kBubbleTail >= kLeastSpeaker;
  if (speaks) room -= spoken + kBubbleTail;
  const bool bowl = room * (1 - kPortraitPart) >= kLeastBowl;
  const bool portrait = room >= kLeastPortrait;
  const float portrait_height =
      portrait ? std::min(kMostPortrait, bowl ? room * kPortraitPart : room) - space::kTiny : 0;
  const float bowl_height = bowl ? std::min(kMostBowl, room - portrait_height - space::kSmall) : 0;
  const float gap = (room - portrait_height - bowl_height) / 3;
  const auto [face, name, words, time, more, bubble, stones] =
      Column{}.place(inner, {fixed(portrait_height, gap), fixed(kName, portrait ? gap / 2 : 1.5F * gap),
                             fixed(line_room), fixed(kTime), fixed(more_room),
                             fixed(speaks ? spoken : 0, gap / 2 + kBubbleTail), fixed(bowl_height, gap / 2)});
  if (portrait) draw_portrait(canvas, theme, seat, face, look);
  canvas.text(seat.name, {words_x, name.y, width, kName},
              {.face = Face::Bold, .size = sizes.name, .colour = c.text, .align = Align::Centre});
  float line_y = words.centre().y - kLine * static_cast<float>(lines.size()) / 2;
  for (const std::string& line : lines) {
    canvas.text(line, {words_x, line_y, width, kLine},
                {.size = sizes.line, .colour = seat.won ? c.warn : c.text_2, .align = Align::Centre});
    line_y += kLine;
  }
  canvas.text(
      seat.time, time,
      {.face = Face::Bold, .size = type::kHeading, .colour = time_colour(c, seat), .align = Align::Centre});
  canvas.text(seat.more, more, {.size = type::kCaption, .colour = c.text_2, .align = Align::Centre});
  if (speaks) draw_bubble(canvas, theme, seat, bubble, look.line_height);
  if (bowl) draw_bowl(canvas, theme, seat.bowl, stones);
}

void draw_lying(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area, SeatType sizes,
                const SeatCardLook& look) {
  const Palette& c = theme.colour;
  const Lying at = lying_places(area);
  draw_portrait(canvas, theme, seat, at.portrait, look);
  if (!at.bowl.empty()) draw_bowl(canvas, theme, seat.bowl, at.bowl);
  Rect time = at.time;
  const bool under = !seat.more.empty() && at.time_align == Align::Right && !at.more.empty();
  if (under) time.h = at.more.y - time.y;
  canvas.text(
      seat.time, time,
      {.face = Face::Bold, .size = type::kLead, .colour = time_colour(c, seat), .align = at.time_align});
  Rect more = at.more;
  if (at.time_align == Align::Left) {
    const float width = canvas.text_width(seat.time, Face::Bold, type::kLead) + space::kSmall;
    more = {more.x + width, more.y, more.w - width, more.h};
  }
  if (!more.empty())
    canvas.text(seat.more, more, {.size = type::kCaption, .colour = c.text_2, .align = at.time_align});
  canvas.text(seat.name, at.name, {.face = Face::Bold, .size = sizes.name, .colour = c.text});
  canvas.text(lines_of(seat, area).front(), at.line,
              {.size = sizes.line, .colour = seat.won ? c.warn : c.text_2});
}

void draw_content(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect area, SeatType sizes,
                  const SeatCardLook& look) {
  if (upright(area))
    draw_upright(canvas, theme, seat, area, sizes, look);
  else
    draw_lying(canvas, theme, seat, area, sizes, look);
}

}  // namespace

void draw_seat_cards(Canvas& canvas, const Theme& theme, const std::array<SeatCard, 2>& seats,
                     const std::array<Rect, 2>& areas, const SeatCardLook& look) {
  if (areas[0].empty() || areas[1].empty()) return;
  const SeatType sizes = type_for(canvas, seats, areas);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    draw_plate(canvas, theme, seats[i], areas[i]);
    draw_content(canvas, theme, seats[i], areas[i], sizes, look);
  }
}

void draw_moving_card(Canvas& canvas, const Theme& theme, const SeatCard& seat, Rect from, Rect to,
                      float part, const SeatCardLook& look) {
  const auto guard = canvas.saved();
  // A card does not cross the board: it leaves its place and appears at the other one.
  if (!to.empty() && intersection(from, to).empty()) {
    const Rect area = part < 0.5F ? from : to;
    canvas.fade(std::abs(2 * part - 1));
    draw_plate(canvas, theme, seat, area);
    return draw_content(canvas, theme, seat, area, type_for(canvas, {seat, seat}, {area, area}), look);
  }
  if (to.empty()) canvas.fade(1 - part);
  const Rect plate = to.empty() ? from : mix(from, to, part);
  draw_plate(canvas, theme, seat, plate);
  canvas.clip(plate);
  const bool one_shape = to.empty() || upright(from) == upright(to);
  if (!one_shape) canvas.fade(std::abs(2 * part - 1));
  const Rect area = one_shape ? plate : part < 0.5F ? from : to;
  draw_content(canvas, theme, seat, area, type_for(canvas, {seat, seat}, {area, area}), look);
}

namespace {

constexpr float kLeastCard = 132, kMostCard = 236;  // width of a card beside the board
constexpr float kLeastCardHeight = 190, kMostCardHeight = 440, kLyingCard = 76, kMostLyingCard = 120;
constexpr Flow kButtons{.line = 40, .gap = space::kTiny},
    kLowButtons{.line = kLeastTarget, .gap = space::kTiny};
constexpr float kMessage = 88, kMessageAbove = 40;  // height: beside the board, and between it and the cards
constexpr float kLowArea = 330;                     // height, below which buttons are as low as can be
constexpr float kShortCard = 104;                   // height of a card with the result under it
constexpr float kLeastColumn = 196, kMostSlip = 300;  // width of a result beside the board
constexpr float kLeastSlip = 320;                     // height of a result under a card
constexpr float kNoCards = 540;  // height below which the result takes the place of both cards
constexpr float kLeastSheet = 184, kMostSheet = 340;  // height of a result under the board
constexpr float kChoicePadding = space::kSmall;

// The width of a card beside the board.
float card_width(Rect area) {
  return std::clamp((area.w - area.h) / 2 - space::kBase, kLeastCard, kMostCard);
}

// The board in the middle of its room, and a column near each of its edges.
struct BoardBetween {
  Rect board;
  std::array<Rect, 2> columns;
};

BoardBetween board_between(Rect area) {
  const float width = card_width(area);
  const auto [left, board, right] =
      Row{.gap = space::kBase}.place(area, {fixed(width), growing(), fixed(width)});
  const float edge = std::max(0.0F, (board.w - board.h) / 2), inwards = edge - std::min(edge, space::kBase);
  return {board, {left.moved({inwards, 0}), right.moved({-inwards, 0})}};
}

// Places the parts of one page.
class SeatPlacer {
 public:
  explicit SeatPlacer(const SeatContent& content) : content_(content) {}

  SeatPlaces above(Rect area);
  SeatPlaces beside(Rect area);

 private:
  void measure(float column, float panel);
  float panel_around(float rows) const { return rows + title_ + kButtons.gap + 2 * kChoicePadding; }
  void put_buttons(SeatSide side, Rect area);
  void put_choice(Rect area);
  std::optional<std::size_t> message_column(const std::array<float, 2>& panels) const;

  const SeatContent& content_;
  SeatPlaces places_;
  Flow flow_ = kButtons;
  float width_ = 0;  // at which lines of buttons break
  float rows_ = 0;   // height of the buttons that both columns keep free
  float title_ = 0;  // height of the title of a choice
};

// The buttons of a choice stand in a panel of this width.
void SeatPlacer::measure(float column, float panel) {
  if (content_.choice) title_ = content_.choice->title_height(column - 2 * kChoicePadding);
  width_ = content_.choice ? panel - 2 * kChoicePadding : column;
  std::size_t most = std::max<std::size_t>(1, flow_.lines(content_.reserved, width_).size());
  for (const auto& buttons : content_.buttons) most = std::max(most, flow_.lines(buttons, width_).size());
  rows_ = static_cast<float>(most) * (flow_.line + flow_.gap) - flow_.gap;
}

void SeatPlacer::put_buttons(SeatSide side, Rect area) {
  places_.columns[index_of(side)].buttons = flow_.place(area, content_.buttons[index_of(side)], width_);
}

// The title above the answers, in one panel.
void SeatPlacer::put_choice(Rect area) {
  places_.choice = area;
  const auto [title, answers] =
      Column{.gap = flow_.gap}.place(area.grown(-kChoicePadding), {growing(title_, title_), growing()});
  places_.title = title;
  put_buttons(content_.choice->side, answers);
}

// Cards, message, board, buttons and panels below each other, centred together. The message is left out where it would
// take room from the board, as are the panels.
SeatPlaces SeatPlacer::above(Rect area) {
  const float gap = space::kSmall, half = (area.w - gap) / 2;
  measure(half, area.w);
  const float buttons = content_.choice ? panel_around(rows_) : rows_;
  const float rest = area.h - 2 * gap - buttons;
  const float card = std::clamp(rest - area.w, kLyingCard, kMostLyingCard);
  const float board = std::min(area.w, rest - card);
  const auto panel = [&](SeatSide side) { return content_.panel_height(side, area.w); };
  const auto [top, message, middle, foot, left, right] = Column{.gap = gap, .at = LayoutAt::Middle}.place(
      area, {fixed(card), ranked(kMessageAbove, 1), fixed(board), fixed(buttons),
             ranked(panel(SeatSide::Left), 2), ranked(panel(SeatSide::Right), 3)});
  places_.message = message;
  places_.board = middle;
  const auto cards = Row{.gap = gap}.place(top, {growing(), growing()});
  const auto under = Row{.gap = gap}.place(foot, {growing(), growing()});
  if (content_.choice) put_choice(foot);
  for (const SeatSide side : kSeatSides) {
    SeatPlaces::Column& column = places_.columns[index_of(side)];
    column.card = cards[index_of(side)];
    if (!content_.choice) put_buttons(side, under[index_of(side)]);
    column.panel = side == SeatSide::Left ? left : right;
  }
  return std::move(places_);
}

// The column in which messages stand.
std::optional<std::size_t> SeatPlacer::message_column(const std::array<float, 2>& panels) const {
  const std::size_t wanted = index_of(content_.messages);
  for (const std::size_t column : {wanted, 1 - wanted}) {
    if (panels[column] <= 0) return column;
  }
  return std::nullopt;
}

// Beside the board a card takes the room that the board leaves.
SeatPlaces SeatPlacer::beside(Rect area) {
  const auto [board, columns] = board_between(area);
  const float width = columns[0].w;
  if (area.h < kLowArea) flow_ = kLowButtons;
  measure(width, width);
  // In a low window the answers stand alone, and the card says whose choice it is.
  const bool titled = content_.choice && area.h >= kLowArea &&
                      area.h - panel_around(rows_) - space::kSmall >= kLeastCardHeight;
  const float buttons = titled ? panel_around(rows_) : rows_;
  const float rest = area.h - buttons - space::kSmall;  // for card and panel
  std::array panels{content_.panel_height(SeatSide::Left, width),
                    content_.panel_height(SeatSide::Right, width)};
  const std::optional<std::size_t> message = message_column(panels);
  if (message) panels[*message] = kMessage;
  for (float& panel : panels)
    if (rest - panel - space::kSmall < kLeastCardHeight) panel = 0;
  const float lowest = std::max(panels[0], panels[1]);
  const Column column{.gap = space::kSmall, .at = LayoutAt::Middle};
  places_.board = board;
  for (const SeatSide side : kSeatSides) {
    const std::size_t i = index_of(side);
    auto [card, under, panel] =
        column.place(columns[i], {growing(0, kMostCardHeight), fixed(buttons), fixed(lowest)});
    panel.h = panels[i];
    places_.columns[i] = {card, {}, panel};
    if (!titled)
      put_buttons(side, under);
    else if (side == content_.choice->side)
      put_choice(under);
  }
  if (message) places_.message = std::exchange(places_.columns[*message].panel, {});
  return std::move(places_);
}

// The result under the board.
EndedSeatPlaces ended_above(Rect area) {
  const float gap = space::kSmall;
  const float board = std::min(area.w, area.h - kLyingCard - kLeastSheet - 2 * gap);
  const auto [cards, middle, slip] = Column{.gap = gap, .at = LayoutAt::Middle}.place(
      area, {fixed(kLyingCard), fixed(board), growing(0, kMostSheet)});
  return {Row{.gap = gap}.place(cards, {growing(), growing()}), middle, slip};
}

// The columns beside the board are too narrow for a result: it stands at the right, under both cards or alone.
EndedSeatPlaces ended_low(Rect area) {
  const float gap = space::kBase, card = area.h < kNoCards ? 0 : kShortCard;
  const float board = std::min(area.h, area.w - kLeastColumn - gap);
  const auto [left, right] =
      Row{.gap = gap, .at = LayoutAt::Middle}.place(area, {fixed(board), growing(0, kMostSlip)});
  const auto [first, second, slip] =
      Column{.gap = space::kTiny}.place(right, {fixed(card), fixed(card), growing()});
  return {{first, second}, left, slip};
}

// The result under the loser's card, the winner's card as high as the board, which stays where it is.
EndedSeatPlaces ended_beside(Rect area, SeatSide loser) {
  const auto [board, columns] = board_between(area);
  EndedSeatPlaces at{columns, board, {}};
  Rect& lost = at.cards[index_of(loser)];
  std::tie(lost, at.slip) =
      std::tuple_cat(Column{.gap = space::kBase}.place(lost, {fixed(kShortCard), growing()}));
  return at;
}

bool is_tall(Rect area) {
  return area.h > area.w * kTallShape;
}

}  // namespace

SeatPlaces place_seats(Rect area, const SeatContent& content) {
  SeatPlacer placer(content);
  return is_tall(area) ? placer.above(area) : placer.beside(area);
}

EndedSeatPlaces place_ended_seats(Rect area, SeatSide loser) {
  if (is_tall(area)) return ended_above(area);
  const bool under_card =
      card_width(area) >= kLeastColumn && area.h - kShortCard - space::kBase >= kLeastSlip;
  return under_card ? ended_beside(area, loser) : ended_low(area);
}

Rect with_room_for_cards(Rect area, float window_width) {
  const float wanted = area.h + 2 * (kMostCard + 2 * space::kBase);
  const float width = std::max(area.w, std::min(window_width - 2 * space::kWide, wanted));
  return {area.centre().x - width / 2, area.y, width, area.h};
}

}  // namespace quintet::ui
