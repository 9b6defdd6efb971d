#include "ui/pages/menu_page.hpp"

#include <algorithm>

#include "ui/pages/help_page.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/pages/mode_select_page.hpp"
#include "ui/pages/unfinished_page.hpp"
#include "ui/profile/profile.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kLeastButton = 124, kButtonIcon = 24;
constexpr float kSealPart = 0.94F,
                kSealGap = 0.3F;  // side of the seal and gap before it, in parts of the title's size
constexpr float kBelowCentre =
    0.06F;  // how much lower than the title the subtitle stands, in parts of its size

}  // namespace

void ask_to_quit(Context& context) {
  const auto kept = context.profile.saves()
                        ? msgid("Unfinished games are saved.")
                        : msgid("This window saves nothing: unfinished games will be lost.");
  ask(context, {msgid("Quit Quintet?"), kept, {}},
      {.id = "quit", .label = msgid("Quit"), .act = context.quit}, msgid("Stay"));
}

MenuPage::MenuPage(Context& context, std::vector<MenuItem> below)
    : Page(context, "menu"), below_(std::move(below)) {}

// One press continues the game played last, so its button has the focus whenever another game has become the last one.
void MenuPage::enter() {
  const GameDefinition* before = hero_.game;
  ask_progress();
  Page::enter();
  if (hero_.game != before) controls_.focus(main_id());
}

void MenuPage::ask_progress() {
  words_revision_ = context_.words.revision();
  hero_ = find_hero();
  caption_ = tr(hero_.mode ? msgid("Last played") : msgid("Start here"));
  add_more_games(context_.words, caption_, hero_.game->other_unfinished(context_));
  others_.clear();
  // Every small card keeps its place: the first game stands in that of the game on the large card.
  for (const GameDefinition* game : context_.games) {
    if (game == context_.games.front()) continue;
    const GameDefinition& shown = game == hero_.game ? *context_.games.front() : *game;
    others_.push_back({&shown, progress_of(shown)});
  }
}

// Before any game was played with this version, a saved game of an earlier one counts as the last.
MenuPage::Hero MenuPage::find_hero() const {
  for (const RecentMode& recent : recent_modes(context_.profile)) {
    const GameDefinition* game = find_game(context_.games, recent.game);
    if (!game) continue;
    if (Hero hero = hero_of(*game); hero.mode) return hero;
  }
  for (const GameDefinition* game : context_.games) {
    for (const GameMode& mode : game->modes) {
      if (Progress progress = mode.progress(context_); progress.saved)
        return {game, &mode, std::move(progress)};
    }
  }
  return {context_.games.front()};
}

// With its latest mode that has a saved game; where none has, with its latest mode.
MenuPage::Hero MenuPage::hero_of(const GameDefinition& game) const {
  Hero hero{&game};
  for (const RecentMode& recent : recent_modes(context_.profile)) {
    if (recent.game != game.id) continue;
    const auto mode = std::ranges::find(game.modes, recent.mode, &GameMode::id);
    if (mode == game.modes.end()) continue;
    Progress progress = mode->progress(context_);
    const bool saved = progress.saved;
    if (saved || !hero.mode) hero = {&game, &*mode, std::move(progress)};
    if (saved) break;
  }
  return hero;
}

// What a small card shows: its saved game, or what has been achieved.
Progress MenuPage::progress_of(const GameDefinition& game) const {
  Hero latest = hero_of(game);
  Progress progress = game.progress ? game.progress(context_) : Progress{};
  if (!latest.mode || !latest.progress.saved) return progress;
  progress.saved = true;
  progress.icon = "play";
  progress.words = latest.progress.words.empty() ? tr("Continue") : latest.progress.words;
  add_more_games(context_.words, progress.words, game.other_unfinished(context_));
  return progress;
}

void MenuPage::advance(Duration /*step*/) {
  if (words_revision_ != context_.words.revision()) ask_progress();
}

void MenuPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".continue") return hero_.mode->open(context_);
  if (reply.id == name() + ".new") return hero_.mode->second.open(context_);
  for (const GameDefinition* game : context_.games) {
    if (reply.id == id_of(*game)) return open_game(context_, *game);
  }
  for (const MenuItem& item : below_) {
    if (reply.id == id_of(item) && item.act) return item.act();
  }
}

void MenuPage::on_action(Action action) {
  if (action == Action::Help) open_help(context_);
  if (action == Action::Paste) tell_if_failed(paste_anywhere(context_));
}

// The first game that understands the file opens it; if none does, the reason of the last one is shown.
void MenuPage::on_file_dropped(const std::string& file) {
  Expected<void, LocalizedError> opened;
  for (const GameDefinition* game : context_.games) {
    if (!game->open_file) continue;
    opened = game->open_file(context_, file, context_.scenes.depth());
    if (opened) return;
  }
  tell_if_failed(opened);
}

// There is no page below the menu, so this ends the program. It asks first, since Escape is easily pressed by mistake.
void MenuPage::go_back() {
  ask_to_quit(context_);
}

bool MenuPage::has_second() const {
  return hero_.mode && hero_.mode->second.open &&
         (hero_.progress.saved || hero_.mode->second.when == GameMode::Second::When::Always);
}

std::vector<Control> MenuPage::layout(Extent size) {
  const MenuLayout place = place_menu(size, others_.size(), below_.size());
  hero_card_.emplace(place, hero_.mode ? (has_second() ? 3 : 2) : 1);
  std::vector<Control> controls;
  add_hero(controls);
  cards_.clear();
  for (std::size_t i = 0; i < others_.size(); ++i) {
    cards_.emplace_back(*others_[i].game, place.cards[i], others_[i].progress.saved);
    controls.push_back({.id = id_of(*others_[i].game),
                        .kind = Control::Kind::Area,
                        .bounds = place.cards[i],
                        .ring_radius = radius::kCard});
  }
  add_below(place, controls);
  place_title(place);
  return controls;
}

void MenuPage::add_hero(std::vector<Control>& controls) const {
  const HeroCard& card = *hero_card_;
  const Progress& progress = hero_.progress;
  const std::string usual = tr(!hero_.mode      ? msgid("Play")
                               : progress.saved ? msgid("Continue")
                                                : msgid("New game"));
  controls.push_back({.id = main_id(),
                      .kind = Control::Kind::Primary,
                      .bounds = card.button(0),
                      .label = progress.action.empty() ? usual : progress.action,
                      .icon = "play"});
  if (hero_.mode) {
    std::size_t index = 1;
    if (has_second())
      controls.push_back(
          {.id = name() + ".new", .bounds = card.button(index++), .label = tr(hero_.mode->second.label)});
    controls.push_back({.id = id_of(*hero_.game), .bounds = card.button(index), .label = tr("All modes")});
  }
  controls.push_back({.id = name() + ".board",
                      .kind = Control::Kind::Area,
                      .bounds = card.board(),
                      .stands_for = main_id()});
}

// In a row with labels, or as icons where the window is low.
void MenuPage::add_below(const MenuLayout& place, std::vector<Control>& controls) {
  float x = place.below.x, widest = 0;
  for (const MenuItem& entry : below_)
    widest = std::max(widest, context_.canvas.text_width(tr(entry.label), Face::Text, type::kBody));
  const auto count = static_cast<float>(below_.size());
  const float wanted = std::max(kLeastButton, widest + kButtonIcon + 2 * space::kBase + space::kTiny);
  const float most = (place.below.w - (count - 1) * space::kSmall) / std::max(count, 1.0F);
  const float width = place.icons_below ? kTarget : std::min(wanted, most);
  for (const MenuItem& entry : below_) {
    controls.push_back({.id = id_of(entry),
                        .kind = place.icons_below ? Control::Kind::Icon : Control::Kind::Button,
                        .bounds = {x, place.below.y, width, kTarget},
                        .label = tr(entry.label),
                        .icon = entry.icon});
    x += width + (place.icons_below ? space::kTiny : space::kSmall);
  }
  hints_ = {};
  if (place.icons_below) return;
  const float hint = context_.canvas.text_width(hints(), Face::Text, type::kCaption);
  if (place.below.right() - x > hint + space::kWide)
    hints_ = {x, place.below.y, place.below.right() - x, place.below.h};
}

// The subtitle stands beside the seal where there is room.
void MenuPage::place_title(const MenuLayout& place) {
  title_size_ = place.title_size;
  title_ = place.title;
  subtitle_ = {};
  const float end = title_.x + context_.canvas.text_width("Quintet", Face::Title, title_size_) +
                    title_size_ * (kSealGap + kSealPart) + space::kWide;
  const float wanted = context_.canvas.text_width(tr("Five games, one desk"), Face::Title, type::kLead);
  if (end + wanted < title_.right())
    subtitle_ = {end, title_.y + title_size_ * kBelowCentre, title_.right() - end, title_.h};
}

void MenuPage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Full);
  canvas.fade(arrival(now));
  paint_title(canvas);
  hero_card_->draw(canvas, context_, *hero_.game, hero_.progress, caption_);
  for (std::size_t i = 0; i < cards_.size(); ++i)
    cards_[i].draw(canvas, context_, others_[i].progress,
                   controls_.warmth(id_of(cards_[i].game()), now - this->now()));
  draw_controls(canvas, now);
}

void MenuPage::paint_title(Canvas& canvas) const {
  const Palette& c = theme().colour;
  canvas.text("Quintet", title_, {.face = Face::Title, .size = title_size_, .colour = c.text});
  const float side = title_size_ * kSealPart;
  const float x = title_.x + canvas.text_width("Quintet", Face::Title, title_size_) + title_size_ * kSealGap;
  draw_seal(canvas, theme(), {x, title_.centre().y - side / 2, side, side}, kSealGlyph);
  if (!subtitle_.empty())
    canvas.text(tr("Five games, one desk"), subtitle_,
                {.face = Face::Title, .size = type::kLead, .colour = c.text_2});
  if (!hints_.empty())
    canvas.text(hints(), hints_, {.size = type::kCaption, .colour = c.text_2, .align = Align::Right});
}

std::string MenuPage::hints() const {
  return tr("Arrows choose · Enter opens · Esc quits");
}

std::string MenuPage::state() const {
  return "cards=" + std::to_string(context_.games.size()) + " hero=" + std::string(hero_.game->id) +
         (hero_.mode ? '.' + std::string(hero_.mode->id) : "") + (hero_.progress.saved ? " saved" : "");
}

}  // namespace quintet::ui
