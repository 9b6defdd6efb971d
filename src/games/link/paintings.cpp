#include "games/link/paintings.hpp"

#include <array>

#include "engine/text/localiser.hpp"

namespace quintet::link {
namespace {

constexpr std::array kPaintings{
    Painting{"crane", msgid("Crane and lotus")},
    Painting{"bamboo", msgid("Bamboo in the mist")},
    Painting{"plum", msgid("Plum blossom by moonlight")},
    Painting{"waterfall", msgid("Pines and waterfall")},
    Painting{"carp", msgid("Carp in the stream")},
    Painting{"orchid", msgid("Orchid and rock")},
    Painting{"village", msgid("The bridge home")},
    Painting{"willow", msgid("Boat under the willow")},
    Painting{"geese", msgid("Geese over the reeds")},
    Painting{"peony", msgid("Peony and butterfly")},
    Painting{"persimmon", msgid("Sparrow and persimmons")},
    Painting{"snow", msgid("Temple in the snow")},
    Painting{"dragonfly", msgid("Dragonfly on a bud")},
    Painting{"maple", msgid("Maples in autumn")},
};

}  // namespace

std::span<const Painting> paintings() {
  return kPaintings;
}

std::string painting_picture(const Painting& painting) {
  return "images/paintings/" + std::string(painting.id) + ".svg";
}

}  // namespace quintet::link
