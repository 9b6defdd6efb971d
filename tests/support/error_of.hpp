// The error of an Expected, or nothing if it has a value: a test that expects an error then fails without a crash.
#pragma once

#include <optional>
#include <tl/expected.hpp>

namespace quintet {

template <class Value, class Error>
std::optional<Error> error_of(const tl::expected<Value, Error>& result) {
  return result ? std::nullopt : std::optional(result.error());
}

}  // namespace quintet
