// GTP engines of the player as opponents: how they are started and tried, how they think in the background, and what is said
// when one fails.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "core/go/engine_player.hpp"
#include "engine/platform/background.hpp"
#include "ui/profile/fields.hpp"
#include "ui/stones/engines.hpp"
#include "ui/stones/thinker.hpp"

namespace quintet::go {

// The settings page of go with the row that opens the list of engines.
ui::SettingsSchema with_engines(ui::SettingsSchema schema);

// Starts the program of a command line. It must not be empty.
EnginePlayer::Open starter_of(std::string command);

// "GNU Go stopped (status 3): no memory"
std::string fault_words(const Localiser& words, const std::string& engine, const EngineFault& fault);

// An engine at the board. It is never hurried: GTP has no command for that.
class EngineThinker final : public ui::BackgroundThinker {
 public:
  using Answer = Expected<EngineMove, EngineFault>;

  EngineThinker(std::string command, std::function<void()> wake)
      : command_(std::move(command)), player_(starter_of(command_)), background_(std::move(wake)) {}

  const std::string& command() const { return command_; }
  // The task must be as EnginePlayer::decide requires.
  void ask(EngineTask task);
  std::optional<Answer> poll();
  bool running() const override { return background_.running(); }
  void hurry() override {}
  // The engine may still be thinking; see EnginePlayer::decide.
  void cancel() override { background_.cancel(); }

 private:
  std::string command_;
  EnginePlayer player_;
  Background<Answer> background_;  // declared last: its thread uses the player
};

}  // namespace quintet::go
