#include "ui/profile/fields.hpp"

#include <nlohmann/json.hpp>

namespace quintet::ui {
namespace {

using Json = nlohmann::json;

SettingValue value_of(const Json& json) {
  if (json.is_boolean()) return json.get<bool>();
  if (json.is_number_integer()) return json.get<std::int64_t>();
  if (json.is_string()) return json.get<std::string>();
  return {};
}

constexpr int kDeepest = 4;  // objects within objects; the file of a player has two

void flatten(const Json& object, const std::string& path, int depth, SettingValues& values) {
  for (const auto& [key, member] : object.items()) {
    if (!member.is_object())
      values[path + key] = value_of(member);
    else if (depth < kDeepest)
      flatten(member, path + key + '.', depth + 1, values);
  }
}

// The member of the object at a path; missing objects along the path are created.
Json& member_at(Json& object, std::string_view path) {
  const auto dot = path.find('.');
  if (!object.is_object()) object = Json::object();
  Json& member = object[std::string(path.substr(0, dot))];
  return dot == std::string_view::npos ? member : member_at(member, path.substr(dot + 1));
}

}  // namespace

std::string write_setting_values(const SettingValues& values) {
  Json json = Json::object();
  for (const auto& [path, value] : values) {
    std::visit(
        [&json, &path = path](const auto& held) {
          if constexpr (!std::is_same_v<std::decay_t<decltype(held)>, std::monostate>)
            member_at(json, path) = held;
        },
        value);
  }
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Expected<SettingValues, Problem> read_setting_values(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return tl::unexpected(Problem{"this is not JSON"});
  if (!json.is_object()) return tl::unexpected(Problem{"this is not a JSON object"});
  SettingValues values;
  flatten(json, "", 0, values);
  return values;
}

}  // namespace quintet::ui
