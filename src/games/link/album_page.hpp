// The album: a gallery of the paintings that the player has uncovered, each with its date and best time; the others are
// blank silk. One of them opens large.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/link/album.hpp"
#include "ui/pages/scroll_page.hpp"

namespace quintet::link {

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
