#include "engine/text/charset.hpp"

#include <gtest/gtest.h>

#include <string>

namespace quintet {
namespace {

using namespace std::string_literals;

struct Sample {
  const char* text;   // in UTF-8
  std::string bytes;  // in an encoding of its own
};

// Names of players and titles, without any declaration.
const Sample kSamples[] = {
    {"古力", "\xB9\xC5\xC1\xA6"},
    {"柯洁", "\xBF\xC2\xBD\xE0"},
    {"中国围棋", "\xD6\xD0\xB9\xFA\xCE\xA7\xC6\xE5"},
    {"張栩", "\xB1\x69\xAE\xDD"},
    {"周俊勳", "\xA9\x50\xAB\x54\xBE\xB1"},
    {"井山裕太", "\x88\xE4\x8E\x52\x97\x54\x91\xBE"},
    {"囲碁クラブ", "\x88\xCD\x8C\xE9\x83\x4E\x83\x89\x83\x75"},
    {"이세돌 9단", "\xC0\xCC\xBC\xBC\xB5\xB9\x20\x39\xB4\xDC"},
    {"박정환", "\xB9\xDA\xC1\xA4\xC8\xAF"},
};

TEST(Charset, GuessesTheEncodingOfNames) {
  for (const Sample& one : kSamples) {
    EXPECT_EQ(to_utf8("(;GM[1]PB[" + one.bytes + "])"), "(;GM[1]PB[" + std::string(one.text) + "])");
  }
}

TEST(Charset, BelievesADeclarationThatFits) {
  // Chinese text that could be Korean.
  const std::string bytes = "\xB9\xC5\xC1\xA6";
  EXPECT_EQ(to_utf8("(;CA[EUC-KR]PB[" + bytes + "])"), "(;CA[EUC-KR]PB[뮴제])");
  EXPECT_EQ(to_utf8("(;CA[gb2312]PB[" + bytes + "])"), "(;CA[gb2312]PB[古力])");
  EXPECT_EQ(to_utf8("[Header]\r\nLang=SJIS\r\nPlayerB=\x88\xE4\x8E\x52\r\n"),
            "[Header]\r\nLang=SJIS\r\nPlayerB=井山\r\n");
}

TEST(Charset, KeepsUtf8WhateverItDeclares) {
  for (const char* text : {"", "plain", "(;CA[GB2312]PB[古力])", "(;CA[Big5]PB[张])"})
    EXPECT_EQ(to_utf8(text), text);
}

TEST(Charset, ReadsUtf16WithAMark) {
  EXPECT_EQ(to_utf8("\xFF\xFE(\0;\0\xE4\x53\x9B\x52"s), "(;古力");
  EXPECT_EQ(to_utf8("\xFE\xFF\0(\0;\x53\xE4\x52\x9B"s), "(;古力");
  EXPECT_EQ(to_utf8("\xFF\xFE\x3D\xD8\x00\xDE\x3D"s), "😀") << "a pair, and half a unit";
  EXPECT_EQ(to_utf8("\xFF\xFE\x00\xD8"s), "\xEF\xBF\xBD");
}

TEST(Charset, LeavesWhatFitsNothing) {
  const std::string noise = "(;PB[\xFF\xFE\x80])";
  EXPECT_EQ(to_utf8(noise), noise);
}

}  // namespace
}  // namespace quintet
