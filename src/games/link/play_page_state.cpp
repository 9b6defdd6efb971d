// What the board in play says of itself to scripts.
#include <algorithm>
#include <array>
#include <charconv>

#include "games/link/play_page.hpp"

namespace quintet::link {

using namespace ui;

std::optional<Vec> PlayPage::locate_more(std::string_view name) const {
  constexpr std::string_view kTile = "tile ";
  if (!name.starts_with(kTile)) return std::nullopt;
  const auto comma = name.find(',');
  Point cell;
  const char* const end = name.data() + name.size();
  if (comma == std::string_view::npos) return std::nullopt;
  const auto row = std::from_chars(name.data() + kTile.size(), name.data() + comma, cell.row);
  const auto column = std::from_chars(name.data() + comma + 1, end, cell.column);
  if (row.ec != std::errc{} || column.ec != std::errc{} || !match_.game().board().contains(cell))
    return std::nullopt;
  return view_.centre(cell);
}

std::string PlayPage::state() const {
  constexpr std::array kStatus{"playing", "won", "time-up", "stuck"};
  const auto cell = [](Point at) { return std::to_string(at.row) + "," + std::to_string(at.column); };
  std::string text = "mode=" + std::string(word_of(match_.mode())) +
                     " left=" + std::to_string(match_.game().board().tiles()) +
                     " status=" + kStatus[static_cast<std::size_t>(match_.status())] +
                     " clock=" + std::to_string(match_.elapsed() / milliseconds(1)) +
                     " helps=" + std::to_string(match_.helps()) +
                     " reshuffles=" + std::to_string(match_.game().reshuffles()) + " cursor=" + cell(cursor_);
  if (marks_.selected) text += " selected=" + cell(*marks_.selected);
  if (marks_.hint) text += " hint=" + cell(marks_.hint->a) + ";" + cell(marks_.hint->b);
  if (marks_.lit) text += " lit";
  if (input_mode_ == InputMode::Keys) text += " hand=keys";
  return text;
}

}  // namespace quintet::link
