// Copying, pasting, storing and opening games of gomoku.
#include "ui/pages/record_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

#include "games/gomoku/match.hpp"
#include "support/test_context.hpp"
#include "ui/pages/files_page.hpp"
#include "ui/stones/seating.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

NotedGame game_of(std::string_view text) {
  return *read_game(text, {});
}

void open_record(TestContext& test, const NotedGame& game) {
  test.push<RecordPage>(records().codec(), records().any(game), 0U, [] {});
}

// The list of stored games, completely read.
void open_files(TestContext& test) {
  test.push<FilesPage>(records().codec(), 0U);
  while (test.scenes().top()->busy()) test.send({});
  test.settle();
}

TEST(RecordPage, CopiesTheGame) {
  TestContext test;
  open_record(test, game_of("h8i9h9"));
  test.tap("gomoku.record.copy.position");
  EXPECT_EQ(test.clipboard().text(), "h8i9h9");
  test.tap("gomoku.record.copy.sgf");
  EXPECT_THAT(*test.clipboard().text(), StartsWith("(;FF[4]GM[4]"));
}

TEST(RecordPage, StoresTheGameUnderANewNameEachTime) {
  TestContext test;
  open_record(test, game_of("h8i9h9"));
  test.tap("gomoku.record.store.psq");
  test.tap("gomoku.record.store.psq");
  test.tap("gomoku.record.store.txt");
  EXPECT_THAT(test.file("games/2026-11-21 Black - White.psq"), StartsWith("Piskvorky 15x15"));
  EXPECT_THAT(test.file("games/2026-11-21 Black - White 2.psq"), StartsWith("Piskvorky 15x15"));
  EXPECT_EQ(test.file("games/2026-11-21 Black - White.txt"), "h8i9h9");
  EXPECT_EQ(test.games().list().size(), 3U);
  EXPECT_THAT(test.seen(), HasSubstr("stored=yes"));
}

TEST(RecordPage, PastesAGameIntoItsReview) {
  TestContext test;
  open_record(test, game_of("h8"));
  test.clipboard().set_text("(;GM[4]SZ[15];B[hh];W[ii])");
  test.tap("gomoku.record.paste");
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_THAT(test.seen(), HasSubstr("of=2"));
}

TEST(RecordPage, CopiesAndPastesByKeys) {
  TestContext test;
  open_record(test, game_of("h8i9h9"));
  test.press(Action::Copy);
  EXPECT_EQ(test.clipboard().text(), "h8i9h9");
  test.clipboard().set_text("h8i9");
  test.press(Action::Paste);
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_THAT(test.seen(), HasSubstr("of=2"));
}

TEST(RecordPage, SaysWhyATextCannotBePasted) {
  TestContext test;
  open_record(test, game_of("h8"));
  test.tap("gomoku.record.paste");
  EXPECT_THAT(test.seen(), HasSubstr("notice=No text on the clipboard."));
  test.clipboard().set_text("(;GM[1];B[hh])");
  test.tap("gomoku.record.paste");
  EXPECT_THAT(test.seen(), HasSubstr("notice=This is not a Gomoku game."));
  test.clipboard().set_text(std::string((1U << 20U) + 1, 'a'));
  test.tap("gomoku.record.paste");
  EXPECT_THAT(test.seen(), HasSubstr("notice=The text exceeds 1 MiB."));
}

TEST(RecordPage, OffersNothingToStoreForAnEmptyBoard) {
  TestContext test;
  open_record(test, record_of(Match({}, Match::SeatPlayers{})));
  test.tap("gomoku.record.store.psq");
  test.tap("gomoku.record.review");
  EXPECT_THAT(test.seen(), StartsWith("gomoku.record"));
  EXPECT_TRUE(test.games().list().empty());
}

// A game against the computer that the person with black has won.
Match won_match() {
  Match match({}, {SeatPlayer{}, SeatPlayer{Level::Adept}});
  const NotedGame game = game_of("h8a1i8a2j8a3k8a4l8");
  for (const Move& move : game.replay->moves()) match.play(move);
  return match;
}

TEST(KeptGomoku, AreKeptWithOpponentResultAndDate) {
  TestContext test;
  Match match = won_match();
  keep_as_save<Match, records>(test.context(), match);
  ASSERT_EQ(test.player().kept_games("gomoku").games().size(), 1U);
  open_files(test);
  EXPECT_THAT(test.seen(), HasSubstr("played=1 files=0 damaged=0"));
  std::string words;
  test.context().canvas.read_text([&](Canvas& canvas) { test.scenes().top()->draw(canvas, Duration{0}); },
                                  [&](const LineOfText& line) { words += std::string(line.text) + '\n'; });
  EXPECT_THAT(words, HasSubstr("You beat Novice"));
  EXPECT_THAT(words, HasSubstr("21 Nov · 9 moves"));
  test.tap("gomoku.files.file.0");
  EXPECT_THAT(test.seen(), HasSubstr("gomoku.review"));
  EXPECT_THAT(test.seen(), HasSubstr("ply=9 of=9"));
}

TEST(KeptGomoku, AreReplacedByADifferentEndAfterUndo) {
  TestContext test;
  Match match = won_match();
  keep_as_save<Match, records>(test.context(), match);
  const std::int64_t kept = match.kept();
  undo_turn(match);
  auto again = Match::read(match.write());  // continued in another run
  ASSERT_TRUE(again);
  EXPECT_EQ(again->kept(), kept);
  again->play({.kind = Move::Kind::ResignBlack});
  keep_as_save<Match, records>(test.context(), *again);
  ASSERT_EQ(test.player().kept_games("gomoku").games().size(), 1U);
  EXPECT_EQ(test.player().kept_games("gomoku").games().front().id, kept);
}

std::string title_of(const NotedGame& game) {
  return records().any(game).card.title(Localiser());
}

TEST(KeptGomoku, AreCalledByTheirPlayersAndResult) {
  const SeatPlayer person{}, adept{Level::Adept}, expert{Level::Expert};
  const auto ended = [](const Match::SeatPlayers& players, Move::Kind end) {
    Match match({}, players);
    match.play({.at = {7, 7}});
    if (end != Move::Kind::Stone) match.play({.kind = end});
    return record_of(match);
  };
  using Kind = Move::Kind;
  EXPECT_EQ(title_of(ended({person, adept}, Kind::ResignWhite)), "You beat Novice");
  EXPECT_EQ(title_of(ended({adept, person}, Kind::ResignWhite)), "Novice beat you");
  EXPECT_EQ(title_of(ended({person, adept}, Kind::Draw)), "Draw with Novice");
  EXPECT_EQ(title_of(ended({adept, expert}, Kind::ResignBlack)), "Expert beat Novice");
  EXPECT_EQ(title_of(ended({person, person}, Kind::ResignWhite)), "Black won");
  NotedGame named = ended({person, person}, Kind::Stone);
  named.notes.names = {"Ada", "Grace"};
  EXPECT_EQ(title_of(named), "Ada against Grace");
  named.notes.outcome = Outcome::WhiteWins;
  EXPECT_EQ(title_of(named), "Grace beat Ada");
}

TEST(KeptGomoku, FromFilesSayWhoPlayedUnderWhichRuleAtOnce) {
  TestContext test;
  test.clipboard().set_text("(;GM[4]SZ[15]PB[Ada]PW[Grace]RE[B+T]RU[Renju]DT[2025-03-04];B[hh];W[ii])");
  open_files(test);
  test.press(Action::Paste);
  test.settle();
  std::string words;
  test.context().canvas.read_text([&](Canvas& canvas) { test.scenes().top()->draw(canvas, Duration{0}); },
                                  [&](const LineOfText& line) { words += std::string(line.text) + '\n'; });
  EXPECT_THAT(words, HasSubstr("Ada beat Grace"));
  EXPECT_THAT(words, HasSubstr("Renju"));
  EXPECT_THAT(words, HasSubstr("4 Mar 2025"));
}

TEST(KeptGomoku, KeepTheirPlayersWhenExportedAndOpenedAgain) {
  NotedGame won = record_of(won_match());
  won.date = "2026-11-22";
  const std::string sgf = records().any(won).write(1);
  EXPECT_THAT(sgf, HasSubstr("PB[Player]PW[Novice]DT[2026-11-22]RE[B+]RU[freestyle]"));
  const auto noted = read_game(sgf, {});
  ASSERT_TRUE(noted);
  EXPECT_EQ(title_of(*noted), "Player beat Novice");
}

// In English, whatever the player's language is.
TEST(KeptGomoku, AreExportedWithThePlayersThatAreKnown) {
  const auto sgf = [](const NotedGame& game) { return records().any(game).write(1); };
  EXPECT_THAT(sgf(game_of("h8i9")), Not(HasSubstr("PB[")));
  NotedGame named = game_of("h8i9");
  named.notes.names = {"", "Grace"};
  EXPECT_THAT(sgf(named), HasSubstr("PB[Black]PW[Grace]"));
  EXPECT_THAT(sgf(record_of(Match({}, {SeatPlayer{Level::Adept}, SeatPlayer{Level::Expert}}))),
              HasSubstr("PB[Novice]PW[Expert]"));
  EXPECT_THAT(sgf(record_of(Match({}, {SeatPlayer{Level::Adept}, SeatPlayer{}}))),
              HasSubstr("PB[Novice]PW[Player]"));
  EXPECT_EQ(records().any(named).write(2), "h8i9") << "a move list has nothing but moves";
}

// In every format, also with the name that the export gives the player.
TEST(KeptGomoku, AreFoundAgainWhenACopyIsOpened) {
  TestContext test;
  Match match = won_match();
  keep_as_save<Match, records>(test.context(), match);
  for (std::size_t form = 0; form < records().codec().formats.size(); ++form) {
    test.clipboard().set_text(records().any(record_of(match)).write(form));
    open_record(test, record_of(match));
    test.tap("gomoku.record.paste");
    EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
    const std::vector<KeptGame>& games = test.player().kept_games("gomoku").games();
    ASSERT_EQ(games.size(), 1U) << form;
    EXPECT_EQ(games.front().origin, RecordOrigin::Played);
  }
  test.clipboard().set_text("h8i9h9");
  test.press(Action::Paste);
  EXPECT_EQ(test.player().kept_games("gomoku").games().size(), 2U);
}

TEST(GomokuFiles, ShowWhatCanBeOpenedAndWhyOthersCannot) {
  TestContext test;
  static_cast<void>(test.games().write("good", ".psq", records().any(game_of("h8i9h9")).write(0)));
  static_cast<void>(test.games().write("bad", ".sgf", "(;GM[1];B[hh])"));
  static_cast<void>(test.games().write("large", ".txt", std::string((1U << 20U) + 1, 'h')));
  static_cast<void>(test.games().write("other", ".png", "no game"));
  open_files(test);
  test.draw();
  EXPECT_THAT(test.seen(), HasSubstr("files=3 damaged=2"));
}

// Measures the longest step of the page with the maximum number and size of files.
TEST(GomokuFiles, AreReadInTheBackground) {
  TestContext test;
  const std::string text(Documents::kLargest, 'h');
  constexpr int kMost = 200;
  for (int i = 0; i < kMost; ++i) static_cast<void>(test.games().write("large", ".txt", text));
  const auto before = std::chrono::steady_clock::now();
  test.push<FilesPage>(records().codec(), 0U);
  EXPECT_THAT(test.seen(), HasSubstr("reading=yes"));
  test.draw();
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::milliseconds(500));
  while (test.scenes().top()->busy()) test.send({});
  EXPECT_THAT(test.seen(), HasSubstr("files=200 damaged=0"));
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(2));
}

// A file too large for the list may be a game with long comments.
TEST(GomokuFiles, OpenALargeOneOnRequest) {
  TestContext test;
  const std::string words(100'000, 'x');
  static_cast<void>(test.games().write("long", ".sgf", "(;GM[4]SZ[15]C[" + words + "];B[hh];W[ii])"));
  open_files(test);
  EXPECT_THAT(test.seen(), HasSubstr("files=1 damaged=0"));
  test.tap("gomoku.files.file.0");
  EXPECT_THAT(test.seen(), HasSubstr("gomoku.review"));
}

TEST(GomokuFiles, ChangeTheLanguageWithoutBeingReadAgain) {
  TestContext test;
  static_cast<void>(test.games().write("good", ".txt", "h8i9h9"));
  open_files(test);
  test.speak("zh_CN");
  test.send({});
  EXPECT_FALSE(test.scenes().top()->busy());
  test.draw();
}

TEST(GomokuFiles, OpenIntoTheReview) {
  TestContext test;
  static_cast<void>(test.games().write("good", ".psq", records().any(game_of("h8i9h9")).write(0)));
  open_files(test);
  test.tap("gomoku.files.file.0");
  EXPECT_THAT(test.seen(), HasSubstr("gomoku.review"));
  EXPECT_THAT(test.seen(), HasSubstr("of=3"));
}

TEST(GomokuFiles, DoNotOpenIfDamaged) {
  TestContext test;
  static_cast<void>(test.games().write("bad", ".sgf", "(;GM[1];B[hh])"));
  open_files(test);
  test.tap("gomoku.files.file.0");
  EXPECT_THAT(test.seen(), StartsWith("gomoku.files"));
}

TEST(GomokuFiles, AreDeletedOnlyAfterAQuestion) {
  TestContext test;
  static_cast<void>(test.games().write("good", ".txt", "h8i9h9"));
  open_files(test);
  test.tap("gomoku.files.delete.0");
  test.wait(motion::kCalm);
  test.press(Action::Back);
  EXPECT_EQ(test.games().list().size(), 1U);
  test.tap("gomoku.files.delete.0");
  test.wait(motion::kCalm);
  test.tap("dialog.delete");
  EXPECT_TRUE(test.games().list().empty());
  EXPECT_THAT(test.seen(), HasSubstr("files=0"));
}

TEST(GomokuFiles, DroppedOntoTheWindowAreOpenedOrRefused) {
  TestContext test;
  static_cast<void>(test.games().write("good", ".txt", "h8i9h9"));
  open_files(test);
  test.send({FileEvent{(test.games().folder() / "none.txt").string()}});
  EXPECT_THAT(test.seen(), HasSubstr("notice=The file is no longer there."));
  test.send({FileEvent{test.games().folder().string()}});
  EXPECT_THAT(test.seen(), HasSubstr("notice=This is a folder, not a file."));
  test.send({FileEvent{(test.games().folder() / "good.txt").string()}});
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
}

TEST(GomokuFiles, FitEveryWindowEmptyAndFull) {
  TestContext test(600, 400);
  open_files(test);
  expect_fits(test.stage(), "empty");
  test.press(Action::Back);
  for (int i = 0; i < 30; ++i) static_cast<void>(test.games().write("game", ".txt", "h8i9h9"));
  static_cast<void>(test.games().write(std::string(120, 'n'), ".sgf", "(;GM[1];B[hh])"));
  static_cast<void>(test.games().write("large", ".txt", std::string((1U << 20U) + 1, 'h')));
  open_files(test);
  EXPECT_THAT(test.seen(), HasSubstr("files=32 damaged=2"));
  expect_fits(test.stage(), "full");
  for (int i = 0; i < 12; ++i) {
    Match match = won_match();
    match.pass(std::chrono::seconds(i));
    keep_as_save<Match, records>(test.context(), match);
  }
  test.tap("gomoku.files.played");
  expect_fits(test.stage(), "played");
}

}  // namespace
}  // namespace quintet::gomoku
