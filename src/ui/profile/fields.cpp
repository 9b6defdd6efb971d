#include "ui/profile/fields.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <type_traits>

namespace quintet::ui {
namespace {

using Json = nlohmann::json;

constexpr int kDeepest = 4;    // objects within objects; the file of a player has two
constexpr int kMostKept = 64;  // lists and objects within each other that are kept: writing them is recursive

bool is_deeper_than(const Json& json, int depth) {
  if (!json.is_structured()) return false;
  return depth == 0 || std::any_of(json.begin(), json.end(),
                                   [depth](const Json& member) { return is_deeper_than(member, depth - 1); });
}

SettingValue value_of(const Json& json) {
  if (json.is_boolean()) return json.get<bool>();
  if (json.is_number_integer()) return json.get<std::int64_t>();
  if (json.is_string()) return json.get<std::string>();
  if (is_deeper_than(json, kMostKept)) return OtherValue{};
  return OtherValue{json.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

std::string escaped(std::string_view name) {
  std::string text;
  for (const char c : name) {
    if (c == '.' || c == '\\') text += '\\';
    text += c;
  }
  return text;
}

void flatten(const Json& object, const std::string& path, int depth, SettingValues& values) {
  for (const auto& [key, member] : object.items()) {
    const std::string at = path + escaped(key);
    if (member.is_object() && !member.empty() && depth < kDeepest)
      flatten(member, at + '.', depth + 1, values);
    else
      values[at] = value_of(member);
  }
}

// The first name of a path, which is taken away with its dot.
std::string take_name(std::string_view& path) {
  std::string name;
  while (!path.empty()) {
    char c = path.front();
    path.remove_prefix(1);
    if (c == '.') break;
    if (c == '\\' && !path.empty()) {
      c = path.front();
      path.remove_prefix(1);
    }
    name += c;
  }
  return name;
}

// The member of the object at a path; missing objects along the path are created.
Json& member_at(Json& object, std::string_view path) {
  if (!object.is_object()) object = Json::object();
  Json& member = object[take_name(path)];
  return path.empty() ? member : member_at(member, path);
}

}  // namespace

std::string write_setting_values(const SettingValues& values) {
  Json json = Json::object();
  for (const auto& [path, value] : values) {
    std::visit(
        [&json, &path = path](const auto& held) {
          if constexpr (std::is_same_v<std::decay_t<decltype(held)>, OtherValue>)
            member_at(json, path) = Json::parse(held.json, nullptr, false);
          else
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

SettingValue write_text_records(const std::vector<TextRecord>& records) {
  Json list = Json::array();
  for (const TextRecord& record : records) list.push_back(record);
  return value_of(list);
}

std::optional<std::vector<std::optional<TextRecord>>> read_text_records(const SettingValue& value) {
  const auto* other = std::get_if<OtherValue>(&value);
  const Json list = other ? Json::parse(other->json, nullptr, false) : Json();
  if (!list.is_array()) return std::nullopt;
  std::vector<std::optional<TextRecord>> records;
  for (const Json& entry : list) {
    std::optional<TextRecord>& record = records.emplace_back();
    if (!entry.is_object()) continue;
    record.emplace();
    for (const auto& [key, member] : entry.items())
      if (member.is_string()) record->emplace(key, member.get<std::string>());
  }
  return records;
}

}  // namespace quintet::ui
