#include "games/link/tile_set.hpp"

#include <algorithm>

#include "engine/storage/assets.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// Forty characters that a reader tells apart at a glance: landscape, garden, study, beasts, seasons, elements
// and good wishes. The build puts them into the title face (assets/lang/extra-characters.txt).
constexpr std::array<std::string_view, 40> kCharacters{
    "山", "月", "鱼", "竹", "琴", "龙", "火", "春", "酒", "福", "水", "日", "鸟", "梅",
    "棋", "凤", "金", "秋", "茶", "寿", "风", "云", "虫", "松", "书", "鹤", "木", "夏",
    "诗", "喜", "花", "雪", "菊", "兰", "画", "龟", "土", "冬", "剑", "禄"};

constexpr float kPicturePart = 0.76F, kGlyphPart = 0.66F;

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    if (end > 0) lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace

std::string_view tile_face_picture(const Theme& theme) {
  switch (theme.desk) {
    case Desk::Paper:
      break;
    case Desk::Ink:
      return "images/tile/tile-face-dark.svg";
    case Desk::Celadon:
      return "images/tile/tile-face-celadon.svg";
    case Desk::Walnut:
      return "images/tile/tile-face-walnut.svg";
  }
  return "images/tile/tile-face.svg";
}

std::string_view stone_picture(const Theme& theme) {
  return theme.colour.dark ? "images/tile/stone-block-dark.svg" : "images/tile/stone-block.svg";
}

TileSet::TileSet(const Assets& assets, Pictures pictures) : pictures_(pictures) {
  if (pictures == Pictures::Characters) {
    names_.assign(kCharacters.begin(), kCharacters.end());
    return;
  }
  const auto list = assets.find("images/link/pictures.txt");
  if (!list) return;
  const std::string_view text(reinterpret_cast<const char*>(list->data()), list->size());
  for (const std::string& name : lines_of(text)) names_.push_back("images/link/" + name + ".svg");
}

std::array<SpriteLayer, 2> TileSet::sample(Pictures pictures, const Theme& theme) {
  constexpr std::size_t kCharacter = 2;
  SpriteLayer figure{.picture = "images/link/lantern.svg", .size = kPicturePart};
  if (pictures == Pictures::Characters)
    figure = {
        .picture = {}, .glyph = kCharacters[kCharacter], .colour = kTileInks[kCharacter], .size = kGlyphPart};
  return {SpriteLayer{tile_face_picture(theme)}, figure};
}

std::array<SpriteLayer, 2> TileSet::layers(link::Tile tile, const Theme& theme) const {
  const SpriteLayer face{tile_face_picture(theme)};
  if (names_.empty()) return {face, SpriteLayer{}};
  const auto kind = static_cast<std::size_t>(link::picture(tile)) % names_.size();
  SpriteLayer figure{};
  if (pictures_ == Pictures::Characters) {
    figure.glyph = names_[kind];
    figure.colour = kTileInks[kind % kTileInks.size()];
    figure.size = kGlyphPart;
  } else {
    figure.picture = names_[kind];
    figure.size = kPicturePart;
  }
  return {face, figure};
}

}  // namespace quintet::link
