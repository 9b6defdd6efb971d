// A piece of music as text and as notes.
//
// The text is numbered notation (jianpu), as sheets for guzheng and flute are written:
//
//   title Paper
//   key G4                                 the pitch of 1
//   bar 4                                  beats in a bar
//   room walls=0.3 tail=0.1 decay=0.8
//   voice lead zheng pan=-0.2 gain=0       a name, its instrument, place from -1 to 1, level in dB
//   section theme tempo=74 broaden=0.1     the last bar is that much slower
//   lead mf 3 3_5_ 6_1'_ 1'_6_ | 5 5_6_ 5 - |
//   form theme theme                       the sections in the order they are played
//
// 1 to 7 are the degrees of the major scale, 0 is a rest; ' is an octave up, a comma an octave down; # and b
// come before the number. A note lasts a beat; each _ halves it, each . adds half of what it has, and each -
// after it adds a beat. <1,5,1> is a chord, broken upwards. After the length: ^ slides up into the note from
// a whole tone below, ~ shakes it,
// * touches the string so that it sounds as a harmonic. ( and ) bind notes into one breath. pp p mp mf f set
// the strength from there on. // begins a comment. A voice that a section leaves out rests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/parse_error.hpp"
#include "tools/sound/room.hpp"

namespace quintet::sound {

// How a note is begun and ornamented.
struct Manner {
  bool slid = false;
  bool shaken = false;
  bool harmonic = false;
  bool slurred = false;  // bound to the note before
};

struct Note {
  double beat;   // from the beginning of the piece
  double beats;  // how long it lasts, above 0
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

// From this beat on the music goes at this many beats a minute.
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
