// Copying, pasting, storing and opening games of gomoku.
#include "ui/game/record_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

#include "games/gomoku/import_export.hpp"
#include "support/test_context.hpp"
#include "ui/game/files_page.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Match match_of(std::string_view text) {
  return *read_game(text, {});
}

void open_record(TestContext& test, const Match& match) {
  test.push<RecordPage>(record_codec(), record_of(match), 0U);
}

// The list of stored games, completely read.
void open_files(TestContext& test) {
  test.push<FilesPage>(record_codec(), 0U);
  while (test.scenes().top()->busy()) test.send({});
  test.settle();
}

TEST(RecordPage, CopiesTheGame) {
  TestContext test;
  open_record(test, match_of("h8i9h9"));
  test.tap("gomoku.record.copy.position");
  EXPECT_EQ(test.clipboard().text(), "h8i9h9");
  test.tap("gomoku.record.copy.sgf");
  EXPECT_THAT(*test.clipboard().text(), StartsWith("(;FF[4]GM[4]"));
}

TEST(RecordPage, StoresTheGameUnderANewNameEachTime) {
  TestContext test;
  open_record(test, match_of("h8i9h9"));
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
  open_record(test, match_of("h8"));
  test.clipboard().set_text("(;GM[4]SZ[15];B[hh];W[ii])");
  test.tap("gomoku.record.paste");
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_THAT(test.seen(), HasSubstr("of=2"));
}

TEST(RecordPage, CopiesAndPastesByKeys) {
  TestContext test;
  open_record(test, match_of("h8i9h9"));
  test.press(Action::Copy);
  EXPECT_EQ(test.clipboard().text(), "h8i9h9");
  test.clipboard().set_text("h8i9");
  test.press(Action::Paste);
  EXPECT_THAT(test.seen(), StartsWith("gomoku.review"));
  EXPECT_THAT(test.seen(), HasSubstr("of=2"));
}

TEST(RecordPage, SaysWhyATextCannotBePasted) {
  TestContext test;
  open_record(test, match_of("h8"));
  test.tap("gomoku.record.paste");
  EXPECT_THAT(test.seen(), HasSubstr("notice=There is no text on the clipboard."));
  test.clipboard().set_text("(;GM[1];B[hh])");
  test.tap("gomoku.record.paste");
  EXPECT_THAT(test.seen(), HasSubstr("notice=This is a game of another kind, not gomoku."));
  test.clipboard().set_text(std::string((1U << 20U) + 1, 'a'));
  test.tap("gomoku.record.paste");
  EXPECT_THAT(test.seen(), HasSubstr("notice=The text is longer than 1 MiB."));
}

TEST(RecordPage, OffersNothingToStoreForAnEmptyBoard) {
  TestContext test;
  open_record(test, Match({}, Match::SeatPlayers{}));
  test.tap("gomoku.record.store.psq");
  test.tap("gomoku.record.review");
  EXPECT_THAT(test.seen(), StartsWith("gomoku.record"));
  EXPECT_TRUE(test.games().list().empty());
}

TEST(GomokuFiles, ShowWhatCanBeOpenedAndWhyOthersCannot) {
  TestContext test;
  static_cast<void>(test.games().write("good", ".psq", record_of(match_of("h8i9h9")).write(0)));
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
  test.push<FilesPage>(record_codec(), 0U);
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
  static_cast<void>(test.games().write("good", ".psq", record_of(match_of("h8i9h9")).write(0)));
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
  EXPECT_THAT(test.seen(), HasSubstr("notice=This is no file but a folder."));
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
}

}  // namespace
}  // namespace quintet::gomoku
