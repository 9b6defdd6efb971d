// Numbers as players read them.
#pragma once

#include <cstdint>
#include <string>

namespace quintet::ui {

// "12,480".
std::string number_text(std::uint64_t number);
// To three digits, for estimates: "12,500". Negative values are 0, as in the next one.
std::string rounded_text(double value);
// For the axis of a curve: "800", "2.5k", "120k", "1.2M".
std::string short_number_text(double value);

}  // namespace quintet::ui
