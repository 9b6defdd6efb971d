// The books of rules of all games, one below the other, from which the player takes one.
#pragma once

#include <string>
#include <vector>

#include "scenes/help.hpp"

namespace quintet::scenes {

// In the order of the menu. The books must outlive the page that shows them.
using HelpShelf = std::vector<const HelpBook*>;

// The shelf; a book that stands alone on it is opened at once.
void open_help(Context& context, HelpShelf books);

class HelpShelfPage final : public ScrollPage {
 public:
  HelpShelfPage(Context& context, HelpShelf books);

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  std::string id_of(const HelpBook& book) const { return name() + '.' + std::string(book.id); }
  void paint_book(Canvas& canvas, Duration now, const HelpBook& book) const;

  HelpShelf books_;
};

}  // namespace quintet::scenes
