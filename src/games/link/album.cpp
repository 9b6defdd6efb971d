#include "games/link/album.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "core/text.hpp"

namespace quintet::link {

namespace {

// Index of a painting, the same for the same text on every machine.
std::size_t lot_of(std::string_view text, std::size_t count) {
  return Random(checksum(text)).index(count);
}

std::string board_text(const Match& match) {
  std::string text;
  for (const Tile tile : match.start().board.cells().cells()) text += static_cast<char>(tile);
  return text;
}

}  // namespace

AlbumRow album_row(const ui::ResultTally& results, std::string_view painting) {
  return results.row<AlbumRow>(painting);
}

std::size_t paintings_found(const ui::ResultTally& results) {
  return static_cast<std::size_t>(std::ranges::count_if(
      paintings(), [&](const Painting& painting) { return album_row(results, painting.id).found(); }));
}

bool add_to_album(ui::ResultTally& results, const Match& match, Date today) {
  if (match.painting().empty()) return false;
  AlbumRow row = album_row(results, match.painting());
  const bool fresh = !row.found();
  ++row.times;
  if (fresh || row.day == 0) row.day = ui::number_of(today);
  ui::keep_least(row.milliseconds, match.elapsed() / milliseconds(1));
  results.set(match.painting(), row);
  return fresh;
}

const Painting& draw_painting(const ui::ResultTally& results, const Match& match) {
  const auto all = paintings();
  if (match.mode() == Mode::Today) return all[lot_of(match.subject(), all.size())];
  std::vector<const Painting*> wanted;
  for (const Painting& painting : all) {
    if (!album_row(results, painting.id).found()) wanted.push_back(&painting);
  }
  const std::string board = board_text(match);
  return wanted.empty() ? all[lot_of(board, all.size())] : *wanted[lot_of(board, wanted.size())];
}

}  // namespace quintet::link
