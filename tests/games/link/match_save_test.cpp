// Saves of a match: read after write is the identity, and no text, however damaged, crashes or is partly loaded.
#include <gtest/gtest.h>

#include "core/save.hpp"
#include "games/link/sample_matches.hpp"

namespace quintet::link {

namespace {

Match played_match(std::uint64_t seed, Random& chance) {
  const Mode mode = kModes[seed % kModes.size()];
  const int level = mode == Mode::Journey ? static_cast<int>(seed % link::journey().size()) : 0;
  Match match = match_of(mode, seed, level);
  for (auto moves = chance.below(40); moves > 0 && match.status() == Match::Status::Playing; --moves)
    do_something(match, chance);
  return match;
}

TEST(LinkSave, ReadAfterWriteIsTheIdentity) {
  Random chance(1);
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Match match = played_match(seed, chance);
    const auto read = Match::read(match.write());
    ASSERT_TRUE(read) << match.write();
    EXPECT_EQ(read->write(), match.write());
    EXPECT_EQ(read->game(), match.game());
    EXPECT_EQ(read->status(), match.status());
    EXPECT_EQ(read->record_key(), match.record_key());
    EXPECT_EQ(read->can_undo(), match.can_undo());
    EXPECT_EQ(read->can_redo(), match.can_redo());
  }
}

TEST(LinkSave, PlayContinuesAsIfUninterrupted) {
  Random chance(2);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Match match = played_match(seed, chance);
    Match read = *Match::read(match.write());
    Random one(seed), other(seed);
    for (int i = 0; i < 20 && match.status() == Match::Status::Playing; ++i) {
      do_something(match, one);
      do_something(read, other);
    }
    EXPECT_EQ(read.game(), match.game());
    EXPECT_EQ(read.score().points(), match.score().points());
    EXPECT_LE(read.elapsed() - match.elapsed(), milliseconds(1));
  }
}

// Every accepted text must be a match that can be saved, read and played.
void expect_sound(const std::string& text) {
  const auto match = Match::read(text);
  if (!match) return;
  const auto again = Match::read(match->write());
  ASSERT_TRUE(again) << text;
  EXPECT_EQ(again->write(), match->write());
  EXPECT_EQ(again->game(), match->game());
  EXPECT_GE(match->score().points(), 0);
  EXPECT_LE(match->score().left(), match->score().total());
  Match playing = *match;
  Random chance(3);
  for (int i = 0; i < 5 && playing.status() == Match::Status::Playing; ++i) do_something(playing, chance);
}

std::string spoiled(std::string text, Random& chance) {
  for (auto times = 1 + chance.below(4); times > 0 && !text.empty(); --times) {
    const std::size_t at = chance.index(text.size());
    const std::size_t length = 1 + chance.index(12);
    switch (chance.below(5)) {
      case 0:
        text[at] = static_cast<char>(chance.below(256));
        break;
      case 1:
        text[at] = "0123456789-,;=. "[chance.index(16)];
        break;
      case 2:
        text.erase(at, length);
        break;
      case 3:
        text.insert(at, text.substr(chance.index(text.size()), length));
        break;
      default:
        text.insert(at, std::string(length, '9'));
        break;
    }
  }
  return text;
}

TEST(LinkSave, ADamagedTextIsRefused) {
  Random chance(4);
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const std::string text = match_of(kModes[seed % 4], seed % 10).write();
    const std::string damaged = spoiled(text, chance);
    EXPECT_TRUE(damaged == text || !Match::read(damaged)) << damaged;
  }
}

// A forged text has a valid checksum, so that every parser behind it is tested.
TEST(LinkSave, AForgedTextIsRefusedOrMakesAPlayableMatch) {
  Random chance(5);
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    const auto whole = save::read(played_match(seed % 60, chance).write(), "link");
    ASSERT_TRUE(whole);
    save::Text text = *whole;
    switch (chance.below(4)) {
      case 0:
        text.note = save::one_line(spoiled(text.note, chance));
        break;
      case 1:
        text.start = save::one_line(spoiled(text.start, chance));
        break;
      case 2:
        text.at = chance.index(2 * text.moves.size() + 2);
        break;
      default:
        if (!text.moves.empty()) {
          std::string& move = text.moves[chance.index(text.moves.size())];
          move = save::one_line(spoiled(move, chance));
        }
    }
    expect_sound(save::write(text));
  }
}

TEST(LinkSave, UndoAndRedoAreTheSameAfterLoading) {
  Match match = match_of(Mode::Timed);
  for (std::size_t i = 0; i < 5; ++i) {
    match.pass(milliseconds(1000 + 900 * static_cast<int>(i)));
    take(match, match.start().solution[i]);
  }
  const auto points = match.score().points();
  const auto left = match.score().left();
  for (int i = 0; i < 3; ++i) match.undo();
  Match read = *Match::read(match.write());
  while (read.can_redo()) read.redo();
  EXPECT_EQ(read.score().points(), points);
  EXPECT_EQ(read.score().left(), left);
}

// From version 0.1, before undo and redo restored the score exactly.
TEST(LinkSave, OfAnEarlierVersionIsLoaded) {
  Match match = match_of(Mode::Timed);
  for (std::size_t i = 0; i < 3; ++i) take(match, match.start().solution[i]);
  save::Text text = *save::read(match.write(), "link");
  const auto at = text.note.find(" clock=");
  ASSERT_NE(at, std::string::npos);
  text.note.erase(at);
  const std::string newer = " assists=0 recorded=0";
  ASSERT_NE(text.note.find(newer), std::string::npos);
  text.note.erase(text.note.find(newer), newer.size());
  text.note += " combo=3 combo_left=1200 best=3 points=600 helps=1 before=0,100,300";
  auto read = Match::read(save::write(text));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->score().points(), 600);
  EXPECT_EQ(read->score().combo(), 3);
  EXPECT_EQ(read->score().combo_left(), milliseconds(1200));
  EXPECT_EQ(read->score().left(), match.score().left());
  EXPECT_EQ(read->assists(), 1);
  read->undo();
  EXPECT_EQ(read->score().points(), 300);
  read->redo();
  EXPECT_EQ(read->score().points(), 600);
  EXPECT_EQ(Match::read(read->write())->write(), read->write());
}

TEST(LinkSave, ALongComboIsSaved) {
  Match match = match_of(Mode::Timed);
  for (std::size_t i = 0; i < 15; ++i) take(match, match.start().solution[i]);
  EXPECT_EQ(Match::read(match.write())->score().combo(), 15);
}

TEST(LinkSave, AnInvalidNoteIsRefused) {
  Match match = match_of(Mode::Timed);
  take(match, match.start().solution.front());
  const save::Text good = *save::read(match.write(), "link");
  const auto with = [&](const std::string& from, const std::string& to) {
    save::Text text = good;
    const auto at = text.note.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.note.replace(at, from.size(), to);
    return Match::read(save::write(text));
  };
  EXPECT_TRUE(with("mode=timed", "mode=timed"));
  EXPECT_FALSE(with("mode=timed", "mode=arcade"));
  EXPECT_FALSE(with("level=0", "level=99"));
  EXPECT_FALSE(with("level=0", "level=-1"));
  EXPECT_FALSE(with("elapsed=", "elapsed=-1"));
  EXPECT_FALSE(with("assists=0", "assists=none"));
  EXPECT_FALSE(with("assists=0", "no_assists=0"));
  EXPECT_FALSE(with("elapsed=", "time="));
  EXPECT_FALSE(with("earned=", "earned=99999999999999999999,"));
  EXPECT_FALSE(with("earned=", "earned=7,"));
  EXPECT_FALSE(with("earned=0,0,0,0,0,", "earned="));
  EXPECT_FALSE(with("earned=0,0,0,0,0,", "earned=0,3,2,0,0,"));
  EXPECT_FALSE(with("clock=", "clock=x"));
  EXPECT_FALSE(with(" subject=", " object="));
}

}  // namespace
}  // namespace quintet::link
