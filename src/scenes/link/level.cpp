#include "scenes/link/level.hpp"

#include "scenes/dialog.hpp"
#include "scenes/hud.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/link/games.hpp"
#include "scenes/link/words.hpp"
#include "scenes/ornaments.hpp"

namespace quintet::scenes {
namespace {

constexpr float kStar = 20, kTerm = 28;  // a star, and the row that says what it asks for

std::string tiles_left(const Localiser& words, int tiles) {
  return format(words.trn("{count} tile left", "{count} tiles left", static_cast<std::uint64_t>(tiles)),
                {{"count", std::to_string(tiles)}});
}

std::string level_words(const Localiser& words, int level) {
  return format(words.tr("Level {level}"), {{"level", std::to_string(level + 1)}});
}

}  // namespace

std::optional<KeptLevel> kept_level(Context& context) {
  const auto match = kept(context, LinkMode::Journey);
  if (!match) return std::nullopt;
  return KeptLevel{match->level(), match->game().board().tiles()};
}

LinkLevelPage::LinkLevelPage(Context& context, int level)
    : LinkEntryCard(context, "link.level"), level_(level) {}

const link::Level& LinkLevelPage::stage() const {
  return link::journey()[static_cast<std::size_t>(level_)];
}

void LinkLevelPage::enter() {
  kept_ = kept_level(context_);
  LinkEntryCard::enter();
}

LinkEntryCard::Heading LinkLevelPage::heading() const {
  std::string over = level_words(context_.words, level_);
  if (waits()) over += " · " + tiles_left(context_.words, kept_->tiles);
  return {.over = std::move(over), .title = tr(stage().title), .icon = gravity_icon(stage().rules.gravity)};
}

void LinkLevelPage::begin() {
  if (waits()) return go_on();
  if (kept_) return ask_to_deal();
  deal();
}

void LinkLevelPage::go_on() {
  replace_with_kept_level(context_);
}

void LinkLevelPage::deal() {
  replace_with_level(context_, level_);
}

void LinkLevelPage::ask_to_deal() {
  const Localiser& words = context_.words;
  Question question{waits() ? msgid("Begin this level again?") : msgid("Begin this level?"),
                    Phrase([&words, kept = *kept_] {
                      return format(
                          words.tr("The game that waits is given up: {game}."),
                          {{"game", level_words(words, kept.level) + " · " + tiles_left(words, kept.tiles)}});
                    }),
                    {}};
  question.answers.push_back(
      {.id = "begin", .label = waits() ? msgid("Begin again") : msgid("Begin"), .act = [this] { deal(); }});
  if (!waits())
    question.answers.push_back({.id = "continue", .label = msgid("Continue"), .act = [this] { go_on(); }});
  question.answers.push_back({.id = "stay", .label = msgid("Back")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

std::string LinkLevelPage::state() const {
  return "level=" + std::to_string(level_ + 1) + (waits() ? " waits" : "");
}

float LinkLevelPage::body_height(float width) const {
  const TextStyle style{.size = type::kBody, .colour = theme().colour.text};
  return context_.canvas.paragraph_height(tr(stage().effect), width, style, context_.line_height()) +
         space::kTiny + kStars * kTerm;
}

void LinkLevelPage::paint_body(Canvas& canvas, Rect body) const {
  const float effect = canvas.paragraph(
      tr(stage().effect), body, {.size = type::kBody, .colour = theme().colour.text}, context_.line_height());
  Rect row{body.x, body.y + effect + space::kTiny, body.w, kTerm};
  paint_terms(canvas, row, 3, stage().three_stars);
  paint_terms(canvas, row.moved({0, kTerm}), 2, stage().two_stars);
  paint_terms(canvas, row.moved({0, 2 * kTerm}), 1, std::chrono::seconds(0));
}

void LinkLevelPage::paint_terms(Canvas& canvas, Rect row, int stars, std::chrono::seconds left) const {
  const float width = stars_width(kStar);
  draw_stars(canvas, theme(), {row.x, row.centre().y - kStar / 2, width, kStar}, stars);
  const std::string words = left.count() == 0
                                ? format(tr("within {time}"), {{"time", clock_text(stage().time.count())}})
                                : format(tr("with {time} left"), {{"time", clock_text(left.count())}});
  const float x = row.x + width + space::kSmall;
  canvas.text(words, {x, row.y, row.right() - x, row.h},
              {.size = type::kLabel, .colour = theme().colour.text_2});
}

}  // namespace quintet::scenes
