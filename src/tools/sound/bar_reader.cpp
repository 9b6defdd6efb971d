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

void BarReader::read(Line line, std::size_t column) {
  line_ = line;
  at_ = column;
  while (at_ < line_.text.size()) {
    if (std::isspace(static_cast<unsigned char>(peek())) != 0) {
      ++at_;
    } else {
      read_item();
    }
  }
  close_bar();  // a line need not end with a bar line
}

void BarReader::read_item() {
  if (take('|')) return close_bar();
  if (take('-')) return hold();
  if (take('(')) {
    if (slur_ != Slur::None) refuse("a breath within a breath");
    slur_ = Slur::Opened;
  } else if (take(')')) {
    if (slur_ != Slur::Running) refuse("nothing to bind");
    slur_ = Slur::None;
  } else if (std::isalpha(static_cast<unsigned char>(peek())) != 0 && peek() != 'b') {
    read_strength();
  } else if (take('0')) {
    advance(read_length());
    sounding_ = false;
    if (slur_ == Slur::Running) slur_ = Slur::Opened;
  } else {
    read_pitched();
  }
}

void BarReader::read_strength() {
  const std::string_view rest = line_.text.substr(at_);
  const std::string_view word = rest.substr(0, rest.find_first_of(" |"));
  for (const auto& [name, force] : kStrengths) {
    if (word == name) {
      force_ = force;
      at_ += word.size();
      return;
    }
  }
  refuse("not a strength: " + std::string(word));
}

void BarReader::read_pitched() {
  Note note{.beat = beat_, .beats = 0, .pitches = {}, .force = force_, .manner = {}};
  if (take('<')) {
    while (!take('>')) note.pitches.push_back(read_pitch());
    if (note.pitches.empty()) refuse("an empty chord");
  } else {
    note.pitches.push_back(read_pitch());
  }
  note.beats = read_length();
  note.manner = read_manner();
  note.manner.slurred = slur_ == Slur::Running;
  if (slur_ == Slur::Opened) slur_ = Slur::Running;
  advance(note.beats);
  sounding_ = true;
  notes_.push_back(std::move(note));
}

int BarReader::read_pitch() {
  int pitch = pitch_of_one_;
  if (take('#')) {
    ++pitch;
  } else if (take('b')) {
    --pitch;
  }
  if (peek() < '1' || peek() > '7') refuse("a note was expected");
  pitch += kMajorScale[static_cast<std::size_t>(peek() - '1')];
  ++at_;
  while (take('\'')) pitch += 12;
  while (take(',')) pitch -= 12;
  if (pitch < 24 || pitch > 108) refuse("no instrument reaches this note");
  return pitch;
}

double BarReader::read_length() {
  double beats = 1;
  while (take('_')) beats /= 2;
  double dot = beats / 2;
  while (take('.')) {
    beats += dot;
    dot /= 2;
  }
  if (beats < 1.0 / 16) refuse("too short a note");
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

void BarReader::hold() {
  if (beat_ == 0) refuse("nothing to hold");
  if (sounding_) notes_.back().beats += 1;
  advance(1);
}

void BarReader::advance(double beats) {
  beat_ += beats;
  if (beat_ - bar_start_ > beats_in_bar_ + kHair) refuse("the bar is too long");
}

void BarReader::close_bar() {
  const double length = beat_ - bar_start_;
  if (std::abs(length) < kHair) return;  // a line may also begin with a bar line
  if (std::abs(length - beats_in_bar_) > kHair) refuse("the bar is too short");
  bar_start_ = beat_;
}

bool BarReader::take(char wanted) {
  if (peek() != wanted) return false;
  ++at_;
  return true;
}

void BarReader::refuse(const std::string& what) const {
  throw ScoreError(line_.number, at_ + 1, what);
}

}  // namespace quintet::sound
