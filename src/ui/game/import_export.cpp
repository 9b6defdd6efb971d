#include "ui/game/import_export.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <utility>

#include "ui/game/files_page.hpp"
#include "ui/game/record_page.hpp"
#include "ui/game/save_note.hpp"

namespace quintet::ui {

Expected<GameRecord, LocalizedError> ImportExport::read(
    const Expected<std::string, std::error_code>& text) const {
  if (!text) return tl::unexpected(LocalizedError{file_error_words(context_.words, text.error())});
  auto record = codec_.reader(context_)(*text);
  if (!record) return tl::unexpected(LocalizedError{import_error_words(context_.words, record.error())});
  record->origin = RecordOrigin::Opened;
  return *std::move(record);
}

Expected<GameRecord, LocalizedError> ImportExport::read_kept(std::int64_t id) const {
  const KeptGame* kept = context_.profile.kept_games(codec_.game).find(id);
  if (!kept) return tl::unexpected(LocalizedError{context_.words.tr("This game is no longer there.")});
  auto record = codec_.kept_reader(context_)(*kept);
  if (!record) return tl::unexpected(LocalizedError{context_.words.tr("This game cannot be read.")});
  record->origin = kept->origin;
  return *std::move(record);
}

Expected<void, LocalizedError> ImportExport::open(const Expected<GameRecord, LocalizedError>& record,
                                                  ReviewStart start, Keep keep) const {
  if (!record) return tl::unexpected(record.error());
  if (keep == Keep::Yes) {
    if (const std::int64_t own = played_id(*record)) return open_kept(own, start);
    context_.profile.keep_game(
        codec_.game, {.origin = RecordOrigin::Opened,
                      .date = record->card.date.empty() ? write_date(context_.today()) : record->card.date,
                      .text = record->kept_text()});
  }
  context_.scenes.push(record->review(context_, record->origin, floor_, start));
  return {};
}

std::int64_t ImportExport::played_id(const GameRecord& record) const {
  const std::string text = record.kept_text();
  for (const KeptGame& kept : context_.profile.kept_games(codec_.game).games()) {
    if (kept.origin != RecordOrigin::Played) continue;
    if (kept.text == text || (codec_.is_same && codec_.is_same(kept, record))) return kept.id;
  }
  return 0;
}

Expected<void, LocalizedError> ImportExport::open_text(std::string_view text) const {
  return open(read(std::string(text)), ReviewStart::End, Keep::Yes);
}

// A file in the folder of stored games is in the list already.
Expected<void, LocalizedError> ImportExport::open_file(const std::string& file) const {
  const std::filesystem::path path = utf8_path(file);
  const bool is_stored = path.parent_path() == context_.documents.folder();
  return open(read(context_.documents.read_anywhere(path)), ReviewStart::End,
              is_stored ? Keep::No : Keep::Yes);
}

Expected<void, LocalizedError> ImportExport::open_stored(const std::string& name, ReviewStart start) const {
  return open(read(context_.documents.read(name)), start, Keep::No);
}

Expected<void, LocalizedError> ImportExport::open_kept(std::int64_t id, ReviewStart start) const {
  return open(read_kept(id), start, Keep::No);
}

Expected<void, LocalizedError> ImportExport::show(const Expected<GameRecord, LocalizedError>& record) const {
  if (!record) return tl::unexpected(record.error());
  show_record(*record);
  return {};
}

Expected<void, LocalizedError> ImportExport::show_stored_record(const std::string& name) const {
  return show(read(context_.documents.read(name)));
}

Expected<void, LocalizedError> ImportExport::show_kept_record(std::int64_t id) const {
  return show(read_kept(id));
}

Expected<void, LocalizedError> ImportExport::paste() const {
  const auto text = context_.clipboard.text();
  if (!text) return tl::unexpected(LocalizedError{context_.words.tr("No text on the clipboard.")});
  if (text->size() > Documents::kLargest)
    return tl::unexpected(LocalizedError{context_.words.tr("The text exceeds 1 MiB.")});
  return open_text(*text);
}

std::string ImportExport::copy(const GameRecord& record) const {
  if (record.moves == 0) return context_.words.tr("Nothing to copy yet.");
  return copy_text(record.write(codec_.formats.size() - 1));
}

std::string ImportExport::copy_text(const std::string& text) const {
  return context_.words.tr(context_.clipboard.set_text(text) ? msgid("Copied.") : msgid("Could not copy."));
}

void ImportExport::show_record(const GameRecord& record) const {
  context_.scenes.push(std::make_unique<RecordPage>(context_, codec_, record, floor_));
}

void ImportExport::show_files() const {
  context_.scenes.push(std::make_unique<FilesPage>(context_, codec_, floor_));
}

std::string moves_text(const Localiser& words, std::size_t moves) {
  return format(words.trn("{count} move", "{count} moves", moves), {{"count", std::to_string(moves)}});
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
  if (error.column > 0)
    return format(words.tr("Line {line}, character {column}: {reason}"),
                  {{"line", std::to_string(error.line)},
                   {"column", std::to_string(error.column)},
                   {"reason", std::move(sentence)}});
  if (error.line <= 1) return sentence;
  return format(words.tr("Line {line}: {reason}"),
                {{"line", std::to_string(error.line)}, {"reason", std::move(sentence)}});
}

ImportError share_error(const ShareError& error, std::string_view no_game) {
  if (error.fault == ShareFault::NoGame) return {no_game, error.line};
  // Indexed by the fault, without the first one.
  constexpr std::array kFaults{
      msgid("A newer version has made this game code."),
      msgid("This is not part of a game code."),
      msgid("The end of the game code is missing."),
      msgid("There is too much of the game code."),
      msgid("The game code that begins here has been changed."),
      msgid("The game code that begins here has unknown rules."),
      msgid("A move of the game code that begins here is not possible."),
  };
  return {kFaults[static_cast<std::size_t>(error.fault) - 1], error.line, error.column};
}

std::string file_error_words(const Localiser& words, std::error_code error) {
  if (error == std::errc::file_too_large) return words.tr("The file exceeds 1 MiB.");
  if (error == std::errc::no_such_file_or_directory) return words.tr("The file is no longer there.");
  if (error == std::errc::is_a_directory) return words.tr("This is a folder, not a file.");
  return words.tr("The file cannot be read.");
}

std::string write_notes(const KeptNotes& notes) {
  return std::string(notes.helped ? "helped=1 " : "") + (notes.practice ? "practice=1 " : "");
}

KeptNotes read_notes(std::string_view text) {
  const SaveNote note(text);
  return {.helped = note.has("helped"), .practice = note.has("practice")};
}

std::int64_t keep_finished(Context& context, const RecordCodec& codec, std::int64_t id, std::string text) {
  return context.profile.keep_game(codec.game, {.id = id,
                                                .origin = RecordOrigin::Played,
                                                .date = write_date(context.today()),
                                                .text = std::move(text)});
}

namespace {

// The final position of the game played last; none if no game is kept.
Painting art_of(Context& context, const RecordCodec& codec) {
  const std::vector<KeptGame>& kept = context.profile.kept_games(codec.game).games();
  const auto last = std::ranges::find(kept.rbegin(), kept.rend(), RecordOrigin::Played, &KeptGame::origin);
  if (last == kept.rend()) return {};
  const auto record = codec.kept_reader(context)(*last);
  if (!record) return {};
  return [thumbnail = record->card.thumbnail](Canvas& canvas, const Context& shown, Rect area) {
    canvas.fill(area, shown.theme.colour.sunken);
    const float side = std::min(area.w, area.h) - 2 * space::kTiny;
    thumbnail(canvas, shown, centred(area.centre(), {side, side}));
  };
}

}  // namespace

GameMode stored_games_mode(const RecordCodec& codec) {
  const auto count = [&codec](Context& context) {
    const auto names = context.documents.glance();
    const auto files =
        names ? std::ranges::count_if(
                    *names, [&codec](const std::string& name) { return is_record_file(codec, name); })
              : 0;
    return context.profile.kept_games(codec.game).games().size() + static_cast<std::size_t>(files);
  };
  return {
      .id = "open",
      .label = msgid("Your games"),
      .line = msgid("Your finished games, and games from files: replay and review them."),
      .icon = "load",
      .progress =
          [count, &codec](Context& context) {
            const std::size_t games = count(context);
            Progress progress{.action = context.words.tr("Open"), .art = art_of(context, codec)};
            if (games > 0)
              progress.words = format(context.words.trn("{count} game", "{count} games", games),
                                      {{"count", std::to_string(games)}});
            return progress;
          },
      .open =
          [&codec](Context& context) { ImportExport(context, codec, context.scenes.depth()).show_files(); }};
}

void add_stored_games(GameDefinition& game, const RecordCodec& codec) {
  game.modes.push_back(stored_games_mode(codec));
  game.open_file = [&codec](Context& context, const std::string& file) {
    return ImportExport(context, codec, context.scenes.depth()).open_file(file);
  };
  game.paste = [&codec](Context& context) {
    return ImportExport(context, codec, context.scenes.depth()).paste();
  };
}

}  // namespace quintet::ui
