#include "ui/pages/game_card.hpp"

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

// Heights of the lines on a card.
constexpr float kLowCard = 220;  // below this height a card leaves out the progress
constexpr float kHanzi = 40, kLowHanzi = 36;
constexpr float kName = 28, kLowName = 20, kProgress = 28;

}  // namespace

GameCard::GameCard(const GameDefinition& game, Rect bounds) : game_(&game), bounds_(bounds) {
  const bool low = bounds.h < kLowCard;
  const float hanzi = low ? kLowHanzi : kHanzi, name = low ? kLowName : kName;
  const Rect inner = bounds.grown(low ? -space::kTiny : -space::kBase);
  const float y = inner.bottom() - hanzi - name - (low ? 0 : space::kHair + kProgress);
  art_ = {inner.x, inner.y, inner.w, y - space::kTiny - inner.y};
  const float x = inner.x + space::kHair, width = inner.w - space::kHair;
  hanzi_ = {x, y, width, hanzi};
  name_ = {x, hanzi_.bottom(), width, name};
  if (!low) progress_ = {x, name_.bottom() + space::kHair, width, kProgress};
}

void GameCard::draw(Canvas& canvas, const Context& context, const Progress& progress, float warm) const {
  const Palette& c = context.theme.colour;
  const Rgba accent = game_->accent.on(context.theme);
  const auto guard = canvas.saved();
  if (!context.still()) canvas.translate({0, -kLift * warm});
  draw_card(canvas, context.theme, bounds_, Elevation::Middle);
  canvas.rounded(art_, radius::kControl, c.board);
  canvas.outline(art_, radius::kControl, kLine, mix(c.board_edge, accent, warm));
  if (game_->art) game_->art(canvas, context.theme, art_);
  canvas.text(game_->hanzi, hanzi_, {.face = Face::Title, .size = type::kTitle, .colour = accent});
  const std::string name = context.words.tr(game_->name);
  // Where the Chinese name is already the title, the tagline takes the place of the name, if there is room for all of it.
  if (name != game_->hanzi)
    canvas.text(name, name_, {.size = type::kBody, .colour = c.text});
  else if (const std::string line = context.words.tr(game_->tagline);
           canvas.text_width(line, Face::Text, type::kCaption) <= name_.w)
    canvas.text(line, name_, {.size = type::kLabel, .colour = c.text_2});
  if (!progress_.empty()) {
    canvas.text(progress.words, progress_,
                {.size = type::kLabel, .colour = progress.saved ? c.primary : c.text_2});
  }
}

}  // namespace quintet::ui
