#include "games/twenty48/advice.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numbers>
#include <span>

#include "core/twenty48/packed_network.hpp"
#include "games/twenty48/tiles.hpp"
#include "games/twenty48/words.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::twenty48 {

Advice Thinker::advice(const Game& game, Level level, const std::stop_token& stop) {
  if (!player_ || rules_ != game.rules()) player_.emplace(shipped_network, game.rules());
  rules_ = game.rules();
  Advice advice{.thought = player_->think(game.board(), level, stop)};
  if (const auto points = points_to_come(game.board(), game.rules(), advice.thought))
    advice.expected = static_cast<double>(game.score()) + *points;
  return advice;
}

void Thinker::ask_move(const Game& game, Level level) {
  background_.start([this, game, level](const std::stop_token& stop) { return advice(game, level, stop); });
}

void Thinker::ask_hint(const Game& game) {
  background_.start([this, game](const std::stop_token& stop) {
    Advice hint = advice(game, Level::Best, stop);
    hint.reasons = reasons(game.board(), game.rules(), hint.thought, hint.thought.best);
    hint.chances = goal_chances(game.board(), game.rules(), hint.thought);
    return hint;
  });
}

namespace {

// From one move of autoplay to the next, by pace.
constexpr std::array kBetweenMoves{milliseconds(480), milliseconds(120), milliseconds(30)};

}  // namespace

void Advisor::ask_hint(const Game& game) {
  if (!hint_ && !thinking()) thinker_.ask_hint(game);
}

void Advisor::start(Duration now) {
  forget();
  plays_ = true;
  has_moved_ = false;
  next_at_ = now;
}

bool Advisor::stop() {
  if (!std::exchange(plays_, false)) return false;
  forget();
  return true;
}

void Advisor::forget() {
  thinker_.cancel();
  hint_.reset();
  next_.reset();
  if (!plays_) expected_.reset();
}

Advisor::News Advisor::poll() {
  auto advice = thinker_.poll();
  if (!advice) return News::None;
  if (!*advice) return News::Failed;
  expected_ = (**advice).expected;
  (plays_ ? next_ : hint_) = **std::move(advice);
  return plays_ ? News::None : News::Hint;
}

std::optional<Direction> Advisor::take_move(Duration now) {
  if (!next_ || now < next_at_) return std::nullopt;
  next_at_ = std::max(next_at_ + Duration{kBetweenMoves[static_cast<std::size_t>(pace())]}, now);
  has_moved_ = true;
  return std::exchange(next_, std::nullopt)->thought.best;
}

// Where there is time, the best player thinks.
void Advisor::think_on(const Game& game) {
  if (next_ || thinking()) return;
  thinker_.ask_move(game, pace() == Pace::Fast ? Level::Strong : Level::Best);
}

using namespace ui;
namespace {

constexpr float kHintPart = 0.48F;  // of the height
constexpr float kMark = 32, kMarkIcon = 20;
constexpr float kBar = 10, kChanceRow = 24;

constexpr CommandInfo kShowHint{"show-hint", msgid("Show a hint"), "hint"},
    kPlayIt{"play-hint", msgid("Play it"), {}}, kStart{"start", msgid("autoplay", "Start"), "play"},
    kStop{"start", msgid("autoplay", "Stop"), "stop"};
constexpr std::array<std::string_view, kPaces.size()> kPaceWords{"slow", "normal", "fast"};
constexpr std::array<std::string_view, kPaces.size()> kPaceLabels{"1×", "4×", "16×"};

}  // namespace

std::string hint_words(const Context& context, const Advice& advice, std::size_t most) {
  std::string words;
  for (std::size_t i = 0; i < std::min(most, advice.reasons.size()); ++i) {
    if (i > 0 && !context.chinese()) words += ' ';
    words += context.words.tr(reason_message(advice.reasons[i]));
  }
  return words;
}

void AdvicePanel::place(Rect area) {
  area_ = area;
  if (area.w > area.h) {
    const float half = (area.w - space::kBase) / 2;
    hint_ = {area.x, area.y, half, area.h};
    autoplay_ = {area.right() - half, area.y, half, area.h};
    return;
  }
  const float upper = std::round(area.h * kHintPart);
  hint_ = {area.x, area.y, area.w, upper - space::kBase / 2};
  autoplay_ = {area.x, area.y + upper + space::kBase / 2, area.w, area.h - upper - space::kBase / 2};
}

Rect AdvicePanel::inner(Rect card) const {
  return card.grown(-space::kBase - space::kHair);
}

std::vector<std::pair<Command, Rect>> AdvicePanel::buttons(const Advisor& advisor, Help help,
                                                           const Actions& actions) const {
  std::vector<std::pair<Command, Rect>> all;
  const bool allowed = help == Help::Allowed;
  if (!shown()) return all;
  const auto at_bottom = [this](Rect card) {
    const Rect in = inner(card);
    return Rect{in.x, in.bottom() - kTarget, in.w, kTarget};
  };
  const bool known = advisor.hint().has_value();
  all.push_back({{.info = known ? kPlayIt : kShowHint,
                  .run = known ? actions.play_hint : actions.hint,
                  .enabled = known || (allowed && (advisor.plays() || !advisor.thinking())),
                  .kind = known ? Control::Kind::Primary : Control::Kind::Button},
                 at_bottom(hint_)});
  const Rect button = at_bottom(autoplay_);
  all.push_back({{.info = advisor.plays() ? kStop : kStart,
                  .run = actions.autoplay,
                  .enabled = allowed,
                  .kind = Control::Kind::Button},
                 button});
  const Pace chosen = context_.profile.get<Settings>().pace;
  const float width = button.w / kPaces.size();
  for (std::size_t i = 0; i < kPaces.size(); ++i) {
    const auto choose = [&context = context_, changed = actions.changed, pace = kPaces[i]] {
      auto settings = context.profile.get<Settings>();
      settings.pace = pace;
      context.profile.change(settings);
      changed();
    };
    all.push_back(
        {{.info = {kPaceWords[i], kPaceLabels[i]},
          .run = choose,
          .enabled = allowed,
          .kind = Control::Kind::Choice,
          .chosen = kPaces[i] == chosen},
         {button.x + static_cast<float>(i) * width, button.y - space::kSmall - kTarget, width, kTarget}});
  }
  return all;
}

void AdvicePanel::draw(Canvas& canvas, const Advisor& advisor, Help help) const {
  if (!shown()) return;
  draw_hint(canvas, advisor, help);
  draw_autoplay(canvas, advisor, help);
}

void AdvicePanel::draw_hint(Canvas& canvas, const Advisor& advisor, Help help) const {
  const Palette& c = context_.theme.colour;
  const auto tr = [this](std::string_view message) { return context_.words.tr(message); };
  draw_card(canvas, context_.theme, hint_, Elevation::Low);
  const Rect in = inner(hint_);
  const Vec mark{in.x + kMark / 2, in.y + kMark / 2};
  canvas.disc(mark, kMark / 2, c.focus);
  const std::string icon = advisor.hint() ? std::string(arrow_icon(advisor.hint()->thought.best)) : "hint";
  canvas.picture("images/icons/" + icon + ".svg", centred(mark, {kMarkIcon, kMarkIcon}), c.surface);
  const std::string title = advisor.hint() ? tr(slide_message(advisor.hint()->thought.best)) : tr("Hint");
  canvas.text(title, {in.x + kMark + space::kSmall, in.y, in.w - kMark - space::kSmall, kMark},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  const float top = in.y + kMark + space::kTiny;
  const Rect room{in.x, top, in.w, in.bottom() - kTarget - space::kTiny - top};
  const bool thinks = !advisor.plays() && advisor.thinking();
  if (advisor.hint()) {
    if (!say(canvas, hint_words(context_, *advisor.hint(), 2), room))
      say(canvas, hint_words(context_, *advisor.hint(), 1), room);
  } else if (thinks || help == Help::Refused) {
    say(canvas, tr(thinks ? msgid("Thinking…") : msgid("This try counts, so there is no help.")), room);
  } else if (!say(canvas, tr("Shows the best move and why. Games with help are recorded apart."), room)) {
    say(canvas, context_.words.tr(msgid("puzzle", "Shows the best move and why.")), room);
  }
}

bool AdvicePanel::say(Canvas& canvas, const std::string& words, Rect room) const {
  const TextStyle style{.size = type::kLabel, .colour = context_.theme.colour.text_2};
  const bool fits = canvas.paragraph_height(words, room.w, style, context_.line_height()) <= room.h;
  if (fits) canvas.paragraph(words, room, style, context_.line_height());
  return fits;
}

void AdvicePanel::draw_autoplay(Canvas& canvas, const Advisor& advisor, Help help) const {
  const Palette& c = context_.theme.colour;
  const auto tr = [this](std::string_view message) { return context_.words.tr(message); };
  draw_card(canvas, context_.theme, autoplay_, Elevation::Low);
  const Rect in = inner(autoplay_);
  std::span<const GoalChance> chances =
      advisor.hint() ? std::span(advisor.hint()->chances) : std::span<const GoalChance>();
  // In a low card a chance takes the place of the title.
  const float buttons = 2 * (kTarget + space::kSmall), chance_height = kChanceRow + space::kHair + kBar;
  const bool titled = chances.empty() || in.h >= kChanceRow + space::kTiny + chance_height + buttons;
  if (titled)
    canvas.text(tr("Autoplay"), {in.x, in.y, in.w, kChanceRow},
                {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  float top = in.y + (titled ? kChanceRow + space::kTiny : 0);
  const auto figure = [&](const std::string& label, const std::string& value) {
    const Rect row{in.x, top, in.w, kChanceRow};
    canvas.text(label, row, {.size = type::kLabel, .colour = c.text_2});
    canvas.text(value, row,
                {.face = Face::Bold, .size = type::kBody, .colour = c.text, .align = Align::Right});
    top = row.bottom();
  };
  const float needed = buttons + (chances.empty() ? 0 : chance_height);
  if (advisor.expected() && in.bottom() - needed - top >= kChanceRow)
    figure(tr("Expected score"), rounded_text(*advisor.expected()));
  if (chances.empty()) {
    if (help == Help::Refused) return;
    const bool thinks = advisor.plays() && !advisor.has_moved();
    say(canvas, tr(thinks ? msgid("Thinking…") : msgid("Watch it climb. Any key stops it.")),
        {in.x, top, in.w, in.bottom() - buttons - top});
    return;
  }
  // As many as there is room for, at least one.
  do {
    const auto& [goal, chance] = chances.front();
    figure(format(tr("Chance of {tile}"), {{"tile", tile_text(goal)}}), chance_text(chance));
    const Rect bar{in.x, top + space::kHair, in.w, kBar};
    canvas.rounded(bar, kBar / 2, c.sunken);
    const float part = std::max(kBar, bar.w * static_cast<float>(chance));
    canvas.rounded({bar.x, bar.y, part, kBar}, kBar / 2, kAccent.on(context_.theme));
    top = bar.bottom() + space::kSmall;
    chances = chances.subspan(1);
  } while (!chances.empty() && in.bottom() - buttons - top >= chance_height);
}

namespace {

constexpr float kRingOut = 0.03F, kRingWidth = 0.026F, kCorner = 0.13F;  // in cells
constexpr float kArrow = 0.36F, kArrowIcon = 0.22F, kRim = 0.016F;       // sides and widths, in cells

// Where the arrow stands: between the first two tiles that merge, or at the wall that the slide leads to.
Vec place_of_arrow(const BoardGrid& grid, const std::vector<Point>& merging, Direction direction) {
  if (merging.size() >= 2) return mix(grid.cell(merging[0]), grid.cell(merging[1]), 0.5F).centre();
  const Rect& cells = grid.window;
  const float in = grid.side / 2;
  switch (direction) {
    case Direction::Left:
      return {cells.x + in, cells.centre().y};
    case Direction::Up:
      return {cells.centre().x, cells.y + in};
    case Direction::Right:
      return {cells.right() - in, cells.centre().y};
    case Direction::Down:
      break;
  }
  return {cells.centre().x, cells.bottom() - in};
}

}  // namespace

std::string_view arrow_icon(Direction direction) {
  constexpr std::array<std::string_view, 4> kIcons{"left", "up", "right", "down"};
  return kIcons[static_cast<std::size_t>(direction)];
}

void draw_hint_marks(Canvas& canvas, const Theme& theme, const BoardGrid& grid, const Game& game,
                     Direction direction) {
  const Palette& c = theme.colour;
  Board after = game.board();
  std::vector<Point> merging;
  for (const TileStep& step : slide(after, direction, game.rules().rule).steps) {
    if (step.merges) merging.push_back(step.from);
  }
  const float side = grid.side;
  for (const Point at : merging) {
    const Rect ring = grid.cell(at).grown(kRingOut * side);
    canvas.outline(ring.grown(kRingWidth * side / 2), kCorner * side, kRingWidth * side * 2, c.surface);
    canvas.outline(ring, kCorner * side, kRingWidth * side, c.focus);
  }
  const Vec at = place_of_arrow(grid, merging, direction);
  canvas.disc(at, kArrow * side / 2, c.focus);
  canvas.disc(at, kArrow * side / 2 - kRim * side, c.surface);
  canvas.picture("images/icons/" + std::string(arrow_icon(direction)) + ".svg",
                 centred(at, {kArrowIcon * side, kArrowIcon * side}), c.focus);
}

namespace {

constexpr float kWordsFrom = 160;  // width from which the tiles have words beside them
constexpr float kStripPadding = 10;
constexpr float kPadding = 24, kTitle = 26, kHeadHeight = 64;  // of the card, in points
constexpr float kMostPitch = 48, kTilePart = 0.82F;            // from rung to rung; a tile in parts of it
constexpr float kRail = 3, kAhead = 0.45F;          // the line between tiles; strength of what is ahead
constexpr float kLineWidth = 1.5F, kRound = 0.14F;  // the frame ahead, in points; its corner, in tiles
constexpr float kPop = 0.14F;                       // of the tile that has just been reached
constexpr Exponent kFirstMade = 2;                  // 2 and 4 also come by themselves

// The rung that the ladder ends with.
Exponent top_of(const Game& game) {
  return std::max<Exponent>(game.rules().target, static_cast<Exponent>(largest(game.board()) + 1));
}

// How much larger the tile of a rung is while it is new.
float pop_of(const Context& context, const Match& match, Exponent exponent) {
  if (context.still() || exponent != largest(match.game().board()) || exponent <= kFirstMade) return 1;
  const Duration age = match.elapsed() - *match.reached(exponent);
  const auto part = static_cast<float>(Tween{motion::kQuick, motion::kBase}.progress(age));
  return 1 + kPop * std::sin(std::numbers::pi_v<float> * part);
}

}  // namespace

std::string climb_words(const Context& context, const Game& game) {
  const auto with_tile = [&context](std::string_view message, Exponent exponent) {
    return format(context.words.tr(message), {{"tile", tile_text(exponent)}});
  };
  const Exponent most = largest(game.board()), top = top_of(game);
  if (most + 1 < top) return with_tile(msgid("Next: {tile}"), most + 1);
  if (std::ranges::count(game.board().cells(), most) > 1) return with_tile(msgid("Merge both {tile}!"), most);
  return with_tile(msgid("One more {tile} to go"), most);
}

void ClimbPanel::draw(Canvas& canvas, const Match& match) const {
  if (area_.empty()) return;
  draw_card(canvas, context_.theme, area_, Elevation::Low);
  const bool words = area_.w >= kWordsFrom;
  const Rect inner = area_.grown(words ? -kPadding : -kStripPadding);
  const float head = words ? kHeadHeight : 0;
  if (words) draw_head(canvas, match, {inner.x, inner.y, inner.w, head});
  const Exponent top = top_of(match.game());
  const Rect ladder{inner.x, inner.y + head, inner.w, inner.h - head};
  const float pitch = std::min(kMostPitch, ladder.h / static_cast<float>(top));
  const float side = words ? pitch * kTilePart : std::min(pitch * kTilePart, ladder.w);
  const float x = words ? ladder.x : ladder.centre().x - side / 2;
  const auto tile_of = [&](Exponent exponent) {
    return Rect{x, ladder.y + pitch * static_cast<float>(top - exponent), side, side};
  };
  const Exponent most = largest(match.game().board());
  const Rgba rail = kAccent.on(context_.theme);
  for (Exponent exponent = 1; exponent < top; ++exponent) {
    const Rect below = tile_of(exponent), above = tile_of(static_cast<Exponent>(exponent + 1));
    canvas.fill({below.centre().x - kRail / 2, above.bottom(), kRail, below.y - above.bottom()},
                exponent < most ? rail : context_.theme.colour.hairline);
  }
  for (Exponent exponent = 1; exponent <= top; ++exponent)
    draw_rung(canvas, match, {exponent, tile_of(exponent)});
}

void ClimbPanel::draw_head(Canvas& canvas, const Match& match, Rect head) const {
  const Palette& c = context_.theme.colour;
  canvas.text(context_.words.tr("The climb"), {head.x, head.y, head.w, kTitle},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  canvas.text(climb_words(context_, match.game()), {head.x, head.y + kTitle, head.w, kTitle},
              {.size = type::kLabel, .colour = c.text_2});
}

void ClimbPanel::draw_rung(Canvas& canvas, const Match& match, const Rung& rung) const {
  const Palette& c = context_.theme.colour;
  const auto& [exponent, tile] = rung;
  const auto reached = match.reached(exponent);
  const bool goal = exponent == match.game().rules().target, most = exponent == largest(match.game().board());
  if (reached) {
    draw_tile(canvas, context_.theme, tile, exponent, {.scale = pop_of(context_, match, exponent)});
  } else {
    const Rgba ink = goal ? kAccent.on(context_.theme) : c.text_3;
    canvas.outline(tile, tile.w * kRound, kLineWidth, goal ? ink : ink.faded(kAhead));
    const std::string digits = tile_text(exponent);
    canvas.text(digits, tile,
                {.face = Face::Bold,
                 .size = tile.w * digit_size(digits) * kSmallDigits,
                 .colour = ink,
                 .align = Align::Centre});
  }
  if (area_.w < kWordsFrom) return;
  const float left = tile.right() + space::kSmall;
  const Rect row{left, tile.y, area_.right() - kPadding - left, tile.h};
  const TextStyle words{.face = Face::Bold, .size = type::kBody, .colour = c.text};
  if (goal && !reached) canvas.text(context_.words.tr("The goal"), row, words);
  if (most && exponent > kFirstMade) canvas.text(context_.words.tr("tile", "Reached"), row, words);
  if (reached && *reached >= std::chrono::seconds(1))
    canvas.text(clock_text(*reached / std::chrono::seconds(1)), row,
                {.face = most ? Face::Bold : Face::Text,
                 .size = type::kLabel,
                 .colour = most ? c.text : c.text_2,
                 .align = Align::Right});
}

}  // namespace quintet::twenty48
