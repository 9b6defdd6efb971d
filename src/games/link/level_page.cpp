#include "games/link/level_page.hpp"

#include "games/link/matches.hpp"
#include "games/link/navigation.hpp"
#include "games/link/words.hpp"
#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kStar = 20, kTerm = 28;  // a star, and a row with its condition

std::string tiles_left(const Localiser& words, int tiles) {
  return format(words.trn("{count} tile left", "{count} tiles left", static_cast<std::uint64_t>(tiles)),
                {{"count", std::to_string(tiles)}});
}

std::string level_words(const Localiser& words, int level) {
  return format(words.tr("Level {level}"), {{"level", std::to_string(level + 1)}});
}

}  // namespace

std::optional<SavedLevel> saved_level(Context& context) {
  const auto match = load_match(context, Mode::Journey);
  if (!match) return std::nullopt;
  return SavedLevel{match->level(), match->game().board().tiles()};
}

LevelPage::LevelPage(Context& context, int level) : PreviewPage(context, "link.level"), level_(level) {}

const link::Level& LevelPage::stage() const {
  return link::journey()[static_cast<std::size_t>(level_)];
}

void LevelPage::enter() {
  saved_ = saved_level(context_);
  PreviewPage::enter();
}

PreviewPage::Heading LevelPage::heading() const {
  std::string over = level_words(context_.words, level_);
  if (has_saved_match()) over += " · " + tiles_left(context_.words, saved_->tiles);
  return {.over = std::move(over), .title = tr(stage().title), .icon = gravity_icon(stage().rules.gravity)};
}

void LevelPage::begin() {
  if (has_saved_match()) return resume();
  if (saved_) return confirm_deal();
  deal();
}

void LevelPage::resume() {
  replace_with_kept_level(context_);
}

void LevelPage::deal() {
  replace_with_level(context_, level_);
}

void LevelPage::confirm_deal() {
  const Localiser& words = context_.words;
  Question question{
      has_saved_match() ? msgid("Begin this level again?") : msgid("Begin this level?"),
      LocalizedText([&words, saved = *saved_] {
        return format(words.tr("The saved game is given up: {game}."),
                      {{"game", level_words(words, saved.level) + " · " + tiles_left(words, saved.tiles)}});
      }),
      {}};
  question.answers.push_back({.id = "begin",
                              .label = has_saved_match() ? msgid("Begin again") : msgid("Begin"),
                              .act = later([this] { deal(); })});
  if (!has_saved_match())
    question.answers.push_back(
        {.id = "continue", .label = msgid("Continue"), .act = later([this] { resume(); })});
  question.answers.push_back({.id = "stay", .label = msgid("Back")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

std::string LevelPage::state() const {
  return "level=" + std::to_string(level_ + 1) + (has_saved_match() ? " waits" : "");
}

float LevelPage::body_height(float width) const {
  const TextStyle style{.size = type::kBody, .colour = theme().colour.text};
  return context_.canvas.paragraph_height(tr(stage().effect), width, style, context_.line_height()) +
         space::kTiny + kStars * kTerm;
}

void LevelPage::paint_body(Canvas& canvas, Rect body) const {
  const float effect = canvas.paragraph(
      tr(stage().effect), body, {.size = type::kBody, .colour = theme().colour.text}, context_.line_height());
  Rect row{body.x, body.y + effect + space::kTiny, body.w, kTerm};
  paint_terms(canvas, row, 3, stage().three_stars);
  paint_terms(canvas, row.moved({0, kTerm}), 2, stage().two_stars);
  paint_terms(canvas, row.moved({0, 2 * kTerm}), 1, std::chrono::seconds(0));
}

void LevelPage::paint_terms(Canvas& canvas, Rect row, int stars, std::chrono::seconds left) const {
  const float width = stars_width(kStar);
  draw_stars(canvas, theme(), {row.x, row.centre().y - kStar / 2, width, kStar}, stars);
  const std::string words = left.count() == 0
                                ? format(tr("within {time}"), {{"time", clock_text(stage().time.count())}})
                                : format(tr("with {time} left"), {{"time", clock_text(left.count())}});
  const float x = row.x + width + space::kSmall;
  canvas.text(words, {x, row.y, row.right() - x, row.h},
              {.size = type::kLabel, .colour = theme().colour.text_2});
}

}  // namespace quintet::link
