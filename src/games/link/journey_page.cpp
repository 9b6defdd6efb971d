#include "games/link/journey_page.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>

#include "core/link/journey.hpp"
#include "games/link/matches.hpp"
#include "games/link/words.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kLarge = 44;  // side of a star that sets out
constexpr float kArc = 90;    // points that the flight rises above the straight line

}  // namespace

void StarFlights::start(std::size_t level, int before, int after, Duration now, Duration pace) {
  for (int index = before; index < after; ++index)
    flights_.push_back({level, index, {now + pace * (index - before) / kStars, pace, kQuickCurve}});
}

void StarFlights::update(Duration now) {
  std::erase_if(flights_, [now](const Flight& flight) { return flight.tween.done(now); });
}

int StarFlights::in_flight(std::size_t level) const {
  return static_cast<int>(std::count_if(flights_.begin(), flights_.end(),
                                        [level](const Flight& flight) { return flight.level == level; }));
}

int StarFlights::landed_between(Duration before, Duration now) const {
  for (const Flight& flight : flights_) {
    if (flight.tween.end() > before && flight.tween.end() <= now) return flight.index + 1;
  }
  return 0;
}

void StarFlights::draw_one(Canvas& canvas, const Theme& theme, Duration now, Vec from, Rect to,
                           const Flight& flight) const {
  if (now < flight.tween.start) return;
  const auto t = static_cast<float>(flight.tween.progress(now));
  const float side = std::lerp(kLarge, to.h, t);
  const Vec centre{std::lerp(from.x, to.centre().x, t),
                   std::lerp(from.y, to.centre().y, t) - kArc * std::sin(std::numbers::pi_v<float> * t)};
  draw_star(canvas, theme, centred(centre, {side, side}), Star::Filled);
}

namespace {

// Points.
constexpr float kBroad = 1000;  // from this width on, everything stands side by side
constexpr float kBroadHeight = 76, kNarrowHeight = 122, kLowNarrowHeight = 108, kLow = 560;
constexpr float kButton = 176, kSmallButton = 132, kButtonHeight = 48;
constexpr float kName = 26, kNumber = 20, kIcon = 30, kStar = 16, kTerms = 22;
constexpr float kNamePart = 0.24F, kTermsPart = 0.3F;  // of the width that the buttons leave

std::string terms_words(const Context& context, const link::Level& level, int stars) {
  const auto left = [&context](std::chrono::seconds time) {
    return format(context.words.tr("{time} or more left"), {{"time", clock_text(time.count())}});
  };
  if (stars == 3) return left(level.three_stars);
  if (stars == 2) return left(level.two_stars);
  return format(context.words.tr("Clear in {time}"), {{"time", clock_text(level.time.count())}});
}

}  // namespace

float JourneyFooter::height(Extent size) {
  if (size.w >= kBroad) return kBroadHeight;
  return size.h < kLow ? kLowNarrowHeight : kNarrowHeight;
}

JourneyFooter::JourneyFooter(Rect area, std::size_t buttons) : area_(area), buttons_(buttons) {}

bool JourneyFooter::broad() const {
  return area_.h <= kBroadHeight;
}

Rect JourneyFooter::button(std::size_t index) const {
  const float width = broad() ? kButton : kSmallButton, gap = space::kTiny;
  const Rect inner = area_.grown(-space::kSmall);
  if (broad()) {
    const float right = inner.right() - static_cast<float>(index) * (width + gap);
    return {right - width, inner.centre().y - kButtonHeight / 2, width, kButtonHeight};
  }
  // Below each other.
  const auto count = static_cast<float>(std::max<std::size_t>(buttons_, 1));
  const float height = std::min(kButtonHeight, (inner.h - gap * (count - 1)) / count);
  const float top = inner.centre().y - (height * count + gap * (count - 1)) / 2;
  return {inner.right() - width, top + static_cast<float>(index) * (height + gap), width, height};
}

Rect JourneyFooter::text_area() const {
  const Rect inner{area_.x + space::kBase, area_.y + space::kTiny, area_.w - 2 * space::kBase,
                   area_.h - 2 * space::kTiny};
  if (buttons_ == 0) return inner;
  const float left = button(broad() ? buttons_ - 1 : 0).x;
  return {inner.x, inner.y, left - space::kBase - inner.x, inner.h};
}

void JourneyFooter::paint(Canvas& canvas, const Context& context, const Content& content) const {
  draw_card(canvas, context.theme, area_, Elevation::Low);
  const link::Level& level = link::journey()[static_cast<std::size_t>(content.level)];
  const Rect room = text_area();
  if (broad()) {
    const float name = room.w * kNamePart, terms = room.w * kTermsPart, gap = space::kBase;
    paint_name(canvas, context, content, {room.x, room.y, name, room.h});
    const Rect rule{room.x + name + gap, room.y, room.w - name - terms - 2 * gap, room.h};
    const Rect side{rule.right() + gap, room.y, terms, room.h};
    for (const float x : {rule.x - gap / 2, side.x - gap / 2})
      canvas.fill({x, room.y + space::kTiny, kLine, room.h - 2 * space::kTiny},
                  context.theme.colour.hairline);
    paint_rule(canvas, context, level, rule);
    return paint_terms(canvas, context, content, side);
  }
  paint_name(canvas, context, content, {room.x, room.y, room.w, kName});
  paint_rule(canvas, context, level, {room.x, room.y + kName, room.w, room.h - kName - kTerms});
  paint_terms(canvas, context, content, {room.x, room.bottom() - kTerms, room.w, kTerms});
}

// On one line in a narrow bar, else one above the other.
void JourneyFooter::paint_name(Canvas& canvas, const Context& context, const Content& content,
                               Rect area) const {
  const link::Level& level = link::journey()[static_cast<std::size_t>(content.level)];
  const Palette& c = context.theme.colour;
  std::string number =
      format(context.words.tr("Level {level}"), {{"level", std::to_string(content.level + 1)}});
  if (!content.note.empty()) number += " · " + content.note;
  const TextStyle small{.size = type::kCaption, .colour = c.text_2};
  if (broad()) {
    const float top = area.centre().y - (kName + kNumber) / 2;
    canvas.text(context.words.tr(level.title), {area.x, top, area.w, kName},
                {.face = Face::Bold, .size = type::kLead, .colour = c.text});
    return canvas.text(number, {area.x, top + kName, area.w, kNumber}, small);
  }
  const std::string title = context.words.tr(level.title);
  const float width = std::min(canvas.text_width(title, Face::Bold, type::kBody) + 1, area.w);
  canvas.text(title, {area.x, area.y, width, area.h},
              {.face = Face::Bold, .size = type::kBody, .colour = c.text});
  const float x = area.x + width + space::kSmall;
  if (x + canvas.text_width(number, small.face, small.size) <= area.right())
    canvas.text(number, {x, area.y, area.right() - x, area.h}, small);
}

void JourneyFooter::paint_rule(Canvas& canvas, const Context& context, const link::Level& level,
                               Rect area) const {
  canvas.picture("images/icons/" + gravity_icon(level.rules.gravity) + ".svg",
                 {area.x, area.centre().y - kIcon / 2, kIcon, kIcon}, kAccent.on(context.theme));
  const Rect words{area.x + kIcon + space::kTiny, area.y, area.w - kIcon - space::kTiny, area.h};
  const std::string text = context.words.tr(level.effect);
  TextStyle style{.size = type::kLabel, .colour = context.theme.colour.text};
  float height = canvas.paragraph_height(text, words.w, style, context.line_height());
  if (height > words.h) {
    style.size = type::kCaption;
    height = canvas.paragraph_height(text, words.w, style, context.line_height());
  }
  canvas.paragraph(text, {words.x, words.centre().y - height / 2, words.w, height}, style,
                   context.line_height());
}

// Three stars first; the others below, or beside them where there is no room below.
void JourneyFooter::paint_terms(Canvas& canvas, const Context& context, const Content& content,
                                Rect area) const {
  const link::Level& level = link::journey()[static_cast<std::size_t>(content.level)];
  const Palette& c = context.theme.colour;
  const TextStyle style{.size = type::kCaption, .colour = c.text_2};
  if (!content.needed.empty()) {
    canvas.picture("images/icons/lock.svg", {area.x, area.centre().y - kStar / 2, kStar, kStar}, c.text_2);
    const float x = area.x + kStar + space::kTiny, width = area.right() - x;
    const TextStyle clear{.size = type::kLabel, .colour = c.text};
    const float height = canvas.paragraph_height(content.needed, width, clear, context.line_height());
    canvas.paragraph(content.needed, {x, area.centre().y - height / 2, width, height}, clear,
                     context.line_height());
    return;
  }
  float x = area.x;
  const float rows = broad() ? kStars : 1, line = broad() ? area.h / rows : area.h;
  for (int stars = kStars; stars >= 1; --stars) {
    const auto row = static_cast<float>(kStars - stars);
    const float y = broad() ? area.y + row * line : area.y;
    const float shown =
        broad() ? stars_width(kStar) : stars_width(kStar) * static_cast<float>(stars) / kStars;
    const std::string words = terms_words(context, level, stars);
    const float width = canvas.text_width(words, style.face, style.size) + 1;
    if (!broad() && x + shown + space::kHair + width > area.right()) return;
    for (int i = 0; i < stars; ++i)
      draw_star(canvas, context.theme, star_place({x, y + (line - kStar) / 2, stars_width(kStar), kStar}, i),
                Star::Filled);
    x += shown + space::kTiny;
    canvas.text(words, {x, y, broad() ? area.right() - x : width, line}, style);
    x = broad() ? area.x : x + width + space::kBase;
  }
}

namespace {

constexpr std::string_view kPrefix = "link.journey.";
constexpr std::string_view kBegin = "link.level.begin", kOther = "link.level.other";
constexpr float kMostWidth = 1640;  // points of the scroll
constexpr Extent kToast{340, 40};
constexpr float kLowPage = 560;  // a lower window has narrower margins

std::string id_of(std::size_t level) {
  return std::string(kPrefix) + std::to_string(level + 1);
}

std::optional<std::size_t> level_of(std::string_view id) {
  if (!id.starts_with(kPrefix)) return std::nullopt;
  id.remove_prefix(kPrefix.size());
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(id.data(), id.data() + id.size(), number);
  if (error != std::errc{} || end != id.data() + id.size() || number == 0) return std::nullopt;
  return number - 1;
}

std::vector<link::Layout> boards_of_levels(const Assets& assets) {
  std::vector<link::Layout> boards;
  for (const link::Level& level : link::journey()) {
    auto figure = level.layout.empty() ? std::nullopt : find_figure(assets, level.layout);
    boards.push_back(figure ? *std::move(figure) : link::plain_layout(level.size));
  }
  return boards;
}

std::string tiles_left(const Localiser& words, int tiles) {
  return format(words.trn("{count} tile left", "{count} tiles left", static_cast<std::uint64_t>(tiles)),
                {{"count", std::to_string(tiles)}});
}

std::string level_words(const Localiser& words, int level) {
  return format(words.tr("Level {level}"), {{"level", std::to_string(level + 1)}});
}

}  // namespace

JourneyPage::JourneyPage(Context& context)
    : ScrollPage(context, "link.journey"),
      boards_(boards_of_levels(context.assets)),
      scroll_of_levels_(context, boards_) {
  read_results();
  choose(std::min(state_.next, boards_.size() - 1));
}

void JourneyPage::read_results() {
  const ResultTally& results = context_.profile.results("link");
  for (std::size_t level = 0; level < state_.stars.size(); ++level)
    state_.stars[level] = stars_of(results, level);
  state_.next = next_level(results);
}

void JourneyPage::enter() {
  const auto before = state_.stars;
  read_results();
  const Match* const match = MatchFlow<Match>(context_).saved(Mode::Journey);
  saved_ = match ? std::optional(SavedLevel{match->level(), match->game().board().tiles()}) : std::nullopt;
  state_.saved = saved_ ? std::optional(static_cast<std::size_t>(saved_->level)) : std::nullopt;
  const std::size_t next = state_.saved.value_or(std::min(state_.next, boards_.size() - 1));
  if (next != next_) choose(next);
  ScrollPage::enter();
  for (std::size_t level = 0; level < before.size(); ++level) {
    if (!context_.still())
      flights_.start(level, before[level], state_.stars[level], now() + motion::kCalm, motion::kGrand);
  }
  if (next == next_) return;  // back from a game without a win
  next_ = next;
  controls_.focus(id_of(next));
  if (const Control* card = controls_.find(id_of(next))) scroll_.reveal(card->bounds, now(), Duration{0});
}

void JourneyPage::choose(std::size_t level) {
  state_.chosen = level;
}

JourneyMap JourneyPage::map(Extent size) const {
  const bool low = size.h < kLowPage;
  const float margin = low ? space::kTiny : space::kBase;
  const float width = std::min(size.w - 2 * margin, kMostWidth), top = header_height(size);
  const float foot = JourneyFooter::height(size) + margin + (low ? space::kHair : space::kTiny);
  const Rect area{(size.w - width) / 2, top - (low ? space::kHair : space::kTiny), width,
                  std::max(0.0F, size.h - top - foot + (low ? space::kHair : space::kTiny))};
  return {area, std::min(state_.next, boards_.size() - 1)};
}

Vec JourneyPage::paper_origin(const JourneyMap& map, Duration now) const {
  return {map.view().x, map.view().y - scroll_.offset(now)};
}

std::vector<Control> JourneyPage::buttons() const {
  std::vector<Control> all;
  if (!open(state_.chosen)) return all;
  const std::string number = std::to_string(state_.chosen + 1);
  all.push_back(
      {.id = std::string(kBegin),
       .kind = Control::Kind::Primary,
       .label = saved_here() ? tr("Continue") : format(tr("Play level {level}"), {{"level", number}}),
       .icon = "play"});
  if (saved_here()) all.push_back({.id = std::string(kOther), .label = tr("Restart level")});
  return all;
}

std::vector<Control> JourneyPage::layout(Extent size) {
  const JourneyMap places = map(size);
  scroll_.fit(places.view(), places.height());
  const Vec origin = paper_origin(places, now());
  std::vector<Control> controls;
  for (std::size_t level = 0; level < boards_.size(); ++level) {
    controls.push_back({.id = id_of(level),
                        .kind = Control::Kind::Area,
                        .bounds = places.station(level).moved(origin),
                        .label = tr(link::journey()[level].title),
                        .ring_radius = radius::kControl,
                        .window = places.view()});
  }
  std::vector<Control> row = buttons();
  const float margin = size.h < kLowPage ? space::kTiny : space::kBase, height = JourneyFooter::height(size);
  const auto rods = places.rods();
  footer_ =
      JourneyFooter({rods[0].x, size.h - margin - height, rods[1].right() - rods[0].x, height}, row.size());
  for (std::size_t i = 0; i < row.size(); ++i) {
    row[i].bounds = footer_.button(i);
    controls.push_back(std::move(row[i]));
  }
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

bool JourneyPage::intercept(const Event& event) {
  const auto* pointer = std::get_if<PointerEvent>(&event);
  if (std::holds_alternative<ActionEvent>(event) || (pointer && pointer->kind == PointerEvent::Kind::Pressed))
    flights_.finish();
  return ScrollPage::intercept(event);
}

void JourneyPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (const auto level = level_of(reply.id)) return press_station(*level);
  if (reply.id == kBegin) return begin();
  if (reply.id == kOther) return confirm_deal();
  ScrollPage::on_control(reply);
}

// The chosen level is played at once; keys choose a level by moving to it.
void JourneyPage::press_station(std::size_t level) {
  if (open(level) && (level == state_.chosen || controls_.ring_shown())) {
    choose(level);
    return begin();
  }
  choose(level);
  if (!open(level)) context_.audio.play("tile-refuse");
}

bool JourneyPage::sounds(const ControlEvent& reply) const {
  const auto level = level_of(reply.id);
  return !level || open(*level);
}

void JourneyPage::advance(Duration step) {
  ScrollPage::advance(step);
  if (const int star = flights_.landed_between(now() - step, now()); star > 0)
    context_.audio.play("star-" + std::to_string(star));
  flights_.update(now());
  if (!controls_.ring_shown()) return;
  if (const auto level = level_of(controls_.focused())) choose(*level);
}

bool JourneyPage::moving() const {
  return flights_.flying() || ScrollPage::moving();
}

void JourneyPage::begin() {
  if (!saved_) return deal();
  if (!saved_here()) return confirm_deal();
  open_kept_level(context_);
}

// The saved game is given up at once, not only with the first pair of the new one.
void JourneyPage::deal() {
  auto match = new_journey_match(context_, static_cast<int>(state_.chosen));
  if (!match) return context_.profile.notify(match.error().message);
  const MatchFlow<Match> flow(context_);
  flow.store().discard(word_of(Mode::Journey));
  context_.scenes.push(flow.first_page(*std::move(match)));
}

void JourneyPage::confirm_deal() {
  const Localiser& words = context_.words;
  Question question{
      saved_here() ? msgid("Restart this level?") : msgid("Start this level?"),
      LocalizedText([&words, saved = *saved_] {
        return format(words.tr("Your unfinished game will be lost: {game}."),
                      {{"game", level_words(words, saved.level) + " · " + tiles_left(words, saved.tiles)}});
      }),
      {}};
  question.answers.push_back({.id = "begin",
                              .label = saved_here() ? msgid("Restart level") : msgid("Start"),
                              .act = later([this] { deal(); })});
  if (!saved_here())
    question.answers.push_back(
        {.id = "continue", .label = msgid("Continue"), .act = later([this] { open_kept_level(context_); })});
  question.answers.push_back({.id = "stay", .label = msgid("Cancel")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

std::string JourneyPage::needed_for(std::size_t level) const {
  return format(tr("Clear level {before} to unlock level {level}."),
                {{"level", std::to_string(level + 1)}, {"before", std::to_string(level)}});
}

std::string JourneyPage::state() const {
  return "stars=" + std::to_string(all_stars(context_.profile.results("link"))) +
         " next=" + std::to_string(state_.next + 1) + " level=" + std::to_string(state_.chosen + 1) +
         (open(state_.chosen) ? "" : " locked") +
         (saved_ ? " waits=" + std::to_string(saved_->level + 1) : "");
}

// On the lower border of the scroll.
Rect JourneyPage::toast_place() const {
  const Rect foot = footer_.area();
  return {foot.centre().x - kToast.w / 2, foot.y - kToast.h, kToast.w, kToast.h};
}

JourneyState JourneyPage::shown() const {
  JourneyState shown = state_;
  for (std::size_t level = 0; level < shown.stars.size(); ++level)
    shown.stars[level] -= flights_.in_flight(level);
  return shown;
}

JourneyFooter::Content JourneyPage::foot_content() const {
  JourneyFooter::Content content{.level = static_cast<int>(state_.chosen)};
  if (!open(state_.chosen)) content.needed = needed_for(state_.chosen);
  if (saved_here()) content.note = tiles_left(context_.words, saved_->tiles);
  return content;
}

void JourneyPage::paint_stations(Canvas& canvas, Duration now) const {
  const JourneyState shown = this->shown();
  for (std::size_t level = 0; level < boards_.size(); ++level) {
    const Control* card = controls_.find(id_of(level));
    if (!card || intersection(card->bounds, card->window).empty()) continue;
    scroll_of_levels_.paint_station(canvas, card->bounds, level, shown,
                                    controls_.warmth(card->id, now - this->now()));
  }
}

void JourneyPage::paint(Canvas& canvas, Duration now) const {
  const ResultTally& results = context_.profile.results("link");
  const JourneyMap places = map(canvas.size());
  draw_backdrop(canvas, theme(), Scenery::Full);
  {
    const auto guard = canvas.saved();
    canvas.fade(arrival(now));
    {
      const auto paper = canvas.saved();
      canvas.clip(places.view());
      scroll_of_levels_.paint_paper(canvas, places, state_, paper_origin(places, now));
      paint_stations(canvas, now);
    }
    scroll_of_levels_.paint_frame(canvas, places, state_);
    footer_.paint(canvas, context_, foot_content());
    draw_controls(canvas, now);
    flights_.draw(canvas, theme(), now, places.view().centre(), [this](std::size_t level, int index) {
      const Control* card = controls_.find(id_of(level));
      return star_place(JourneyScroll::stars_of_station(card ? card->bounds : Rect{}), index);
    });
  }
  const std::size_t levels = boards_.size();
  draw_header_bar(canvas, theme(),
                  {.title = tr("Journey"),
                   .accent = kAccent.on(theme()),
                   .counters = {{.caption = tr("Stars"),
                                 .value = std::to_string(all_stars(results)) + " / " +
                                          std::to_string(levels * std::size_t{kStars})},
                                {.caption = tr("Levels"),
                                 .value = std::to_string(state_.next) + " / " + std::to_string(levels)}}});
  scroll_.draw(canvas, theme(), now);
}

void open_kept_level(Context& context) {
  const MatchFlow<Match> flow(context);
  if (const Match* const match = flow.saved(Mode::Journey)) context.scenes.push(flow.play_page(*match));
}

}  // namespace quintet::link
