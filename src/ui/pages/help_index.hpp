// The books of rules of all games, one below the other, from which the player takes one.
#pragma once

#include <string>
#include <vector>

#include "ui/pages/help_page.hpp"

namespace quintet::ui {

// In the order of the menu. The books must outlive the page that shows them.
using HelpIndex = std::vector<const HelpBook*>;

// The shelf; a book that stands alone on it is opened at once.
void open_help(Context& context, HelpIndex books);

class HelpIndexPage final : public ScrollPage {
 public:
  HelpIndexPage(Context& context, HelpIndex books);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  std::string id_of(const HelpBook& book) const { return name() + '.' + std::string(book.id); }
  void paint_book(Canvas& canvas, Duration now, const HelpBook& book) const;

  HelpIndex books_;
};

}  // namespace quintet::ui
