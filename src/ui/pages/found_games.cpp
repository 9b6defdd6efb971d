#include "ui/pages/found_games.hpp"

#include <algorithm>

namespace quintet::ui {
namespace {

constexpr std::size_t kMostFiles = 200;  // the newest ones
constexpr std::uintmax_t kKib = 1024;
constexpr std::size_t kDateLength = 10;  // of "2026-11-22 14:05" without the time

FoundGame found(const GameSources& sources, const KeptGame& kept) {
  FoundGame one{.source = kept.id, .date = kept.date, .favourite = kept.favourite};
  if (auto record = sources.read(kept))
    one.card = std::move(record->card);
  else
    one.fail([](const Localiser& words) { return words.tr("This game cannot be read."); });
  return one;
}

FoundGame found(const GameSources& sources, const Document& file, const std::stop_token& stop) {
  FoundGame one{.source = file.name, .date = local_minute(file.changed).substr(0, kDateLength)};
  if (file.size > sources.codec->most_listed && file.size <= Documents::kLargest) {
    one.trouble = [size = std::to_string(file.size / kKib)](const Localiser& words) {
      return format(words.tr("{size} KiB, too large to preview"), {{"size", size}});
    };
    return one;
  }
  const auto text = sources.documents->read(file.name, stop);
  if (!text)
    one.fail([error = text.error()](const Localiser& words) { return file_error_words(words, error); });
  else if (auto record = sources.read({.origin = RecordOrigin::Opened, .text = *text}))
    one.take(std::move(record->card));
  else
    one.fail([error = record.error()](const Localiser& words) { return import_error_words(words, error); });
  return one;
}

bool passes(const FoundGame& game, GameFilter filter) {
  switch (filter) {
    case GameFilter::Won:
      return game.card.outcome == RecordOutcome::Won;
    case GameFilter::Lost:
      return game.card.outcome == RecordOutcome::Lost;
    case GameFilter::Drawn:
      return game.card.outcome == RecordOutcome::Drawn;
    case GameFilter::Favourites:
      return game.favourite;
    default:
      return true;
  }
}

}  // namespace

FoundGames find_games(const GameSources& sources, const std::stop_token& stop) {
  FoundGames all;
  auto& [played, opened] = all.tabs;
  for (auto kept = sources.kept.rbegin(); kept != sources.kept.rend() && !stop.stop_requested(); ++kept)
    (kept->origin == RecordOrigin::Played ? played : opened).push_back(found(sources, *kept));
  std::size_t files = 0;
  for (const Document& file : sources.documents->list(stop)) {
    if (stop.stop_requested()) break;
    if (!is_record_file(*sources.codec, file.name)) continue;
    if (++files > kMostFiles)
      ++all.older_files;
    else
      opened.push_back(found(sources, file, stop));
  }
  return all;
}

std::size_t count_of(const std::vector<FoundGame>& games, GameFilter filter) {
  return static_cast<std::size_t>(
      std::ranges::count_if(games, [filter](const FoundGame& game) { return passes(game, filter); }));
}

std::vector<std::size_t> arranged(const std::vector<FoundGame>& games, GameFilter filter, GameSort sort,
                                  const std::function<bool(const FoundGame&)>& fits) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < games.size(); ++i)
    if (passes(games[i], filter) && fits(games[i])) order.push_back(i);
  const auto by = [&games, sort](std::size_t a, std::size_t b) {
    const bool dates = sort == GameSort::Newest || sort == GameSort::Oldest;
    const bool down = sort == GameSort::Newest || sort == GameSort::Longest;
    const std::size_t first = down ? b : a, second = down ? a : b;
    return dates ? games[first].date < games[second].date
                 : games[first].card.moves < games[second].card.moves;
  };
  if (sort == GameSort::Oldest) std::ranges::reverse(order);
  std::ranges::stable_sort(order, by);
  return order;
}

}  // namespace quintet::ui
