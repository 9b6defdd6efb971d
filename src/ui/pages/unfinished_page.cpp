#include "ui/pages/unfinished_page.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "ui/kit/statistics.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {
namespace {

constexpr float kRow = 112, kGap = space::kTiny, kPadding = space::kSmall;
constexpr float kName = 26, kWords = 22;
constexpr float kTwoColumns = 1040;      // from this width on
constexpr float kEmptyPart = 0.42F;      // vertical position of the words, as a share of the page's height
constexpr std::size_t kReadInAStep = 3;  // games

}  // namespace

UnfinishedPage::UnfinishedPage(Context& context, const GameDefinition& game)
    : ScrollPage(context, std::string(game.id) + ".unfinished"), game_(game) {}

void UnfinishedPage::enter() {
  find();
  ScrollPage::enter();
}

void UnfinishedPage::find() {
  words_revision_ = context_.words.revision();
  games_.clear();
  found_.clear();
  read_ = 0;
  for (const GameMode& mode : game_.modes) {
    if (!mode.unfinished.marks) continue;
    for (std::string& mark : mode.unfinished.marks(context_)) found_.push_back({&mode, std::move(mark)});
  }
}

// Days are all that is known of the order between modes; in a mode the order is that of its games.
void UnfinishedPage::read_some() {
  for (std::size_t i = 0; i < kReadInAStep && busy(); ++i) {
    Source& source = found_[read_++];
    if (auto game = source.mode->unfinished.card(context_, source.mark))
      games_.push_back({std::move(source), *std::move(game)});
  }
  if (busy()) return;
  std::ranges::stable_sort(games_, std::greater{}, [](const Row& row) { return row.game.date; });
  place_controls();
  if (!games_.empty()) controls_.focus(row_id("game", 0));
}

void UnfinishedPage::advance(Duration step) {
  if (words_revision_ != context_.words.revision()) find();
  if (busy()) read_some();
  ScrollPage::advance(step);
}

Rect UnfinishedPage::card(std::size_t index) const {
  const auto count = static_cast<float>(columns_);
  const float width = (page_.w - (count - 1) * kGap) / count;
  const std::size_t column = index % columns_, row = index / columns_;
  return {page_.x + static_cast<float>(column) * (width + kGap),
          space::kHair + static_cast<float>(row) * (kRow + kGap), width, kRow};
}

std::vector<Control> UnfinishedPage::layout(Extent size) {
  page_ = below_header(size);
  columns_ = page_.w >= kTwoColumns ? 2 : 1;
  const std::size_t lines = (games_.size() + columns_ - 1) / columns_;
  scroll_.fit({0, page_.y, size.w, page_.h}, static_cast<float>(lines) * (kRow + kGap) + space::kBase);
  std::vector<Control> controls{back_control(size, back_id(), tr("Back (Esc)"))};
  if (busy()) return controls;
  const Vec moved{0, page_.y - scroll_.offset(now())};
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const Rect at = card(i).moved(moved);
    const float left = at.right() - kPadding - kTarget;
    controls.push_back({.id = row_id("game", i),
                        .kind = Control::Kind::Area,
                        .bounds = {at.x, at.y, left - space::kTiny - at.x, at.h},
                        .ring_radius = radius::kCard,
                        .window = scroll_.view()});
    controls.push_back({.id = row_id("delete", i),
                        .kind = Control::Kind::Icon,
                        .bounds = {left, at.centre().y - kTarget / 2, kTarget, kTarget},
                        .label = tr("Delete"),
                        .icon = "trash",
                        .window = scroll_.view()});
  }
  return controls;
}

void UnfinishedPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const auto& [mode, mark] = games_[i].source;
    if (reply.id == row_id("game", i)) return mode->unfinished.open(context_, mark);
    if (reply.id == row_id("delete", i)) return ask_delete(games_[i]);
  }
  ScrollPage::on_control(reply);
}

void UnfinishedPage::ask_delete(const Row& row) {
  const LocalizedText words([words = row.game.title + " · " + row.game.fact] { return words; });
  const auto remove =
      later([this, source = row.source] { source.mode->unfinished.remove(context_, source.mark); });
  ask(context_, {msgid("Delete this game?"), words, {}},
      {.id = "delete", .label = msgid("Delete"), .act = remove}, msgid("Keep the game"));
}

void UnfinishedPage::paint_row(Canvas& canvas, std::size_t index, Duration now) const {
  const Palette& c = theme().colour;
  const UnfinishedGame& game = games_[index].game;
  const Rect at = card(index);
  const float warm = controls_.warmth(row_id("game", index), now - this->now());
  draw_card(canvas, theme(), at, warm > 0.5F ? Elevation::Middle : Elevation::Low, warm);
  const float side = at.h - 2 * kPadding;
  const Rect picture{at.x + kPadding, at.y + kPadding, side, side};
  game.board(canvas, context_, picture);
  const float x = picture.right() + space::kSmall;
  const float width = at.right() - kPadding - kTarget - 2 * space::kTiny - x;
  float y = at.centre().y - (kName + 2 * kWords) / 2;
  const auto facts = [&](std::string words, float height, const TextStyle& style) {
    canvas.text(facts_that_fit(canvas, std::move(words), width, style), {x, y, width, height}, style);
    y += height;
  };
  facts(game.title, kName, {.face = Face::Bold, .size = type::kBody, .colour = c.text});
  const TextStyle style{.size = type::kLabel, .colour = c.text_2};
  facts(game.fact, kWords, style);
  const std::string day = recent_day_text(context_.words, game.date, context_.today());
  facts((day.empty() ? "" : day + " · ") + played_words(context_.words, game.elapsed), kWords, style);
}

// The rows scroll with the page; the positions of their buttons are already scrolled.
void UnfinishedPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(
      canvas, now, {.title = tr("Unfinished games"), .accent = game_.accent.on(theme())}, [&](Canvas& sheet) {
        if (busy() || games_.empty())
          return sheet.text(busy() ? tr("Reading…") : tr("No unfinished games"),
                            {page_.x, page_.y + page_.h * kEmptyPart, page_.w, space::kLarge},
                            {.size = type::kBody, .colour = theme().colour.text_2, .align = Align::Centre});
        const float top = scroll_.offset(now);
        const auto seen = [&](std::size_t i) {
          return card(i).bottom() + kGap > top && card(i).y - kGap < top + page_.h;
        };
        {
          const auto guard = sheet.saved();
          sheet.translate({0, page_.y - top});
          for (std::size_t i = 0; i < games_.size(); ++i)
            if (seen(i)) paint_row(sheet, i, now);
        }
        for (std::size_t i = 0; i < games_.size(); ++i) {
          const Control* control = seen(i) ? controls_.find(row_id("delete", i)) : nullptr;
          if (control) controls_.draw(sheet, theme(), now - this->now(), *control);
        }
      });
}

void add_more_games(const Localiser& words, std::string& facts, std::size_t more) {
  if (more == 0) return;
  facts += facts.empty() ? "" : " · ";
  facts +=
      format(words.trn("{count} more game", "{count} more games", more), {{"count", std::to_string(more)}});
}

}  // namespace quintet::ui
