// The album of paintings that the player has uncovered, kept among the results of Link-up, and the painting that lies
// under a board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/date.hpp"
#include "games/link/match.hpp"
#include "games/link/paintings.hpp"
#include "ui/profile/results.hpp"

namespace quintet::link {

// A painting of the album; the key of the row is its id.
struct AlbumRow {
  static constexpr std::string_view kTable = "album";
  std::int64_t day = 0;           // of the first time, as number_of(Date) gives it; 0: unknown
  std::int64_t milliseconds = 0;  // the fastest; 0: none yet
  std::int64_t times = 0;
  bool found() const { return times > 0; }
  friend bool operator==(const AlbumRow&, const AlbumRow&) = default;

  static constexpr std::array kFields{ui::RowField<AlbumRow>{"day", &AlbumRow::day},
                                      ui::RowField<AlbumRow>{"ms", &AlbumRow::milliseconds},
                                      ui::RowField<AlbumRow>{"times", &AlbumRow::times}};
};

AlbumRow album_row(const ui::ResultTally& results, std::string_view painting);
std::size_t paintings_found(const ui::ResultTally& results);
// Adds the painting of a board that was cleared on this day. Returns whether it is new.
bool add_to_album(ui::ResultTally& results, const Match& match, Date today);

// The painting for the board of this match: by its date for today's board, else by lot among those that are not in the
// album yet. The lot depends on the board alone.
const Painting& draw_painting(const ui::ResultTally& results, const Match& match);

}  // namespace quintet::link
