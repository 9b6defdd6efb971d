#include "ui/pages/import_export.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <memory>
#include <utility>

#include "core/sgf.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/pages/gallery_page.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

Expected<GameRecord, LocalizedError> ImportExport::read_text(const Text& text) const {
  if (!text) return tl::unexpected(LocalizedError{file_error_words(context_.words, text.error())});
  return codec_.reader(context_)({.origin = RecordOrigin::Opened, .text = *text})
      .map_error([this](const ImportError& error) {
        return LocalizedError{import_error_words(context_.words, error)};
      });
}

Expected<GameRecord, LocalizedError> ImportExport::read(const ListedGame& game) const {
  if (const auto* file = std::get_if<std::string>(&game)) return read_text(context_.documents.read(*file));
  const KeptGame* kept = context_.profile.kept_games(codec_.game).find(std::get<std::int64_t>(game));
  if (!kept) return tl::unexpected(LocalizedError{context_.words.tr("This game is no longer there.")});
  return codec_.reader(context_)(*kept).map_error(
      [this](const ImportError&) { return LocalizedError{context_.words.tr("This game cannot be read.")}; });
}

KeptGame ImportExport::to_keep(const GameRecord& record) const {
  return {.origin = RecordOrigin::Opened,
          .date = record.card.date.empty() ? write_date(context_.today()) : record.card.date,
          .text = record.kept_text()};
}

Expected<void, LocalizedError> ImportExport::keep_and_open(const GameRecord& record) const {
  if (const std::int64_t own = played_id(record)) return open(own, ReviewStart::End);
  const std::int64_t number = context_.profile.keep_game(codec_.game, to_keep(record));
  return review(record.as_kept(number), ReviewStart::End);
}

Expected<void, LocalizedError> ImportExport::review(const GameRecord& record, ReviewStart start) const {
  context_.scenes.push(record.review(context_, floor_, start));
  return {};
}

// The games of a text, of which a few are read in each step, so that the first ones are there at once.
struct ImportExport::Collection {
  static constexpr std::size_t kMost = 500, kBytesAStep = 16 << 10U;

  explicit Collection(std::string of)
      : text(std::move(of)), texts(sgf::texts_in(text, kMost + 1)), cut(texts.size() > kMost) {
    if (cut) texts.pop_back();
  }
  Collection(const Collection&) = delete;
  Collection& operator=(const Collection&) = delete;
  ~Collection() = default;

  bool all_read() const { return games.size() == texts.size(); }
  void read_more(const ImportExport& files) {
    for (std::size_t bytes = 0; bytes < kBytesAStep && !all_read(); bytes += texts[games.size() - 1].size())
      games.push_back(files.read_text(std::string(texts[games.size()])));
  }

  std::string text;
  std::vector<std::string_view> texts;  // of the text
  bool cut;                             // there are more than kMost
  std::vector<Expected<GameRecord, LocalizedError>> games{};
};

Expected<void, LocalizedError> ImportExport::with_game(const Text& text, const Use& use) const {
  if (text && std::ranges::find(codec_.formats, ".sgf", &RecordFormat::ending) != codec_.formats.end()) {
    if (const auto collection = std::make_shared<Collection>(*text); collection->texts.size() > 1) {
      offer(collection, use);
      return {};
    }
  }
  return read_text(text).and_then(use);
}

void ImportExport::offer(const std::shared_ptr<Collection>& collection, const Use& use) const {
  collection->read_more(*this);
  const auto make = [collection, use, files = *this] {
    const Localiser& words = files.context_.words;
    Gallery gallery{.title = collection->cut ? format(words.tr("Which of the first {count} games?"),
                                                      {{"count", std::to_string(Collection::kMost)}})
                                             : words.tr("Which game?"),
                    .accent = files.codec_.accent};
    for (std::size_t i = 0; i < collection->games.size(); ++i) {
      const auto& game = collection->games[i];
      GalleryItem item{.id = std::to_string(i + 1), .title = {}};
      if (game) {
        item.title = game->card.title(words);
        item.line = day_and_length(files.context_, files.codec_, game->card.date, game->card.moves);
        item.picture = game->card.thumbnail;
        item.act = [collection, i, use] {
          static_cast<void>(use(*collection->games[i]));
        };  // it has been read
      } else {
        item.locked = game.error().message;
      }
      gallery.items.push_back(std::move(item));
    }
    gallery.state = "games=" + std::to_string(gallery.items.size());
    if (!collection->all_read()) gallery.grow = [collection, files] { collection->read_more(files); };
    return gallery;
  };
  context_.scenes.push(std::make_unique<GalleryPage>(
      context_, std::string(codec_.game) + ".collection", make,
      mounted_pictures({.locked = msgid("Unreadable"), .width = 220, .columns = 5})));
}

// A kept game without a date of its own is read with the day on which it was kept.
const KeptGame* ImportExport::find(const GameRecord& game) const {
  const std::string text = game.kept_text();
  const RecordCodec::Reader read = codec_.reader(context_);
  const auto& all = context_.profile.kept_games(codec_.game).games();
  const auto found = std::ranges::find_if(all, [&](const KeptGame& kept) {
    if (kept.origin != RecordOrigin::Opened) return false;
    if (kept.text == text) return true;
    const auto record = read(kept);
    return record && record->kept_text() == text;
  });
  return found == all.end() ? nullptr : &*found;
}

// The other one may be in the list already.
void ImportExport::replace(const GameRecord& game, const GameRecord& other) const {
  const auto together = context_.profile.together();
  const KeptGame* const found = find(game);
  KeptGame kept = found ? *found : to_keep(other);
  const std::int64_t before = kept.id;
  kept.text = other.kept_text();
  const std::int64_t id = context_.profile.keep_game(codec_.game, std::move(kept));
  if (id > 0 && before > 0 && id != before) context_.profile.forget_kept_game(codec_.game, before);
}

std::int64_t ImportExport::played_id(const GameRecord& record) const {
  const std::string text = record.kept_text();
  for (const KeptGame& kept : context_.profile.kept_games(codec_.game).games()) {
    if (kept.origin != RecordOrigin::Played) continue;
    if (kept.text == text || record.is_same(kept.text)) return kept.id;
  }
  return 0;
}

// A file in the folder of stored games is in the list already.
Expected<void, LocalizedError> ImportExport::open_file(const std::string& file) const {
  const std::filesystem::path path = utf8_path(file);
  const bool stored = path.parent_path() == context_.documents.folder();
  return with_game(context_.documents.read_anywhere(path), [stored, files = *this](const GameRecord& game) {
    return stored ? files.review(game, ReviewStart::End) : files.keep_and_open(game);
  });
}

Expected<void, LocalizedError> ImportExport::open(const ListedGame& game, ReviewStart start) const {
  const Use use = [start, files = *this](const GameRecord& record) { return files.review(record, start); };
  if (const auto* file = std::get_if<std::string>(&game))
    return with_game(context_.documents.read(*file), use);
  return read(game).and_then(use);
}

Expected<void, LocalizedError> ImportExport::paste() const {
  const auto text = clipboard_text(context_);
  if (!text) return tl::unexpected(text.error());
  return with_game(*text, [files = *this](const GameRecord& game) { return files.keep_and_open(game); });
}

std::string ImportExport::copy(const GameRecord& record) const {
  if (record.card.is_blank) return context_.words.tr("Nothing to copy yet.");
  return copy_to_clipboard(context_, record.write(codec_.formats.size() - 1));
}

Expected<std::string, LocalizedError> clipboard_text(const Context& context) {
  auto text = context.clipboard.text();
  if (!text) return tl::unexpected(LocalizedError{context.words.tr("No text on the clipboard.")});
  if (text->size() > Documents::kLargest)
    return tl::unexpected(LocalizedError{context.words.tr("The text exceeds 1 MiB.")});
  return *std::move(text);
}

Expected<void, LocalizedError> paste_anywhere(Context& context, const GameDefinition* first) {
  const auto text = clipboard_text(context);
  if (!text) return tl::unexpected(text.error());
  const std::size_t floor = context.scenes.depth();
  Expected<void, LocalizedError> opened =
      tl::unexpected(LocalizedError{context.words.tr("No game understands the text on the clipboard.")});
  if (first && first->paste) opened = first->paste(context, floor);
  for (const GameDefinition* game : context.games) {
    if (opened) break;
    if (game != first && game->paste && game->paste(context, floor)) opened = {};
  }
  return opened;
}

std::string copy_to_clipboard(Context& context, const std::string& text) {
  return context.words.tr(context.clipboard.set_text(text) ? msgid("Copied.") : msgid("Could not copy."));
}

bool is_record_file(const RecordCodec& codec, std::string_view name) {
  const auto has = [name](std::string_view ending) {
    return name.size() >= ending.size() &&
           std::ranges::equal(name.substr(name.size() - ending.size()), ending, {},
                              [](unsigned char c) { return std::tolower(c); });
  };
  return std::ranges::any_of(codec.formats, has, &RecordFormat::ending) ||
         std::ranges::any_of(codec.also_read, has);
}

std::string day_and_length(const Context& context, const RecordCodec& codec, std::string_view date,
                           std::size_t moves) {
  const std::string day = recent_day_text(context.words, date, context.today());
  return day + (day.empty() ? "" : " · ") + codec.length(context.words, moves);
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

std::string file_error_words(const Localiser& words, std::error_code error) {
  if (error == std::errc::file_too_large) return words.tr("The file exceeds 1 MiB.");
  if (error == std::errc::no_such_file_or_directory) return words.tr("The file is no longer there.");
  if (error == std::errc::is_a_directory) return words.tr("This is a folder, not a file.");
  return words.tr("The file cannot be read.");
}

}  // namespace quintet::ui
