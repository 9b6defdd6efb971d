#include "games/link/result_items.hpp"

#include <memory>
#include <optional>
#include <utility>

#include "games/link/album_page.hpp"
#include "games/link/navigation.hpp"

namespace quintet::link {

using namespace ui;
namespace {

std::optional<MenuItem> next_board(Context& context, const Match& match, bool won) {
  const int next = match.level() + 1;
  if (match.mode() == Mode::Journey && won && next < static_cast<int>(journey().size()))
    return MenuItem{.id = "next", .label = msgid("Next level"), .icon = "next", .act = [&context, next] {
                      replace_with_level(context, next);
                    }};
  if (match.mode() == Mode::Relaxed || match.mode() == Mode::Timed)
    return MenuItem{
        .id = "next", .label = msgid("New board"), .icon = "next", .act = [&context, mode = match.mode()] {
          replace_with_new_match(context, mode);
        }};
  return std::nullopt;
}

}  // namespace

std::vector<MenuItem> result_items(Context& context, const Match& match, std::function<void()> again) {
  const bool won = match.status() == Match::Status::Won, journey = match.mode() == Mode::Journey;
  std::vector<MenuItem> items;
  if (auto next = next_board(context, match, won)) items.push_back(*std::move(next));
  // Another board of the same mode is a button of its own.
  const auto same = journey ? msgid("Play again") : msgid("Same board");
  items.push_back(
      {.id = "again", .label = won ? same : msgid("Try again"), .icon = "restart", .act = std::move(again)});
  if (won)
    items.push_back({.id = "album",
                     .label = msgid("Album"),
                     .icon = "album",
                     .act =
                         [&context, painting = std::string(match.painting())] {
                           context.scenes.push(std::make_unique<AlbumPage>(context, painting));
                         },
                     .page = MenuItem::Page::Stays});
  items.push_back({.id = "leave",
                   .label = journey ? msgid("Map") : msgid("Leave"),
                   .icon = journey ? "map" : "home",
                   .act = [&context] { context.scenes.pop(); }});
  return items;
}

}  // namespace quintet::link
