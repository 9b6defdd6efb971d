#include "ui/pages/mode_select_page.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <tuple>

#include "ui/context.hpp"
#include "ui/pages/help_page.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/pages/settings_page.hpp"
#include "ui/pages/statistics_page.hpp"
#include "ui/pages/unfinished_page.hpp"
#include "ui/profile/profile.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

namespace {

// A hanging scroll: the cord, the rod at the top and the roller at the foot, which are wider than the silk.
constexpr float kCord = 24, kRod = 13, kRodOut = 9, kFinial = 12, kNail = 4, kCordWidth = 1.5F;
constexpr float kCordPart = 0.3F;  // where the cord meets the rod, from its middle, in parts of the silk
constexpr float kMargin = 12, kHead = 10;        // silk beside the paper, and above and below it
constexpr float kLowMargin = 6;                  // of a scroll that lies
constexpr float kInset = 14, kLowInset = 10;     // from the edge of the paper to its text
constexpr float kSilkLine = 6;                   // from the edge of the silk to the pale line woven into it
constexpr float kMain = 48, kSecond = kTarget;   // heights of the buttons
constexpr float kLowMain = 38, kLowSecond = 34;  // where a scroll is low
constexpr float kTitleRow = 44, kLowTitleRow = 30, kFactRow = 24, kFactIcon = 16;
constexpr float kText = 96, kLowText = 76,
                kLowPaper = 300;                       // height of line and fact; less where the paper is low
constexpr float kLowScroll = 200;                      // height from which a lying scroll has the larger type
constexpr float kRowOfButtons = 300;                   // width from which two buttons stand side by side
constexpr float kStackOfButtons = 108;                 // height from which they may stand one above the other
constexpr float kArtPart = 0.36F, kMostArt = 1.2F;     // of a lying scroll's width; by its height
constexpr float kFlatPaper = 90, kFlatArtPart = 0.2F;  // height of a paper that needs its width for the words
constexpr float kTitleLine = 1.25F;                    // height of a title's row, in parts of its type size
// The size of a hanging scroll, and the gaps.
constexpr float kLeastHangingWidth = 210, kMostHangingWidth = 320, kLeastHangingHeight = 400,
                kMostHangingHeight = 580;
constexpr float kLeastGap = 30, kMostGap = 56;
constexpr Extent kLeastScroll{180, 80};
// The size of a lying scroll.
constexpr float kLeastLyingWidth = 290, kMostLyingWidth = 760, kMostLyingHeight = 260,
                kLyingGap = space::kSmall;

// The silks of the mounts: pale green, ochre, blue and rose.
constexpr std::array kSilks{Rgba::hex(0xC6D4C5), Rgba::hex(0xE2CD9D), Rgba::hex(0xBFD0D7),
                            Rgba::hex(0xE8C6BA)};
constexpr float kSilkOnDark = 0.2F;  // how much of the silk a dark desk shows

Rgba silk_of(const Theme& theme, std::size_t index) {
  const Palette& c = theme.colour;
  if (theme.contrast == Contrast::High) return c.surface;
  const Rgba silk = kSilks[index % kSilks.size()];
  return c.dark ? mix(c.raised, silk, kSilkOnDark) : silk;
}

void draw_rod(Canvas& canvas, Rect bar, bool level) {
  const std::string way = level ? "" : "-upright";
  canvas.picture("images/scroll/rod" + way + ".svg", bar);
  const Extent knob = level ? Extent{kFinial, bar.h + 3} : Extent{bar.w + 3, kFinial};
  const Vec first = level ? Vec{bar.x, bar.centre().y} : Vec{bar.centre().x, bar.y};
  const Vec last = level ? Vec{bar.right(), bar.centre().y} : Vec{bar.centre().x, bar.bottom()};
  for (const Vec end : {first, last})
    canvas.picture("images/scroll/finial" + way + ".svg", centred(end, knob));
}

}  // namespace

ScrollPlaces place_scrolls(Rect room, std::size_t count) {
  ScrollPlaces places;
  const auto all = static_cast<float>(count);
  const float width = shared_side(room.w - 2 * kRodOut, count, kLeastGap);
  CardGrid grid{.count = count, .columns = count, .card = {}};
  if (width >= kLeastHangingWidth && room.h >= kLeastHangingHeight) {
    grid.card = {std::min(width, kMostHangingWidth), std::min(room.h, kMostHangingHeight)};
    if (count > 1) grid.gap = std::min((room.w - all * grid.card.w) / all, kMostGap);
  } else {
    places.shape = ScrollShape::Lying;
    grid.gap = kLyingGap;
    grid.columns = std::clamp(static_cast<std::size_t>((room.w + kLyingGap) / (kLeastLyingWidth + kLyingGap)),
                              std::size_t{1}, room.w > room.h ? (count + 1) / 2 : std::size_t{1});
    grid.card = {std::min(shared_side(room.w, grid.columns, grid.gap), kMostLyingWidth),
                 std::min(shared_side(room.h, grid.rows(), grid.gap), kMostLyingHeight)};
  }
  const Vec origin = centred(room.centre(), grid.size()).origin();
  for (std::size_t i = 0; i < count; ++i) places.scrolls.push_back(grid.place(i, origin));
  return places;
}

ModeScroll::ModeScroll(Rect place, ScrollShape shape, int rows) : whole_(place), shape_(shape) {
  if (place.w < kLeastScroll.w || place.h < kLeastScroll.h)
    main_ = silk_ = place;  // a window too small to play in
  else if (shape == ScrollShape::Hanging)
    place_hanging(rows);
  else
    place_lying(rows);
}

void ModeScroll::place_hanging(int rows) {
  silk_ = {whole_.x, whole_.y + kCord + kRod / 2, whole_.w, whole_.h - kCord - kRod};
  const float head = kRod / 2 + kHead;
  paper_ = {silk_.x + kMargin, silk_.y + head, silk_.w - 2 * kMargin, silk_.h - 2 * head};
  const float second = rows > 1 ? kSecond : 0, buttons = kMain + (rows > 1 ? kSecond + space::kSmall : 0);
  const float text = paper_.h - kInset - buttons < kLowPaper ? kLowText : kText;
  std::tie(art_, title_, text_, main_, second_) = std::tuple_cat(
      Column{}.place({paper_.x + kInset, paper_.y, paper_.w - 2 * kInset, paper_.h - kInset},
                     {growing(), fixed(kTitleRow, space::kHair), fixed(text - space::kHair, space::kHair),
                      fixed(kMain, space::kTiny), fixed(second, space::kSmall)}));
  art_ = {paper_.x, paper_.y, paper_.w, art_.h};
}

void ModeScroll::place_lying(int rows) {
  silk_ = {whole_.x + kRod / 2, whole_.y + kRodOut / 2, whole_.w - kRod, whole_.h - kRodOut};
  paper_ = silk_.grown(-kLowMargin);
  paper_.x += kRod / 2;
  paper_.w -= kRod;
  const bool low = whole_.h < kLowScroll;
  const float part = paper_.h < kFlatPaper ? kFlatArtPart : kArtPart;
  art_ = {paper_.x, paper_.y, std::min(paper_.w * part, paper_.h * kMostArt), paper_.h};
  const float inset = low ? kLowInset : kInset;
  const Rect column{art_.right() + inset, paper_.y + inset / 2, paper_.right() - art_.right() - 2 * inset,
                    paper_.h - inset};
  const float main = low ? kLowMain : kMain, second = low ? kLowSecond : kSecond;
  float y = column.bottom();
  if (column.w >= kRowOfButtons) {
    const float half = rows > 1 ? shared_side(column.w, 2, space::kTiny) : column.w;
    main_ = {column.x, y - main, half, main};
    if (rows > 1) second_ = {main_.right() + space::kTiny, y - main, half, main};
  } else if (rows > 1 && column.h < kStackOfButtons) {
    // One above the other would leave no room for the title: the second is an icon beside the first.
    main_ = {column.x, y - main, column.w, main};
    alone_ = main_;
    main_.w -= kLowSecond + space::kHair;
    second_ = {main_.right() + space::kHair, y - main, kLowSecond, main};
  } else {
    if (rows > 1) {
      second_ = {column.x, y - second, column.w, second};
      y = second_.y - (low ? space::kHair + 2 : space::kTiny);
    }
    main_ = {column.x, y - main, column.w, main};
  }
  const float title = std::clamp(main_.y - column.y, 0.0F, low ? kLowTitleRow : kTitleRow);
  title_ = {column.x, column.y, column.w, title};
  text_ = {column.x, title_.bottom(), column.w, std::max(0.0F, main_.y - space::kHair - title_.bottom())};
}

void ModeScroll::draw(Canvas& canvas, const Context& context, const GameDefinition& game,
                      const GameMode& mode, const Progress& progress, std::size_t index) const {
  const Theme& theme = context.theme;
  const Palette& c = theme.colour;
  const Rgba silk = silk_of(theme, index), accent = game.accent.on(theme);
  draw_mount(canvas, theme, silk);
  {
    const auto guard = canvas.saved();
    canvas.clip(art_);
    if (progress.art) {
      progress.art(canvas, context, art_);
    } else {
      canvas.fill(art_, mix(c.surface, silk, 0.5F));
      const float side = std::min(art_.w, art_.h) / 2;
      canvas.picture("images/icons/" + std::string(mode.icon) + ".svg", centred(art_.centre(), {side, side}),
                     accent);
    }
  }
  draw_rods(canvas);
  draw_words(canvas, context, game, mode, progress);
}

void ModeScroll::draw_mount(Canvas& canvas, const Theme& theme, Rgba silk) const {
  const Palette& c = theme.colour;
  canvas.shadow(silk_, 0, theme.shadow(Elevation::High));
  canvas.fill(silk_, silk);
  const bool hangs = shape_ == ScrollShape::Hanging;
  if (theme.contrast == Contrast::High) {
    canvas.outline(silk_, 0, kLine, c.border);
  } else {
    const auto guard = canvas.saved();
    canvas.clip(silk_);
    constexpr float kTile = 48;
    for (float y = silk_.y; y < silk_.bottom(); y += kTile)
      for (float x = silk_.x; x < silk_.right(); x += kTile)
        canvas.picture("images/scroll/brocade.svg", {x, y, kTile, kTile},
                       c.dark ? c.text_2.faded(0.35F) : c.surface);
    const float in = kSilkLine;
    const Rgba thread = c.dark ? c.text_3.faded(0.5F) : c.surface;
    if (hangs) {
      canvas.fill({silk_.x + in, silk_.y, kLine, silk_.h}, thread);
      canvas.fill({silk_.right() - in - kLine, silk_.y, kLine, silk_.h}, thread);
    }
  }
  canvas.fill(paper_, c.surface);
  canvas.outline(paper_.grown(kLine), 0, kLine, mix(silk, c.text, 0.16F));
}

void ModeScroll::draw_rods(Canvas& canvas) const {
  constexpr Rgba kCordInk = Rgba::hex(0x6A4423);
  if (shape_ == ScrollShape::Lying) {
    for (const float x : {whole_.x, whole_.right() - kRod})
      draw_rod(canvas, {x, whole_.y + kFinial / 2, kRod, whole_.h - kFinial}, false);
    return;
  }
  const float top = silk_.y - kRod / 2, middle = whole_.centre().x, reach = silk_.w * kCordPart;
  const Vec nail{middle, whole_.y + kNail};
  canvas.polyline(std::array{Vec{middle - reach, top}, nail, Vec{middle + reach, top}}, kCordWidth, kCordInk);
  canvas.disc(nail, kNail, kCordInk);
  for (const float y : {top, silk_.bottom() - kRod / 2})
    draw_rod(canvas, {silk_.x - kRodOut + kFinial / 2, y, silk_.w + 2 * kRodOut - kFinial, kRod}, true);
}

// One size for the titles of all modes, so that the longest one fits.
float ModeScroll::title_size(Canvas& canvas, const Context& context, const GameDefinition& game) const {
  const float wanted =
      title_.h < kTitleRow ? std::clamp(title_.h / kTitleLine, type::kLabel, type::kHeading) : type::kTitle;
  float longest = title_.w;
  for (const GameMode& mode : game.modes)
    longest = std::max(longest, canvas.text_width(context.words.tr(mode.label), Face::Title, wanted));
  return wanted * title_.w / longest;
}

void ModeScroll::draw_words(Canvas& canvas, const Context& context, const GameDefinition& game,
                            const GameMode& mode, const Progress& progress) const {
  const Rgba accent = game.accent.on(context.theme);
  const Palette& c = context.theme.colour;
  canvas.text(context.words.tr(mode.label), title_,
              {.face = Face::Title, .size = title_size(canvas, context, game), .colour = accent});
  const TextStyle style{.size = type::kLabel, .colour = c.text_2};
  const std::string line = context.words.tr(mode.line);
  const float fact = progress.words.empty() ? 0 : kFactRow;
  const float height = canvas.paragraph_height(line, text_.w, style, context.line_height());
  float y = text_.y;
  // The line is left out where it does not fit completely.
  if (height + fact <= text_.h) {
    canvas.paragraph(line, {text_.x, y, text_.w, height}, style, context.line_height());
    y += height + std::clamp(text_.h - height - fact, 0.0F, space::kTiny);
  }
  if (progress.words.empty() || fact > text_.h) return;
  Rect row{text_.x, y, text_.w, kFactRow};
  if (!progress.icon.empty()) {
    canvas.picture("images/icons/" + progress.icon + ".svg",
                   {row.x, row.centre().y - kFactIcon / 2, kFactIcon, kFactIcon},
                   progress.icon == "star" ? c.gold : c.text_2);
    row.x += kFactIcon + space::kTiny;
    row.w -= kFactIcon + space::kTiny;
  }
  const TextStyle bold{.face = Face::Bold, .size = type::kLabel, .colour = c.text};
  canvas.text(facts_that_fit(canvas, progress.words, row.w, bold), row, bold);
}

namespace {

constexpr float kWidest = 1300, kSide = 39, kNarrowSide = space::kSmall;  // of the scrolls; beside them
constexpr float kNarrow = 1000;  // width below which they stand nearer to the edge
constexpr float kFoot = space::kLarge, kLow = 700, kLowFoot = space::kTiny;
constexpr float kHintRow = 28;
constexpr float kButtonsFrom = 900;  // width from which the buttons of the header may have labels
constexpr float kIconSide = 24;

}  // namespace

ModeSelectPage::ModeSelectPage(Context& context, const GameDefinition& game)
    : Page(context, std::string(game.id)), game_(game) {}

void ModeSelectPage::enter() {
  const bool first = progress_.empty();
  ask_progress();
  Page::enter();
  if (first) controls_.focus(id_of(game_.modes[latest_]));
}

// The latest mode is the one played last; where none was, a mode with a saved game, or the first one.
void ModeSelectPage::ask_progress() {
  words_revision_ = context_.words.revision();
  progress_.clear();
  others_ = game_.other_unfinished(context_);
  for (const GameMode& mode : game_.modes) {
    progress_.push_back(mode.progress(context_));
    add_more_games(context_.words, progress_.back().words, mode.unfinished.others(context_));
  }
  const auto saved = std::ranges::find_if(progress_, &Progress::saved);
  latest_ = saved == progress_.end() ? 0 : static_cast<std::size_t>(saved - progress_.begin());
  for (const RecentMode& recent : recent_modes(context_.profile)) {
    if (recent.game != game_.id) continue;
    const auto found = std::ranges::find(game_.modes, recent.mode, &GameMode::id);
    if (found == game_.modes.end()) continue;
    latest_ = static_cast<std::size_t>(found - game_.modes.begin());
    return;
  }
}

void ModeSelectPage::advance(Duration /*step*/) {
  if (words_revision_ != context_.words.revision()) ask_progress();
}

bool ModeSelectPage::has_second(std::size_t index) const {
  const GameMode::Second& second = game_.modes[index].second;
  return second.open && (progress_[index].saved || second.when == GameMode::Second::When::Always);
}

std::vector<Control> ModeSelectPage::layout(Extent size) {
  const bool narrow = size.w < kNarrow, low = size.h < kLow;
  const float side = narrow ? kNarrowSide : kSide;
  const float width = std::min(size.w - 2 * side, kWidest), top = header_height(size);
  const Rect room{(size.w - width) / 2, top, width, size.h - top - (low ? kLowFoot : kFoot)};
  const ScrollPlaces places = place_scrolls(room, game_.modes.size());
  int rows = 1;
  for (std::size_t i = 0; i < game_.modes.size(); ++i) rows = std::max(rows, has_second(i) ? 2 : 1);
  scrolls_.clear();
  std::vector<Control> controls;
  for (std::size_t i = 0; i < game_.modes.size(); ++i) {
    scrolls_.emplace_back(places.scrolls[i], places.shape, rows);
    add_buttons(i, controls);
  }
  std::ranges::move(header_buttons(size), std::back_inserter(controls));
  controls.push_back(back_control(size, name() + ".back", tr("Back (Esc)")));
  return controls;
}

void ModeSelectPage::add_buttons(std::size_t index, std::vector<Control>& controls) const {
  const GameMode& mode = game_.modes[index];
  const Progress& progress = progress_[index];
  const ModeScroll& scroll = scrolls_[index];
  const std::string usual = tr(progress.saved ? msgid("Continue") : msgid("New game"));
  controls.push_back({.id = art_id_of(mode),
                      .kind = Control::Kind::Area,
                      .bounds = scroll.silk(),
                      .stands_for = id_of(mode)});
  controls.push_back({.id = id_of(mode),
                      .kind = index == latest_ ? Control::Kind::Primary : Control::Kind::Accent,
                      .bounds = has_second(index) ? scroll.main_button() : scroll.only_button(),
                      .label = progress.action.empty() ? usual : progress.action,
                      .icon = "play"});
  if (!has_second(index)) return;
  const bool narrow = scroll.second_button().w <= kLowSecond;
  const std::string_view icon = narrow && mode.second.icon.empty() ? "plus" : mode.second.icon;
  controls.push_back({.id = second_id_of(mode),
                      .kind = narrow ? Control::Kind::Icon : Control::Kind::Button,
                      .bounds = scroll.second_button(),
                      .label = tr(mode.second.label),
                      .icon = std::string(icon)});
}

// With labels where there is room for them.
std::vector<Control> ModeSelectPage::header_buttons(Extent size) const {
  std::vector<Control> buttons;
  const auto add = [&](std::string_view id, std::string_view label, std::string_view icon) {
    buttons.push_back({.id = name() + '.' + std::string(id),
                       .kind = Control::Kind::Icon,
                       .label = tr(label),
                       .icon = std::string(icon)});
  };
  if (others_ > 0) add("unfinished", msgid("Unfinished"), "board");
  for (const FurtherPage& page : game_.pages) add(page.id, page.label, page.icon);
  if (game_.statistics) add("statistics", msgid("Statistics"), "trophy");
  if (!game_.help.chapters.empty()) add("help", msgid("How to play"), "help");
  add("settings", msgid("Settings"), "settings");
  std::vector<Control> labelled = buttons;
  for (Control& button : labelled) {
    button.kind = Control::Kind::Button;
    button.bounds.w = context_.canvas.text_width(button.label, Face::Text, type::kBody) + kIconSide +
                      2 * space::kBase + space::kTiny;
  }
  place_at_right(size, buttons);
  place_at_right(size, labelled);
  const float title = back_control(size, {}, {}).bounds.right() + space::kBase +
                      title_width(context_.canvas, {.title = tr(game_.name), .accent = {}});
  const bool room = size.w >= kButtonsFrom && labelled.front().bounds.x > title + space::kWide;
  return room ? labelled : buttons;
}

void ModeSelectPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".back") return go_back();
  for (const GameMode& mode : game_.modes) {
    if (reply.id == id_of(mode)) return mode.open(context_);
    if (reply.id == second_id_of(mode)) return mode.second.open(context_);
  }
  open_from_header(reply.id);
}

void ModeSelectPage::open_from_header(const std::string& id) {
  for (const FurtherPage& page : game_.pages) {
    if (id == name() + '.' + std::string(page.id)) return page.open(context_);
  }
  if (id == name() + ".unfinished") context_.scenes.push(std::make_unique<UnfinishedPage>(context_, game_));
  if (id == name() + ".statistics") context_.scenes.push(std::make_unique<StatisticsPage>(context_, &game_));
  if (id == name() + ".help") context_.scenes.push(std::make_unique<HelpPage>(context_, game_));
  if (id == name() + ".settings") context_.scenes.push(std::make_unique<SettingsPage>(context_, game_));
}

void ModeSelectPage::on_action(Action action) {
  if (action == Action::Help) return open_from_header(name() + ".help");
  if (action == Action::Paste) tell_if_failed(paste_anywhere(context_, &game_));
}

void ModeSelectPage::on_file_dropped(const std::string& file) {
  if (!game_.open_file) return;
  tell_if_failed(game_.open_file(context_, file, context_.scenes.depth()));
}

void ModeSelectPage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Full);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, theme(), {.title = tr(game_.name), .accent = game_.accent.on(theme())});
  for (std::size_t i = 0; i < scrolls_.size(); ++i)
    scrolls_[i].draw(canvas, context_, game_, game_.modes[i], progress_[i], i);
  draw_controls(canvas, now);
  paint_hints(canvas);
}

// Under the scrolls, where there is room.
void ModeSelectPage::paint_hints(Canvas& canvas) const {
  const Extent size = canvas.size();
  if (size.h < kLow || scrolls_.empty()) return;
  canvas.text(tr("Arrows choose · Enter opens · Esc goes back"), {0, size.h - kFoot, size.w, kHintRow},
              {.size = type::kCaption, .colour = theme().colour.text_2, .align = Align::Centre});
}

std::string ModeSelectPage::state() const {
  std::string words;
  for (std::size_t i = 0; i < progress_.size(); ++i) {
    if (progress_[i].saved) words += (words.empty() ? "saved=" : " saved=") + std::string(game_.modes[i].id);
  }
  if (others_ > 0) words += " others=" + std::to_string(others_);
  return words;
}

void open_game(Context& context, const GameDefinition& game) {
  context.scenes.push(std::make_unique<ModeSelectPage>(context, game));
}

}  // namespace quintet::ui
