// The statistics of every game in tabs, each a list of cards below each other.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

// The cards of the statistics of a game: the place of each on a page of a given width, and how it looks.

// What the words of the cards are measured with.
struct StatisticsSheet {
  Canvas& canvas;
  float line_height = 1;
};

// From the origin downwards, with gaps between them. Measures every row, so it is for when something has changed.
std::vector<Rect> place_cards(const StatisticsSheet& sheet, std::span<const StatisticsCard> cards,
                              float width);

// `ink` is the colour of the figures.
void paint_card(Canvas& canvas, const Context& context, const StatisticsCard& card, Rect area, Rgba ink);

// The results of the player in each game: a row of tabs, and below it the cards of the chosen game.
class StatisticsPage final : public ScrollPage {
 public:
  // Opens with this game, or else with the first one that has been played.
  explicit StatisticsPage(Context& context, const GameDefinition* first = nullptr);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  std::string state() const override;

 private:
  struct Tab {
    const GameDefinition* game;  // the control is statistics.link for "link"
    Statistics statistics{};
  };

  // Reads the results again, in the player's language.
  void gather();
  const Tab& chosen() const { return tabs_[chosen_]; }
  std::string id_of(const Tab& tab) const { return name() + '.' + std::string(tab.game->id); }
  void place_cards();
  void paint_empty(Canvas& canvas) const;

  std::vector<Tab> tabs_;
  std::size_t chosen_ = 0;
  std::uint32_t words_revision_ = 0;
  Rect page_;                 // under the tabs
  std::vector<Rect> places_;  // of the cards, from the top of the page
  // What these places hold for; nothing where they must be found again.
  struct PlacedFor {
    float width = 0, scale = 0;
    std::size_t chosen = 0;
    friend bool operator==(const PlacedFor&, const PlacedFor&) = default;
  };
  std::optional<PlacedFor> placed_for_;
};

}  // namespace quintet::ui
