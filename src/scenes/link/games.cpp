#include "scenes/link/games.hpp"

#include <algorithm>

#include "core/link/deal.hpp"
#include "core/link/journey.hpp"
#include "core/link/layout.hpp"

namespace quintet::scenes {
namespace {

constexpr std::string_view kFolder = "layouts/", kEnding = ".layout";

std::string save_name(LinkMode mode) {
  return "link-" + std::string(word_of(mode));
}

int tiles_of(const link::Layout& layout) {
  const auto cells = layout.cells.cells();
  return static_cast<int>(std::count_if(cells.begin(), cells.end(), link::is_tile));
}

NewMatch dealt(Context& context, LinkMode mode, const link::Order& order, Random random, std::string subject,
               int level) {
  auto start = link::deal(order, random);
  if (start) return Match(mode, *std::move(start), std::move(subject), level);
  return format(context.words.tr("This board cannot be dealt: {reason}."),
                {{"reason", start.refusal().message}});
}

// Fixed pictures beyond those that there are would look like others and be no pair.
bool has_only_known_pictures(const link::Layout& layout) {
  const auto cells = layout.cells.cells();
  return std::all_of(cells.begin(), cells.end(), [](link::Tile cell) {
    return !link::is_tile(cell) || cell == link::Tile::Blank || link::picture(cell) < kPictures;
  });
}

std::string size_text(Size size) {
  return std::to_string(size.width) + "x" + std::to_string(size.height);
}

}  // namespace

std::vector<Figure> figures(const Assets& assets) {
  std::vector<Figure> all;
  for (const std::string& name : assets.list(kFolder)) {
    if (!name.ends_with(kEnding)) continue;
    std::string file = name.substr(kFolder.size(), name.size() - kFolder.size() - kEnding.size());
    if (auto layout = find_figure(assets, file)) all.push_back({std::move(file), *std::move(layout)});
  }
  return all;
}

std::optional<link::Layout> find_figure(const Assets& assets, std::string_view file) {
  const auto bytes = assets.find(std::string(kFolder) + std::string(file) + std::string(kEnding));
  if (!bytes) return std::nullopt;
  auto layout = link::read_layout(bytes->text());
  if (layout && has_only_known_pictures(*layout)) return *std::move(layout);
  const Refusal why = layout ? Refusal{"it fixes a picture that there is not"} : layout.refusal();
  const std::string place = why.line > 0 ? ", line " + std::to_string(why.line) : "";
  assets.report("the layout " + std::string(file) + place + ": " + why.message);
  return std::nullopt;
}

NewMatch new_free_match(Context& context, LinkMode mode) {
  const LinkSettings& wish = context.player.settings().link;
  link::Order order;
  order.rules = {wish.gravity, wish.outside};
  const auto figure = wish.layout.empty() ? std::nullopt : find_figure(context.assets, wish.layout);
  order.layout = figure ? *figure : link::plain_layout({wish.width, wish.height});
  order.kinds = std::min(link::default_kinds(tiles_of(order.layout)), kPictures);
  order.way = context.chance.below(2) == 0 ? link::Way::RandomCells : link::Way::CopiedHalf;
  const std::string board = figure ? wish.layout : size_text(order.layout.cells.size());
  const std::string subject = board + ' ' + std::string(link::name(wish.gravity)) +
                              (wish.outside == link::Outside::Allowed ? "" : " inside");
  return dealt(context, mode, order, Random(context.chance.next()), subject, 0);
}

NewMatch new_journey_match(Context& context, int level) {
  const link::Level& stage = link::journey()[static_cast<std::size_t>(level)];
  const auto figure = stage.layout.empty() ? std::nullopt : find_figure(context.assets, stage.layout);
  link::Order order;
  order.layout = figure ? *figure : link::plain_layout(stage.size);
  order.rules = stage.rules;
  order.kinds = stage.kinds;
  return dealt(context, LinkMode::Journey, order, Random(link::level_seed(level)), std::to_string(level + 1),
               level);
}

Match todays_match(const Context& context) {
  const link::Date date = context.today();
  return Match(LinkMode::Today, link::daily_start(date), write_date(date));
}

Match again(const Match& match) {
  return Match(match.mode(), match.start(), match.subject(), match.level());
}

std::string write_date(link::Date date) {
  const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  return std::to_string(date.year) + '-' + two(date.month) + '-' + two(date.day);
}

void keep(Context& context, const Match& match) {
  context.player.save_game(save_name(match.mode()), match.write());
}

void forget(Context& context, LinkMode mode) {
  context.player.forget_game(save_name(mode));
}

std::optional<Match> kept(Context& context, LinkMode mode) {
  std::optional<Match> match;
  context.player.load_game(save_name(mode), [&match, mode](std::string_view text) {
    match = Match::read(text);
    return match && match->mode() == mode;
  });
  if (!match || match->mode() != mode || match->status() != Match::Status::Playing) return std::nullopt;
  if (mode == LinkMode::Today && match->subject() != write_date(context.today())) return std::nullopt;
  return match;
}

}  // namespace quintet::scenes
