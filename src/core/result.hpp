// What reading something foreign yields: the value, or one refusal with the place where it stands. Bad input
// is ordinary, so it is a value too and not an exception.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace quintet {

// Lines and columns are counted from 1; 0 means that it has no such place.
struct Refusal {
  std::string message;
  int line = 0;
  int column = 0;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class Value, class Reason = Refusal>
class Result {
 public:
  Result(Value value) : held_(std::in_place_index<0>, std::move(value)) {}
  Result(Reason refusal) : held_(std::in_place_index<1>, std::move(refusal)) {}

  bool ok() const { return held_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // Require ok().
  const Value& value() const& { return (assert(ok()), std::get<0>(held_)); }
  Value& value() & { return (assert(ok()), std::get<0>(held_)); }
  Value&& value() && { return (assert(ok()), std::get<0>(std::move(held_))); }
  const Value& operator*() const& { return value(); }
  Value& operator*() & { return value(); }
  Value&& operator*() && { return std::move(*this).value(); }
  const Value* operator->() const { return &value(); }
  Value* operator->() { return &value(); }

  // Requires !ok().
  const Reason& refusal() const { return (assert(!ok()), std::get<1>(held_)); }

 private:
  std::variant<Value, Reason> held_;
};

}  // namespace quintet
