// The first screen: the title with its seal, a card for each game, and the way to settings, statistics and help.
// The games come as a table, so that the menu knows none of them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/pages/menu_item.hpp"
#include "ui/pages/menu_layout.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

// How far the player has come with a game or one of its modes, in translated words.
struct Progress {
  std::string words{};
  bool saved = false;  // a game waits to be gone on with
};

// A way to play a game, as its own page offers it.
struct GameMode {
  std::string id;          // "relaxed": the control is link.relaxed
  std::string_view label;  // a message to be translated
  std::string_view line;   // a message: what is to be expected, in one sentence
  std::string icon;
  std::function<Progress()> progress;
  std::function<void()> open;
};

struct GameCard {
  std::string id;          // "link": the control is menu.link
  std::string_view name;   // a message to be translated: "Link-up"
  std::string_view hanzi;  // the name as it is brushed on the card in every language
  std::string_view line;   // a message: what the game is about, in one sentence
  Rgba Palette::*accent;
  // Paints the picture of the card on a plate of any size from 120×90 points.
  std::function<void(Canvas&, const Theme&, Rect)> art;
  std::function<Progress()> progress;  // for the card as a whole
  std::function<void()> open;          // goes on with the saved game, or opens the game's own page
  std::vector<GameMode> modes{};
  // Opens a file that was let fall on the window; or tells why not, in translated words. Empty where no file can be
  // opened.
  std::function<std::optional<std::string>(const std::string& file)> take_file{};
  // Likewise with the text on the clipboard.
  std::function<std::optional<std::string>()> paste{};
};

class MenuPage final : public Page {
 public:
  // `below` are the buttons under the cards: settings, statistics, help, quit. They must stay (MenuItem::Page).
  MenuPage(Context& context, std::vector<GameCard> cards, std::vector<MenuItem> below);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  void go_back() override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;

 private:
  // Where the parts of a card stand; which of them there are depends on the room.
  struct PlacedCard {
    Rect card, art, hanzi, name, progress;
  };

  std::string id_of(const GameCard& card) const { return name() + '.' + card.id; }
  std::string id_of(const MenuItem& entry) const { return name() + '.' + entry.id; }

  void ask_progress();
  void place_title(Rect page);
  void place_cards(const CardGrid& table, Vec origin, std::vector<Control>& controls);
  void place_below(Rect row, std::vector<Control>& controls);

  std::string hints() const;
  void paint_title(Canvas& canvas) const;
  void paint_card(Canvas& canvas, Duration now, std::size_t index) const;

  std::vector<GameCard> cards_;
  std::vector<MenuItem> below_;
  std::vector<Progress> progress_;  // of each card
  std::uint32_t words_revision_ = 0;
  std::vector<PlacedCard> placed_;
  Rect title_, subtitle_, hints_;
  float title_size_ = 0;
};

}  // namespace quintet::ui
