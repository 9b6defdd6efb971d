#include "ui/pages/files_page.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "ui/pages/dialogs.hpp"
#include "ui/pages/game_card.hpp"
#include "ui/pages/record_page.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {
namespace {

constexpr float kRow = 100, kGap = space::kTiny, kPadding = space::kSmall;
constexpr float kName = 26, kWords = 22, kStrip = 4, kStripInset = 18;
constexpr float kTwoColumns = 1040;  // from this width on
constexpr float kNarrowRow = 560;    // below this width a row has fewer buttons
constexpr float kTab = 220;
constexpr Extent kEmptyCard{680, 232};
constexpr float kEmptyPaste = 200;       // the width of its button
constexpr float kEmptyLower = 0.22F;     // of the height within its padding
constexpr float kEmptyPart = 0.42F;      // vertical position of its centre, as a share of the page's height
constexpr std::size_t kMostFiles = 200;  // shown in the list, the newest ones
constexpr float kViewsAround = 3;        // above and below the view, in which rows can be reached
constexpr std::uintmax_t kKib = 1024;
constexpr std::size_t kDateLength = 10;  // of "2026-11-22 14:05" without the time

void sort_newest_first(auto& rows) {
  std::ranges::stable_sort(rows, std::ranges::greater{}, [](const auto& row) { return row.date; });
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
  reading_.start([search = Search{&context_.documents, &codec, codec.reader(context_),
                                  context_.profile.kept_games(codec.game).games()}](
                     const std::stop_token& stop) { return look(search, stop); });
}

void FilesPage::leave() {
  ScrollPage::leave();
  reading_.cancel();
}

FilesPage::Findings FilesPage::look(const Search& search, const std::stop_token& stop) {
  Findings all;
  auto& [played, opened] = all;
  for (auto kept = search.kept.rbegin(); kept != search.kept.rend() && !stop.stop_requested(); ++kept)
    (kept->origin == RecordOrigin::Played ? played : opened).push_back(found(search, *kept));
  std::size_t files = 0;
  for (const Document& file : search.documents->list(stop)) {
    if (files == kMostFiles || stop.stop_requested()) break;
    if (!is_record_file(*search.codec, file.name)) continue;
    opened.push_back(found(search, file, stop));
    ++files;
  }
  sort_newest_first(opened);
  return all;
}

FilesPage::Found FilesPage::found(const Search& search, const KeptGame& kept) {
  Found one{.source = kept.id, .date = kept.date};
  if (auto record = search.read(kept))
    one.card = std::move(record->card);
  else
    one.fail([](const Localiser& words) { return words.tr("This game cannot be read."); });
  return one;
}

FilesPage::Found FilesPage::found(const Search& search, const Document& file, const std::stop_token& stop) {
  Found one{.source = file.name, .date = local_minute(file.changed).substr(0, kDateLength)};
  if (file.size > search.codec->most_listed && file.size <= Documents::kLargest) {
    one.trouble = [size = std::to_string(file.size / kKib)](const Localiser& words) {
      return format(words.tr("{size} KiB, too large to preview"), {{"size", size}});
    };
    return one;
  }
  const auto text = search.documents->read(file.name, stop);
  if (!text)
    one.fail([error = text.error()](const Localiser& words) { return file_error_words(words, error); });
  else if (auto record = search.read({.origin = RecordOrigin::Opened, .text = *text}))
    one.card = std::move(record->card);
  else
    one.fail([error = record.error()](const Localiser& words) { return import_error_words(words, error); });
  return one;
}

void FilesPage::advance(Duration step) {
  if (auto findings = reading_.poll(); findings && *findings) {
    const bool first = !findings_;
    findings_ = **std::move(findings);
    const auto& [played, opened] = *findings_;
    if (first && played.empty() && !opened.empty()) tab_ = Tab::Opened;
    if (first && row_count() > 0) {
      place_controls();
      controls_.focus(row_id("file", 0));
    }
  }
  if (!findings_ && !reading_.running()) findings_.emplace();  // reading failed
  ScrollPage::advance(step);
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

std::vector<FilesPage::RowAction> FilesPage::row_actions(const Found& found) const {
  std::vector<RowAction> actions;
  if (!found.damaged) {
    if (card(0).w >= kNarrowRow || columns_ > 1) actions.push_back({"replay", msgid("Replay"), "play"});
    actions.push_back({"export", msgid("Copy and export"), "save"});
  }
  actions.push_back({"delete", msgid("Delete"), "trash"});
  return actions;
}

// The rows scroll with the page; the buttons in the header and the tabs do not.
std::vector<Control> FilesPage::layout(Extent size) {
  page_ = below_header(size);
  const float tab = std::min(kTab, (page_.w - space::kTiny) / 2);
  std::vector<Control> tabs;
  for (const Tab choice : {Tab::Played, Tab::Opened}) {
    const bool played = choice == Tab::Played;
    tabs.push_back({.id = name() + (played ? ".played" : ".opened"),
                    .kind = Control::Kind::Choice,
                    .bounds = {page_.x + (played ? 0 : tab + space::kTiny), page_.y, tab, kTarget},
                    .label = tr(played ? msgid("Played here") : msgid("From files")),
                    .value = tab_ == choice ? 1.0F : 0.0F});
  }
  page_.y += kTarget + space::kTiny;
  page_.h -= kTarget + space::kTiny;
  columns_ = page_.w >= kTwoColumns ? 2 : 1;
  const std::size_t lines = (row_count() + columns_ - 1) / columns_;
  scroll_.fit({0, page_.y, size.w, page_.h}, static_cast<float>(lines) * (kRow + kGap) + space::kBase);
  std::vector<Control> icons{
      {.id = name() + ".paste", .kind = Control::Kind::Icon, .label = tr("Paste a game"), .icon = "paste"}};
  place_at_right(size, icons);
  std::vector<Control> controls{back_control(size, back_id(), tr("Back (Esc)")), icons.front()};
  std::ranges::move(tabs, std::back_inserter(controls));
  if (findings_ && rows().empty() && tab_ == Tab::Opened)
    controls.push_back({.id = name() + ".paste.here",
                        .kind = Control::Kind::Accent,
                        .bounds = empty_card().button,
                        .label = tr("Paste a game"),
                        .icon = "paste"});
  place_rows(controls);
  return controls;
}

void FilesPage::place_rows(std::vector<Control>& controls) {
  const Vec moved{0, page_.y - scroll_.offset(now())};
  const auto [first, end] = near_rows();
  for (std::size_t i = first; i < end; ++i) {
    const Rect at = card(i).moved(moved);
    const std::vector<RowAction> actions = row_actions(rows()[i]);
    const float step = kTarget + space::kHair;
    const float left = at.right() - kPadding - static_cast<float>(actions.size()) * step;
    controls.push_back({.id = row_id("file", i),
                        .kind = Control::Kind::Area,
                        .bounds = {at.x, at.y, left - space::kHair - at.x, at.h},
                        .enabled = !rows()[i].damaged,
                        .ring_radius = radius::kCard,
                        .window = scroll_.view()});
    float x = left + space::kHair;
    for (const RowAction& action : actions) {
      controls.push_back({.id = row_id(action.id, i),
                          .kind = Control::Kind::Icon,
                          .bounds = {x, at.centre().y - kTarget / 2, kTarget, kTarget},
                          .label = tr(action.label),
                          .icon = std::string(action.icon),
                          .window = scroll_.view()});
      x += step;
    }
  }
}

void FilesPage::show_tab(Tab tab) {
  tab_ = tab;
  scroll_.move(-scroll_.farthest(), now(), Duration{0});
}

void FilesPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".paste" || reply.id == name() + ".paste.here")
    return show_imported(records_.paste());
  if (reply.id == name() + ".played") return show_tab(Tab::Played);
  if (reply.id == name() + ".opened") return show_tab(Tab::Opened);
  const auto [first, end] = near_rows();
  for (std::size_t i = first; i < end; ++i) {
    const Found& found = rows()[i];
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

void FilesPage::ask_delete(const Found& found) {
  const bool is_file = found.file() != nullptr;
  Question question{is_file ? msgid("Delete this file?") : msgid("Delete this game?"),
                    LocalizedText([words = is_file ? *found.file() : title_of(found)] { return words; }),
                    {}};
  question.answers.push_back({.id = "delete",
                              .label = msgid("Delete"),
                              .act = later([this, source = found.source] { remove(source); })});
  question.answers.push_back(
      {.id = "cancel", .label = is_file ? msgid("Keep the file") : msgid("Keep the game")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void FilesPage::remove(const ListedGame& source) {
  if (const auto* file = std::get_if<std::string>(&source)) {
    if (context_.documents.remove(*file)) return show_toast(tr("The file could not be deleted."));
  } else {
    context_.profile.forget_kept_game(records_.codec().game, std::get<std::int64_t>(source));
  }
  if (!findings_) return;
  for (std::vector<Found>& tab : *findings_)
    std::erase_if(tab, [&](const Found& found) { return found.source == source; });
}

void FilesPage::on_file_dropped(const std::string& file) {
  show_imported(records_.open_file(file));
}

std::string FilesPage::state() const {
  if (!findings_) return "reading=yes";
  std::ptrdiff_t damaged = 0;
  for (const std::vector<Found>& tab : *findings_) damaged += std::ranges::count_if(tab, &Found::damaged);
  return "played=" + std::to_string((*findings_)[0].size()) +
         " files=" + std::to_string((*findings_)[1].size()) + " damaged=" + std::to_string(damaged);
}

std::string FilesPage::title_of(const Found& found) const {
  if (found.card.title) return found.card.title(context_.words);
  if (found.file()) return *found.file();
  return found.trouble(context_.words);
}

// "22 Nov · 34 moves · 15 × 15 · Renju"; a file has its name instead of the board.
std::string FilesPage::line_of(const Found& found) const {
  std::string line = recent_day_text(context_.words, found.date, context_.today());
  const auto add = [&line](const std::string& part) {
    if (!part.empty()) line += (line.empty() ? "" : " · ") + part;
  };
  if (found.trouble) {
    if (found.file()) add(found.trouble(context_.words));
    return line;
  }
  add(records_.codec().length(context_.words, found.card.moves));
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
  const Found& found = rows()[index];
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
  const float width = at.right() - x - buttons * (kTarget + space::kHair) - kPadding - space::kTiny;
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
  }
  for (const std::size_t i : seen) {
    for (const RowAction& action : row_actions(rows()[i])) {
      if (const Control* control = controls_.find(row_id(action.id, i)))
        controls_.draw(canvas, theme(), now - this->now(), *control);
    }
  }
}

void FilesPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("Your games"), .accent = records_.codec().accent.on(theme())},
                 [&](Canvas& sheet) {
                   if (findings_) return rows().empty() ? paint_empty(sheet) : paint_rows(sheet, now);
                   sheet.text(tr("Reading..."),
                              {page_.x, page_.y + page_.h * kEmptyPart, page_.w, space::kLarge},
                              {.size = type::kBody, .colour = theme().colour.text_2, .align = Align::Centre});
                 });
  for (const char* id : {".paste", ".paste.here", ".played", ".opened"}) {
    if (const Control* control = controls_.find(name() + id))
      controls_.draw(canvas, theme(), now - this->now(), *control);
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

}  // namespace

GameMode stored_games_mode(const RecordCodec& codec) {
  const auto count = [&codec](Context& context) {
    const auto names = context.documents.glance();
    const auto files =
        names ? std::ranges::count_if(
                    *names, [&codec](const std::string& name) { return is_record_file(codec, name); })
              : 0;
    return context.profile.kept_games(codec.game).games().size() + static_cast<std::size_t>(files);
  };
  return {.id = "open",
          .label = msgid("Your games"),
          .line = msgid("Your finished games, and games from files: replay and review them."),
          .icon = "load",
          .progress =
              [count, &codec](Context& context) {
                const std::size_t games = count(context);
                Progress progress{.action = context.words.tr("Open"), .art = art_of(context, codec)};
                if (games > 0)
                  progress.words = format(context.words.trn("{count} game", "{count} games", games),
                                          {{"count", std::to_string(games)}});
                return progress;
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
