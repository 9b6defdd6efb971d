#include "games/link/galleries.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/link/daily.hpp"
#include "core/link/journey.hpp"
#include "games/link/album.hpp"
#include "games/link/journey_scroll.hpp"
#include "games/link/matches.hpp"
#include "games/link/paintings.hpp"
#include "games/link/words.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// The unfinished game of a level.
struct SavedLevel {
  std::string mark;
  const Match* match;
};

std::optional<SavedLevel> saved_level(Context& context, int level) {
  const MatchFlow<Match> flow(context);
  for (std::string& mark : flow.unfinished(Mode::Journey)) {
    const Match* const match = flow.find(Mode::Journey, mark);
    if (match && match->level() == level) return SavedLevel{std::move(mark), match};
  }
  return std::nullopt;
}

// Its unfinished game is given up at once, those of other levels wait.
void deal_level(Context& context, int level) {
  auto match = new_journey_match(context, level);
  if (!match) return context.profile.notify(match.error().message);
  const MatchFlow<Match> flow(context);
  if (const auto saved = saved_level(context, level)) flow.remove(Mode::Journey, saved->mark);
  context.scenes.push(flow.first_page(*std::move(match)));
}

void restart_level(Context& context, int level) {
  ask(context,
      {msgid("Restart this level?"),
       msgid("All cleared tiles are put back, and the clock starts again."),
       {}},
      {.id = "begin", .label = msgid("Restart level"), .act = [&context, level] {
         deal_level(context, level);
       }});
}

void begin_level(Context& context, int level) {
  const MatchFlow<Match> flow(context);
  if (const auto saved = saved_level(context, level)) {
    flow.go_on(Mode::Journey, saved->mark);
    return;
  }
  begin_new_game(context, flow.loss(Mode::Journey), [&context, level] { deal_level(context, level); });
}

std::array<std::string, kStars> terms_of(const Localiser& words, const Level& level) {
  const auto in_time = [](const std::string& text, std::chrono::seconds time) {
    return format(text, {{"time", clock_text(time.count())}});
  };
  const std::string left = words.tr("{time} or more left");
  return {in_time(words.tr("Clear in {time}"), level.time), in_time(left, level.two_stars),
          in_time(left, level.three_stars)};
}

std::vector<GalleryDetails::Button> buttons_of(Context& context, int level, bool saved) {
  const std::string play =
      format(context.words.tr("Play level {level}"), {{"level", std::to_string(level + 1)}});
  std::vector<GalleryDetails::Button> buttons{{.id = "link.level.begin",
                                               .label = saved ? context.words.tr("Continue") : play,
                                               .icon = "play",
                                               .act = [&context, level] { begin_level(context, level); }}};
  if (saved)
    buttons.push_back({.id = "link.level.other",
                       .label = context.words.tr("Restart level"),
                       .act = [&context, level] { restart_level(context, level); }});
  return buttons;
}

GalleryItem level_item(Context& context, int index, const Match* last) {
  const ResultTally& results = context.profile.results(Game::kName);
  const Localiser& words = context.words;
  const auto place = static_cast<std::size_t>(index);
  const Level& level = journey()[place];
  const bool open = place <= next_level(results);
  const auto saved = saved_level(context, index);
  const std::string number = std::to_string(index + 1);
  GalleryItem item{
      .id = number,
      .title = words.tr(level.title),
      .stars = stars_of(results, place),
      .saved = saved.has_value(),
      .details = {.note = level_words(words, index) + " · " + difficulty_words(words, level.difficulty),
                  .icon = gravity_icon(level.rules.gravity),
                  .sentence = words.tr(level.effect),
                  .terms = terms_of(words, level)},
      .act = [&context, index] { begin_level(context, index); },
      .state = "level=" + number + (open ? "" : " locked")};
  if (saved) item.details.note += " · " + tiles_left(words, saved->match->game().board().tiles());
  if (last) item.state += " waits=" + std::to_string(last->level() + 1);
  if (open)
    item.details.buttons = buttons_of(context, index, saved.has_value());
  else
    item.locked = format(words.tr("Clear level {before} to unlock level {level}."),
                         {{"level", number}, {"before", std::to_string(index)}});
  return item;
}

Gallery journey_gallery(Context& context) {
  const ResultTally& results = context.profile.results(Game::kName);
  const Localiser& words = context.words;
  const Match* const saved = MatchFlow<Match>(context).find(Mode::Journey);
  const std::size_t levels = journey().size(), won = next_level(results);
  const std::string stars = std::to_string(all_stars(results));
  Gallery gallery{.title = words.tr("Journey"),
                  .accent = kAccent,
                  .counters = {{.caption = words.tr("Stars"),
                                .value = stars + " / " + std::to_string(levels * std::size_t{kStars})},
                               {.caption = words.tr("Levels"),
                                .value = std::to_string(won) + " / " + std::to_string(levels)}},
                  .first = saved ? static_cast<std::size_t>(saved->level()) : std::min(won, levels - 1),
                  .foot = true,
                  .state = "stars=" + stars + " next=" + std::to_string(won + 1)};
  for (std::size_t level = 0; level < levels; ++level)
    gallery.items.push_back(level_item(context, static_cast<int>(level), saved));
  return gallery;
}

}  // namespace

std::unique_ptr<GalleryPage> journey_page(Context& context) {
  return std::make_unique<GalleryPage>(
      context, "link.journey", [&context] { return journey_gallery(context); },
      std::make_unique<JourneyScroll>(context.assets));
}

namespace {

GalleryItem album_item(const Context& context, const Painting& painting) {
  const Localiser& words = context.words;
  const AlbumRow row = album_row(context.profile.results(Game::kName), painting.id);
  GalleryItem item{.id = std::string(painting.id),
                   .title = words.tr(painting.title),
                   .locked = row.found() ? "" : words.tr("Clear boards to find this painting."),
                   .picture =
                       [&painting](Canvas& canvas, const Context& here, Rect area) {
                         canvas.picture(painting_picture(painting), area, here.theme.colour.silk);
                       },
                   .large = [&painting](Canvas& canvas, const Context& here,
                                        Rect area) { draw_mounted(canvas, here.theme, area, painting); },
                   .state = "painting=" + std::string(painting.id)};
  if (const auto date = date_of_number(row.day)) {
    item.line = date_text(words, *date);
    item.figures.push_back({words.tr("Found"), item.line});
  }
  if (row.milliseconds > 0) {
    const std::string time = clock_text(row.milliseconds / 1000);
    item.line += (item.line.empty() ? "" : " · ") + format(words.tr("Best {time}"), {{"time", time}});
    item.figures.push_back({words.tr("Best time"), time});
  }
  return item;
}

Gallery album_gallery(const Context& context, std::string_view first) {
  const Localiser& words = context.words;
  const std::string found = std::to_string(paintings_found(context.profile.results(Game::kName)));
  const std::string all = std::to_string(paintings().size());
  Gallery gallery{.title = words.tr("Album"),
                  .accent = kAccent,
                  .counters = {{.caption = words.tr("Collected"), .value = std::string(found) + " / " + all}},
                  .alone = {"link.painting", words.tr("Previous painting"), words.tr("Next painting")},
                  .state = "found=" + found + " of " + all};
  for (const Painting& painting : paintings()) gallery.items.push_back(album_item(context, painting));
  const auto begin = std::ranges::find_if(gallery.items, [first](const GalleryItem& item) {
    return first.empty() ? item.locked.empty() : item.id == first;
  });
  if (begin != gallery.items.end()) gallery.first = static_cast<std::size_t>(begin - gallery.items.begin());
  return gallery;
}

}  // namespace

std::unique_ptr<GalleryPage> album_page(Context& context, std::string_view first) {
  return std::make_unique<GalleryPage>(
      context, "link.album", [&context, first = std::string(first)] { return album_gallery(context, first); },
      mounted_pictures({.shape = kPaintingShape, .locked = msgid("Not found yet")}));
}

namespace {

Preview preview_of(const Context& context, const Date& date, const Order& order) {
  const Localiser& words = context.words;
  const ResultTally& results = context.profile.results(Game::kName);
  const auto best = result_of_day(results, date);
  const Layout& layout = order.layout;
  const Size size = layout.cells.size();
  const std::string shape = words.tr(layout.name.empty() ? msgid("Rectangle") : layout.name);
  const std::string solved =
      best ? format(words.tr("Solved in {time}"), {{"time", clock_text(*best)}}) : words.tr("Not solved yet");
  return {.over = date_text(words, date),
          .title = words.tr("Today’s board"),
          .icon = "calendar",
          .facts = {{words.tr("Layout"), size_words(size) + " · " + shape},
                    {words.tr("Gravity"), words.tr(gravity_message(order.rules.gravity))},
                    {words.tr("Tile designs"), std::to_string(order.kinds)},
                    {words.tr("Today"), solved},
                    {words.tr("Streak"), std::to_string(days_in_a_row(results, date))}},
          .start = words.tr(best ? msgid("Play again") : msgid("Play")),
          .state = "date=" + write_date(date) + " size=" + size_text(size) +
                   " gravity=" + std::string(name(order.rules.gravity)) +
                   (best ? " best=" + std::to_string(*best) : " open")};
}

}  // namespace

// The match is that of the date on the card, even after midnight.
DailyPage::DailyPage(Context& context)
    : PreviewPage(
          context, "link.daily", kAccent,
          [&context, date = context.today(), order = daily_order(context.today())] {
            return preview_of(context, date, order);
          },
          [&context, date = context.today()] {
            MatchFlow<Match>(context).replace_page(match_of_day(context, date));
          }) {}

}  // namespace quintet::link
