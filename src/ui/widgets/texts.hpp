// Texts that pages put together: messages translated later, numbers, dates, shortened lines, and text with small
// pictures in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/date.hpp"
#include "engine/render/canvas.hpp"
#include "engine/text/localiser.hpp"

namespace quintet::ui {

// Text in the player's language, translated whenever it is laid out or drawn: the language may change while the
// settings cover the page that shows it.
class LocalizedText {
 public:
  using Make = std::function<std::string()>;

  LocalizedText() = default;
  // A message to be translated; like every message it must live as long as the program.
  LocalizedText(std::string_view message) : message_(message) {}
  LocalizedText(const Message& message) : message_(message) {}
  // Text made of several messages or with numbers in it. What `make` refers to must outlive the text.
  explicit LocalizedText(Make make) : make_(std::move(make)) {}

  bool empty() const { return message_.empty() && !make_; }
  std::string in(const Localiser& words) const {
    if (make_) return make_();
    return message_.empty() ? std::string{} : words.tr(message_);
  }

 private:
  Message message_;
  Make make_;
};

// Lines for which there may be no room: facts such as "1:12 left · best 41,300", and names that are never cut.

// The facts from the first on that fit into this width at the least size that the canvas gives a line; the last ones are
// left out whole, so that none is cut. Empty if even the first one does not fit.
std::string facts_that_fit(Canvas& canvas, std::string facts, float width, const TextStyle& style);

// Never cut: as small as its box needs it.
void text_within(Canvas& canvas, std::string_view text, Rect box, TextStyle style);

// Numbers as players read them.

// "12,480".
std::string number_text(std::uint64_t number);
// To three digits, for estimates: "12,500". Negative values are 0, as in the next one.
std::string rounded_text(double value);
// For the axis of a curve: "800", "2.5k", "120k", "1.2M".
std::string short_number_text(double value);

// The names of months and days of the week in the player's language.

// "November".
std::string month_name(const Localiser& words, const Date& date);
// Counted from Monday, 0 to 6.
std::size_t weekday_of(const Date& date);
// "Saturday", and "Sa".
std::string weekday_name(const Localiser& words, std::size_t weekday);
std::string weekday_short(const Localiser& words, std::size_t weekday);

// Dates as players write them.

// Without the year: "22 Nov".
std::string day_text(const Localiser& words, const Date& date);
// "22 Nov 2026".
std::string date_text(const Localiser& words, const Date& date);

// The day of a text such as "2026-11-22", with the year only where it is not this one; the month of "2026-11", the year of
// "2026". Empty for any other text.
std::string recent_day_text(const Localiser& words, std::string_view iso, const Date& today);

// A paragraph with small square pictures among its words, such as "[4] needs one more mine, in [#] [#].": in the text a
// picture is one character, and who draws the paragraph draws the pictures.
class PictureText {
 public:
  static constexpr std::size_t kMost = 64;  // pictures
  using Paint = std::function<void(Canvas& canvas, Rect area, std::size_t picture)>;

  // The character of a picture, by its index below kMost.
  static std::string mark(std::size_t picture);

  // Breaks the text into lines of this width, as canvas.paragraph does; nothing to do if nothing has changed.
  void lay(Canvas& canvas, const std::string& text, float width, float size, float line_height);
  float height() const { return pitch_ * static_cast<float>(lines_); }
  // The width of the longest line.
  float width() const;
  // Requires that it has been laid.
  void draw(Canvas& canvas, Vec at, Rgba colour, const Paint& paint) const;

 private:
  struct Piece {
    std::string words;  // empty for a picture
    std::size_t picture = 0;
    float x = 0, width = 0;
    std::size_t line = 0;
  };
  struct Inputs {
    std::string text;
    float width = 0, size = 0, line_height = 0, scale = 0;
    friend bool operator==(const Inputs&, const Inputs&) = default;
  };

  void add_line(Canvas& canvas, std::string_view line);

  Inputs inputs_;
  std::vector<Piece> pieces_;
  std::size_t lines_ = 0;
  float pitch_ = 0, side_ = 0;  // from line to line; of a picture
};

}  // namespace quintet::ui
