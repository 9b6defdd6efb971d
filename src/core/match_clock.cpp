#include "core/match_clock.hpp"

#include <array>
#include <cassert>
#include <string>
#include <utility>

#include "core/text.hpp"

namespace quintet {
namespace {

constexpr std::array<std::string_view, 2> kFlags{"loses", "warns"};

// The clock of a text as GameClock reads it, with the times of both players as it writes them.
std::optional<GameClock> clock_with(const TimeControl& control, std::string_view to_move,
                                    const std::array<std::string, 2>& left) {
  const auto clock =
      GameClock::read(write(control) + ';' + std::string(to_move) + ',' + left[0] + ',' + left[1]);
  return clock ? std::optional(*clock) : std::nullopt;
}

}  // namespace

MatchClock::MatchClock(const TimeControl& control, Flag flag, int to_move)
    : flag_(flag), now_(control, to_move), turns_{now_} {}

void MatchClock::move_made(int to_move) {
  if (!limits()) return;
  if (to_move != now_.to_move()) now_.move_made();
  turns_.resize(++played_);
  turns_.push_back(now_);
}

void MatchClock::undo() {
  if (!limits()) return;
  assert(played_ > 0);
  now_ = turns_[--played_];
}

void MatchClock::redo() {
  if (!limits()) return;
  assert(played_ < moves());
  now_ = turns_[++played_];
}

std::string MatchClock::write() const {
  std::string text(kFlags[static_cast<std::size_t>(flag_)]);
  text += '/' + std::to_string(turns_.front().to_move()) + '/' + now_.write() + '/';
  for (std::size_t i = 1; i < turns_.size(); ++i) {
    if (i > 1) text += ';';
    text += std::to_string(turns_[i].to_move()) + ',' + turns_[i].write_left(turns_[i - 1].to_move());
  }
  return text;
}

std::optional<MatchClock> MatchClock::read(std::string_view text, std::size_t played) {
  const auto parts = split(text, '/');
  if (parts.size() != 4) return std::nullopt;
  const auto now = GameClock::read(parts[2]);
  const auto first = read_number(parts[1], 1);
  if (!now || !first) return std::nullopt;
  const TimeControl& control = now->control();
  MatchClock clock(control, parts[0] == kFlags[0] ? Flag::Loses : Flag::Warns, *first);
  std::array<std::string, 2> left{clock.now_.write_left(0), clock.now_.write_left(1)};
  for (const std::string_view turn :
       parts[3].empty() ? std::vector<std::string_view>{} : split(parts[3], ';')) {
    const std::size_t comma = turn.find(',');
    if (comma == turn.npos) return std::nullopt;
    left[static_cast<std::size_t>(clock.turns_.back().to_move())] = turn.substr(comma + 1);
    const auto next = clock_with(control, turn.substr(0, comma), left);
    if (!next) return std::nullopt;
    clock.turns_.push_back(*next);
  }
  if (played > clock.moves()) return std::nullopt;
  clock.played_ = played;
  clock.now_ = *now;
  const int waiting = 1 - now->to_move();
  const bool fits = now->to_move() == clock.at_turn().to_move() &&
                    now->write_left(waiting) == clock.at_turn().write_left(waiting);
  return clock.limits() && fits && clock.write() == text ? std::optional(std::move(clock)) : std::nullopt;
}

}  // namespace quintet
