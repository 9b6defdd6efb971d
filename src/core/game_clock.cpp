#include "core/game_clock.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "core/named.hpp"
#include "core/text.hpp"

namespace quintet {
namespace {

using std::chrono::seconds;
using Kind = TimeControl::Kind;

constexpr seconds kLongest = std::chrono::hours(1000);
constexpr int kMostCount = 1000;  // periods or moves

constexpr std::array kKinds{Kind::None, Kind::Absolute, Kind::ByoYomi, Kind::Canadian, Kind::Fischer};

std::string_view name(Kind kind) {
  constexpr std::array<std::string_view, kKinds.size()> kNames{"none", "absolute", "byo-yomi", "canadian",
                                                               "fischer"};
  return entry(kNames, kind);
}

bool is_time(Duration time) {
  return time >= Duration::zero() && time <= kLongest;
}

constexpr std::size_t kFractionDigits = 9;  // of a second in nanoseconds

// In seconds, with as many decimal places as it needs.
std::string write_time(Duration time) {
  const auto whole = std::chrono::floor<seconds>(time);
  std::string text = std::to_string(whole.count());
  if (whole == time) return text;
  std::string fraction = std::to_string((time - whole).count());
  fraction.insert(0, kFractionDigits - fraction.size(), '0');
  fraction.resize(fraction.find_last_not_of('0') + 1);
  return text + '.' + fraction;
}

std::optional<Duration> read_time(std::string_view text) {
  const std::string_view whole = text.substr(0, text.find('.'));
  std::string fraction(text.substr(std::min(text.size(), whole.size() + 1)));
  if (fraction.size() > kFractionDigits) return std::nullopt;
  fraction.resize(kFractionDigits, '0');
  const auto full = read_number(whole, static_cast<int>(kLongest.count()));
  const auto part = read_number(fraction, 999'999'999);
  if (!full || !part) return std::nullopt;
  return seconds(*full) + Duration(*part);
}

// Takes the fields of a text one by one. A field that is missing or wrong makes the reader fail, and gives zero.
class Fields {
 public:
  explicit Fields(std::string_view text) : fields_(split(text, ',')) {}

  std::string_view word() { return next_ < fields_.size() ? fields_[next_++] : std::string_view(); }
  Duration time() { return checked(read_time(word())); }
  int number() { return checked(read_number(word(), kMostCount)); }
  bool failed() const { return failed_; }

 private:
  template <class Value>
  Value checked(const std::optional<Value>& value) {
    failed_ |= !value;
    return value.value_or(Value{});
  }

  std::vector<std::string_view> fields_;
  std::size_t next_ = 0;
  bool failed_ = false;
};

}  // namespace

bool is_valid(const TimeControl& control) {
  const auto& [kind, main, extra, count, cap] = control;
  constexpr Duration kZero{};
  if (!is_time(main) || !is_time(extra) || !is_time(cap)) return false;
  const bool has_count = count > 0 && count <= kMostCount && extra > kZero && cap == kZero;
  switch (kind) {
    case Kind::None:
      return control == TimeControl{};
    case Kind::Absolute:
      return control == TimeControl{.kind = kind, .main = main} && main > kZero;
    case Kind::ByoYomi:
    case Kind::Canadian:
      return has_count;
    case Kind::Fischer:
      return main > kZero && extra > kZero && count == 0 && (cap == kZero || cap >= main);
  }
  return false;
}

GameClock::GameClock(const TimeControl& control, int to_move) : control_(control), to_move_(to_move) {
  assert(is_valid(control) && (to_move == 0 || to_move == 1));
  for (Side& side : sides_) {
    side.left = control.main;
    if (has_overtime() && control.main == Duration::zero()) begin_overtime(side);
  }
}

bool GameClock::has_overtime() const {
  return control_.kind == Kind::ByoYomi || control_.kind == Kind::Canadian;
}

Duration GameClock::most_time() const {
  return control_.cap > Duration::zero() ? control_.cap : kLongest;
}

void GameClock::begin_overtime(Side& side) const {
  side.left += control_.extra;
  side.count = control_.count;
}

void GameClock::pass(Duration time) {
  assert(time >= Duration::zero());
  if (control_.kind == Kind::None || has_run_out()) return;
  Side& mover = side(to_move_);
  mover.left -= time;
  if (mover.left <= Duration::zero() && has_overtime() && mover.count == 0) begin_overtime(mover);
  if (control_.kind == Kind::ByoYomi) {
    for (; mover.left <= Duration::zero() && mover.count > 1; --mover.count) mover.left += control_.extra;
  }
  mover.left = std::max(mover.left, Duration::zero());
}

void GameClock::move_made() {
  if (has_run_out()) {
    to_move_ = 1 - to_move_;
    return;
  }
  Side& mover = side(to_move_);
  if (control_.kind == Kind::ByoYomi && mover.count > 0) mover.left = control_.extra;
  if (control_.kind == Kind::Canadian && mover.count > 0 && --mover.count == 0)
    mover = {.left = control_.extra, .count = control_.count};
  if (control_.kind == Kind::Fischer) mover.left = std::min(mover.left + control_.extra, most_time());
  to_move_ = 1 - to_move_;
}

bool GameClock::has_run_out(int player) const {
  return control_.kind != Kind::None && left(player) == Duration::zero();
}

bool GameClock::is_short(int player) const {
  constexpr seconds kShort{10};
  if (control_.kind == Kind::None || left(player) > kShort) return false;
  return !has_overtime() || in_overtime(player);
}

int GameClock::periods_left(int player) const {
  if (control_.kind != Kind::ByoYomi) return 0;
  return in_overtime(player) ? side(player).count : control_.count;
}

int GameClock::moves_left(int player) const {
  return control_.kind == Kind::Canadian ? side(player).count : 0;
}

GameClock::Display GameClock::display(int player) const {
  return {.left = std::chrono::ceil<seconds>(left(player)),
          .periods = in_overtime(player) ? periods_left(player) : 0,
          .moves = moves_left(player)};
}

bool GameClock::is_possible(const Side& side) const {
  if (side.count > (has_overtime() ? control_.count : 0)) return false;
  // The main time and every byo-yomi period but the last one are followed by more.
  if (side.left == Duration::zero() && has_overtime())
    return control_.kind == Kind::Canadian ? side.count > 0 : side.count == 1;
  if (side.count > 0) return side.left <= control_.extra;
  return side.left <= (control_.kind == Kind::Fischer ? most_time() : control_.main);
}

std::string GameClock::write() const {
  std::string text = quintet::write(control_) + ';' + std::to_string(to_move_);
  for (const int player : {0, 1}) text += ',' + write_left(player);
  return text;
}

std::string GameClock::write_left(int player) const {
  return write_time(left(player)) + ',' + std::to_string(side(player).count);
}

Expected<GameClock, ParseError> GameClock::read(std::string_view text) {
  const std::string_view control_text = text.substr(0, text.find(';'));
  const auto control = read_time_control(control_text);
  if (!control) return parse_error("this is not a time control");
  GameClock clock(*control);
  Fields fields(text.substr(std::min(text.size(), control_text.size() + 1)));
  clock.to_move_ = fields.number() % 2;  // other numbers fail below, as they are not written
  for (Side& side : clock.sides_) side = {.left = fields.time(), .count = fields.number()};
  if (fields.failed() || clock.write() != text) return parse_error("these are not the times of two players");
  if (!std::ranges::all_of(clock.sides_, [&](const Side& side) { return clock.is_possible(side); }))
    return parse_error("these times cannot be left");
  return clock;
}

Duration time_for_move(const GameClock& clock) {
  constexpr int kMovesToCome = 40;
  constexpr seconds kReserve{10};  // for the many quick moves of a long game
  constexpr std::chrono::milliseconds kLeast{20};
  const int player = clock.to_move();
  const Duration left = clock.left(player), extra = clock.control().extra, part = left / kMovesToCome;
  switch (clock.control().kind) {
    case Kind::None:
    case Kind::Absolute:
      break;
    case Kind::ByoYomi:
      // A move within a period costs nothing of it; the main time may run into the first period.
      return std::max(part, extra / 2);
    case Kind::Canadian:
      return std::max(
          part, (clock.in_overtime(player) ? left : extra) /
                    (1 + (clock.in_overtime(player) ? clock.moves_left(player) : clock.control().count)));
    case Kind::Fischer:
      return std::min(part + extra * 3 / 4, left / 2);
  }
  return std::min(std::max<Duration>((left - kReserve) / kMovesToCome, kLeast), left / 2);
}

std::string write(const TimeControl& control) {
  std::string text(name(control.kind));
  const auto add = [&text](const std::string& field) { text += ',' + field; };
  if (control.kind != Kind::None) add(write_time(control.main));
  if (control.kind != Kind::None && control.kind != Kind::Absolute) add(write_time(control.extra));
  if (control.kind == Kind::Fischer) add(write_time(control.cap));
  if (control.kind == Kind::ByoYomi || control.kind == Kind::Canadian) add(std::to_string(control.count));
  return text;
}

std::optional<TimeControl> read_time_control(std::string_view text) {
  Fields fields(text);
  const auto kind = find_named(kKinds, fields.word(), name);
  if (!kind) return std::nullopt;
  TimeControl control{.kind = *kind};
  if (*kind != Kind::None) control.main = fields.time();
  if (*kind != Kind::None && *kind != Kind::Absolute) control.extra = fields.time();
  if (*kind == Kind::Fischer) control.cap = fields.time();
  if (*kind == Kind::ByoYomi || *kind == Kind::Canadian) control.count = fields.number();
  if (fields.failed() || !is_valid(control) || write(control) != text) return std::nullopt;
  return control;
}

}  // namespace quintet
