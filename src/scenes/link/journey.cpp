#include "scenes/link/journey.hpp"

#include <algorithm>
#include <charconv>

#include "core/link/journey.hpp"
#include "scenes/hud.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/link/words.hpp"

namespace quintet::scenes {
namespace {

constexpr float kCardWidth = 176, kCardHeight = 116;
constexpr std::size_t kStars = 3;
constexpr std::string_view kPrefix = "link.journey.";

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

}  // namespace

LinkJourneyPage::LinkJourneyPage(Context& context) : Page(context, "link.journey") {}

bool LinkJourneyPage::open(std::size_t level) const {
  return level <= context_.player.records().link.next_level();
}

void LinkJourneyPage::enter() {
  Page::enter();
  const std::size_t next = std::min(context_.player.records().link.next_level(), link::journey().size() - 1);
  controls_.focus(id_of(next));
  focus_before_.clear();
}

std::vector<Control> LinkJourneyPage::layout(Extent size) {
  std::vector<Control> controls;
  const Rect area = below_head(size);
  const auto levels = link::journey().size();
  const float gap = space::kBase;
  // A margin of the focus ring on every side, which the view would cut off.
  const float margin = kRing + 2;
  const float inner = area.w - 2 * margin - space::kBase;
  const int columns = std::max(1, std::min(7, static_cast<int>((inner + gap) / (kCardWidth + gap))));
  const float width = std::min(kCardWidth * 1.15F,
                               (inner - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
  const auto across = static_cast<std::size_t>(columns);
  const std::size_t row_count = (levels + across - 1) / across;
  const auto rows = static_cast<float>(row_count);
  const float whole = rows * kCardHeight + (rows - 1) * gap + 2 * margin;
  scroll_.fit(area, whole);
  const float block = width * static_cast<float>(columns) + gap * static_cast<float>(columns - 1);
  const float left = area.x + (area.w - block) / 2;
  const float top = area.y + margin + std::max(0.0F, (area.h - whole) / 2) - scroll_.offset(now());
  for (std::size_t i = 0; i < levels; ++i) {
    const std::size_t line = i / across;
    const auto column = static_cast<float>(i % across), row = static_cast<float>(line);
    controls.push_back(
        {.id = id_of(i),
         .kind = Control::Kind::Area,
         .bounds = {left + column * (width + gap), top + row * (kCardHeight + gap), width, kCardHeight},
         .label = tr(link::journey()[i].title),
         .enabled = open(i),
         .ring_radius = radius::kCard,
         .window = area});
  }
  controls.push_back(back_control(size, "link.journey.back", tr("Back (Esc)")));
  return controls;
}

bool LinkJourneyPage::intercept(const Event& event) {
  return scroll_.handle(event, controls_, now(), context_.pace(motion::kCalm));
}

bool LinkJourneyPage::moving() const {
  return scroll_.moving(now());
}

void LinkJourneyPage::advance(Duration step) {
  static_cast<void>(step);
  if (controls_.focused() == focus_before_) return;
  focus_before_ = controls_.focused();
  const Control* card = controls_.find(focus_before_);
  if (card && level_of(card->id)) scroll_.reveal(card->bounds, now(), context_.pace(motion::kCalm));
}

void LinkJourneyPage::replied(const Reply& reply) {
  if (reply.what != Reply::What::Activated) return;
  if (reply.id == "link.journey.back") return go_back();
  if (const auto level = level_of(reply.id)) open_level(context_, static_cast<int>(*level));
}

std::string LinkJourneyPage::state() const {
  return "stars=" + std::to_string(context_.player.records().link.all_stars()) +
         " next=" + std::to_string(context_.player.records().link.next_level() + 1);
}

void LinkJourneyPage::paint_level(Canvas& canvas, const Control& card, std::size_t level,
                                  Duration now) const {
  const Palette& c = theme().colour;
  const link::Level& stage = link::journey()[level];
  const bool locked = !open(level);
  const float warm = controls_.warmth(card.id, now - this->now());
  const Rect& at = card.bounds;
  const auto guard = canvas.saved();
  if (locked) canvas.fade(0.55F);
  if (!locked) canvas.shadow(at, radius::kCard, theme().shadow(warm > 0.5F ? Level::Middle : Level::Low));
  canvas.rounded(at, radius::kCard, c.surface);
  canvas.outline(at, radius::kCard, kLine, mix(c.hairline, c.border, warm));
  const float pad = space::kBase;
  canvas.text(std::to_string(level + 1), {at.x + pad, at.y + space::kSmall, 60, 34},
              {.face = Face::Bold, .size = type::kHeading, .colour = locked ? c.text_2 : c.link});
  const float icon = 30;
  canvas.picture(
      "images/icons/" + (locked ? std::string("lock") : gravity_icon(stage.rules.gravity)) + ".svg",
      {at.right() - pad - icon, at.y + space::kSmall + 2, icon, icon}, c.text_2);
  canvas.text(card.label, {at.x + pad, at.y + 48, at.w - 2 * pad, 26},
              {.size = type::kLabel, .colour = c.text});
  const int stars = context_.player.records().link.stars_of(level);
  const float star = 22;
  for (std::size_t i = 0; i < kStars; ++i) {
    const bool lit = static_cast<int>(i) < stars;
    canvas.picture(lit ? "images/icons/star.svg" : "images/icons/star-outline.svg",
                   {at.x + pad + static_cast<float>(i) * (star + space::kHair),
                    at.bottom() - space::kSmall - star, star, star},
                   lit ? c.gold : c.text_3);
  }
}

void LinkJourneyPage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Hills);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  const LinkRecords& records = context_.player.records().link;
  draw_head_line(canvas, theme(),
                 {.title = tr("Journey"),
                  .accent = theme().colour.link,
                  .counters = {{tr("Stars"), std::to_string(records.all_stars()) + " / " +
                                                 std::to_string(kStars * link::journey().size())}}});
  {
    const auto cut = canvas.saved();
    canvas.clip(scroll_.view());
    for (std::size_t i = 0; i < link::journey().size(); ++i) {
      if (const Control* card = controls_.find(id_of(i))) paint_level(canvas, *card, i, now);
    }
  }
  scroll_.draw(canvas, theme(), now);
  if (const Control* back = controls_.find("link.journey.back"))
    controls_.draw(canvas, theme(), now - this->now(), *back);
}

}  // namespace quintet::scenes
