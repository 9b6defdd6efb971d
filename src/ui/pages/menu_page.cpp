#include "ui/pages/menu_page.hpp"

#include <algorithm>

#include "ui/pages/dialog_page.hpp"
#include "ui/pages/menu_layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kLow = 560;     // height below which the subtitle is left out
constexpr float kNarrow = 820;  // width likewise
constexpr float kWidest = 1180, kSide = 0.07F;
constexpr float kTop = 0.11F, kBottom = 0.08F;  // margins in parts of the height
constexpr float kAbove = 0.4F;                  // the part of the remaining height that is above the title
constexpr float kSubtitle = 32;
constexpr float kButton = 148;
constexpr float kSealPart = 0.94F,
                kSealGap = 0.3F;  // side of the seal and gap before it, in parts of the title's size

}  // namespace

MenuPage::MenuPage(Context& context, std::vector<MenuItem> below)
    : Page(context, "menu"), below_(std::move(below)) {}

void MenuPage::enter() {
  ask_progress();
  Page::enter();
}

void MenuPage::ask_progress() {
  words_revision_ = context_.words.revision();
  progress_.clear();
  for (const GameDefinition* game : context_.games)
    progress_.push_back(game->progress ? game->progress(context_) : Progress{});
}

void MenuPage::advance(Duration step) {
  static_cast<void>(step);
  if (words_revision_ != context_.words.revision()) ask_progress();
}

void MenuPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  for (const GameDefinition* game : context_.games) {
    if (reply.id == id_of(*game)) return open_game(context_, *game);
  }
  for (const MenuItem& item : below_) {
    if (reply.id == id_of(item) && item.act) return item.act();
  }
}

// The first game that can open files opens it.
void MenuPage::on_file_dropped(const std::string& file) {
  const auto takes =
      std::ranges::find_if(context_.games, [](const GameDefinition* game) { return bool(game->open_file); });
  if (takes == context_.games.end()) return;
  tell_if_failed((*takes)->open_file(context_, file));
}

// There is no page below the menu, so this ends the program. It asks first, since Escape is easily pressed by mistake.
void MenuPage::go_back() {
  std::vector<MenuItem> answers;
  answers.push_back({.id = "quit", .label = msgid("Quit"), .act = context_.quit});
  answers.push_back({.id = "stay", .label = msgid("Stay")});
  const auto kept = context_.profile.saves() ? msgid("Games in progress are kept.")
                                             : msgid("This copy saves nothing: games in progress are lost.");
  context_.scenes.push(
      std::make_unique<DialogPage>(context_, Question{msgid("Leave Quintet?"), kept, std::move(answers)}));
}

std::vector<Control> MenuPage::layout(Extent size) {
  const bool low = size.h < kLow;
  const float side = size.w < kNarrow ? space::kBase : size.w * kSide;
  const float width = std::min(size.w - 2 * side, kWidest);
  Rect page{(size.w - width) / 2, low ? space::kSmall : size.h * kTop, width, 0};
  const float bottom = size.h - (low ? space::kSmall : size.h * kBottom);
  title_size_ = low ? type::kDisplay : type::kPoster;
  const float title = title_size_ + (low ? 0 : kSubtitle + space::kTiny);
  const float gap = low ? space::kSmall : space::kLarge;
  const float room = bottom - page.y - title - kTarget - 2 * gap;
  const CardGrid table = table_of_cards({page.w, room}, context_.games.size());
  const float cards = table.size().h;
  // Height that the cards do not need is divided above and below them.
  page.y += (room - cards) * kAbove;
  place_title({page.x, page.y, page.w, title});

  std::vector<Control> controls;
  const float top = page.y + title + gap;
  cards_.clear();
  for (std::size_t i = 0; i < context_.games.size(); ++i) {
    const GameCard& card = cards_.emplace_back(*context_.games[i], table.place(i, {page.x, top}));
    controls.push_back({.id = id_of(card.game()),
                        .kind = Control::Kind::Area,
                        .bounds = card.bounds(),
                        .ring_radius = radius::kCard});
  }
  place_below({page.x, top + cards + gap, page.w, kTarget}, controls);
  return controls;
}

void MenuPage::place_title(Rect page) {
  title_ = {page.x, page.y, page.w, title_size_};
  subtitle_ = {};
  if (page.h > title_size_) subtitle_ = {page.x, page.bottom() - kSubtitle, page.w, kSubtitle};
}

void MenuPage::place_below(Rect row, std::vector<Control>& controls) {
  if (below_.empty()) return;
  const auto count = static_cast<float>(below_.size());
  const float width = std::min(kButton, (row.w - (count - 1) * space::kSmall) / count);
  float x = row.x;
  for (const MenuItem& entry : below_) {
    controls.push_back({.id = id_of(entry),
                        .bounds = {x, row.y, width, kTarget},
                        .label = tr(entry.label),
                        .icon = entry.icon});
    x += width + space::kSmall;
  }
  const float wanted = context_.canvas.text_width(hints(), Face::Text, type::kLabel);
  hints_ = {};
  if (row.right() - x > wanted + space::kWide) hints_ = {x, row.y, row.right() - x, kTarget};
}

void MenuPage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Full);
  canvas.fade(arrival(now));
  paint_title(canvas);
  for (std::size_t i = 0; i < cards_.size(); ++i)
    cards_[i].draw(canvas, context_, progress_[i],
                   controls_.warmth(id_of(cards_[i].game()), now - this->now()));
  draw_controls(canvas, now);
}

void MenuPage::paint_title(Canvas& canvas) const {
  const Palette& c = theme().colour;
  canvas.text("Quintet", title_, {.face = Face::Title, .size = title_size_, .colour = c.text});
  const float side = title_size_ * kSealPart;
  const float x = title_.x + canvas.text_width("Quintet", Face::Title, title_size_) + title_size_ * kSealGap;
  draw_seal(canvas, theme(), {x, title_.centre().y - side / 2, side, side}, kSealGlyph);
  if (!subtitle_.empty()) {
    canvas.text(tr("Grid games on one desk"), subtitle_, {.size = type::kLead, .colour = c.text_2});
  }
  if (!hints_.empty())
    canvas.text(hints(), hints_, {.size = type::kLabel, .colour = c.text_2, .align = Align::Right});
}

std::string MenuPage::hints() const {
  return tr("Arrows choose · Enter opens · Esc leaves");
}

std::string MenuPage::state() const {
  return "cards=" + std::to_string(context_.games.size());
}

}  // namespace quintet::ui
