// Reads the bars of one voice: the part of a score's line after the voice's name.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "tools/sound/score.hpp"

namespace quintet::sound {

// A line of a text and where it stands, so that whoever reads it can tell where it is wrong.
struct Line {
  std::string_view text;
  std::size_t number;
};

// Reads on through many lines; strength and beat carry over from one to the next.
class BarReader {
 public:
  BarReader(int pitch_of_one, double beats_in_bar)
      : pitch_of_one_(pitch_of_one), beats_in_bar_(beats_in_bar) {}

  // Reads `line` from `column` (counted from 0) to its end, which must be the end of a bar.
  void read(Line line, std::size_t column);

  double beats() const { return beat_; }
  const std::vector<Note>& notes() const { return notes_; }
  bool within_slur() const { return slur_ != Slur::None; }

 private:
  enum class Slur { None, Opened, Running };

  void read_item();
  void read_strength();
  void read_pitched();
  int read_pitch();
  double read_length();
  Manner read_manner();
  void hold();
  void close_bar();
  void advance(double beats);
  [[noreturn]] void refuse(const std::string& what) const;

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
  bool sounding_ = false;  // a - lengthens the last note; after a rest it lengthens the rest
  std::vector<Note> notes_;
};

}  // namespace quintet::sound
