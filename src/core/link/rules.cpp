#include "core/link/rules.hpp"

#include <algorithm>
#include <cstddef>

namespace quintet::link {
namespace {

constexpr std::array<std::string_view, kGravities.size()> kNames = {
    "none",      "down",     "up",        "left",     "right",    "lr-split",
    "lr-gather", "ud-split", "ud-gather", "ud-shear", "lr-shear",
};

}  // namespace

std::string_view name(Gravity gravity) {
  return kNames[static_cast<std::size_t>(gravity)];
}

std::optional<Gravity> read_gravity(std::string_view name) {
  const auto found = std::ranges::find(kNames, name);
  if (found == kNames.end()) return std::nullopt;
  return kGravities[static_cast<std::size_t>(found - kNames.begin())];
}

std::string_view name(Outside outside) {
  return outside == Outside::Allowed ? "yes" : "no";
}

std::optional<Outside> read_outside(std::string_view name) {
  if (name == "yes") return Outside::Allowed;
  if (name == "no") return Outside::Forbidden;
  return std::nullopt;
}

}  // namespace quintet::link
