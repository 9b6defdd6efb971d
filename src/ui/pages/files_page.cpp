#include "ui/pages/files_page.hpp"

#include <algorithm>
#include <cctype>
#include <memory>
#include <utility>

#include "core/text.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/pages/game_card.hpp"
#include "ui/pages/record_page.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {
namespace {

constexpr float kRow = 100, kGap = space::kTiny, kPadding = space::kSmall;
constexpr float kName = 26, kWords = 22, kStrip = 4, kStripInset = 18;
constexpr float kTwoColumns = 1040;  // from this width on
constexpr float kNarrowRow = 560;    // below this width a row has fewer buttons
constexpr float kRoomyRow = 620;     // from this width on its buttons are as large as others
constexpr float kSmallButton = kLeastTarget;
constexpr float kTab = 220;
constexpr Extent kEmptyCard{680, 232};
constexpr float kEmptyPaste = 200;    // the width of its button
constexpr float kEmptyLower = 0.22F;  // of the height within its padding
constexpr float kEmptyPart = 0.42F;   // vertical position of its centre, as a share of the page's height
constexpr float kViewsAround = 3;     // above and below the view, in which rows can be reached
constexpr std::size_t kFilters = 5, kSorts = 4;
constexpr float kSearch = 260, kLeastSearch = 130,
                kIconSearch = 440;  // widths; of a page, below which it is an icon
constexpr float kOlder = 40;        // height of the line about files that are not shown

struct NamedChoice {
  std::string_view id, label;
};
// By filter and by sort.
constexpr std::array<NamedChoice, kFilters> kFilterNames{{{"all", msgid("All")},
                                                          {"won", msgid("Won")},
                                                          {"lost", msgid("Lost")},
                                                          {"drawn", msgid("Drawn")},
                                                          {"favourites", msgid("Favourites")}}};
constexpr std::array<NamedChoice, kSorts> kSortNames{{{"newest", msgid("Newest first")},
                                                      {"oldest", msgid("Oldest first")},
                                                      {"longest", msgid("Longest first")},
                                                      {"shortest", msgid("Shortest first")}}};

// Files as Settings::unreadable has them. No name of a file has the sign between them.
constexpr char kBetweenFiles = '/';
std::string file_word(const RecordCodec& codec, std::string_view name) {
  std::string word(codec.game);
  word += ':';
  word += name;
  return word;
}

}  // namespace

// A button at the right end of a row.
struct FilesPage::RowAction {
  std::string_view id, label, icon;
};

FilesPage::FilesPage(Context& context, const RecordCodec& codec, std::size_t floor)
    : ScrollPage(context, std::string(codec.game) + ".files"),
      records_(context, codec, floor),
      reading_(context.wake) {}

// The folder may have changed: the old list stays until the new one has been read.
void FilesPage::enter() {
  read();
  ScrollPage::enter();
}

void FilesPage::read() {
  const RecordCodec& codec = records_.codec();
  reading_.start([sources = GameSources{&context_.documents, &codec, codec.reader(context_),
                                        context_.profile.kept_games(codec.game).games()}](
                     const std::stop_token& stop) { return find_games(sources, stop); });
}

void FilesPage::leave() {
  ScrollPage::leave();
  reading_.cancel();
}

// While the player types, keys are letters first. A key that was none ends the search or erases, and arrows lead on to
// what was found.
bool FilesPage::intercept(const Event& event) {
  if (typing_) {
    if (const auto* text = std::get_if<TextEvent>(&event)) {
      key_.reset();
      search_for(search_ + text->text);
      return true;
    }
    if (std::holds_alternative<OtherKeyEvent>(event)) return true;
    if (const auto* key = std::get_if<ActionEvent>(&event); key && take_key(*key)) return true;
    const auto* pointer = std::get_if<PointerEvent>(&event);
    if (pointer && pointer->kind == PointerEvent::Kind::Pressed) end_typing();
  }
  return ScrollPage::intercept(event);
}

bool FilesPage::take_key(const ActionEvent& key) {
  const bool moves = !key.steer && (key.action <= Action::Right || key.action == Action::Next ||
                                    key.action == Action::Previous ||
                                    (key.action >= Action::PageUp && key.action <= Action::End));
  if (moves) {
    end_typing();
    return false;
  }
  if (key.action == Action::Back) {
    search_for({});
    end_typing();
  } else {
    key_ = key.action;
  }
  return true;
}

void FilesPage::erase() {
  while (!search_.empty() && (static_cast<unsigned char>(search_.back()) & 0xC0U) == 0x80U)
    search_.pop_back();
  if (!search_.empty()) search_.pop_back();
  search_for(search_);
}

void FilesPage::search_for(std::string words) {
  search_ = std::move(words);
  arrange();
  scroll_.move(-scroll_.farthest(), now(), Duration{0});
}

// Capital letters count as small ones.
bool FilesPage::fits_search(const FoundGame& found) const {
  const auto small = [](std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
  };
  std::string words = title_of(found) + ' ' + line_of(found) + ' ' + found.date;
  if (found.card.about) words += ' ' + found.card.about(context_.words);
  if (const std::string* file = found.file()) words += ' ' + *file;
  return small(std::move(words)).find(small(search_)) != std::string::npos;
}

void FilesPage::advance(Duration step) {
  if (const auto key = std::exchange(key_, std::nullopt)) {
    if (*key == Action::Undo) erase();
    if (*key == Action::Confirm) end_typing();
  }
  if (auto findings = reading_.poll(); findings && *findings) {
    const bool first = !findings_;
    findings_ = **std::move(findings);
    const auto& [played, opened] = findings_->tabs;
    if (first && played.empty() && !opened.empty()) tab_ = Tab::Opened;
    note_unreadable();
    arrange();
    if (first && row_count() > 0) {
      place_controls();
      controls_.focus(row_id("file", 0));
    }
  }
  if (!findings_ && !reading_.running()) findings_ = FoundGames();  // reading failed
  ScrollPage::advance(step);
}

// The list of modes counts no file that has turned out to be no game.
void FilesPage::note_unreadable() const {
  constexpr std::size_t kMost = 200;  // further ones are counted
  std::string noted;
  std::size_t count = 0;
  const auto note = [&](std::string_view file) {
    if (file.empty() || count == kMost) return;
    ++count;
    if (!noted.empty()) noted += kBetweenFiles;
    noted += file;
  };
  Settings settings = context_.profile.settings();
  const std::string own = file_word(records_.codec(), {});
  for (const std::string_view file : split(settings.unreadable, kBetweenFiles))
    if (!file.starts_with(own)) note(file);
  for (const FoundGame& found : (*findings_)[Tab::Opened])
    if (found.damaged && found.file()) note(file_word(records_.codec(), *found.file()));
  if (std::exchange(settings.unreadable, std::move(noted)) != settings.unreadable)
    context_.profile.change(settings);
}

std::size_t FilesPage::count(GameFilter filter) const {
  return findings_ ? count_of((*findings_)[tab_], filter) : 0;
}

void FilesPage::arrange() {
  order_.clear();
  if (!findings_) return;
  if (count(filter_) == 0) filter_ = GameFilter::All;
  order_ = arranged((*findings_)[tab_], filter_, sort_,
                    [this](const FoundGame& game) { return search_.empty() || fits_search(game); });
}

Rect FilesPage::card(std::size_t index) const {
  const auto count = static_cast<float>(columns_);
  const float width = (page_.w - (count - 1) * kGap) / count;
  const std::size_t column = index % columns_, row = index / columns_;
  return {page_.x + static_cast<float>(column) * (width + kGap),
          space::kHair + static_cast<float>(row) * (kRow + kGap), width, kRow};
}

std::pair<std::size_t, std::size_t> FilesPage::near_rows() const {
  const float top = scroll_.offset(now()), around = kViewsAround * page_.h;
  const auto row_at = [this](float y) {
    return columns_ * static_cast<std::size_t>(std::max(0.0F, y) / (kRow + kGap));
  };
  const std::size_t end = row_at(top + page_.h + around) + columns_;
  return {std::min(row_count(), row_at(top - around)), std::min(row_count(), end)};
}

std::vector<FilesPage::RowAction> FilesPage::row_actions(const FoundGame& found) const {
  std::vector<RowAction> actions;
  if (!found.damaged) {
    if (!found.file())
      actions.push_back(found.favourite ? RowAction{"favourite", msgid("Remove from favourites"), "star"}
                                        : RowAction{"favourite", msgid("Add to favourites"), "star-outline"});
    if (card(0).w >= kNarrowRow || columns_ > 1) actions.push_back({"replay", msgid("Replay"), "play"});
    actions.push_back({"export", msgid("Copy and export"), "save"});
  }
  actions.push_back({"delete", msgid("Delete"), "trash"});
  return actions;
}

// Two columns leave the words little room.
float FilesPage::button_side() const {
  return columns_ > 1 && card(0).w < kRoomyRow ? kSmallButton : kTarget;
}

// The rows scroll with the page; the buttons in the header and the tabs do not.
std::vector<Control> FilesPage::layout(Extent size) {
  page_ = below_header(size);
  const float search = many() ? search_width() : 0;
  const float tab = std::min(kTab, (page_.w - search - 2 * space::kTiny) / 2);
  std::vector<Control> tabs;
  for (const Tab choice : {Tab::Played, Tab::Opened}) {
    const bool played = choice == Tab::Played;
    tabs.push_back({.id = name() + (played ? ".played" : ".opened"),
                    .kind = Control::Kind::Choice,
                    .bounds = {page_.x + (played ? 0 : tab + space::kTiny), page_.y, tab, kTarget},
                    .label = tr(played ? msgid("Played here") : msgid("From files")),
                    .value = tab_ == choice ? 1.0F : 0.0F});
  }
  if (search > 0)
    tabs.push_back({.id = name() + ".search",
                    .kind = search > kTarget ? Control::Kind::Button : Control::Kind::Icon,
                    .bounds = {page_.right() - search, page_.y, search, kTarget},
                    .label = search_.empty() && !typing_ ? tr("Search") : search_ + (typing_ ? "|" : ""),
                    .icon = "search"});
  page_.y += kTarget + space::kTiny;
  page_.h -= kTarget + space::kTiny;
  place_choices(tabs);
  columns_ = page_.w >= kTwoColumns ? 2 : 1;
  const std::size_t lines = (row_count() + columns_ - 1) / columns_;
  const bool older = findings_ && !older_words().empty();
  scroll_.fit({0, page_.y, size.w, page_.h},
              static_cast<float>(lines) * (kRow + kGap) + (older ? kOlder : 0) + space::kBase);
  std::vector<Control> icons{
      {.id = name() + ".paste", .kind = Control::Kind::Icon, .label = tr("Paste a game"), .icon = "paste"}};
  place_at_right(size, icons);
  std::vector<Control> controls{back_control(size, back_id(), tr("Back (Esc)")), icons.front()};
  std::ranges::move(tabs, std::back_inserter(controls));
  if (findings_ && (*findings_)[tab_].empty() && tab_ == Tab::Opened)
    controls.push_back({.id = name() + ".paste.here",
                        .kind = Control::Kind::Accent,
                        .bounds = empty_card().button,
                        .label = tr("Paste a game"),
                        .icon = "paste"});
  place_rows(controls);
  return controls;
}

float FilesPage::search_width() const {
  if (page_.w < kIconSearch) return kTarget;
  return std::clamp(page_.w - 2 * (kTab + space::kTiny), kLeastSearch, kSearch);
}

// Below the tabs: which games are shown, and in which order. Choices that would show none are left out.
void FilesPage::place_choices(std::vector<Control>& controls) {
  if (!many()) return;
  std::vector<Control> choices;
  for (std::size_t i = 0; i < kFilters; ++i) {
    const auto filter = static_cast<GameFilter>(i);
    if (count(filter) == 0) continue;
    choices.push_back({.id = name() + ".show." + std::string(kFilterNames[i].id),
                       .kind = Control::Kind::Choice,
                       .label = tr(kFilterNames[i].label),
                       .value = filter_ == filter ? 1.0F : 0.0F});
  }
  if (choices.size() == 1) choices.clear();
  const NamedChoice& sort = kSortNames[static_cast<std::size_t>(sort_)];
  choices.push_back({.id = name() + ".sort", .label = tr(sort.label)});
  std::vector<LayoutPart> parts;
  float wanted = 0;
  for (const Control& choice : choices) {
    const float width = context_.canvas.text_width(choice.label, Face::Text, type::kBody) + 2 * space::kSmall;
    parts.push_back(fixed(width));
    wanted += width + space::kTiny;
  }
  // The order stands at the right end where there is room.
  parts.back().before = std::max(0.0F, page_.w - wanted + space::kTiny);
  const float part = std::min(1.0F, page_.w / wanted);
  for (LayoutPart& each : parts) each.length *= part;
  const std::vector<Rect> places =
      Row{.gap = space::kTiny * part}.place({page_.x, page_.y, page_.w, kLeastTarget}, parts);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    choices[i].bounds = places[i];
    controls.push_back(std::move(choices[i]));
  }
  page_.y += kLeastTarget + space::kTiny;
  page_.h -= kLeastTarget + space::kTiny;
}

bool FilesPage::choose(const std::string& id) {
  if (id == name() + ".sort") {
    sort_ = static_cast<GameSort>((static_cast<std::size_t>(sort_) + 1) % kSorts);
  } else {
    const auto chosen = std::ranges::find_if(kFilterNames, [&](const NamedChoice& filter) {
      return id == name() + ".show." + std::string(filter.id);
    });
    if (chosen == kFilterNames.end()) return false;
    filter_ = static_cast<GameFilter>(chosen - kFilterNames.begin());
  }
  arrange();
  scroll_.move(-scroll_.farthest(), now(), Duration{0});
  return true;
}

void FilesPage::place_rows(std::vector<Control>& controls) {
  const Vec moved{0, page_.y - scroll_.offset(now())};
  const auto [first, end] = near_rows();
  for (std::size_t i = first; i < end; ++i) {
    const Rect at = card(i).moved(moved);
    const std::vector<RowAction> actions = row_actions(row(i));
    const float side = button_side(), step = side + space::kHair;
    const float left = at.right() - kPadding - static_cast<float>(actions.size()) * step;
    controls.push_back({.id = row_id("file", i),
                        .kind = Control::Kind::Area,
                        .bounds = {at.x, at.y, left - space::kHair - at.x, at.h},
                        .enabled = !row(i).damaged,
                        .ring_radius = radius::kCard,
                        .window = scroll_.view()});
    float x = left + space::kHair;
    for (const RowAction& action : actions) {
      controls.push_back({.id = row_id(action.id, i),
                          .kind = Control::Kind::Icon,
                          .bounds = {x, at.centre().y - side / 2, side, side},
                          .label = tr(action.label),
                          .icon = std::string(action.icon),
                          .window = scroll_.view()});
      x += step;
    }
  }
}

void FilesPage::show_tab(Tab tab) {
  tab_ = tab;
  filter_ = GameFilter::All;
  search_.clear();
  end_typing();
  arrange();
  scroll_.move(-scroll_.farthest(), now(), Duration{0});
}

void FilesPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".paste" || reply.id == name() + ".paste.here")
    return show_imported(records_.paste());
  if (reply.id == name() + ".played") return show_tab(Tab::Played);
  if (reply.id == name() + ".opened") return show_tab(Tab::Opened);
  if (reply.id == name() + ".search") {
    typing_ = true;
    return;
  }
  if (choose(reply.id)) return;
  const auto [first, end] = near_rows();
  for (std::size_t i = first; i < end; ++i) {
    const FoundGame& found = row(i);
    if (reply.id == row_id("favourite", i)) return toggle_favourite(std::get<std::int64_t>(found.source));
    if (reply.id == row_id("file", i)) return tell_if_failed(records_.open(found.source, ReviewStart::End));
    if (reply.id == row_id("replay", i))
      return tell_if_failed(records_.open(found.source, ReviewStart::Replay));
    if (reply.id == row_id("delete", i)) return ask_delete(found);
    if (reply.id != row_id("export", i)) continue;
    return tell_if_failed(records_.read(found.source).map([this](const GameRecord& record) {
      show_record(context_, records_.codec(), record, records_.floor());
    }));
  }
  ScrollPage::on_control(reply);
}

void FilesPage::show_imported(const Expected<void, LocalizedError>& opened) {
  if (opened) show_tab(Tab::Opened);
  tell_if_failed(opened);
}

void FilesPage::on_action(Action action) {
  if (action == Action::Paste) show_imported(records_.paste());
}

void FilesPage::ask_delete(const FoundGame& found) {
  const bool is_file = found.file() != nullptr;
  const LocalizedText words([words = is_file ? *found.file() : title_of(found)] { return words; });
  ask(context_, {is_file ? msgid("Delete this file?") : msgid("Delete this game?"), words, {}},
      {.id = "delete", .label = msgid("Delete"), .act = later([this, source = found.source] {
                                                   remove(source);
                                                 })},
      is_file ? msgid("Keep the file") : msgid("Keep the game"));
}

void FilesPage::remove(const ListedGame& source) {
  if (const auto* file = std::get_if<std::string>(&source)) {
    if (context_.documents.remove(*file)) return show_toast(tr("The file could not be deleted."));
  } else {
    context_.profile.forget_kept_game(records_.codec().game, std::get<std::int64_t>(source));
  }
  if (!findings_) return;
  for (std::vector<FoundGame>& tab : findings_->tabs)
    std::erase_if(tab, [&](const FoundGame& found) { return found.source == source; });
  arrange();
}

void FilesPage::toggle_favourite(std::int64_t game) {
  context_.profile.toggle_favourite(records_.codec().game, game);
  for (std::vector<FoundGame>& tab : findings_->tabs)
    for (FoundGame& found : tab)
      if (found.source == ListedGame(game)) found.favourite = !found.favourite;
  arrange();
}

void FilesPage::on_file_dropped(const std::string& file) {
  show_imported(records_.open_file(file));
}

std::string FilesPage::state() const {
  if (!findings_) return "reading=yes";
  std::ptrdiff_t damaged = 0;
  for (const std::vector<FoundGame>& tab : findings_->tabs)
    damaged += std::ranges::count_if(tab, &FoundGame::damaged);
  std::string text = "played=" + std::to_string((*findings_)[Tab::Played].size()) +
                     " files=" + std::to_string((*findings_)[Tab::Opened].size()) +
                     " damaged=" + std::to_string(damaged);
  if (typing_) text += " typing";
  if (!search_.empty()) text += " search=" + search_ + ':' + std::to_string(row_count());
  if (filter_ != GameFilter::All)
    text += " show=" + std::string(kFilterNames[static_cast<std::size_t>(filter_)].id) + ':' +
            std::to_string(row_count());
  if (sort_ != GameSort::Newest)
    text += " sort=" + std::string(kSortNames[static_cast<std::size_t>(sort_)].id);
  return text;
}

std::string FilesPage::title_of(const FoundGame& found) const {
  if (found.card.title) return found.card.title(context_.words);
  if (found.file()) return *found.file();
  return found.trouble(context_.words);
}

// "22 Nov · 34 moves · 15 × 15 · Renju"; a file has its name instead of the board.
std::string FilesPage::line_of(const FoundGame& found) const {
  if (!found.trouble) return day_and_length(context_, records_.codec(), found.date, found.card.moves);
  std::string line = recent_day_text(context_.words, found.date, context_.today());
  if (found.file()) line += (line.empty() ? "" : " · ") + found.trouble(context_.words);
  return line;
}

FilesPage::EmptyCard FilesPage::empty_card() const {
  EmptyCard place;
  place.card = centred({page_.centre().x, page_.y + page_.h * kEmptyPart},
                       {std::min(page_.w, kEmptyCard.w), std::min(page_.h, kEmptyCard.h)});
  const Rect inner = place.card.grown(-space::kWide);
  place.art = {inner.x, inner.y, inner.h, inner.h};
  const float x = place.art.right() + space::kWide, width = inner.right() - x;
  // Words without a button below them stand lower.
  const float top = inner.y + (tab_ == Tab::Played ? inner.h * kEmptyLower : 0);
  place.title = {x, top, width, space::kLarge};
  place.button = {x, inner.bottom() - kTarget, std::min(kEmptyPaste, width), kTarget};
  const float y = place.title.bottom() + space::kTiny;
  place.words = {x, y, width, place.button.y - space::kTiny - y};
  return place;
}

void FilesPage::paint_empty(Canvas& canvas) const {
  const Palette& c = theme().colour;
  const EmptyCard place = empty_card();
  draw_card(canvas, theme(), place.card, Elevation::Middle);
  if (const GameDefinition* game = find_game(context_.games, records_.codec().game))
    draw_framed(canvas, theme(), *game, place.art, c.surface);
  const bool played = tab_ == Tab::Played;
  canvas.text(played ? tr("No finished games yet") : tr("No games from files yet"), place.title,
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  const std::string words = played ? tr("Every game you finish is kept here, to replay and review.")
                                   : format(tr("Copy games into {folder}, drop them here, or paste one."),
                                            {{"folder", context_.documents.folder().string()}});
  canvas.paragraph(words, place.words, {.size = type::kBody, .colour = c.text_2}, context_.line_height());
}

void FilesPage::paint_row(Canvas& canvas, std::size_t index, Duration now) const {
  const Palette& c = theme().colour;
  const FoundGame& found = row(index);
  const Rect at = card(index);
  const float warm = controls_.warmth(row_id("file", index), now - this->now());
  if (found.damaged)
    draw_sunken_card(canvas, theme(), at);
  else
    draw_card(canvas, theme(), at, warm > 0.5F ? Elevation::Middle : Elevation::Low, warm);
  const Rect picture{at.x + kPadding, at.y + kPadding, at.h - 2 * kPadding, at.h - 2 * kPadding};
  if (found.card.thumbnail) {
    found.card.thumbnail(canvas, context_, picture);
  } else {
    canvas.picture(std::string("images/icons/") + (found.damaged ? "info" : "board") + ".svg",
                   picture.grown(-space::kBase),
                   found.damaged ? c.danger : records_.codec().accent.on(theme()));
  }
  const float x = picture.right() + space::kSmall;
  const auto buttons = static_cast<float>(row_actions(found).size());
  const float width = at.right() - x - buttons * (button_side() + space::kHair) - kPadding - space::kTiny;
  const bool three = found.card.about != nullptr;
  float y = at.centre().y - (kName + (three ? 2.0F : 1.0F) * kWords) / 2;
  canvas.text(title_of(found), {x, y, width, kName},
              {.face = Face::Bold, .size = type::kBody, .colour = found.damaged ? c.text_2 : c.text});
  y += kName;
  const TextStyle style{.size = type::kLabel, .colour = found.damaged ? c.danger : c.text_2};
  const auto facts = [&](std::string words, float top) {
    canvas.text(facts_that_fit(canvas, std::move(words), width, style), {x, top, width, kWords}, style);
  };
  facts(line_of(found), y);
  if (!three) return;
  facts(found.file() ? *found.file() : found.card.about(context_.words), y + kWords);
  const Rgba strip = found.card.outcome == RecordOutcome::Won    ? c.primary
                     : found.card.outcome == RecordOutcome::Lost ? c.danger
                                                                 : c.border;
  if (found.card.outcome != RecordOutcome::Neutral)
    canvas.rounded({at.x + kStrip, at.y + kStripInset, kStrip, at.h - 2 * kStripInset}, kStrip / 2, strip);
}

// The folder has more than the list: the oldest files are not read. Of the games that are kept, older ones go.
std::string FilesPage::older_words() const {
  const std::size_t older = tab_ == Tab::Opened ? findings_->older_files : 0;
  if (older > 0)
    return format(
        context_.words.trn("{count} older file is not shown.", "{count} older files are not shown.", older),
        {{"count", std::to_string(older)}});
  const std::size_t most = tab_ == Tab::Played ? KeptGames::kMostPlayed : KeptGames::kMostOpened;
  const auto kept = std::ranges::count((*findings_)[tab_], nullptr, &FoundGame::file);
  if (std::cmp_less(kept, most)) return {};
  return format(tr("The newest {count} games are kept, and your favourites."),
                {{"count", std::to_string(most)}});
}

void FilesPage::paint_older(Canvas& canvas) const {
  const std::size_t lines = (row_count() + columns_ - 1) / columns_;
  canvas.text(older_words(),
              {page_.x, space::kHair + static_cast<float>(lines) * (kRow + kGap), page_.w, kOlder},
              {.size = type::kLabel, .colour = theme().colour.text_2, .align = Align::Centre});
}

// The rows scroll with the page; the positions of their buttons are already scrolled.
void FilesPage::paint_rows(Canvas& canvas, Duration now) const {
  const float top = scroll_.offset(now);
  std::vector<std::size_t> seen;
  const auto [first, end] = near_rows();
  for (std::size_t i = first; i < end; ++i)
    if (card(i).bottom() + kGap > top && card(i).y - kGap < top + page_.h) seen.push_back(i);
  {
    const auto guard = canvas.saved();
    canvas.translate({0, page_.y - top});
    for (const std::size_t i : seen) paint_row(canvas, i, now);
    paint_older(canvas);
  }
  for (const std::size_t i : seen) {
    for (const RowAction& action : row_actions(row(i))) {
      if (const Control* control = controls_.find(row_id(action.id, i)))
        controls_.draw(canvas, theme(), now - this->now(), *control);
    }
  }
}

void FilesPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("Your games"), .accent = records_.codec().accent.on(theme())},
                 [&](Canvas& sheet) {
                   if (findings_ && (*findings_)[tab_].empty()) return paint_empty(sheet);
                   if (row_count() > 0) return paint_rows(sheet, now);
                   sheet.text(tr(findings_ ? msgid("No game has these words.") : msgid("Reading…")),
                              {page_.x, page_.y + page_.h * kEmptyPart, page_.w, space::kLarge},
                              {.size = type::kBody, .colour = theme().colour.text_2, .align = Align::Centre});
                 });
  // All that does not scroll.
  for (const Control& control : controls_.all()) {
    if (control.window.empty() && control.id != back_id())
      controls_.draw(canvas, theme(), now - this->now(), control);
  }
}

void show_files(Context& context, const RecordCodec& codec, std::size_t floor) {
  context.scenes.push(std::make_unique<FilesPage>(context, codec, floor));
}

void show_record(Context& context, const RecordCodec& codec, const GameRecord& record, std::size_t floor) {
  context.scenes.push(std::make_unique<RecordPage>(
      context, codec, record, floor, [&context, &codec, floor] { show_files(context, codec, floor); }));
}

namespace {

// The final position of the game played last; none if no game is kept.
Painting art_of(Context& context, const RecordCodec& codec) {
  const std::vector<KeptGame>& kept = context.profile.kept_games(codec.game).games();
  const auto last = std::ranges::find(kept.rbegin(), kept.rend(), RecordOrigin::Played, &KeptGame::origin);
  if (last == kept.rend()) return {};
  const auto record = codec.reader(context)(*last);
  if (!record) return {};
  return [thumbnail = record->card.thumbnail](Canvas& canvas, const Context& shown, Rect area) {
    canvas.fill(area, shown.theme.colour.sunken);
    const float side = std::min(area.w, area.h) - 2 * space::kTiny;
    thumbnail(canvas, shown, centred(area.centre(), {side, side}));
  };
}

// "12 games · 3 files"; files that have turned out to be no games are not counted.
std::string count_words(Context& context, const RecordCodec& codec) {
  const Localiser& words = context.words;
  const auto names = context.documents.glance();
  const auto unreadable = split(context.profile.settings().unreadable, kBetweenFiles);
  const auto is_file = [&](const std::string& name) {
    return is_record_file(codec, name) &&
           std::ranges::find(unreadable, file_word(codec, name)) == unreadable.end();
  };
  const std::size_t files = names ? static_cast<std::size_t>(std::ranges::count_if(*names, is_file)) : 0;
  const std::size_t games = context.profile.kept_games(codec.game).games().size();
  std::string text;
  if (games > 0)
    text = format(words.trn("{count} game", "{count} games", games), {{"count", std::to_string(games)}});
  if (files == 0) return text;
  if (games > 0) text += " · ";
  return text + format(words.trn("{count} file", "{count} files", files), {{"count", std::to_string(files)}});
}

}  // namespace

GameMode stored_games_mode(const RecordCodec& codec) {
  return {.id = "open",
          .label = msgid("Your games"),
          .line = msgid("Your finished games, and games from files: replay and review them."),
          .icon = "load",
          .progress =
              [&codec](Context& context) {
                return Progress{.words = count_words(context, codec),
                                .action = context.words.tr("Open"),
                                .art = art_of(context, codec)};
              },
          .open = [&codec](Context& context) { show_files(context, codec, context.scenes.depth()); }};
}

void offer_stored_games(GameDefinition& game, const RecordCodec& codec) {
  game.modes.push_back(stored_games_mode(codec));
  game.open_file = [&codec](Context& context, const std::string& file, std::size_t floor) {
    return ImportExport(context, codec, floor).open_file(file);
  };
  game.paste = [&codec](Context& context, std::size_t floor) {
    return ImportExport(context, codec, floor).paste();
  };
}

}  // namespace quintet::ui
