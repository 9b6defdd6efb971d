#include "games/gomoku/import_export_navigation.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "games/gomoku/files_page.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/record_page.hpp"
#include "games/gomoku/review_page.hpp"
#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using Text = Attempt<std::string>;

std::optional<std::string> open_read_file(Context& context, const Text& text, std::size_t floor) {
  if (const auto* error = std::get_if<std::error_code>(&text)) return file_fault_words(context.words, *error);
  return open_game_text(context, std::get<std::string>(text), floor);
}

}  // namespace

std::optional<std::string> open_game_text(Context& context, std::string_view text, std::size_t floor) {
  Result<Match> match = read_game(text, context.profile.get<Settings>().start);
  if (!match) return refusal_words(context.words, match.refusal());
  context.scenes.push(
      std::make_unique<ReviewPage>(context, *std::move(match), ReviewPage::Origin::Opened, floor));
  return std::nullopt;
}

std::optional<std::string> open_game_file(Context& context, const std::string& file, std::size_t floor) {
  return open_read_file(context, context.documents.read_anywhere(file), floor);
}

std::optional<std::string> open_stored_game(Context& context, const std::string& name, std::size_t floor) {
  return open_read_file(context, context.documents.read(name), floor);
}

std::optional<std::string> paste_game(Context& context, std::size_t floor) {
  const auto text = context.clipboard.text();
  if (!text) return context.words.tr("There is no text on the clipboard.");
  if (text->size() > Documents::kLargest) return context.words.tr("The text is longer than 1 MiB.");
  return open_game_text(context, *text, floor);
}

std::string copy_game(Context& context, const Match& match) {
  if (match.stones().empty()) return context.words.tr("There is no stone to copy yet.");
  return copy_text(context, write_game(match, RecordFormat::Position));
}

std::string copy_text(Context& context, const std::string& text) {
  return context.words.tr(context.clipboard.set_text(text) ? msgid("Copied.")
                                                           : msgid("The clipboard does not take it."));
}

void open_game_record(Context& context, const Match& match, std::size_t floor) {
  context.scenes.push(std::make_unique<RecordPage>(context, match, floor));
}

void open_stored_games(Context& context, std::size_t floor) {
  context.scenes.push(std::make_unique<FilesPage>(context, floor));
}

GameMode stored_games_mode() {
  return {.id = "open",
          .label = msgid("Open a game"),
          .line = msgid("Stored games, and those from other programs."),
          .icon = "load",
          .progress =
              [](Context& context) {
                const auto names = context.documents.glance();
                const auto count = names ? std::ranges::count_if(*names, is_game_file) : 0;
                if (count == 0) return Progress{};
                return Progress{format(
                    context.words.trn("{count} file", "{count} files", static_cast<std::uint64_t>(count)),
                    {{"count", std::to_string(count)}})};
              },
          .open = [](Context& context) { open_stored_games(context, context.scenes.depth()); }};
}

}  // namespace quintet::gomoku
