#include "engine/platform/keys.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string_view>

namespace quintet {
namespace {

SDL_Keysym key(char letter, Uint16 modifiers = KMOD_NONE) {
  SDL_Keysym sym{};
  sym.sym = letter;
  sym.mod = modifiers;
  return sym;
}

TEST(Keys, TwoSetsOfLettersAreDirections) {
  constexpr std::array kDirections{Action::Up, Action::Left, Action::Down, Action::Right};
  for (const std::string_view letters : {"wasd", "khjl"}) {
    for (std::size_t i = 0; i < letters.size(); ++i)
      EXPECT_EQ(direction_of(key(letters[i])), kDirections[i]) << letters[i];
  }
  EXPECT_EQ(direction_of(key('x')), std::nullopt);
}

TEST(Keys, ADirectionKeepsTheOtherMeaningOfItsKey) {
  EXPECT_EQ(action_of(key('h')), Action::Hint);
  EXPECT_EQ(action_of(key('d')), Action::Numbers);
  EXPECT_EQ(action_of(key('w')), std::nullopt);
}

TEST(Keys, BeginAnewChooseAndZoom) {
  SDL_Keysym f2{};
  f2.sym = SDLK_F2;
  EXPECT_EQ(action_of(f2), Action::Restart);
  SDL_Keysym f1{};
  f1.sym = SDLK_F1;
  EXPECT_EQ(action_of(f1), Action::Help);
  EXPECT_EQ(action_of(key('1')), Action::First);
  EXPECT_EQ(action_of(key('3')), Action::Third);
  EXPECT_EQ(action_of(key('=')), Action::ZoomIn);
  EXPECT_EQ(action_of(key('-')), Action::ZoomOut);
}

TEST(Keys, LettersWithCtrlOrAltAreNoDirections) {
  EXPECT_EQ(direction_of(key('a', KMOD_LCTRL)), std::nullopt);
  EXPECT_EQ(direction_of(key('s', KMOD_LALT)), std::nullopt);
  EXPECT_EQ(direction_of(key('d', KMOD_LSHIFT)), Action::Right);
}

TEST(Keys, ModifiersAndKeysOfTheWindowSystemDoNotStandAlone) {
  const auto alone = [](SDL_Keycode code, Uint16 modifiers = KMOD_NONE) {
    SDL_Keysym sym{};
    sym.sym = code;
    sym.mod = modifiers;
    return stands_alone(sym);
  };
  for (const SDL_Keycode code : {SDLK_x, SDLK_F5, SDLK_COMMA, SDLK_KP_5}) EXPECT_TRUE(alone(code)) << code;
  EXPECT_TRUE(alone(SDLK_s, KMOD_LCTRL));
  for (const SDL_Keycode code : {SDLK_LSHIFT, SDLK_RCTRL, SDLK_LALT, SDLK_CAPSLOCK, SDLK_VOLUMEUP})
    EXPECT_FALSE(alone(code)) << code;
  EXPECT_FALSE(alone(SDLK_TAB, KMOD_LALT));
}

}  // namespace
}  // namespace quintet
