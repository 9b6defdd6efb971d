#include "scenes/link/level.hpp"

#include <algorithm>

#include "core/link/journey.hpp"
#include "scenes/hud.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/link/words.hpp"

namespace quintet::scenes {
namespace {

constexpr Extent kCard{480, 336};
constexpr float kIcon = 64, kStar = 20, kStarLine = 28;

}  // namespace

LinkLevelPage::LinkLevelPage(Context& context, int level) : Page(context, "link.level"), level_(level) {}

std::vector<Control> LinkLevelPage::layout(Extent size) {
  card_ = centred({size.w / 2, size.h / 2},
                  {std::min(kCard.w, size.w - space::kLarge), std::min(kCard.h, size.h - space::kSmall)});
  const float width = (card_.w - 2 * space::kWide - space::kSmall) / 2;
  const float y = card_.bottom() - space::kWide - kTarget;
  std::vector<Control> controls;
  controls.push_back({.id = "link.level.begin",
                      .kind = Control::Kind::Primary,
                      .bounds = {card_.x + space::kWide, y, width, kTarget},
                      .label = tr("Begin"),
                      .icon = "play"});
  controls.push_back({.id = "link.level.back",
                      .kind = Control::Kind::Button,
                      .bounds = {card_.x + space::kWide + width + space::kSmall, y, width, kTarget},
                      .label = tr("Back")});
  return controls;
}

void LinkLevelPage::replied(const Reply& reply) {
  if (reply.what != Reply::What::Activated) return;
  if (reply.id == "link.level.begin")
    replace_with_level(context_, level_);
  else
    go_back();
}

std::string LinkLevelPage::state() const {
  return "level=" + std::to_string(level_ + 1);
}

void LinkLevelPage::paint(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  const link::Level& level = link::journey()[static_cast<std::size_t>(level_)];
  const Extent size = canvas.size();
  const float in = arrival(now);
  canvas.fill({0, 0, size.w, size.h}, c.veil.faded(in));
  const auto guard = canvas.saved();
  canvas.fade(in);
  canvas.shadow(card_, radius::kCard, theme().shadow(Level::High));
  canvas.rounded(card_, radius::kCard, c.surface);
  canvas.outline(card_, radius::kCard, kLine, c.hairline);
  const float left = card_.x + space::kWide, width = card_.w - 2 * space::kWide;
  float y = card_.y + space::kBase + space::kHair;
  canvas.text(format(tr("Level {level}"), {{"level", std::to_string(level_ + 1)}}),
              {left, y, width - kIcon, 24}, {.size = type::kLabel, .colour = c.text_2});
  canvas.text(tr(level.title), {left, y + 24, width - kIcon - space::kTiny, 44},
              {.face = Face::Title, .size = type::kTitle, .colour = c.link});
  canvas.picture("images/icons/" + gravity_icon(level.rules.gravity) + ".svg",
                 {card_.right() - space::kWide - kIcon, y, kIcon, kIcon}, c.text_2);
  y += 76;
  y += canvas.paragraph(tr(level.effect), {left, y, width, 80}, {.size = type::kBody, .colour = c.text},
                        context_.line_height());
  y += space::kTiny;
  const auto limit = [&](int stars, std::chrono::seconds left_over) {
    for (int i = 0; i < stars; ++i) {
      canvas.picture("images/icons/star.svg",
                     {left + static_cast<float>(i) * (kStar + 2), y + (kStarLine - kStar) / 2, kStar, kStar},
                     c.gold);
    }
    const std::string words = left_over.count() == 0
                                  ? format(tr("within {time}"), {{"time", clock_text(level.time.count())}})
                                  : format(tr("with {time} left"), {{"time", clock_text(left_over.count())}});
    canvas.text(words, {left + 3 * (kStar + 2) + space::kSmall, y, width, kStarLine},
                {.size = type::kLabel, .colour = c.text_2});
    y += kStarLine;
  };
  limit(3, level.three_stars);
  limit(2, level.two_stars);
  limit(1, std::chrono::seconds(0));
  for (const Control& control : controls_.all()) controls_.draw(canvas, theme(), now - this->now(), control);
}

}  // namespace quintet::scenes
