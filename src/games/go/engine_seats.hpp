// The engines that sit at the board of a match: who of them is asked, how long the player waits for them, and what has gone
// wrong with them.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "games/go/engines.hpp"
#include "games/go/match.hpp"
#include "ui/context.hpp"

namespace quintet::go {

class EngineSeats {
 public:
  explicit EngineSeats(const ui::Context& context) : context_(context) {}

  // Whether an engine plays for this player, and no level in its place.
  bool plays(const SeatPlayer& player, Colour colour) const {
    return !player.engine.empty() && !stands_in_[index_of(colour)];
  }
  // Asks the engine of this player for its move. The last request is cancelled.
  void ask(const SeatPlayer& player, Colour colour, EngineTask task);
  // The one that was asked last; null if there is none.
  EngineThinker* asked() const { return asked_; }
  void forget_asked() { asked_ = nullptr; }
  std::optional<EngineThinker::Answer> poll();

  // How long the player waits for a move before the question who goes on.
  Duration patience() const;
  // Whether an engine that has thought for so long is late from now on.
  bool be_patient_for(Duration spent);
  // As long as there is trouble, nobody is asked for a move.
  bool trouble() const { return trouble_.has_value(); }
  void fail(const EngineFault& fault) { trouble_ = fault; }
  std::string trouble_words(const std::string& engine) const;
  // In few words, where there is little room.
  std::string short_trouble_words(const std::string& engine) const;
  void forget_trouble() { trouble_.reset(); }

  // What the player chooses then: to wait on, or that a level plays on for the engine until the next game.
  void wait_longer();
  void stand_in(Colour colour);
  // The next game: engines play again.
  void begin_anew();

 private:
  const ui::Context& context_;
  std::array<std::unique_ptr<EngineThinker>, 2> thinkers_;  // by colour
  EngineThinker* asked_ = nullptr;
  std::array<bool, 2> stands_in_{};  // by colour
  int waits_ = 1;                    // how many times the player has waited for this move
  // A late engine is silent, and still thinks.
  std::optional<EngineFault> trouble_;
};

}  // namespace quintet::go
