// Collections as data on shared pages: cards to choose from, such as the levels of a journey or the paintings of an
// album, and one picture of a collection alone.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/render/tween.hpp"
#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/pages/page.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

// What the foot of the page says about the chosen item, besides its title. All words of a gallery are translated.
struct GalleryDetails {
  struct Button {
    std::string id;  // of its control
    std::string label;
    std::string icon{};
    std::function<void()> act{};
  };

  std::string note{};  // "Level 3"
  std::string icon{};  // name of a picture in images/icons, before the sentence
  std::string sentence{};
  std::array<std::string, kStars> terms{};  // of one star, of two, and of three
  std::vector<Button> buttons{};            // the first is the main one
};

struct GalleryItem {
  std::string id;  // "plum": the control is PAGE.plum
  std::string title;
  std::string line{};              // below the title
  std::string locked{};            // what opens it; empty where it is open
  std::optional<int> stars{};      // those that are new when the page comes back fly to the card
  bool saved = false;              // there is a saved game of it
  bool sealed = false;             // a seal on its picture: it has been done
  Painting picture{};              // on its card
  Painting large{};                // alone on a page
  std::vector<Counter> figures{};  // of that page
  GalleryDetails details{};
  std::function<void()> act{};  // of an open item; empty: shows the picture alone
  std::string state{};          // for scripts, while it is chosen or alone
};

struct Gallery {
  // The page with one picture: its name, and the labels of its arrows.
  struct Alone {
    std::string page, previous, next;
  };

  std::string title;
  Accent accent;
  std::vector<Counter> counters{};
  std::vector<GalleryItem> items{};  // at least one
  std::size_t first = 0;             // has the focus and is in view, whenever it is another one than before
  bool foot = false;  // a press chooses an item, and the foot describes it; the next press acts
  Alone alone{};
  std::string state{};  // for scripts
  // Where more items follow: makes some of them ready, in a few milliseconds. Called in each step, before the gallery is made
  // again with them.
  std::function<void()> grow{};
};

// What a look draws a gallery with.
struct GalleryView {
  const Context& context;
  const Gallery& gallery;
  Rect room;  // for the whole gallery, above its foot
  std::size_t chosen = 0;
  float offset = 0;  // points by which it is scrolled
};

struct GalleryCard {
  const GalleryItem& item;
  std::size_t index = 0;
  Rect at;
  int stars = 0;   // that have arrived
  float warm = 0;  // progress of the hover effect
};

// Where the cards stand in the window while nothing is scrolled.
struct GalleryPlaces {
  Rect view;         // the part of the window in which they scroll
  float height = 0;  // of all that scrolls
  std::vector<Rect> cards{};
  float corner = radius::kControl;  // of the focus ring around a card
};

class GalleryLook {
 public:
  virtual ~GalleryLook() = default;

  virtual GalleryPlaces place(const Gallery& gallery, Extent window, Rect room) const = 0;
  // Below the cards, within the view.
  virtual void ground(Canvas&, const GalleryView&) const {}
  virtual void card(Canvas& canvas, const GalleryView& view, const GalleryCard& card) const = 0;
  // Over the edge of the view.
  virtual void frame(Canvas&, const GalleryView&) const {}
  // Where the stars of a card stand.
  virtual Rect stars(Rect card) const { return card; }
};

// Pictures of one shape in mounts, with title and line below; a locked one is blank silk with words.
struct MountedCards {
  float shape = 1;            // of a picture: width by height
  std::string_view locked{};  // these words
  float width = 240;          // of a card at most, in points
  std::size_t columns = 5;    // at most
};
std::unique_ptr<GalleryLook> mounted_pictures(const MountedCards& cards);

class GalleryPage : public ScrollPage {
 public:
  GalleryPage(Context& context, std::string name, std::function<Gallery()> make,
              std::unique_ptr<GalleryLook> look);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  bool intercept(const Event& event) override;
  void on_control(const ControlEvent& reply) override;
  bool sounds(const ControlEvent& reply) const override;
  void advance(Duration step) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool moving() const override;
  std::string state() const override;
  Rect toast_place() const override;

 private:
  // A star on its way to its card.
  struct Flight {
    std::size_t item = 0;
    int star = 0;  // from 0
    Tween tween;
  };
  struct Places {
    Rect room, foot;  // the foot is empty where there is none
  };

  const std::vector<GalleryItem>& items() const { return gallery_->items; }
  const GalleryDetails& details() const { return items()[chosen_].details; }
  std::string id_of(std::size_t item) const { return name() + '.' + items()[item].id; }
  std::optional<std::size_t> item_of(std::string_view control) const;
  Places places(Extent size) const;
  void press(std::size_t item);
  void act(std::size_t item);
  void launch_stars(const std::vector<GalleryItem>& before);
  int stars_shown(std::size_t item) const;
  void paint_cards(Canvas& canvas, const GalleryView& view, Duration now) const;
  void paint_flights(Canvas& canvas, Duration now) const;

  PageData<Gallery> gallery_;
  std::unique_ptr<GalleryLook> look_;
  std::size_t chosen_;
  std::optional<std::size_t> first_;  // when the page was last entered
  std::vector<Flight> flights_;
};

// One picture of a gallery alone, as large as the window allows, with arrows to the others that are open.
class PicturePage final : public Page {
 public:
  PicturePage(Context& context, std::string name, std::function<Gallery()> make, std::size_t item);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  bool intercept(const Event& event) override;
  void advance(Duration step) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  const GalleryItem& shown() const { return gallery_->items[open_[at_]]; }
  void turn(std::ptrdiff_t by);
  std::string id(std::string_view control) const { return name() + '.' + std::string(control); }

  PageData<Gallery> gallery_;
  std::vector<std::size_t> open_;  // items
  std::size_t at_ = 0;
};

}  // namespace quintet::ui
