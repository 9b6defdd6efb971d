// The number of tile designs on a free board. With few designs every tile has many partners, which is easier.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace quintet::link {

enum class Variety : std::uint8_t { Few, Usual, Many };
inline constexpr std::array kVarieties{Variety::Few, Variety::Usual, Variety::Many};

// "few", as in the settings and in the names of records.
std::string_view word_of(Variety variety);
std::optional<Variety> variety_of(std::string_view word);

}  // namespace quintet::link
