#include "ui/widgets/texts.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <cmath>

#include "core/text.hpp"
#include "engine/text/line_break.hpp"

namespace quintet::ui {

std::string facts_that_fit(Canvas& canvas, std::string facts, float width, const TextStyle& style) {
  constexpr std::string_view kBetween = " · ";
  constexpr float kLeast = 0.82F;  // the canvas sets a line smaller, down to four fifths
  while (canvas.text_width(facts, style.face, style.size) * kLeast > width) {
    const auto last = facts.rfind(kBetween);
    if (last == std::string::npos) return {};
    facts.erase(last);
  }
  return facts;
}

void text_within(Canvas& canvas, std::string_view text, Rect box, TextStyle style) {
  const float width = canvas.text_width(text, style.face, style.size);
  if (width > box.w) style.size *= box.w / width;
  canvas.text(text, box, style);
}

namespace {

std::uint64_t whole_part(double value) {
  return static_cast<std::uint64_t>(std::llround(std::max(0.0, value)));
}

}  // namespace

std::string number_text(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, 1, ',');
  return digits;
}

std::string rounded_text(double value) {
  const std::uint64_t whole = whole_part(value);
  std::uint64_t unit = 1;
  while (whole / unit >= 1'000) unit *= 10;
  return number_text((whole + unit / 2) / unit * unit);
}

std::string short_number_text(double value) {
  if (value < 1'000) return number_text(whole_part(value));
  const double unit = value < 1'000'000 ? 1'000 : 1'000'000;
  const std::uint64_t tenths = whole_part(10 * value / unit);
  std::string text = number_text(tenths / 10);
  if (tenths < 100 && tenths % 10 != 0) text += '.' + std::to_string(tenths % 10);
  return text + (unit < 1'000'000 ? "k" : "M");
}

namespace {

constexpr std::array kMonths{msgid("January"),   msgid("February"), msgid("March"),    msgid("April"),
                             msgid("May"),       msgid("June"),     msgid("July"),     msgid("August"),
                             msgid("September"), msgid("October"),  msgid("November"), msgid("December")};
constexpr std::array kDays{msgid("Monday"), msgid("Tuesday"),  msgid("Wednesday"), msgid("Thursday"),
                           msgid("Friday"), msgid("Saturday"), msgid("Sunday")};
constexpr std::array kShortDays{msgid("Mo"), msgid("Tu"), msgid("We"), msgid("Th"),
                                msgid("Fr"), msgid("Sa"), msgid("Su")};

}  // namespace

std::string month_name(const Localiser& words, const Date& date) {
  return words.tr(kMonths[static_cast<std::size_t>(std::clamp(date.month, 1, 12) - 1)]);
}

std::size_t weekday_of(const Date& date) {
  using namespace std::chrono;
  const sys_days day = year{date.year} / month{static_cast<unsigned>(date.month)} /
                       std::chrono::day{static_cast<unsigned>(date.day)};
  return weekday{day}.iso_encoding() - 1;
}

std::string weekday_name(const Localiser& words, std::size_t weekday) {
  return words.tr(kDays[weekday % kDays.size()]);
}

std::string weekday_short(const Localiser& words, std::size_t weekday) {
  return words.tr(kShortDays[weekday % kShortDays.size()]);
}

namespace {

constexpr std::array<std::string_view, 12> kShortMonths{
    msgid("Jan"), msgid("Feb"), msgid("Mar"), msgid("Apr"), msgid("May"), msgid("Jun"),
    msgid("Jul"), msgid("Aug"), msgid("Sep"), msgid("Oct"), msgid("Nov"), msgid("Dec")};

std::string month_text(const Localiser& words, const Date& date) {
  const int index = std::clamp(date.month, 1, static_cast<int>(kShortMonths.size())) - 1;
  return words.tr(kShortMonths[static_cast<std::size_t>(index)]);
}

}  // namespace

std::string day_text(const Localiser& words, const Date& date) {
  return format(words.tr(msgid("{day} {month}")),
                {{"day", std::to_string(date.day)}, {"month", month_text(words, date)}});
}

std::string date_text(const Localiser& words, const Date& date) {
  return format(words.tr(msgid("{day} {month} {year}")), {{"day", std::to_string(date.day)},
                                                          {"month", month_text(words, date)},
                                                          {"year", std::to_string(date.year)}});
}

std::string recent_day_text(const Localiser& words, std::string_view iso, const Date& today) {
  constexpr std::size_t kYear = 4, kMonth = 7, kDay = 10;
  constexpr int kMostYear = 9999, kMostDay = 31;
  if (iso.size() != kYear && iso.size() != kMonth && iso.size() != kDay) return {};
  if ((iso.size() >= kMonth && iso[4] != '-') || (iso.size() == kDay && iso[7] != '-')) return {};
  const auto year = read_number(iso.substr(0, 4), kMostYear);
  const auto month = iso.size() < kMonth
                         ? std::optional(1)
                         : read_number(iso.substr(5, 2), static_cast<int>(kShortMonths.size()));
  const auto day = iso.size() < kDay ? std::optional(1) : read_number(iso.substr(8, 2), kMostDay);
  if (!year || !month || !day || *month < 1 || *day < 1) return {};
  const Date date{*year, *month, *day};
  if (iso.size() == kYear) return format(words.tr("{year}"), {{"year", std::to_string(*year)}});
  if (iso.size() == kMonth)
    return format(words.tr("{month} {year}"),
                  {{"month", month_text(words, date)}, {"year", std::to_string(*year)}});
  return date.year == today.year ? day_text(words, date) : date_text(words, date);
}

namespace {

constexpr float kSide = 1.5F,
                kGap = 0.12F;  // of a picture, and between the pictures of two lines; in type sizes
// The marks are U+E000 to U+E03F, for private use.
constexpr std::string_view kLead = "\xEE\x80";
constexpr std::size_t kMark = 3;  // bytes

// Calls `words(text)` and `picture(index)` for the parts of a text, in order.
template <class Words, class Picture>
void for_parts(std::string_view text, const Words& words, const Picture& picture) {
  while (!text.empty()) {
    const std::size_t at = std::min(text.find(kLead), text.size());
    if (at > 0) words(text.substr(0, at));
    if (at == text.size()) return;
    picture(static_cast<std::size_t>(static_cast<unsigned char>(text[at + kMark - 1])) - 0x80);
    text.remove_prefix(at + kMark);
  }
}

}  // namespace

std::string PictureText::mark(std::size_t picture) {
  assert(picture < kMost);
  return std::string(kLead) + static_cast<char>(0x80 + picture);
}

void PictureText::lay(Canvas& canvas, const std::string& text, float width, float size, float line_height) {
  Inputs inputs{text, width, size, line_height, canvas.scale()};
  if (inputs == inputs_) return;
  inputs_ = std::move(inputs);
  side_ = std::round(size * kSide * canvas.scale()) / canvas.scale();
  pitch_ = std::max(size * line_height, side_ + size * kGap);
  pieces_.clear();
  lines_ = 0;
  const auto measure = [&](std::string_view part) {
    float sum = 0;
    for_parts(
        part, [&](std::string_view words) { sum += canvas.text_width(words, Face::Text, size); },
        [&](std::size_t) { sum += side_; });
    return static_cast<double>(sum);
  };
  for (const std::string_view line : break_lines(inputs_.text, width, measure)) add_line(canvas, line);
}

void PictureText::add_line(Canvas& canvas, std::string_view line) {
  float x = 0;
  const auto add = [&](std::string words, std::size_t picture, float width) {
    pieces_.push_back({std::move(words), picture, x, width, lines_});
    x += width;
  };
  for_parts(
      line,
      [&](std::string_view words) {
        add(std::string(words), 0, canvas.text_width(words, Face::Text, inputs_.size));
      },
      [&](std::size_t picture) { add({}, picture, side_); });
  ++lines_;
}

float PictureText::width() const {
  float most = 0;
  for (const Piece& piece : pieces_) most = std::max(most, piece.x + piece.width);
  return most;
}

void PictureText::draw(Canvas& canvas, Vec at, Rgba colour, const Paint& paint) const {
  const auto whole = [&canvas](float place) { return std::round(place * canvas.scale()) / canvas.scale(); };
  for (const Piece& piece : pieces_) {
    const Rect box{at.x + piece.x, at.y + pitch_ * static_cast<float>(piece.line), piece.width, pitch_};
    if (piece.words.empty())
      paint(canvas, {whole(box.x), whole(box.y + (pitch_ - side_) / 2), side_, side_}, piece.picture);
    else
      canvas.text(piece.words, {box.x, box.y, box.w + 1, box.h}, {.size = inputs_.size, .colour = colour});
  }
}

}  // namespace quintet::ui
