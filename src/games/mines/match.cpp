#include "games/mines/match.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

#include "core/mines/deal.hpp"
#include "core/mines/no_guess.hpp"

namespace quintet::mines {

namespace {

constexpr int kMostDeaths = 1'000'000;

}  // namespace

Mode level_of(const Rules& rules) {
  if (rules.flood == Flood::Eight) {
    for (const auto& [mode, level] :
         {std::pair{Mode::Beginner, kBeginner}, std::pair{Mode::Intermediate, kIntermediate},
          std::pair{Mode::Expert, kExpert}}) {
      if (rules.size == level.size && rules.mines == level.mines) return mode;
    }
    if (rules.size == kSmallBeginner && rules.mines == kBeginner.mines) return Mode::Beginner;
  }
  return Mode::Custom;
}

std::string write_deaths(const std::vector<Death>& deaths, Size size) {
  std::vector<std::int64_t> numbers;
  for (const Death& death : deaths) {
    numbers.push_back(static_cast<std::int64_t>(death.ply));
    numbers.push_back(death.move.at.row * size.width + death.move.at.column);
    numbers.push_back(static_cast<std::int64_t>(death.move.action));
  }
  return ui::write_list(numbers);
}

std::optional<std::vector<Death>> read_deaths(std::string_view text, Size size) {
  const auto numbers = ui::read_list(text, kMostDeaths);
  if (!numbers || numbers->size() % 3 != 0) return std::nullopt;
  std::vector<Death> deaths;
  for (std::size_t i = 0; i < numbers->size(); i += 3) {
    const auto ply = (*numbers)[i], cell = (*numbers)[i + 1], action = (*numbers)[i + 2];
    const bool opens = std::cmp_equal(action, static_cast<int>(Action::Open)) ||
                       std::cmp_equal(action, static_cast<int>(Action::Chord));
    if (cell >= size.area() || !opens) return std::nullopt;
    const auto at = static_cast<int>(cell);
    deaths.push_back(
        {static_cast<std::size_t>(ply), {static_cast<Action>(action), {at / size.width, at % size.width}}});
  }
  return deaths;
}

MoveTimes::MoveTimes(Mode mode, Session<Game> session, std::vector<Duration> times)
    : MatchState(mode, std::move(session), ui::Try::Practice), times_(std::move(times)) {
  assert(times_.size() == this->session().moves().size());
  // A game that someone has shared can be saved and read again.
  static_assert(kLongestShared <= kLongest);
  if (const std::size_t played = this->session().played(); played > 0) set_elapsed(times_[played - 1]);
}

bool MoveTimes::is_automatic(std::size_t move) const {
  return std::ranges::binary_search(automatic_, static_cast<std::int64_t>(move));
}

void MoveTimes::mark_automatic() {
  automatic_.push_back(static_cast<std::int64_t>(session().played()) - 1);
  automated_ = true;
}

std::size_t MoveTimes::clicks() const {
  const auto played = static_cast<std::int64_t>(session().played());
  const auto end = std::ranges::lower_bound(automatic_, played);
  return static_cast<std::size_t>(played - (end - automatic_.begin()));
}

bool MoveTimes::can_undo() const {
  if (!MatchState::can_undo()) return false;
  return !counted() || over() || session().moves()[session().played() - 1].action == Action::Mark;
}

void MoveTimes::will_undo() {
  if (!lost()) return;
  ++deaths_;
  const std::size_t ply = session().played() - 1;
  const Move& move = session().moves()[ply];
  known_deaths_.push_back({ply, {move.action, move.at}});
}

void MoveTimes::will_play() {
  const std::size_t played = session().played();
  // Where more than the fatal move was taken back, the death belongs to the position from which the player goes on.
  for (Death& death : known_deaths_) death.ply = std::min(death.ply, played);
  automatic_.erase(std::ranges::lower_bound(automatic_, static_cast<std::int64_t>(played)), automatic_.end());
  times_.resize(played);
  times_.push_back(elapsed());
}

std::string MoveTimes::write_words() const {
  std::vector<std::int64_t> times;
  for (const Duration time : times_) times.push_back(time / milliseconds(1));
  std::string words = std::string("known=") + (known() ? "1" : "0") +
                      " automated=" + (automated_ ? "1" : "0") + " undone=" + (undone_ ? "1" : "0") +
                      " deaths=" + std::to_string(deaths_) + " times=" + ui::write_list(times);
  if (!automatic_.empty()) words += " automatic=" + ui::write_list(automatic_);
  if (!known_deaths_.empty()) words += " died=" + write_deaths(known_deaths_, game().size());
  if (mode() == Mode::Today) words += " day=" + day_;
  return words;
}

bool MoveTimes::read_words(const ui::SaveNote& note) {
  const auto known = note.number("known", 1), automated = note.number("automated", 1),
             undone = note.number("undone", 1), deaths = note.number("deaths", kMostDeaths);
  const auto times = ui::read_list(note.word("times"), kLongest);
  const auto moves = static_cast<std::int64_t>(session().moves().size());
  auto automatic = ui::read_list(note.word("automatic"), moves);
  auto died = read_deaths(note.word("died"), game().size());
  if (!known || !automated || !undone || !deaths || !times || !automatic || !died) return false;
  if (std::cmp_not_equal(times->size(), moves)) return false;
  automatic->push_back(moves);
  if (std::ranges::adjacent_find(*automatic, std::ranges::greater_equal{}) != automatic->end()) return false;
  automatic->pop_back();
  how_ = *known == 1 ? ui::Try::Practice : ui::Try::Counted;
  automated_ = *automated == 1;
  undone_ = *undone == 1;
  automatic_ = *std::move(automatic);
  deaths_ = static_cast<int>(*deaths);
  known_deaths_ = *std::move(died);
  for (const std::int64_t time : *times) times_.push_back(milliseconds(time));
  return read_day(note);
}

Match same_board(const Match& match) {
  Start start = match.start();
  if (!start.given) {
    assert(match.game().laid());
    const auto& moves = match.session().moves();
    const auto first =
        std::ranges::find_if(moves, [](const Move& move) { return move.action == Action::Open; });
    assert(first != moves.end());
    start.given = Start::Given{*match.game().laid(), first->at};
  }
  return {match.mode(), std::move(start), ui::Try::Practice, match.day()};
}

bool is_practice(const Match& match) {
  return match.known() || (match.mode() == Mode::Today && match.recorded() && !match.game().over());
}

ui::Continuation known_match(ui::Context& context, Match match) {
  const bool begun = match.begun();
  ui::Continuation way = ui::MatchFlow<Match>(context).continuation(msgid("Try from here"), std::move(match));
  if (!begun) {
    way.question = msgid("Start a new game?");
    way.answer = msgid("Play");
  }
  return way;
}

std::optional<Record> record_of(const Match& match) {
  if (!match.game().laid()) return std::nullopt;
  Start start = same_board(match).start();
  start.random = Random(0);
  Replay replay(std::move(start));
  for (std::size_t i = 0; i < match.session().played(); ++i) {
    const Move& move = match.session().moves()[i];
    if (!replay.play({move.action, move.at}, match.times()[i] / milliseconds(1))) return std::nullopt;
  }
  return Record{std::make_shared<const Replay>(std::move(replay)),
                {.helped = match.helped() && !match.known(),
                 .practice = match.known(),
                 .deaths = write_deaths(match.known_deaths(), match.game().size())}};
}

Match match_from(const Replay& replay, std::size_t ply) {
  Session<Game> session(replay.start());
  std::vector<Duration> times;
  for (std::size_t i = 0; i < ply; ++i) {
    session.play(replay.moves()[i]);
    times.push_back(milliseconds(replay.times()[i]));
  }
  return {level_of(replay.start().rules), std::move(session), std::move(times)};
}

Laid plain_board(const Rules& rules, Point first, Random random) {
  return {draw_field(rules, first, random), false};
}

void Dealer::ask(const Rules& rules, Point first, Random random) {
  background_.start(
      [=, cells = static_cast<std::uint64_t>(effort_)](std::stop_token stop) mutable -> std::optional<Laid> {
        if (!rules.no_guess) return plain_board(rules, first, random);
        const SearchLimit limit{cells / static_cast<std::uint64_t>(rules.size.area()) + 1, std::move(stop)};
        if (auto field = draw_no_guess(rules, first, random, limit)) return Laid{*std::move(field), true};
        return std::nullopt;
      });
}

}  // namespace quintet::mines
