// A page whose buttons are menu items: pause, dialog, result.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ui/pages/menu_item.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

// Whether the page below such a page is visible: the board of a timed game is hidden while its clock is stopped.
enum class Behind : std::uint8_t { Shown, Hidden };

class MenuItemPage : public Page {
 protected:
  MenuItemPage(Context& context, std::string name, std::vector<MenuItem> entries);

  const std::vector<MenuItem>& items() const { return entries_; }
  std::string id_of(const MenuItem& entry) const { return name() + '.' + entry.id; }
  // The control of an item, without its place; the first item is the main button.
  Control control_of(std::size_t index) const;
  void on_control(const ControlEvent& reply) override;
  // Runs the action of an item. The page may have been destroyed afterwards.
  void choose(const MenuItem& entry);

 private:
  std::vector<MenuItem> entries_;
};

}  // namespace quintet::ui
