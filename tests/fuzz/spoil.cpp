// Replaces libFuzzer where it is not available:
//
//     TARGET TIMES FILE...
//
// Tries every file unchanged, and TIMES damaged copies of each, always the same ones.
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "core/random.hpp"
#include "fuzz/fuzz.hpp"

namespace {

std::string spoiled(std::string text, quintet::Random& chance) {
  for (auto times = 1 + chance.below(6); times > 0; --times) {
    const std::size_t at = chance.index(text.size() + 1), length = 1 + chance.index(16);
    switch (chance.below(6)) {
      case 0:
        text.resize(at);
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(chance.index(text.size() + 1), length));
        break;
      case 3:
        text.insert(at, length, static_cast<char>(chance.below(256)));
        break;
      default:
        if (at < text.size())
          text[at] =
              static_cast<char>(chance.below(2) == 0 ? text[at] ^ 1 << chance.below(8) : chance.below(256));
    }
  }
  return text;
}

void try_text(const std::string& text) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  quintet::Random chance(1);
  for (int i = 2; i < argc; ++i) {
    std::ifstream file(argv[i], std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    if (text.empty()) {
      std::cerr << argv[i] << " cannot be read\n";
      return 1;
    }
    try_text(text);
    for (int times = std::stoi(argv[1]); times > 0; --times) try_text(spoiled(text, chance));
  }
}
