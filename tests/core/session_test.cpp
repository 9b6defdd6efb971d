#include "core/session.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "core/text.hpp"

namespace quintet {
namespace {

// The smallest game with random numbers: a move adds a number and the roll of a die; over from 100 on.
class Sums {
 public:
  struct Start {
    int from = 0;
    friend bool operator==(const Start&, const Start&) = default;
  };
  struct Move {
    int add = 0;
    int die = 0;  // 0: not rolled yet
    friend bool operator==(const Move&, const Move&) = default;
  };
  using Played = int;
  static constexpr std::string_view kName = "sums";

  Sums() = default;
  explicit Sums(const Start& start) : sum_(start.from) {}

  int sum() const { return sum_; }
  bool is_legal(const Move& move) const { return !over() && move.add > 0 && move.die >= 0 && move.die <= 6; }
  Played play(const Move& move) {
    const int thrown = static_cast<int>(random_.index(6)) + 1;
    const int die = move.die > 0 ? move.die : thrown;
    sum_ += move.add + die;
    return die;
  }
  Move recorded(const Move& move, const Played& played) const { return {move.add, played}; }
  bool over() const { return sum_ >= 100; }

  static std::string write_move(const Move& move) {
    return std::to_string(move.add) + '+' + std::to_string(move.die);
  }
  static std::optional<Move> read_move(std::string_view text) {
    const auto parts = split(text, '+');
    const auto add = read_number(parts.front(), 1000);
    const auto die = read_number(parts.back(), 1000);
    if (parts.size() != 2 || !add || !die) return std::nullopt;
    return Move{*add, *die};
  }
  static std::string write_start(const Start& start) { return "from=" + std::to_string(start.from); }
  static Expected<Start, ParseError> read_start(std::string_view text) {
    const auto from = text.starts_with("from=") ? read_number(text.substr(5), 1000) : std::nullopt;
    if (!from) return parse_error("no start");
    return Start{*from};
  }
  friend bool operator==(const Sums&, const Sums&) = default;

 private:
  int sum_ = 0;
  Random random_{5};
};
static_assert(SavedGame<Sums>);

Session<Sums> three_moves() {
  Session<Sums> session(Sums::Start{10});
  for (const int add : {1, 2, 3}) session.play({add});
  return session;
}

// A save with a valid checksum and any lines.
std::string sealed(const std::string& body) {
  return body + "checksum " + write_hex(checksum(body)) + "\n";
}

TEST(Session, UndoRestoresTheDiceAndRedoRollsTheSame) {
  Session<Sums> session = three_moves();
  const Session<Sums> before = session;
  session.undo();
  EXPECT_NE(session.game(), before.game());
  session.redo();
  EXPECT_EQ(session, before);
}

TEST(Session, UndoGoesBackToTheStart) {
  Session<Sums> session = three_moves();
  while (session.can_undo()) session.undo();
  EXPECT_EQ(session.game(), Sums(Sums::Start{10}));
  EXPECT_EQ(session.moves().size(), 3u);
}

TEST(Session, UndoReturnsTheUndoneMove) {
  Session<Sums> session(Sums::Start{10});
  session.play({1});
  const int die = session.play({2});
  const auto undone = session.undo();
  EXPECT_EQ(undone.move, (Sums::Move{2, die}));
  EXPECT_EQ(undone.played, die);
  EXPECT_EQ(session.undo().move.add, 1);
}

TEST(Session, AMoveAfterUndoDiscardsTheUndoneMoves) {
  Session<Sums> session = three_moves();
  session.undo();
  session.undo();
  session.play({9});
  EXPECT_FALSE(session.can_redo());
  EXPECT_EQ(session.moves().size(), 2u);
}

TEST(Session, ASaveIsReadable) {
  Session<Sums> session(Sums::Start{10});
  session.play({1, 6});
  session.play({2, 5});
  session.undo();
  session.set_note("mode=timed");
  EXPECT_EQ(session.write(), sealed("quintet 1 sums at=1 from=10\nnote mode=timed\n1+6\n2+5\n"));
}

TEST(Session, ReadAfterWriteIsTheIdentityWithRedoableMoves) {
  Session<Sums> session = three_moves();
  session.undo();
  session.set_note("two\nlines");
  const auto read = Session<Sums>::read(session.write());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, session);
  EXPECT_EQ(read->note(), "two lines");
}

TEST(Session, TheDiceOfASaveDoNotDependOnTheGenerator) {
  const auto read = Session<Sums>::read(sealed("quintet 1 sums at=2 from=0\n1+6\n1+6\n"));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->game().sum(), 14);
}

// Writing replaces it, so reading does too: what was read can be written and is the same then.
TEST(Session, ANoteWithACarriageReturnIsReadAsOneLine) {
  const auto read = Session<Sums>::read(sealed("quintet 1 sums at=0 from=0\nnote a\rb\n"));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->note(), "a b");
}

struct BadSave {
  const char* what;
  std::string text;
  int line;
};

TEST(Session, ABadSaveIsRefusedWithItsLine) {
  const std::string header = "quintet 1 sums at=1 from=0\n";
  const std::vector<BadSave> saves = {
      {"empty", "", 1},
      {"foreign", "hello\nworld\n", 1},
      {"another version", sealed("quintet 2 sums at=1 from=0\n1+1\n"), 1},
      {"another game", sealed("quintet 1 chess at=1 from=0\n1+1\n"), 1},
      {"no count", sealed("quintet 1 sums from=0\n1+1\n"), 1},
      {"count too high", sealed("quintet 1 sums at=2 from=0\n1+1\n"), 1},
      {"bad start", sealed("quintet 1 sums at=1 from=x\n1+1\n"), 1},
      {"not a move", sealed(header + "1+1\nfoo\n"), 3},
      {"not legal", sealed(header + "1+1\n0+1\n"), 3},
      {"not legal behind a note", sealed(header + "note x\n1+1\n0+1\n"), 4},
      {"not legal behind an empty note", sealed(header + "note \n1+1\n0+1\n"), 4},
      {"move after the end", sealed(header + "100+1\n1+1\n"), 3},
      {"no checksum", header + "1+1\n", 2},
      {"wrong checksum", header + "1+1\nchecksum 0123456789abcdef\n", 3},
      {"cut off", (header + "1+1\nchecksum 01"), 3},
      {"lines behind the end", sealed(header + "1+1\n") + "1+1\n", 4},
  };
  for (const auto& [what, text, line] : saves) {
    const auto read = Session<Sums>::read(text);
    ASSERT_FALSE(read) << what;
    EXPECT_EQ(read.error().line, line) << what << ": " << read.error().message;
    EXPECT_FALSE(read.error().message.empty());
  }
}

TEST(Session, EveryShorterAndEveryChangedSaveIsRefused) {
  const std::string text = three_moves().write();
  for (std::size_t length = 0; length < text.size(); ++length) {
    EXPECT_FALSE(Session<Sums>::read(text.substr(0, length))) << length;
  }
  Random random(1);
  for (int i = 0; i < 5000; ++i) {
    std::string changed = text;
    char& byte = changed[random.index(changed.size())];
    byte = static_cast<char>(byte ^ static_cast<char>(1 + random.below(255)));
    EXPECT_FALSE(Session<Sums>::read(changed)) << changed;
  }
}

// Whatever follows the number: this version does not know.
TEST(Save, OfALaterVersionIsRecognised) {
  for (const char* text : {"quintet 2 sums at=0\n", "quintet 17 chess\nanything", "quintet 2"})
    EXPECT_TRUE(save::is_of_later_version(text)) << text;
  for (const char* text : {"quintet 1 sums at=0\n", "quintet 0 sums", "quintet", "quintet two sums", "",
                           "quintet -2 sums", "quintet-games 2", "quintet 99999999999999999999 sums"})
    EXPECT_FALSE(save::is_of_later_version(text)) << text;
}

}  // namespace
}  // namespace quintet
