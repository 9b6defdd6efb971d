#include "games/go/engine_seats.hpp"

#include <chrono>
#include <utility>

#include "games/go/settings.hpp"

namespace quintet::go {

using namespace ui;

// A command that was changed meanwhile begins with the next move.
void EngineSeats::ask(const SeatPlayer& player, Colour colour, EngineTask task) {
  const ListedEngine* const listed = find_engine(context_.profile.get<Settings>().engines, player.engine);
  std::unique_ptr<EngineThinker>& thinker = thinkers_[index_of(colour)];
  const std::string command = listed ? listed->command : std::string();
  if (!thinker || thinker->command() != command)
    thinker = std::make_unique<EngineThinker>(command, context_.wake);
  asked_ = thinker.get();
  thinker->ask(std::move(task));
}

std::optional<EngineThinker::Answer> EngineSeats::poll() {
  auto answer = asked_->poll();
  if (answer) {
    asked_ = nullptr;
    waits_ = 1;
    trouble_.reset();
  }
  return answer;
}

Duration EngineSeats::patience() const {
  return std::chrono::seconds(context_.profile.get<Settings>().patience) * waits_;
}

bool EngineSeats::be_patient_for(Duration spent) {
  if (spent < patience()) return false;
  trouble_ = EngineFault{.kind = EngineFault::Kind::Silent};
  return true;
}

std::string EngineSeats::trouble_words(const std::string& engine) const {
  const Localiser& words = context_.words;
  if (!asked_) return fault_words(words, engine, *trouble_);
  return format(words.tr("{engine} has been thinking for {seconds} s."),
                {{"engine", engine}, {"seconds", std::to_string(patience() / std::chrono::seconds(1))}});
}

std::string EngineSeats::short_trouble_words(const std::string& engine) const {
  const auto pattern = asked_ ? msgid("{engine} is late.") : msgid("{engine} cannot go on.");
  return format(context_.words.tr(pattern), {{"engine", engine}});
}

void EngineSeats::wait_longer() {
  if (asked_) ++waits_;
  trouble_.reset();
}

void EngineSeats::stand_in(Colour colour) {
  stands_in_[index_of(colour)] = true;
  asked_ = nullptr;
  thinkers_[index_of(colour)].reset();
  waits_ = 1;
  trouble_.reset();
}

void EngineSeats::begin_anew() {
  stands_in_ = {};
  waits_ = 1;
  trouble_.reset();
}

}  // namespace quintet::go
