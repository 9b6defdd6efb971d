#include "ui/game/import_export.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "ui/game/files_page.hpp"
#include "ui/game/record_page.hpp"

namespace quintet::ui {

Expected<void, LocalizedError> ImportExport::open_text(std::string_view text) const {
  const auto record = codec_.reader(context_)(text);
  if (!record) return tl::unexpected(LocalizedError{import_error_words(context_.words, record.error())});
  context_.scenes.push(record->review(context_, RecordOrigin::Opened, floor_));
  return {};
}

Expected<void, LocalizedError> ImportExport::open_read(
    const Expected<std::string, std::error_code>& text) const {
  if (!text) return tl::unexpected(LocalizedError{file_error_words(context_.words, text.error())});
  return open_text(*text);
}

Expected<void, LocalizedError> ImportExport::open_file(const std::string& file) const {
  return open_read(context_.documents.read_anywhere(file));
}

Expected<void, LocalizedError> ImportExport::open_stored(const std::string& name) const {
  return open_read(context_.documents.read(name));
}

Expected<void, LocalizedError> ImportExport::paste() const {
  const auto text = context_.clipboard.text();
  if (!text) return tl::unexpected(LocalizedError{context_.words.tr("There is no text on the clipboard.")});
  if (text->size() > Documents::kLargest)
    return tl::unexpected(LocalizedError{context_.words.tr("The text is longer than 1 MiB.")});
  return open_text(*text);
}

std::string ImportExport::copy(const GameRecord& record) const {
  if (record.moves == 0) return context_.words.tr("There is no stone to copy yet.");
  return copy_text(record.write(codec_.formats.size() - 1));
}

std::string ImportExport::copy_text(const std::string& text) const {
  return context_.words.tr(context_.clipboard.set_text(text) ? msgid("Copied.")
                                                             : msgid("The clipboard does not take it."));
}

void ImportExport::show_record(const GameRecord& record) const {
  context_.scenes.push(std::make_unique<RecordPage>(context_, codec_, record, floor_));
}

void ImportExport::show_files() const {
  context_.scenes.push(std::make_unique<FilesPage>(context_, codec_, floor_));
}

bool is_record_file(const RecordCodec& codec, std::string_view name) {
  return std::ranges::any_of(codec.formats, [name](const RecordFormat& form) {
    return name.size() >= form.ending.size() &&
           std::ranges::equal(name.substr(name.size() - form.ending.size()), form.ending, {},
                              [](unsigned char c) { return std::tolower(c); });
  });
}

std::string import_error_words(const Localiser& words, const ImportError& error) {
  std::string sentence = words.tr(error.reason);
  if (error.line <= 1) return sentence;
  return format(words.tr("Line {line}: {reason}"),
                {{"line", std::to_string(error.line)}, {"reason", std::move(sentence)}});
}

std::string file_error_words(const Localiser& words, std::error_code error) {
  if (error == std::errc::file_too_large) return words.tr("The file is larger than 1 MiB.");
  if (error == std::errc::no_such_file_or_directory) return words.tr("The file is no longer there.");
  if (error == std::errc::is_a_directory) return words.tr("This is no file but a folder.");
  return words.tr("The file cannot be read.");
}

GameMode stored_games_mode(const RecordCodec& codec) {
  return {
      .id = "open",
      .label = msgid("Open a game"),
      .line = msgid("Stored games, and those from other programs."),
      .icon = "load",
      .progress =
          [&codec](Context& context) {
            const auto names = context.documents.glance();
            const auto count =
                names ? std::ranges::count_if(
                            *names, [&codec](const std::string& name) { return is_record_file(codec, name); })
                      : 0;
            if (count == 0) return Progress{};
            return Progress{
                format(context.words.trn("{count} file", "{count} files", static_cast<std::uint64_t>(count)),
                       {{"count", std::to_string(count)}})};
          },
      .open =
          [&codec](Context& context) { ImportExport(context, codec, context.scenes.depth()).show_files(); }};
}

}  // namespace quintet::ui
