// Parses the bars of one voice: the part of a score's line after the voice's name.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"
#include "tools/sound/score.hpp"

namespace quintet::sound {

// A line of text and its position, for error messages.
struct Line {
  std::string_view text;
  int number;
};

// Parses many lines in sequence; dynamics and beat carry over from one to the next.
class BarReader {
 public:
  BarReader(int pitch_of_one, double beats_in_bar)
      : pitch_of_one_(pitch_of_one), beats_in_bar_(beats_in_bar) {}

  // Parses `line` from `column` (counted from 0) to its end, which must be the end of a bar.
  Expected<void, ParseError> read(Line line, std::size_t column);

  double beats() const { return beat_; }
  const std::vector<Note>& notes() const { return notes_; }
  bool within_slur() const { return slur_ != Slur::None; }

 private:
  enum class Slur { None, Opened, Running };

  Expected<void, ParseError> read_item();
  Expected<void, ParseError> open_slur();
  Expected<void, ParseError> close_slur();
  Expected<void, ParseError> read_strength();
  Expected<void, ParseError> read_rest();
  Expected<void, ParseError> read_note();
  Expected<std::vector<int>, ParseError> read_pitches();
  Expected<int, ParseError> read_pitch();
  Expected<double, ParseError> read_length();
  Manner read_manner();
  Expected<void, ParseError> hold();
  Expected<void, ParseError> close_bar();
  Expected<void, ParseError> advance(double beats);
  tl::unexpected<ParseError> error(std::string message) const;

  char peek() const { return at_ < line_.text.size() ? line_.text[at_] : '\0'; }
  bool take(char wanted);

  int pitch_of_one_;
  double beats_in_bar_;
  Line line_{};
  std::size_t at_ = 0;
  double beat_ = 0;
  double bar_start_ = 0;
  double force_ = 0.55;
  Slur slur_ = Slur::None;
  bool sounding_ = false;  // - lengthens the last note, or after a rest the rest
  std::vector<Note> notes_;
};

}  // namespace quintet::sound
