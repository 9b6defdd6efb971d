#include "engine/render/fonts.hpp"

#include <algorithm>
#include <cmath>

#include "engine/storage/assets.hpp"
#include "engine/text/utf8.hpp"

namespace quintet {
namespace {

constexpr std::size_t kWidthsRemembered = 4096;
constexpr std::size_t kFontsOpen = 24;

std::string_view file_of(Face face) {
  switch (face) {
    case Face::Text:
      return "fonts/text.otf";
    case Face::Bold:
      return "fonts/bold.otf";
    case Face::Title:
      return "fonts/title.ttf";
  }
  return {};
}

// The same as in cmake/subset_font.py: U+2019 becomes U+E019.
constexpr char32_t kLatinForms = 0xE000, kPunctuation = 0x2000;
constexpr std::u32string_view kOpening = U"‘“", kClosing = U"’”…";

// Of a Latin word or the marks beside it, other than those that Chinese has too.
bool latin(char32_t code) {
  constexpr char32_t kFirstIdeographic = 0x2E80, kAfterPunctuation = 0x2070;
  return code > U' ' && code < kFirstIdeographic && (code < kPunctuation || code >= kAfterPunctuation);
}

}  // namespace

std::string with_latin_punctuation(std::string_view text) {
  constexpr std::string_view kFirstByte = "\xE2";
  if (text.find(kFirstByte) == text.npos) return std::string(text);
  const std::u32string codes = utf8::to_codes(text);
  std::string all;
  bool beside = false;  // the last character was Latin
  for (std::size_t i = 0; i < codes.size(); ++i) {
    const char32_t code = codes[i];
    const bool opens = kOpening.find(code) != kOpening.npos && i + 1 < codes.size() && latin(codes[i + 1]);
    const bool closes = kClosing.find(code) != kClosing.npos && beside;
    beside = opens || closes || latin(code);
    all += utf8::from_code(opens || closes ? code - kPunctuation + kLatinForms : code);
  }
  return all;
}

Fonts::Fonts(const Assets& assets) : assets_(assets), ready_(TTF_Init() == 0) {}

Fonts::~Fonts() {
  samples_.clear();
  fonts_.clear();
  if (ready_) TTF_Quit();
}

sdl::Font Fonts::load(Face face, int pixel_size) {
  if (!ready_) return nullptr;
  auto file = files_.find(face);
  if (file == files_.end()) {
    auto bytes = assets_.find(file_of(face));
    if (!bytes) return nullptr;
    file = files_.emplace(face, std::move(*bytes)).first;
  }
  SDL_RWops* reader = SDL_RWFromConstMem(file->second.data(), static_cast<int>(file->second.size()));
  sdl::Font font(TTF_OpenFontRW(reader, 1, std::max(pixel_size, 1)));
  if (font) {
    TTF_SetFontHinting(font.get(), TTF_HINTING_LIGHT_SUBPIXEL);
    TTF_SetFontKerning(font.get(), 1);
  }
  return font;
}

TTF_Font* Fonts::open(Face face, int pixel_size) {
  const auto key = std::pair{face, pixel_size};
  if (const auto found = fonts_.find(key); found != fonts_.end()) return found->second.get();
  if (fonts_.size() >= kFontsOpen) fonts_.clear();
  return fonts_.emplace(key, load(face, pixel_size)).first->second.get();
}

bool Fonts::has(Face face, char32_t code) {
  constexpr int kAnySize = 16;
  auto sample = samples_.find(face);
  if (sample == samples_.end()) sample = samples_.emplace(face, load(face, kAnySize)).first;
  return sample->second && TTF_GlyphIsProvided32(sample->second.get(), code) != 0;
}

Face Fonts::face_for(std::string_view text, Face face) {
  const auto plain = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
  if (face == Face::Text || std::ranges::all_of(text, plain)) return face;
  const auto borrowed = [&](char32_t code) { return !has(face, code) && has(Face::Text, code); };
  return std::ranges::any_of(utf8::to_codes(text), borrowed) ? Face::Text : face;
}

int Fonts::width(std::string_view text, Face face, int pixel_size) {
  if (text.empty()) return 0;
  std::string key(text);
  key += static_cast<char>('0' + static_cast<int>(face));
  key += std::to_string(pixel_size);
  if (const auto found = widths_.find(key); found != widths_.end()) return found->second;
  int width = 0;
  if (TTF_Font* font = open(face_for(text, face), pixel_size))
    TTF_SizeUTF8(font, with_latin_punctuation(text).c_str(), &width, nullptr);
  if (widths_.size() >= kWidthsRemembered) widths_.clear();
  widths_.emplace(std::move(key), width);
  return width;
}

sdl::Surface Fonts::line(std::string_view text, Face face, int pixel_size) {
  TTF_Font* font = text.empty() ? nullptr : open(face_for(text, face), pixel_size);
  if (!font) return nullptr;
  return sdl::Surface(
      TTF_RenderUTF8_Blended(font, with_latin_punctuation(text).c_str(), {255, 255, 255, 255}));
}

int Fonts::middle(Face face, int pixel_size) {
  TTF_Font* font = open(face, pixel_size);
  const auto ascent = static_cast<float>(font ? TTF_FontAscent(font) : pixel_size);
  return static_cast<int>(std::lround(ascent - kHalfCapital * static_cast<float>(pixel_size)));
}

}  // namespace quintet
