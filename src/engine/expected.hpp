// A value, or the reason why there is none: the same type as in core/expected.hpp, which the engine may not include.
#pragma once

#include <tl/expected.hpp>

namespace quintet {

template <class Value, class Error>
using Expected = tl::expected<Value, Error>;

}  // namespace quintet
