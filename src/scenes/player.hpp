// The player's own: settings, records and saved games, as they lie in the store. Every change is written at once.
// What goes wrong with a file is told to the player once, and play goes on.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "scenes/records.hpp"
#include "scenes/settings.hpp"

namespace quintet {
class Store;
}

namespace quintet::scenes {

class Player {
 public:
  // Reads settings and records. The store must outlive the player.
  explicit Player(Store& store);

  const Settings& settings() const { return settings_; }
  void change(const Settings& settings);
  // Called after every change of the settings.
  void on_change(std::function<void()> listener) { changed_ = std::move(listener); }

  const Records& records() const { return records_; }
  void change(Records records);

  // Games in progress, by name: "link-relaxed". A text that `usable` refuses is set aside as damaged.
  void save_game(std::string_view name, std::string_view text);
  std::optional<std::string> load_game(std::string_view name, const std::function<bool(std::string_view)>& usable);
  void forget_game(std::string_view name);

  // What the player must be told, the oldest first.
  std::optional<std::string> next_notice();
  void notify(std::string message);

 private:
  void write(std::string_view name, std::string_view text);

  Store& store_;
  Settings settings_;
  Records records_;
  std::function<void()> changed_;
  std::deque<std::string> notices_;
  std::string last_failure_;  // an error that stays is told once
};

}  // namespace quintet::scenes
