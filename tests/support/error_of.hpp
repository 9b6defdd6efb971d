// The error of an Expected, or nothing where it has a value: a test that waits for an error fails in good order when
// there is none.
#pragma once

#include <optional>
#include <tl/expected.hpp>

namespace quintet {

template <class Value, class Error>
std::optional<Error> error_of(const tl::expected<Value, Error>& result) {
  return result ? std::nullopt : std::optional(result.error());
}

}  // namespace quintet
