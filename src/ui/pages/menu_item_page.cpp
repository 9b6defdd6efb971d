#include "ui/pages/menu_item_page.hpp"

namespace quintet::ui {

MenuItemPage::MenuItemPage(Context& context, std::string name, std::vector<MenuItem> entries)
    : Page(context, std::move(name)), entries_(std::move(entries)) {}

Control MenuItemPage::control_of(std::size_t index) const {
  const MenuItem& entry = entries_[index];
  return {.id = id_of(entry),
          .kind = index == 0 ? Control::Kind::Primary : Control::Kind::Button,
          .bounds = {},
          .label = tr(entry.label),
          .icon = entry.icon};
}

void MenuItemPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  for (const MenuItem& entry : entries_) {
    if (id_of(entry) == reply.id) return choose(entry);
  }
}

void MenuItemPage::choose(const MenuItem& entry) {
  const auto act = entry.act;
  if (entry.page == MenuItem::Page::Closes) context_.scenes.pop();
  if (act) act();
}

}  // namespace quintet::ui
