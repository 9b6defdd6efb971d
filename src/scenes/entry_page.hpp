// A page of which the buttons are entries: pause, dialog, result.
#pragma once

#include <string>
#include <vector>

#include "scenes/entry.hpp"
#include "scenes/page.hpp"

namespace quintet::scenes {

class EntryPage : public Page {
 protected:
  EntryPage(Context& context, std::string name, std::vector<Entry> entries);

  const std::vector<Entry>& entries() const { return entries_; }
  std::string id_of(const Entry& entry) const { return name() + '.' + entry.id; }
  // The control of an entry, without its place; the first entry goes on and stands out.
  Control control_of(std::size_t index) const;
  void replied(const Reply& reply) override;
  // Does what the entry is for. The page may be gone afterwards.
  void choose(const Entry& entry);

 private:
  std::vector<Entry> entries_;
};

}  // namespace quintet::scenes
