// A piece of music as text and as notes.
//
// The text is numbered notation (jianpu), the notation for guzheng and flute:
//
//   title Paper
//   key G4                                 the pitch of 1
//   bar 4                                  beats in a bar
//   room walls=0.3 tail=0.1 decay=0.8
//   voice lead zheng pan=-0.2 gain=0       name, instrument, pan from -1 to 1, level in dB
//   section theme tempo=74 broaden=0.1     the last bar slows down by this share
//   lead mf 3 3_5_ 6_1'_ 1'_6_ | 5 5_6_ 5 - |
//   form theme theme                       the sections in playing order
//
// 1 to 7 are the degrees of the major scale, 0 is a rest; ' is an octave up, a comma an octave down; # and b
// come before the number. A note lasts a beat; each _ halves it, each . adds half of its length, and each - after
// it adds a beat. <1,5,1> is a chord, broken upwards. After the length: ^ slides up into the note from a whole tone below,
// ~ adds vibrato, * makes a harmonic of the string. ( and ) bind notes into one breath. pp p mp mf f set the dynamics of
// the following notes. // begins a comment. A voice without a line in a section rests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"
#include "tools/sound/room.hpp"

namespace quintet::sound {

// The attack and ornament of a note.
struct Manner {
  bool slid = false;
  bool shaken = false;
  bool harmonic = false;
  bool slurred = false;  // without a new attack after the previous note
};

struct Note {
  double beat;   // from the beginning of the piece
  double beats;  // its duration, above 0
  std::vector<int>
      pitches;   // semitones above MIDI's 0 (69 is A4 at 440 Hz), one or more, lowest first in a chord
  double force;  // 0 to 1
  Manner manner;
};

struct Voice {
  std::string name;
  std::string instrument;
  double pan = 0;           // -1 left to 1 right
  double gain = 0;          // dB
  std::vector<Note> notes;  // in the order of their beats
};

// The tempo in beats per minute from this beat on.
struct Tempo {
  double beat;
  double beats_a_minute;
};

struct Score {
  std::string title;
  double beats_in_bar = 4;
  double beats = 0;  // of the whole piece
  Room room = {.walls = 0.3, .tail = 0.1, .decay = 0.8};
  std::vector<Tempo> tempi;  // the first at beat 0
  std::vector<Voice> voices;
};

// Lines and columns of the error are counted from 1.
Expected<Score, ParseError> read_score(std::string_view text);

// Seconds from the beginning of the piece to `beat`, which may be past its end.
double seconds_at(const Score& score, double beat);

}  // namespace quintet::sound
