#include "games/twenty48/match.hpp"

#include <algorithm>

namespace quintet::twenty48 {

void TileTimes::will_play() {
  reached_.resize(tiles());
}

void TileTimes::did_play(const Played& /*played*/) {
  reached_.resize(tiles(), elapsed());
}

std::optional<Duration> TileTimes::reached(Exponent exponent) const {
  if (exponent >= tiles()) return std::nullopt;
  return exponent < reached_.size() ? reached_[exponent] : Duration{0};
}

namespace {

constexpr std::int64_t kMostAutomoves = 1'000'000'000;

}  // namespace

std::string TileTimes::write_words() const {
  std::vector<std::int64_t> times(std::max(tiles(), reached_.size()));
  std::ranges::transform(reached_, times.begin(), [](Duration time) { return time / milliseconds(1); });
  std::string words = (undone_ ? "undone=1 reached=" : "undone=0 reached=") + ui::write_list(times);
  if (automoves_ > 0) words += " autoplay=" + std::to_string(automoves_);
  const std::string day = MatchState::write_words();
  return day.empty() ? words : words + ' ' + day;
}

bool TileTimes::read_words(const ui::SaveNote& note) {
  const auto undone = note.number("undone", 1);
  const auto times = ui::read_list(note.word("reached"), kLongest);
  if (!undone || !times || times->size() < tiles()) return false;
  undone_ = *undone == 1;
  if (note.has("autoplay")) {
    const auto automoves = note.number("autoplay", kMostAutomoves);
    if (!automoves) return false;
    automoves_ = static_cast<int>(*automoves);
  }
  for (const std::int64_t time : *times) reached_.push_back(milliseconds(time));
  return MatchState::read_words(note) && (game().rules().rule == Rule::Cascade) == (mode() == Mode::Cascade);
}

std::optional<Record> record_of(const Match& match) {
  auto replay = replay_of(match.start(), std::span(match.session().moves()).first(match.session().played()));
  if (!replay || replay->moves().empty()) return std::nullopt;
  return Record{std::make_shared<const Replay>(*std::move(replay)),
                {.helped = match.helped(), .practice = match.practice()}};
}

}  // namespace quintet::twenty48
