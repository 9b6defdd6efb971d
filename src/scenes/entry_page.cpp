#include "scenes/entry_page.hpp"

namespace quintet::scenes {

EntryPage::EntryPage(Context& context, std::string name, std::vector<Entry> entries)
    : Page(context, std::move(name)), entries_(std::move(entries)) {}

Control EntryPage::control_of(std::size_t index) const {
  const Entry& entry = entries_[index];
  return {.id = id_of(entry),
          .kind = index == 0 ? Control::Kind::Primary : Control::Kind::Button,
          .bounds = {},
          .label = tr(entry.label),
          .icon = entry.icon};
}

void EntryPage::replied(const Reply& reply) {
  if (reply.what != Reply::What::Activated) return;
  for (const Entry& entry : entries_) {
    if (id_of(entry) == reply.id) return choose(entry);
  }
}

void EntryPage::choose(const Entry& entry) {
  const auto act = entry.act;
  if (entry.page == Entry::Page::Closes) context_.scenes.pop();
  if (act) act();
}

}  // namespace quintet::scenes
