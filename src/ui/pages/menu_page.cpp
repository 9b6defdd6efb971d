#include "ui/pages/menu_page.hpp"

#include <algorithm>

#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kSealPart = 0.94F,
                kSealGap = 0.3F;  // the seal and the way to it, in parts of the title's size

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

// The first game that opens files takes it.
void MenuPage::on_file_dropped(const std::string& file) {
  const auto takes =
      std::ranges::find_if(context_.games, [](const GameDefinition* game) { return bool(game->open_file); });
  if (takes == context_.games.end()) return;
  tell_if_failed((*takes)->open_file(context_, file));
}

// Nothing lies behind the menu; leaving asks first, since Escape may have been pressed once too often.
void MenuPage::go_back() {
  std::vector<MenuItem> answers;
  answers.push_back({.id = "quit", .label = msgid("Quit"), .act = context_.quit});
  answers.push_back({.id = "stay", .label = msgid("Stay")});
  const auto kept = context_.profile.saves() ? msgid("Games in progress are kept.")
                                             : msgid("This copy saves nothing: games in progress are lost.");
  context_.scenes.push(
      std::make_unique<DialogPage>(context_, Question{msgid("Leave Quintet?"), kept, std::move(answers)}));
}

void MenuPage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Full);
  canvas.fade(arrival(now));
  paint_title(canvas);
  for (std::size_t i = 0; i < context_.games.size(); ++i) paint_card(canvas, now, i);
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
