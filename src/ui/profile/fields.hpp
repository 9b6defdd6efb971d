// Settings: plain values as they stand in the file, and the structs that name each of them once.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"

namespace quintet::ui {

// Settings as they stand in the file: plain values by path. "volume.master" is the member master of the object volume. A
// dot in the name of a member is `\.` in the path, and a backslash `\\`.

// What no setting of this version is, such as a list: it is kept as it is for the version that has written it.
struct OtherValue {
  std::string json = "null";
  friend bool operator==(const OtherValue&, const OtherValue&) = default;
};
using SettingValue = std::variant<OtherValue, bool, std::int64_t, std::string>;
using SettingValues = std::map<std::string, SettingValue, std::less<>>;

// A JSON object, indented.
std::string write_setting_values(const SettingValues& values);
// Text that is not a JSON object is an error.
Expected<SettingValues, Problem> read_setting_values(std::string_view text);

// A list of objects with texts, as a value: [{"command": "gnugo", "name": "GNU Go"}].
using TextRecord = std::map<std::string, std::string, std::less<>>;
SettingValue write_text_records(const std::vector<TextRecord>& records);
// Nothing if it is no list; an entry is nothing if it is no such object.
std::optional<std::vector<std::optional<TextRecord>>> read_text_records(const SettingValue& value);

}  // namespace quintet::ui

namespace quintet {

// The fields of a struct of settings. Each is named once, in the struct's `fields()`; reading, writing, complaints about
// invalid values, the row on the settings page and the reset follow from that.
//
//     struct Settings {
//       static constexpr std::string_view kPath = "link.";  // before the keys of its fields
//       static const std::vector<ui::Field<Settings>>& fields();
//       bool threats = false;
//     };
//     fields: flag<Settings>("threats", &Settings::threats).on_page({.id = "threats", .label = msgid("Threats")})

class Canvas;
struct Vec;
}  // namespace quintet

namespace quintet::ui {

struct Context;
struct Theme;

struct SettingChoice {
  std::string_view word;   // ends the control's id, as in settings.language.zh_CN
  std::string_view label;  // a message, or a name that is the same in every language
};

// The row of a field on the settings page.
struct FieldRow {
  // A page is opened by a button, and is not changed by the reset.
  enum class Kind : std::uint8_t { Toggle, Slider, Choice, Page };

  std::string_view id;  // "language": the control is settings.language
  std::string_view label;
  std::string_view section{};  // the heading above it; for a game the name of the game
  Kind kind = Kind::Toggle;
  std::span<const SettingChoice> choices{};   // as many as the field has values
  float step = 0.05F;                         // of a slider, in parts of its length
  std::string (*shown)(int value) = nullptr;  // of a slider
  // Draws a sample of a choice before its name.
  void (*sample)(Canvas& canvas, const Theme& theme, Vec centre, std::size_t choice) = nullptr;
  // Of a page: the words on its button, translated, and what opens it.
  std::string (*button)(const Context& context) = nullptr;
  void (*open)(Context& context) = nullptr;
};

template <class S>
struct Field {
  std::string_view key;
  std::function<SettingValue(const S&)> get;
  // Sets the value. Where it is invalid, changes nothing and returns what is wrong.
  std::function<std::string_view(S&, const SettingValue&)> set;
  // The value of the control on the settings page: 0 or 1, 0…1 along a slider, or the index of a choice.
  std::function<float(const S&)> position;
  std::function<void(S&, float)> set_position;
  float unit = 0;    // of a whole number: how far 1 moves the slider
  FieldRow row{};    // without a label: not on the settings page, and not changed by its reset
  FieldRow setup{};  // likewise on the page that sets up the next game

  Field on_page(FieldRow how) && {
    row = how;
    return std::move(*this);
  }
  Field on_setup(FieldRow how) && {
    setup = how;
    return std::move(*this);
  }
};

namespace detail {
inline std::size_t index_of(float position) {
  return static_cast<std::size_t>(std::max(0L, std::lround(position)));
}
}  // namespace detail

// `access` is a pointer to a member, or a function from the struct to a reference.
template <class S, class Access>
Field<S> flag(std::string_view key, Access access) {
  return {.key = key,
          .get = [=](const S& s) { return SettingValue(std::invoke(access, s)); },
          .set = [=](S& s, const SettingValue& value) -> std::string_view {
            const auto* held = std::get_if<bool>(&value);
            if (!held) return "is neither true nor false";
            std::invoke(access, s) = *held;
            return {};
          },
          .position = [=](const S& s) { return std::invoke(access, s) ? 1.0F : 0.0F; },
          .set_position = [=](S& s, float position) { std::invoke(access, s) = position > 0; }};
}

// A whole number; `steps` is the number of choices where the row offers choices, else it is a slider.
template <class S, class Access>
Field<S> number(std::string_view key, Access access, int least, int most, int steps = 0) {
  const float scale = steps > 1 ? static_cast<float>(steps - 1) : 1.0F,
              range = static_cast<float>(most - least);
  return {.key = key,
          .get = [=](const S& s) { return SettingValue(std::int64_t{std::invoke(access, s)}); },
          .set = [=](S& s, const SettingValue& value) -> std::string_view {
            const auto* held = std::get_if<std::int64_t>(&value);
            if (!held) return "is not a whole number";
            if (*held < least || *held > most) return "lies out of its range";
            std::invoke(access, s) = static_cast<int>(*held);
            return {};
          },
          .position =
              [=](const S& s) { return static_cast<float>(std::invoke(access, s) - least) / range * scale; },
          .set_position =
              [=](S& s, float position) {
                std::invoke(access, s) = least + static_cast<int>(std::lround(position / scale * range));
              },
          .unit = scale / range};
}

template <class S, class Access>
Field<S> text(std::string_view key, Access access) {
  return {.key = key,
          .get = [=](const S& s) { return SettingValue(std::invoke(access, s)); },
          .set = [=](S& s, const SettingValue& value) -> std::string_view {
            const auto* held = std::get_if<std::string>(&value);
            if (!held) return "is not a text";
            std::invoke(access, s) = *held;
            return {};
          },
          .position = {},
          .set_position = {}};
}

// One of a few values, written as `write` writes it: a word, or a whole number.
template <class S, class Access, class Values, class Write>
Field<S> one_of(std::string_view key, Access access, const Values& values, Write write) {
  using Value = std::ranges::range_value_t<Values>;
  const auto all = std::make_shared<std::vector<Value>>(std::begin(values), std::end(values));
  const auto written = [write](const Value& value) -> SettingValue {
    if constexpr (std::is_integral_v<std::invoke_result_t<Write, Value>>)
      return std::int64_t{write(value)};
    else
      return std::string(write(value));
  };
  return {.key = key,
          .get = [=](const S& s) { return written(std::invoke(access, s)); },
          .set = [=](S& s, const SettingValue& value) -> std::string_view {
            const auto found = std::ranges::find(*all, value, written);
            if (found == all->end()) return "has an unknown value";
            std::invoke(access, s) = *found;
            return {};
          },
          .position =
              [=](const S& s) {
                const auto found = std::ranges::find(*all, std::invoke(access, s));
                return found == all->end() ? 0.0F : static_cast<float>(found - all->begin());
              },
          .set_position =
              [=](S& s, float position) {
                std::invoke(access, s) = (*all)[std::min(detail::index_of(position), all->size() - 1)];
              }};
}

// A struct with `repair(complain)` corrects values that are invalid in combination.
template <class S>
concept Repairable =
    requires(S& s, const std::function<void(std::string_view key, std::string_view what)>& complain) {
  s.repair(complain);
};

// The struct, read from the values. Missing and invalid values are at their defaults; invalid ones are added to
// `complaints` where that is not null.
template <class S>
S read_fields(const SettingValues& values, std::vector<std::string>* complaints = nullptr) {
  S s;
  const std::function<void(std::string_view, std::string_view)> complain = [&](std::string_view key,
                                                                               std::string_view what) {
    if (complaints) complaints->push_back(std::string(S::kPath) + std::string(key) + ' ' + std::string(what));
  };
  for (const Field<S>& field : S::fields()) {
    const auto found = values.find(std::string(S::kPath) + std::string(field.key));
    if (found == values.end()) continue;
    if (const std::string_view wrong = field.set(s, found->second); !wrong.empty())
      complain(field.key, wrong);
  }
  if constexpr (Repairable<S>) s.repair(complain);
  return s;
}

template <class S>
void write_fields(const S& s, SettingValues& values) {
  for (const Field<S>& field : S::fields())
    values[std::string(S::kPath) + std::string(field.key)] = field.get(s);
}

// A row of the settings page, independent of the struct of its field.
struct SettingRow : FieldRow {
  std::function<float(const SettingValues&)> get;
  std::function<void(SettingValues&, float)> set;
  std::function<void(SettingValues&)> reset;
  std::function<int(const SettingValues&)> number;  // for `shown`
  float unit = 0;                                   // see Field
};

// What the program needs to know of the settings of a game.
struct SettingsSchema {
  std::string_view group{};  // "link": what its paths begin with, before the dot
  std::vector<SettingRow> rows{};
  // Replaces invalid values by their defaults.
  std::function<void(SettingValues& values, std::vector<std::string>& complaints)> check{};
};

// The row of a field that stays as long as the program.
template <class S>
SettingRow setting_row(const Field<S>& field, const FieldRow& how) {
  SettingRow row{how, {}, {}, {}, {}, field.unit};
  row.get = [&field](const SettingValues& values) { return field.position(read_fields<S>(values)); };
  row.set = [&field](SettingValues& values, float position) {
    S s = read_fields<S>(values);
    field.set_position(s, position);
    write_fields(s, values);
  };
  row.reset = [&field](SettingValues& values) {
    values[std::string(S::kPath) + std::string(field.key)] = field.get(S{});
  };
  row.number = [&field](const SettingValues& values) {
    const SettingValue value = field.get(read_fields<S>(values));
    const auto* number = std::get_if<std::int64_t>(&value);
    return number ? static_cast<int>(*number) : 0;
  };
  return row;
}

// The rows of the settings page, or of the setup page where `where` is &Field<S>::setup.
template <class S>
std::vector<SettingRow> setting_rows(FieldRow Field<S>::*where = &Field<S>::row) {
  std::vector<SettingRow> rows;
  for (const Field<S>& field : S::fields()) {
    if (!(field.*where).label.empty()) rows.push_back(setting_row(field, field.*where));
  }
  return rows;
}

template <class S>
std::vector<SettingRow> setup_rows() {
  return setting_rows<S>(&Field<S>::setup);
}

template <class S>
SettingsSchema settings_schema() {
  return {.group = S::kPath.substr(0, S::kPath.find('.')),
          .rows = setting_rows<S>(),
          .check = [](SettingValues& values, std::vector<std::string>& complaints) {
            write_fields(read_fields<S>(values, &complaints), values);
          }};
}

}  // namespace quintet::ui
