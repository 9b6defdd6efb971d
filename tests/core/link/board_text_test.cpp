#include "core/link/board_text.hpp"

#include <gtest/gtest.h>

#include "support/boards.hpp"

namespace quintet::link {
namespace {

ParseError error_of(std::string_view text) {
  const auto read = read_board(split_lines(text));
  EXPECT_FALSE(read) << text;
  return read ? ParseError{} : read.error();
}

TEST(BoardText, EveryPictureHasACharacterOfItsOwn) {
  std::string seen = "A.# ";
  for (int i = 1; i < kMaxPictures; ++i) {
    const char c = write_cell(tile(i));
    EXPECT_EQ(seen.find(c), std::string::npos) << c;
    EXPECT_EQ(read_cell(c), tile(i));
    seen += c;
  }
}

TEST(BoardText, RowsReadAsTheyAreWritten) {
  const std::string text = "A.#\nz9~\n";
  const Board read = *read_board(split_lines(text));
  EXPECT_EQ(write_board(read), text);
  EXPECT_EQ(read.tiles(), 4);
  EXPECT_EQ(read.row(0), 0b101u);
  EXPECT_EQ(read.column(2), 0b11u);
}

TEST(BoardText, RaggedRowsAreRefusedWithTheirPosition) {
  EXPECT_EQ(error_of("AB\nA\n").line, 2);
  EXPECT_EQ(error_of("AB\nA\n").column, 2);
  EXPECT_EQ(error_of("AB\nABC\n").column, 3);
}

TEST(BoardText, UnknownCharactersAreRefusedWithTheirPlace) {
  for (const char* bad : {"AB\nA \n", "AB\nA\t\n", "AB\nA\x80\n"}) {
    EXPECT_EQ(error_of(bad).line, 2);
    EXPECT_EQ(error_of(bad).column, 2);
  }
}

TEST(BoardText, MoreThanSixtyFourASideIsRefused) {
  std::string tall;
  for (int i = 0; i < 65; ++i) tall += "A\n";
  EXPECT_EQ(error_of(tall).line, 65);
  EXPECT_EQ(error_of(std::string(65, 'A')).column, 65);
  EXPECT_TRUE(read_board(split_lines(std::string(64, 'A'))));
}

TEST(BoardText, AnEmptyTextIsNotABoard) {
  EXPECT_EQ(error_of("").line, 1);
}

}  // namespace
}  // namespace quintet::link
