// The two options of the rules of link-up: how tiles fall after a pair is removed, and whether a path may leave the
// board.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace quintet::link {

// Stones and the edge stop falling tiles, and no tile crosses the middle. Split packs both halves to the
// outer edges, gather packs them to the middle; UdShear packs the left half down and the right half up,
// LrShear the top half right and the bottom half left. The left half is columns 0 … w/2-1, the top half
// likewise.
enum class Gravity : std::uint8_t {
  None,
  Down,
  Up,
  Left,
  Right,
  LrSplit,
  LrGather,
  UdSplit,
  UdGather,
  UdShear,
  LrShear,
};

inline constexpr std::array kGravities = {
    Gravity::None,     Gravity::Down,    Gravity::Up,       Gravity::Left,
    Gravity::Right,    Gravity::LrSplit, Gravity::LrGather, Gravity::UdSplit,
    Gravity::UdGather, Gravity::UdShear, Gravity::LrShear,
};

// "none", "down", "lr-split" …, as on the command line and in saves.
std::string_view name(Gravity gravity);
std::optional<Gravity> read_gravity(std::string_view name);

// Whether a path may run through the ring of cells one step outside the board.
enum class Outside : std::uint8_t { Allowed, Forbidden };

// "yes" and "no".
std::string_view name(Outside outside);
std::optional<Outside> read_outside(std::string_view name);

struct Rules {
  Gravity gravity = Gravity::None;
  Outside outside = Outside::Allowed;
  friend bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace quintet::link
