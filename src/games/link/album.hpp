// The album: the paintings that were found, with their dates and best times.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/date.hpp"
#include "games/link/match.hpp"
#include "games/link/paintings.hpp"
#include "ui/pages/page.hpp"
#include "ui/profile/results.hpp"

namespace quintet::link {

// The album of paintings that the player has uncovered, kept among the results of Link-up, and the painting that lies
// under a board.

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

// The album: a gallery of the paintings that the player has uncovered, each with its date and best time; the others are
// blank silk. One of them opens large.
class AlbumPage final : public ui::ScrollPage {
 public:
  // Begins with this painting in view and focus, or with the first one that has been found.
  explicit AlbumPage(ui::Context& context, std::string_view first = {});

  void enter() override;

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  bool sounds(const ui::ControlEvent& reply) const override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  AlbumRow row_of(const Painting& painting) const;
  std::optional<std::size_t> painting_of(const std::string& id) const;
  void paint_card(Canvas& canvas, const ui::Control& card, const Painting& painting, Duration now) const;

  std::string first_;  // empty once the page has been shown
};

// A painting alone, as large as the window allows, with arrows to the others.
class PaintingPage final : public ui::Page {
 public:
  // Requires a painting that has been found.
  PaintingPage(ui::Context& context, std::string_view painting);

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  bool intercept(const Event& event) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  const Painting& shown() const { return *found_[at_]; }
  void turn(std::ptrdiff_t by);
  std::string id(std::string_view control) const;

  std::vector<const Painting*> found_;
  std::size_t at_ = 0;
  Rect plate_;
};

// "21 Nov 2026 · Best 2:26", in the player's language.
std::string album_words(const ui::Context& context, const AlbumRow& row);

}  // namespace quintet::link
