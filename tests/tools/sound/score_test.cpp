#include "tools/sound/score.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/sound/pieces/pieces.hpp"

namespace quintet::sound {
namespace {

using testing::HasSubstr;

constexpr std::string_view kHead = "key G4\nbar 4\nvoice lead zheng\nsection a tempo=60\n";  // four lines

// The notes of a score whose only voice plays `bars`.
std::vector<Note> notes_of(std::string_view bars) {
  return read_score(std::string(kHead) + "lead " + std::string(bars) + "\nform a\n")
      .value()
      .voices.front()
      .notes;
}

void expect_error(const std::string& text, int line, int column, const std::string& what) {
  const auto score = read_score(text);
  ASSERT_FALSE(score) << "accepted: " << text;
  const ParseError& error = score.error();
  EXPECT_EQ(error.line, line) << error.message;
  EXPECT_EQ(error.column, column) << error.message;
  EXPECT_THAT(error.message, HasSubstr(what));
}

TEST(Score, DegreesOctavesAndSignsArePitches) {
  const std::vector<Note> notes = notes_of("1 5, 1' #4 | b7 <1,,5,,1,> 3 6");
  ASSERT_EQ(notes.size(), 8U);
  EXPECT_EQ(notes[0].pitches, std::vector{67});
  EXPECT_EQ(notes[1].pitches, std::vector{62});
  EXPECT_EQ(notes[2].pitches, std::vector{79});
  EXPECT_EQ(notes[3].pitches, std::vector{73});
  EXPECT_EQ(notes[4].pitches, std::vector{77});
  EXPECT_EQ(notes[5].pitches, (std::vector{43, 50, 55}));
}

TEST(Score, StrokesHalveDotsLengthenAndDashesHold) {
  const std::vector<Note> notes = notes_of("1_ 2__ 3__ 5_. 6_ 0__ 2. | 1 - 0 -");
  ASSERT_EQ(notes.size(), 7U);
  EXPECT_DOUBLE_EQ(notes[0].beats, 0.5);
  EXPECT_DOUBLE_EQ(notes[1].beats, 0.25);
  EXPECT_DOUBLE_EQ(notes[3].beats, 0.75);
  EXPECT_DOUBLE_EQ(notes[5].beat, 2.5);
  EXPECT_DOUBLE_EQ(notes[5].beats, 1.5);
  EXPECT_DOUBLE_EQ(notes[6].beats, 2);
}

TEST(Score, MannersStrengthsAndBreathsAreRead) {
  const std::vector<Note> notes = notes_of("p (1 2) f 3^~ 5* | mp 1 - - -");
  EXPECT_FALSE(notes[0].manner.slurred);
  EXPECT_TRUE(notes[1].manner.slurred);
  EXPECT_TRUE(notes[2].manner.slid && notes[2].manner.shaken);
  EXPECT_TRUE(notes[3].manner.harmonic);
  EXPECT_LT(notes[0].force, notes[4].force);
  EXPECT_LT(notes[4].force, notes[2].force);
}

TEST(Score, TheFormRepeatsSections) {
  const Score score =
      read_score(std::string(kHead) + "lead 1 2 3 5\nsection b tempo=120\nlead 6 - - -\nform a b a\n")
          .value();
  EXPECT_DOUBLE_EQ(score.beats, 12);
  ASSERT_EQ(score.voices.front().notes.size(), 9U);
  EXPECT_DOUBLE_EQ(score.voices.front().notes[5].beat, 8);
  EXPECT_DOUBLE_EQ(seconds_at(score, 4), 4);
  EXPECT_DOUBLE_EQ(seconds_at(score, 8), 6);
  EXPECT_DOUBLE_EQ(seconds_at(score, 12), 10);
}

TEST(Score, ASectionMayBroadenAtItsEnd) {
  const Score score =
      read_score("voice lead zheng\nsection a tempo=60 broaden=0.4\nlead 1 - - - | 2 - - -\nform a\n")
          .value();
  EXPECT_DOUBLE_EQ(seconds_at(score, 4), 4);
  EXPECT_DOUBLE_EQ(seconds_at(score, 8), 4 + 1.1 + 1.2 + 1.3 + 1.4);
}

TEST(Score, NonsenseIsAnErrorWithLineAndColumn) {
  const std::string head(kHead);
  expect_error("", 0, 1, "no form");
  expect_error("key H9\n", 1, 5, "not a key");
  expect_error("bar many\n", 1, 5, "not a number");
  expect_error("bar\n", 1, 4, "missing");
  expect_error("voice lead zheng pan=7\n", 1, 18, "range");
  expect_error("voice lead zheng\nlead 1 2 3 5\n", 2, 1, "outside of a section");
  expect_error(head + "drum 1 2 3 5\n", 5, 1, "neither a voice");
  expect_error(head + "lead 1 2 8 5\n", 5, 10, "a note was expected");
  expect_error(head + "lead 1 2 3\n", 5, 11, "too short");
  expect_error(head + "lead 1 2 3 5 6 | 1 2 3 5\n", 5, 15, "too long");
  expect_error(head + "lead - 2 3 5\n", 5, 7, "nothing to hold");
  expect_error(head + "lead <> 2 3 5\n", 5, 8, "empty chord");
  expect_error(head + "lead 1) 2 3 5\n", 5, 8, "nothing to bind");
  expect_error(head + "lead ((1 2) 3 5\n", 5, 8, "within a breath");
  expect_error(head + "lead loud 1 2 3 5\n", 5, 6, "not a strength");
  expect_error(head + "lead 1''''' 2 3 5\n", 5, 12, "reaches");
  expect_error(head + "lead 1_____ 2 3 5\n", 5, 12, "too short a note");
  expect_error(head + "lead 1 2 3 5\nform a c\n", 6, 8, "no such section");
  expect_error(head + "lead (1 2 3 5\nform a\n", 6, 6, "does not end");
  expect_error(head + "lead 1 2 3 5\nform a\nlead 1 2 3 5\n", 7, 1, "nothing may follow");
}

TEST(Score, VoicesOfASectionMustEndTogether) {
  expect_error("voice x zheng\nvoice y pipa\nsection a\nx 1 2 3 5\ny 1 2 3 5 | 1 2 3 5\nform a\n", 6, 6,
               "differ in length");
}

TEST(Score, EveryPieceIsAtLeastSixtyFourSecondsLongAndStaysInItsFiveNotes) {
  for (const Piece& piece : pieces()) {
    const Score score = read_score(piece.score).value();
    EXPECT_GE(seconds_at(score, score.beats), 64) << piece.name;
    for (const Voice& voice : score.voices) {
      for (const Note& note : voice.notes) {
        for (const int pitch : note.pitches) {
          const int degree = (pitch - 67 + 120) % 12;
          EXPECT_TRUE(degree == 0 || degree == 2 || degree == 4 || degree == 7 || degree == 9) << piece.name;
        }
      }
    }
  }
}

}  // namespace
}  // namespace quintet::sound
