// The controls of the rows of a setup, and what each of them stands for.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/pages/setup_layout.hpp"
#include "ui/widgets/control.hpp"

namespace quintet::ui {

class SetupControls {
 public:
  struct Part {
    // The buttons change a number, or turn the pages of a gallery.
    enum class Kind : std::uint8_t { Option, Previous, Next };
    const PlacedRow* placed = nullptr;
    Kind kind = Kind::Option;
    std::size_t option = 0;

    const SetupRow& row() const { return *placed->row; }
  };

  // The name of the page begins the ids: "link.setup.gravity.down".
  explicit SetupControls(std::string page) : page_(std::move(page)) {}

  // The places must stay where they are until the next call.
  void build(const SetupPlaces& places);
  // All of them, where the panel is scrolled by so many points.
  std::vector<Control> scrolled(float offset) const;

  // Nothing for a control that belongs to no row.
  const Part* part_of(std::string_view control) const;
  std::string id_of(const SetupRow& row, std::size_t option) const;
  std::string id_of(const SetupRow& row, Part::Kind button) const;

 private:
  void add_options(const PlacedRow& placed, Rect window);
  void add_buttons(const PlacedRow& placed, Rect window);

  std::string page_;
  std::vector<Control> controls_;  // where nothing is scrolled
  std::map<std::string, Part, std::less<>> parts_;
};

}  // namespace quintet::ui
