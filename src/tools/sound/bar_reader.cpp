#include "tools/sound/bar_reader.hpp"

#include <array>
#include <cctype>
#include <cmath>
#include <utility>

namespace quintet::sound {
namespace {

constexpr std::array<int, 7> kMajorScale = {0, 2, 4, 5, 7, 9, 11};
constexpr std::array<std::pair<std::string_view, double>, 5> kStrengths = {
    {{"pp", 0.3}, {"p", 0.42}, {"mp", 0.55}, {"mf", 0.68}, {"f", 0.82}}};
constexpr double kHair = 1e-9;  // beats; lengths are sums of binary fractions

}  // namespace

Expected<void, ParseError> BarReader::read(Line line, std::size_t column) {
  line_ = line;
  at_ = column;
  while (at_ < line_.text.size()) {
    if (std::isspace(static_cast<unsigned char>(peek())) != 0) {
      ++at_;
    } else if (auto item = read_item(); !item) {
      return item;
    }
  }
  return close_bar();  // the bar line at the end of a line is optional
}

Expected<void, ParseError> BarReader::read_item() {
  if (take('|')) return close_bar();
  if (take('-')) return hold();
  if (take('(')) return open_slur();
  if (take(')')) return close_slur();
  if (std::isalpha(static_cast<unsigned char>(peek())) != 0 && peek() != 'b') return read_strength();
  if (take('0')) return read_rest();
  return read_note();
}

Expected<void, ParseError> BarReader::open_slur() {
  if (slur_ != Slur::None) return error("a breath within a breath");
  slur_ = Slur::Opened;
  return {};
}

Expected<void, ParseError> BarReader::close_slur() {
  if (slur_ != Slur::Running) return error("nothing to bind");
  slur_ = Slur::None;
  return {};
}

Expected<void, ParseError> BarReader::read_strength() {
  const std::string_view rest = line_.text.substr(at_);
  const std::string_view word = rest.substr(0, rest.find_first_of(" |"));
  for (const auto& [name, force] : kStrengths) {
    if (word == name) {
      force_ = force;
      at_ += word.size();
      return {};
    }
  }
  return error("not a strength: " + std::string(word));
}

Expected<void, ParseError> BarReader::read_rest() {
  auto advanced = read_length().and_then([this](double beats) { return advance(beats); });
  if (!advanced) return advanced;
  sounding_ = false;
  if (slur_ == Slur::Running) slur_ = Slur::Opened;
  return {};
}

Expected<void, ParseError> BarReader::read_note() {
  const double beat = beat_;
  auto pitches = read_pitches();
  if (!pitches) return tl::unexpected(pitches.error());
  const auto beats = read_length();
  if (!beats) return tl::unexpected(beats.error());
  Note note{.beat = beat,
            .beats = *beats,
            .pitches = *std::move(pitches),
            .force = force_,
            .manner = read_manner()};
  note.manner.slurred = slur_ == Slur::Running;
  if (slur_ == Slur::Opened) slur_ = Slur::Running;
  if (auto advanced = advance(note.beats); !advanced) return advanced;
  sounding_ = true;
  notes_.push_back(std::move(note));
  return {};
}

// One pitch, or those of a chord.
Expected<std::vector<int>, ParseError> BarReader::read_pitches() {
  std::vector<int> pitches;
  const bool chord = take('<');
  while (!chord || !take('>')) {
    const auto pitch = read_pitch();
    if (!pitch) return tl::unexpected(pitch.error());
    pitches.push_back(*pitch);
    if (!chord) break;
  }
  if (pitches.empty()) return error("an empty chord");
  return pitches;
}

Expected<int, ParseError> BarReader::read_pitch() {
  int pitch = pitch_of_one_;
  if (take('#')) {
    ++pitch;
  } else if (take('b')) {
    --pitch;
  }
  if (peek() < '1' || peek() > '7') return error("a note was expected");
  pitch += kMajorScale[static_cast<std::size_t>(peek() - '1')];
  ++at_;
  while (take('\'')) pitch += 12;
  while (take(',')) pitch -= 12;
  if (pitch < 24 || pitch > 108) return error("no instrument reaches this note");
  return pitch;
}

Expected<double, ParseError> BarReader::read_length() {
  double beats = 1;
  while (take('_')) beats /= 2;
  double dot = beats / 2;
  while (take('.')) {
    beats += dot;
    dot /= 2;
  }
  if (beats < 1.0 / 16) return error("too short a note");
  return beats;
}

Manner BarReader::read_manner() {
  Manner manner;
  while (true) {
    if (take('^')) {
      manner.slid = true;
    } else if (take('~')) {
      manner.shaken = true;
    } else if (take('*')) {
      manner.harmonic = true;
    } else {
      return manner;
    }
  }
}

Expected<void, ParseError> BarReader::hold() {
  if (beat_ == 0) return error("nothing to hold");
  if (sounding_) notes_.back().beats += 1;
  return advance(1);
}

Expected<void, ParseError> BarReader::advance(double beats) {
  beat_ += beats;
  if (beat_ - bar_start_ > beats_in_bar_ + kHair) return error("the bar is too long");
  return {};
}

Expected<void, ParseError> BarReader::close_bar() {
  const double length = beat_ - bar_start_;
  if (std::abs(length) < kHair) return {};  // a line may also begin with a bar line
  if (std::abs(length - beats_in_bar_) > kHair) return error("the bar is too short");
  bar_start_ = beat_;
  return {};
}

bool BarReader::take(char wanted) {
  if (peek() != wanted) return false;
  ++at_;
  return true;
}

tl::unexpected<ParseError> BarReader::error(std::string message) const {
  return parse_error(std::move(message), line_.number, static_cast<int>(at_) + 1);
}

}  // namespace quintet::sound
