// SGF, the Smart Game Format FF[1] to FF[4] (https://www.red-bean.com/sgf/): a collection of games, each a tree of nodes
// with properties. The format is the same for every game; what a property means is up to the caller.
//
//     (;FF[4]GM[1]SZ[19]                 the root of a game and its properties
//     ;B[pd];W[dp]                       the nodes that follow it
//     (;B[pp];W[dd])                     variations; the first one continues the main line
//     (;B[dc]C[a comment with a \]]))
//
// Values stay as they stand between their brackets, with their escapes, so that properties that nobody knows are written
// back unchanged, and composed values such as LB[dd:A] can still be split at the colon. The bytes are not decoded (CA).
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/game_clock.hpp"
#include "core/grid.hpp"

namespace quintet::sgf {

struct Property {
  std::string name;                 // capital letters and digits, beginning with a letter
  std::vector<std::string> values;  // at least one
  friend bool operator==(const Property&, const Property&) = default;
};

struct Node {
  std::vector<Property> properties{};   // in the order of the text, which may repeat a name
  std::vector<std::size_t> children{};  // indices of `Game::nodes`; the first one continues the main line
  friend bool operator==(const Node&, const Node&) = default;
};

// A game tree. The root is the first node, and every node stands before its children. `read` numbers the nodes in the
// order of the text; games that are numbered in another way are not equal.
struct Game {
  std::vector<Node> nodes = std::vector<Node>(1);

  // Adds the last child of `parent` and returns its index.
  std::size_t add(std::size_t parent, std::vector<Property> properties);
  friend bool operator==(const Game&, const Game&) = default;
};
using Collection = std::vector<Game>;

// Why a text is not SGF, and where: counted from 1, columns in bytes.
enum class Fault : std::uint8_t {
  NoGame,       // there is no `(;`
  Unfinished,   // the text ends within a game
  BadProperty,  // neither a property nor a bracket of the tree, or a value without its end
  BadTree,      // nodes, properties and variations in an order that the format does not allow
  TooLarge,     // beyond a limit
};
struct Error {
  Fault fault;
  int line = 1;
  int column = 1;
  friend bool operator==(const Error&, const Error&) = default;
};

// The largest joseki dictionaries have some 3 MB and 100,000 nodes; a program that opens a variation at every move nests
// as deep as its games are long.
struct Limits {
  std::size_t bytes = 8 << 20;
  std::size_t nodes = 500'000;  // of all games together
  std::size_t depth = 10'000;   // of parentheses within parentheses
};

// Text before, between and after the games is ignored. Small letters in names, which FF[3] allows, are removed:
// CoPyright is CP.
Expected<Collection, Error> read(std::string_view text, const Limits& limits = {});

// Requires names and values as SGF has them. The nodes after the root begin a new line, and so does each variation.
std::string write(const Collection& games);

// Where the games of a collection begin, at most so many; the last one of them may be damaged, and hides those behind it.
std::vector<std::size_t> games_in(std::string_view text,
                                  std::size_t most = std::numeric_limits<std::size_t>::max());

// The texts of the games of a collection, at most so many, each up to the next one. Empty where there is none.
std::vector<std::string_view> texts_in(std::string_view text,
                                       std::size_t most = std::numeric_limits<std::size_t>::max());

// What a value says, where it is a text: without escapes and soft line breaks. Every line break is `\n`, other white
// space a blank.
std::string text_of(std::string_view value);
// The value that says a text. The colon is not escaped, as only composed values require it.
std::string value_of(std::string_view text);

// A value as a file of ours has it, with its escapes: UTF-8 whose line breaks are `\n`. Other bytes become `?`, other control
// characters blanks.
std::string plain_value(std::string_view value);

// A text as it can be shown: UTF-8 without control characters, at most so many bytes, without blanks at its ends. Other bytes
// are left out. Line breaks are kept, or become blanks.
std::string lines_of(std::string_view text, std::size_t most);
std::string line_of(std::string_view text, std::size_t most);
// A player's name: such a line of at most 60 bytes.
std::string name_of(std::string_view text);
// The first day of the property DT, which may list several: `2026-11-22,23`. A month or a year alone is one too. Empty if
// it is none.
std::string date_of(std::string_view text);

// The properties TM and OT of a time control: `TM[600]OT[5x30 byo-yomi]`, `OT[25/300 Canadian]`, `OT[5 fischer]`. None
// without a limit; a cap is not written.
std::vector<Property> time_properties(const TimeControl& control);
// What these two values say, in whole seconds; no limit if that is none of the known kinds.
TimeControl time_control(std::string_view main, std::string_view overtime);

// Two letters, column and row, from `aa` at the top left; `A` follows `z`.
std::optional<Point> read_point(std::string_view value);
// Requires a board of at most 52 lines.
std::string write_point(Point at);

// Reads a text piece by piece and does not check how the pieces follow each other. For a reader that needs only the
// beginning of a file, which may be damaged behind it.
class Reader {
 public:
  enum class Piece : std::uint8_t { Open, Close, Node, Property };  // `(`, `)`, `;`

  // Reads from a byte of the text on, which has to outlive the reader.
  explicit Reader(std::string_view text, std::size_t from = 0) : text_(text), at_(from) {}

  // Moves to the next `(;`, if there is one.
  bool find_game();

  // The end of the text is Unfinished.
  Expected<Piece, Error> next();
  // The last one that `next` found.
  const Property& property() const { return property_; }
  // Where the piece begins that `find_game` or `next` found last; its line, and an error there.
  std::size_t position() const { return piece_; }
  int line() const;
  Error error(Fault fault) const;

 private:
  void skip_blanks();
  bool take_name();
  bool take_values();

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t piece_ = 0;  // where the last piece begins
  Property property_;
};

}  // namespace quintet::sgf
