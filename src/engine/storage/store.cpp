#include "engine/storage/store.hpp"

#include <algorithm>
#include <ctime>

#include "engine/storage/seal.hpp"

namespace quintet {
namespace {

using Path = std::filesystem::path;

constexpr std::string_view kLock = "lock", kTemporary = ".tmp", kBackup = ".bak", kJournal = ".journal",
                           kCorrupt = ".corrupt-", kUnread = ".unread-";

Path with(const Path& file, std::string_view ending) {
  Path result = file;
  result += ending;
  return result;
}

std::string stamp(std::chrono::system_clock::time_point when) {
  const std::time_t time = std::chrono::system_clock::to_time_t(when);
  std::tm parts{};
  gmtime_r(&time, &parts);
  std::string text(sizeof "20260131T235959Z", '\0');
  text.resize(std::strftime(text.data(), text.size(), "%Y%m%dT%H%M%SZ", &parts));
  return text;
}

}  // namespace

Store::Store(FileSystem& files, PlayerFolders folders, Clock clock)
    : files_(files), folders_(std::move(folders)), clock_(std::move(clock)) {
  open();
}

void Store::open() {
  if (!folders_.known()) return report(StoreTrouble::NoFolder, {}, "there is no home folder");
  if (const auto error = files_.create_folders(folders_.data)) {
    return report(StoreTrouble::NoFolder, {}, folders_.data.string() + ": " + error.message());
  }
  const Path file = folders_.data / kLock;
  auto lock = files_.lock(file);
  if (lock) {
    lock_ = *std::move(lock);
    return;
  }
  const std::error_code error = lock.error();
  const bool held =
      error == std::errc::resource_unavailable_try_again || error == std::errc::operation_would_block;
  report(held ? StoreTrouble::AnotherCopy : StoreTrouble::NoFolder, {},
         file.string() + ": " + error.message());
}

const Path& Store::path_of(Folder folder) const {
  switch (folder) {
    case Folder::Config:
      return folders_.config;
    case Folder::State:
      return folders_.state;
    case Folder::Data:
      break;
  }
  return folders_.data;
}

Path Store::place_of(Folder folder, const std::string& name) const {
  Path file = path_of(folder) / utf8_path(name);
  Path target = files_.resolve(file);
  if (target == file) return file;
  // A link to a device is not followed: the link itself is treated as the file.
  const auto about = files_.about(target);
  return about || about.error() == std::errc::no_such_file_or_directory ? target : file;
}

Path Store::journal_of(Folder folder, const std::string& name) const {
  return with(path_of(folder) / utf8_path(name), kJournal);
}

void Store::report(StoreTrouble trouble, const std::string& name, std::string detail) {
  if (!told_.emplace(trouble, name).second) return;
  reports_.push_back({trouble, name, std::move(detail)});
}

void Store::succeeded(const std::string& name) {
  std::erase_if(told_, [&name](const auto& entry) { return entry.second == name; });
}

// Renames the file, so that nothing overwrites it.
std::error_code Store::set_aside(const Path& file, std::string_view ending) {
  if (!saving()) return std::make_error_code(std::errc::read_only_file_system);
  const Path base = with(file, std::string(ending) + stamp(clock_()));
  Path target = base;
  for (int copy = 2;; ++copy) {
    const std::error_code error = files_.rename_to_new(file, target);
    if (error != std::errc::file_exists) return error;
    target = with(base, "-" + std::to_string(copy));
  }
}

void Store::read_valid(Folder folder, const std::string& name, const Check& check) {
  if (!folders_.known()) return;
  const Path file = place_of(folder, name);
  const Expected<std::string, std::error_code> text = files_.read(file);
  const auto journal_text = files_.read(journal_of(folder, name));
  std::optional<Journal> journal;
  if (journal_text) journal = Journal::read(*journal_text);
  const auto usable = [&] { return journal && journal->text && check(*journal->text); };
  const bool missing = !text && text.error() == std::errc::no_such_file_or_directory;
  if (journal && (text || missing) && journal->is_newer_than(text ? std::optional(*text) : std::nullopt)) {
    if (!journal->text || usable()) return succeeded(name);
  }
  const Reading first = judge(file, text, check);
  if (first.found == Found::Good) return succeeded(name);
  Reading copy{Found::Good};
  if (!first.bad() || !usable()) {
    const Path backup = with(file, kBackup);
    copy = judge(backup, files_.read(backup), check);
  }
  report_bad(name, first, copy);
}

void Store::report_bad(const std::string& name, const Reading& first, const Reading& copy) {
  if (!first.bad() && !copy.bad()) return;
  const Reading& bad = first.bad() ? first : copy;
  const bool damaged = bad.found == Found::Damaged;
  if (copy.found == Found::Good)
    report(damaged ? StoreTrouble::Recovered : StoreTrouble::CopyRead, name, bad.detail);
  else
    report(damaged ? StoreTrouble::Damaged : StoreTrouble::NotRead, name, bad.detail);
}

Store::Reading Store::judge(const Path& file, const Expected<std::string, std::error_code>& content,
                            const Check& check) {
  if (!content) {
    const std::error_code error = content.error();
    // Where a file stands in place of a folder, `open` has reported it.
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
      return {Found::Missing};
    unread_.insert(file);
    return {Found::Unread, error.message()};
  }
  unread_.erase(file);
  damaged_.erase(file);
  const Expected<void, Problem> checked = check(*content);
  if (checked) return {Found::Good};
  std::string detail = checked.error().text;
  if (const auto error = set_aside(file, kCorrupt)) {
    damaged_.insert(file);
    detail += "; it stays in place: " + error.message();
  }
  return {Found::Damaged, std::move(detail)};
}

bool Store::write(Folder folder, const std::string& name, std::string_view text) {
  if (!saving()) return false;
  if (const auto error = replace(place_of(folder, name), name, text)) {
    report(StoreTrouble::NotSaved, name, error.message());
    return false;
  }
  succeeded(name);
  return true;
}

// Every step leaves a state from which `read` finds the former or the new text; see the table in the tests.
std::error_code Store::replace(const Path& file, const std::string& name, std::string_view text) {
  const Path temporary = with(file, kTemporary), backup = with(file, kBackup);
  if (const auto error = files_.create_folders(file.parent_path())) return error;
  if (const auto error = files_.write(temporary, text)) {
    files_.remove(temporary);  // a full disk needs the space
    return error;
  }
  const Expected<std::string, std::error_code> written = files_.read(temporary);
  if (!written) return written.error();
  if (*written != text) return std::make_error_code(std::errc::io_error);

  for (const Path& standing : {file, backup}) {
    if (const auto error = make_room(standing, name)) return error;
  }
  if (files_.exists(file)) {
    if (const auto error = files_.rename(file, backup)) return error;
  }
  if (const auto error = files_.rename(temporary, file)) return error;
  return files_.sync_folder(file.parent_path());
}

// A file that is not known to be good is neither overwritten nor made the last good copy.
std::error_code Store::make_room(const Path& file, const std::string& name) {
  const bool unread = unread_.contains(file);
  if (!unread && !damaged_.contains(file)) return {};
  const std::error_code error = set_aside(file, unread ? kUnread : kCorrupt);
  const bool gone = error == std::errc::no_such_file_or_directory;
  if (error && !gone) return error;
  unread_.erase(file);
  damaged_.erase(file);
  if (unread && !gone) report(StoreTrouble::KeptAside, name, {});
  return {};
}

bool Store::remove(Folder folder, const std::string& name) {
  if (!saving()) return false;
  const Path file = place_of(folder, name);
  // Removes the copy first: if the power failed after the file was removed, the copy would be read in its place.
  for (const Path& target : {with(file, kBackup), file}) {
    std::error_code error = make_room(target, name);
    if (!error) error = files_.remove(target);
    if (!error) continue;
    report(StoreTrouble::NotSaved, name, error.message());
    return false;
  }
  succeeded(name);
  return true;
}

// Through a temporary file, so that the former journal stays complete until this one is.
void Store::write_journal(Folder folder, const std::string& name, const Journal& journal) const {
  if (!saving()) return;
  const Path file = journal_of(folder, name), temporary = with(file, kTemporary);
  if (files_.create_folders(file.parent_path())) return;
  if (files_.write_unsynced(temporary, journal.write()) || files_.rename(temporary, file))
    files_.remove(temporary);  // a full disk needs the space
}

void Store::remove_journal(Folder folder, const std::string& name) const {
  if (saving()) files_.remove(journal_of(folder, name));
}

std::optional<std::uint64_t> Store::fingerprint_of(Folder folder, const std::string& name) const {
  const auto content = files_.read(place_of(folder, name));
  return content ? std::optional(fingerprint(*content)) : std::nullopt;
}

std::vector<std::string> Store::list(Folder folder) const {
  std::vector<std::string> names;
  if (!folders_.known()) return names;
  for (const std::string& entry : files_.list(path_of(folder))) {
    std::string name = entry;
    if (name == kLock || name.ends_with(kTemporary) || name.find(kCorrupt) != name.npos ||
        name.find(kUnread) != name.npos) {
      continue;
    }
    for (const std::string_view ending : {kBackup, kJournal}) {
      if (name.ends_with(ending)) name.resize(name.size() - ending.size());
    }
    names.push_back(std::move(name));
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace quintet
