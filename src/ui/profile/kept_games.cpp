#include "ui/profile/kept_games.hpp"

#include <algorithm>
#include <charconv>
#include <set>
#include <span>
#include <utility>

#include "core/text.hpp"

namespace quintet::ui {
namespace {

constexpr std::string_view kAnyHead = "quintet-games ", kHead = "quintet-games 1", kGame = "game",
                           kPlayed = "played", kOpened = "opened", kFavourite = "favourite";
constexpr std::int64_t kMostId = 900'000'000;  // a save with a greater one would not be read

// The number, origin, day and mark of a game; an id of 0 if the line is no head of a game.
KeptGame read_head(std::string_view line) {
  const std::vector<std::string_view> words = split(line, ' ');
  KeptGame game;
  if (words.size() < 3 || words[0] != kGame || (words[2] != kPlayed && words[2] != kOpened)) return game;
  const auto [end, error] = std::from_chars(words[1].data(), words[1].data() + words[1].size(), game.id);
  if (error != std::errc() || end != words[1].data() + words[1].size() || game.id < 0 || game.id > kMostId)
    game.id = 0;
  game.origin = words[2] == kPlayed ? RecordOrigin::Played : RecordOrigin::Opened;
  for (const std::string_view word : std::span(words).subspan(3)) {
    if (word == kFavourite)
      game.favourite = true;
    else if (game.date.empty())
      game.date = word;
  }
  return game;
}

}  // namespace

const KeptGame* KeptGames::find(std::int64_t id) const {
  const auto found = std::ranges::find(games_, id, &KeptGame::id);
  return found == games_.end() ? nullptr : &*found;
}

std::int64_t KeptGames::new_id(std::string_view text) const {
  auto id = static_cast<std::int64_t>(checksum(text) % kMostId) + 1;
  while (find(id)) id = id % kMostId + 1;
  return id;
}

void KeptGames::drop_oldest(RecordOrigin origin, std::size_t most) {
  auto count = static_cast<std::size_t>(std::ranges::count(games_, origin, &KeptGame::origin));
  const auto newest = std::ranges::find(games_.rbegin(), games_.rend(), origin, &KeptGame::origin);
  const std::int64_t kept = newest == games_.rend() ? 0 : newest->id;
  for (; count > most; --count) {
    const auto oldest = std::ranges::find_if(games_, [=](const KeptGame& game) {
      return game.origin == origin && !game.favourite && game.id != kept;
    });
    if (oldest == games_.end()) return;
    games_.erase(oldest);
  }
}

std::int64_t KeptGames::keep(KeptGame game) {
  std::erase(game.text, '\r');  // as reading does
  if (game.text.empty() || game.text.size() > kLongestText) return 0;
  if (const auto same = std::ranges::find(games_, game.text, &KeptGame::text); same != games_.end())
    game.id = same->id;
  if (game.id == 0) game.id = new_id(game.text);
  if (const KeptGame* const before = find(game.id)) game.favourite = before->favourite;
  std::erase_if(games_, [&](const KeptGame& other) { return other.id == game.id; });
  const std::int64_t id = game.id;
  games_.push_back(std::move(game));
  drop_oldest(RecordOrigin::Played, kMostPlayed);
  drop_oldest(RecordOrigin::Opened, kMostOpened);
  return id;
}

bool KeptGames::change(std::int64_t id, std::string text) {
  const auto found = std::ranges::find(games_, id, &KeptGame::id);
  std::erase(text, '\r');  // as reading does
  if (found == games_.end() || text.empty() || text.size() > kLongestText) return false;
  found->text = std::move(text);
  return true;
}

bool KeptGames::forget(std::int64_t id) {
  return std::erase_if(games_, [id](const KeptGame& game) { return game.id == id; }) > 0;
}

bool KeptGames::toggle_favourite(std::int64_t id) {
  const auto found = std::ranges::find(games_, id, &KeptGame::id);
  if (found == games_.end()) return false;
  found->favourite = !found->favourite;
  return true;
}

std::string KeptGames::write() const {
  std::string text = std::string(kHead) + '\n';
  for (const KeptGame& game : games_) {
    text += std::string(kGame) + ' ' + std::to_string(game.id) + ' ' +
            std::string(game.origin == RecordOrigin::Played ? kPlayed : kOpened);
    if (!game.date.empty()) text += ' ' + game.date;
    if (game.favourite) text += ' ' + std::string(kFavourite);
    text += '\n';
    for (const std::string_view line : split(game.text, '\n')) text += ' ' + std::string(line) + '\n';
  }
  return text;
}

Expected<KeptGames, Problem> KeptGames::read(std::string_view text) {
  std::string plain(text);
  std::erase(plain, '\r');
  const std::vector<std::string_view> lines = split_lines(plain);
  if (lines.empty() || lines.front() != kHead) {
    const bool later = !lines.empty() && lines.front().starts_with(kAnyHead);
    return later ? tl::unexpected(Problem{"a later version has saved it", Problem::Kind::Newer})
                 : tl::unexpected(Problem{"this is no list of games"});
  }
  KeptGames kept;
  bool begins = true;  // the next line is the first of its text
  for (const std::string_view line : std::span(lines).subspan(1)) {
    const bool is_text = line.starts_with(' ') && !kept.games_.empty();
    if (!is_text) {
      kept.games_.push_back(read_head(line));
      begins = kept.games_.back().id != 0;
      if (!begins) kept.games_.back().text = line;
      continue;
    }
    std::string& of_game = kept.games_.back().text;
    if (!std::exchange(begins, false)) of_game += '\n';
    of_game += line.substr(1);
  }
  // Numbers that are missing, or stand twice after an edit by hand.
  std::set<std::int64_t> taken;
  for (KeptGame& game : kept.games_) {
    if (game.id == 0 || taken.contains(game.id)) game.id = kept.new_id(game.text);
    taken.insert(game.id);
  }
  kept.drop_oldest(RecordOrigin::Played, kMostPlayed);
  kept.drop_oldest(RecordOrigin::Opened, kMostOpened);
  return kept;
}

}  // namespace quintet::ui
