// Settings as they stand in the file: plain values by path. "volume.master" is the member master of the object volume.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"

namespace quintet::ui {

// The first alternative stands for any value of the file that is none of the others.
using SettingValue = std::variant<std::monostate, bool, std::int64_t, std::string>;
using SettingValues = std::map<std::string, SettingValue, std::less<>>;

// A JSON object, indented.
std::string write_setting_values(const SettingValues& values);
// Text that is not a JSON object is an error.
Expected<SettingValues, Problem> read_setting_values(std::string_view text);

}  // namespace quintet::ui
