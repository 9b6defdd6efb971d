// A value, or an error that says why there is none. Invalid input and missing files are common, so the error is a value
// and not an exception. It is an enum or a small struct; code never compares the text of a message.
//
//     Expected<Board, ParseError> board = read_board(rows);
//     if (!board) return tl::unexpected(board.error());
//     use(*board);
//
// Expected<void, E> is for functions that return no value on success.
//
// tl::expected implements C++23's std::expected for older compilers. core and engine must not include each other, so
// engine/expected.hpp declares the same alias for the same type.
#pragma once

#include <tl/expected.hpp>

namespace quintet {

template <class Value, class Error>
using Expected = tl::expected<Value, Error>;

}  // namespace quintet
