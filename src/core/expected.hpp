// A value, or the reason why there is none. Foreign input is often wrong and files are often missing, so the reason is a
// value too and no exception. It is an enum or a small struct; nobody compares the text of a message.
//
//     Expected<Board, ParseError> board = read_board(rows);
//     if (!board) return tl::unexpected(board.error());
//     use(*board);
//
// Expected<void, E> is for what succeeds without a value.
//
// tl::expected is the std::expected of C++23 for the compilers we use. core and engine may not include each other, and an
// alias needs no layer of its own below both: engine/expected.hpp declares the same alias, and both name one type.
#pragma once

#include <tl/expected.hpp>

namespace quintet {

template <class Value, class Error>
using Expected = tl::expected<Value, Error>;

}  // namespace quintet
