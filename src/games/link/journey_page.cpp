#include "games/link/journey_page.hpp"

#include <algorithm>
#include <charconv>

#include "core/link/journey.hpp"
#include "games/link/accent.hpp"
#include "games/link/matches.hpp"
#include "games/link/navigation.hpp"
#include "games/link/results.hpp"
#include "ui/game/match_store.hpp"
#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::string_view kPrefix = "link.journey.";
constexpr std::string_view kBegin = "link.level.begin", kOther = "link.level.other";
constexpr float kMostWidth = 1640;  // points of the scroll
constexpr Extent kToast{340, 40};
constexpr float kLow = 560;  // a lower window has narrower margins

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
  const auto match = load_match(context_, Mode::Journey);
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
  const bool low = size.h < kLow;
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
  const float margin = size.h < kLow ? space::kTiny : space::kBase, height = JourneyFooter::height(size);
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

void JourneyPage::deal() {
  open_level(context_, static_cast<int>(state_.chosen));
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

}  // namespace quintet::link
