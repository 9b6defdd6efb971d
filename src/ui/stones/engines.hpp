// Programs of others that play a game of stones: the list of the player in the settings, and what a game hands over so that
// the pages of the list can try them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/localiser.hpp"
#include "ui/profile/fields.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

struct Context;

// Its name, which no other engine has, is what matches and settings know it by.
struct ListedEngine {
  std::string name;
  std::string command;
  friend bool operator==(const ListedEngine&, const ListedEngine&) = default;
};
using EngineList = std::vector<ListedEngine>;

// Each stands on the ladder of opponents.
inline constexpr std::size_t kMostEngines = 4;
inline constexpr std::size_t kLongestEngineName = 60, kLongestEngineCommand = 2000;  // bytes

// Nothing if there is none.
inline const ListedEngine* find_engine(const EngineList& engines, std::string_view name) {
  const auto found = std::ranges::find(engines, name, &ListedEngine::name);
  return found == engines.end() ? nullptr : &*found;
}
// The name, or one with a number where another engine has it.
std::string free_engine_name(const EngineList& engines, const std::string& name);
// "gnugo" for "/usr/games/gnugo --mode gtp".
std::string name_of_command(std::string_view command);

// As a list of objects: [{"command": "gnugo --mode gtp", "name": "GNU Go"}].
SettingValue write_engines(const EngineList& engines);
// Damaged entries are left out.
struct ReadEngines {
  EngineList engines{};
  std::string_view wrong{};  // what is damaged, in English; may be empty
};
ReadEngines read_engines(const SettingValue& value);

template <class S>
Field<S> engines_field(EngineList S::*engines) {
  return {.key = "engines",
          .get = [=](const S& s) { return write_engines(s.*engines); },
          .set = [=](S& s, const SettingValue& value) -> std::string_view {
            ReadEngines read = read_engines(value);
            s.*engines = std::move(read.engines);
            return read.wrong;
          },
          .position = [=](const S& s) { return static_cast<float>((s.*engines).size()); },
          .set_position = [](S&, float) {}};
}

// What an engine has answered.
struct EngineTrial {
  std::string name{}, version{};
  std::function<std::string(const Localiser&)> fault{};  // what is wrong; null if it can play
};

// What a game hands over to the pages of its engines.
struct EngineTable {
  std::string_view game;     // "go": the pages are go.engines and go.engine
  std::string_view title;    // to be translated: "Go engines"
  std::string_view intro;    // to be translated: what an engine must be able to do
  std::string_view example;  // a command
  Accent accent;
  const EngineList& (*list)(const Context& context);
  void (*keep)(Context& context, EngineList engines);
  // How long the player waits for a move before the question who goes on: the choices, and the index of the chosen one.
  std::span<const SettingChoice> waits;
  std::size_t (*wait)(const Context& context);
  void (*set_wait)(Context& context, std::size_t chosen);
  // Starts the program and asks who it is; within a minute, or soon after a stop.
  EngineTrial (*test)(const std::string& command, const std::stop_token& stop);
};

// A choice among a level and the engines. `Settings` of a game with engines have the members engines, engine (chosen
// against a person, or for black), against_engine and patience, and `bool takes_engines()`.
template <class S>
concept WithEngines = requires(const S& settings) {
  settings.engines;
  settings.engine;
  settings.against_engine;
};

// The chosen engines, the one of white in a game of two computers second. Empty: a level plays; also in a game without
// engines.
template <class S>
std::array<std::string, 2> chosen_engines(const S& settings) {
  std::array<std::string, 2> chosen;
  if constexpr (WithEngines<S>) {
    if (!settings.takes_engines()) return chosen;
    if (find_engine(settings.engines, settings.engine)) chosen[0] = settings.engine;
    if (find_engine(settings.engines, settings.against_engine)) chosen[1] = settings.against_engine;
  }
  return chosen;
}

}  // namespace quintet::ui
