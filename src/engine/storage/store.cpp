#include "engine/storage/store.hpp"

#include <algorithm>
#include <ctime>

#include "engine/storage/seal.hpp"

namespace quintet {
namespace {

using Path = std::filesystem::path;

constexpr std::string_view kLock = "lock", kTemporary = ".tmp", kBackup = ".bak", kJournal = ".journal",
                           kChanges = "changes.journal", kCorrupt = ".corrupt-", kUnread = ".unread-",
                           kNewer = ".newer-";

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
  if (!folders_.known()) {
    may_open_later_ = false;
    return report(StoreTrouble::NoFolder, {}, "there is no home folder");
  }
  if (const auto error = files_.create_folders(folders_.data)) {
    return report(StoreTrouble::NoFolder, {}, folders_.data.string() + ": " + error.message());
  }
  const Path file = folders_.data / kLock;
  auto lock = files_.lock(file);
  if (lock) {
    lock_ = *std::move(lock);
    saving_ = true;
    return;
  }
  const std::error_code error = lock.error();
  const bool held =
      error == std::errc::resource_unavailable_try_again || error == std::errc::operation_would_block;
  // Later, this copy would not know what the other one has written.
  may_open_later_ = !held;
  report(held ? StoreTrouble::AnotherCopy : StoreTrouble::NoFolder, {},
         file.string() + ": " + error.message());
}

// Opens the folder where that failed before, such as on a network share that was not there yet.
bool Store::can_save() {
  if (saving() || !may_open_later_) return saving();
  open();
  if (!saving()) return false;
  // This run does not know what they hold.
  for (const Path& file : missed_) {
    if (files_.exists(file)) apart_.emplace(file, kUnread);
  }
  told_.erase({StoreTrouble::NoFolder, {}});
  report(StoreTrouble::SavesAgain, {}, {});
  return true;
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

Path Store::journal_of(Folder folder) const {
  return path_of(folder) / kChanges;
}

// Those in the journals, whether or not they are newer than the file. A journal of version 0.9 stands beside its file.
std::vector<Change> Store::changes_of(Folder folder, const std::string& name) const {
  std::vector<Change> all;
  if (const auto content = files_.read(journal_of(folder))) {
    auto journal = Journal::read(*content);
    const auto found = journal ? journal->changes.extract(name) : Journal().changes.extract(name);
    if (found) all.push_back(found.mapped());
  }
  if (const auto content = files_.read(with(path_of(folder) / utf8_path(name), kJournal))) {
    if (auto change = read_single_journal(*content)) all.push_back(*std::move(change));
  }
  return all;
}

void Store::report(StoreTrouble trouble, const std::string& name, std::string detail) {
  if (!told_.emplace(trouble, name).second) return;
  reports_.push_back({trouble, name, std::move(detail)});
}

// A full disk fails one file after the other.
void Store::report_unsaved(const std::string& name, const std::error_code& error) {
  unsaved_.insert(name);
  if (!std::exchange(told_unsaved_, true))
    reports_.push_back({StoreTrouble::NotSaved, name, error.message()});
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
  const bool missing = !text && text.error() == std::errc::no_such_file_or_directory;
  const std::vector<Change> changes = changes_of(folder, name);
  const auto usable = [&check](const Change& change) { return change.text && check(*change.text); };
  if (text || missing) {
    const auto newer = std::ranges::find_if(changes, [&](const Change& change) {
      return change.is_newer_than(text ? std::optional(*text) : std::nullopt);
    });
    if (newer != changes.end() && (!newer->text || usable(*newer))) return succeeded(name);
  }
  const Reading first = judge(file, text, check);
  if (first.found == Found::Good) return succeeded(name);
  if (first.found == Found::Newer) return report(StoreTrouble::Newer, name, first.detail);
  Reading copy{Found::Good};
  if (!first.bad() || std::ranges::none_of(changes, usable)) {
    const Path backup = with(file, kBackup);
    copy = judge(backup, files_.read(backup), check);
  }
  report_bad(name, first, copy);
}

void Store::report_bad(const std::string& name, const Reading& first, const Reading& copy) {
  if (!first.bad() && !copy.bad()) return;
  if (copy.found == Found::Newer) return report(StoreTrouble::Newer, name, copy.detail);
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
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory) {
      if (!saving()) missed_.insert(file);
      return {Found::Missing};
    }
    apart_[file] = kUnread;
    return {Found::Unread, error.message()};
  }
  apart_.erase(file);
  const Expected<void, Problem> checked = check(*content);
  if (checked) return {Found::Good};
  std::string detail = checked.error().text;
  if (checked.error().kind == Problem::Kind::Newer) {
    apart_[file] = kNewer;
    return {Found::Newer, std::move(detail)};
  }
  if (const auto error = set_aside(file, kCorrupt)) {
    apart_[file] = kCorrupt;
    detail += "; it stays in place: " + error.message();
  }
  return {Found::Damaged, std::move(detail)};
}

bool Store::write(Folder folder, const std::string& name, std::string_view text) {
  if (!can_save()) return false;
  if (const auto error = replace(place_of(folder, name), name, text)) {
    report_unsaved(name, error);
    return false;
  }
  remove_single_journal(folder, name);
  unsaved_.erase(name);
  if (unsaved_.empty()) told_unsaved_ = false;
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
  const auto found = apart_.find(file);
  if (found == apart_.end()) return {};
  const std::string_view ending = found->second;
  const std::error_code error = set_aside(file, ending);
  const bool gone = error == std::errc::no_such_file_or_directory;
  if (error && !gone) return error;
  apart_.erase(found);
  if (ending != kCorrupt && !gone)
    report(ending == kNewer ? StoreTrouble::NewerAside : StoreTrouble::KeptAside, name, {});
  return {};
}

std::error_code Store::remove_single_journal(Folder folder, const std::string& name) {
  const Path journal = with(path_of(folder) / utf8_path(name), kJournal);
  return files_.exists(journal) ? files_.remove(journal) : std::error_code();
}

bool Store::remove(Folder folder, const std::string& name) {
  if (!can_save()) return false;
  const Path file = place_of(folder, name);
  const auto remove_all = [&]() -> std::error_code {
    if (const auto error = remove_single_journal(folder, name)) return error;
    // Removes the copy first: if the power failed after the file was removed, the copy would be read in its place.
    for (const Path& target : {with(file, kBackup), file}) {
      if (const auto error = make_room(target, name)) return error;
      if (const auto error = files_.remove(target)) return error;
    }
    return files_.sync_folder(file.parent_path());
  };
  if (const auto error = remove_all()) {
    report_unsaved(name, error);
    return false;
  }
  unsaved_.erase(name);
  succeeded(name);
  return true;
}

// Through a temporary file, so that the former journal stays complete until this one is.
void Store::write_journal(Folder folder, const Journal& journal, Wait wait) const {
  if (!saving()) return;
  const Path file = journal_of(folder), temporary = with(file, kTemporary);
  if (files_.create_folders(file.parent_path())) return;
  const std::string text = journal.write();
  const auto error =
      wait == Wait::ForDisk ? files_.write(temporary, text) : files_.write_unsynced(temporary, text);
  if (error || files_.rename(temporary, file)) {
    files_.remove(temporary);  // a full disk needs the space
    return;
  }
  if (wait == Wait::ForDisk) files_.sync_folder(file.parent_path());
}

void Store::remove_journal(Folder folder) const {
  if (saving()) files_.remove(journal_of(folder));
}

Journal Store::read_journal(Folder folder) const {
  Journal left;
  if (const auto content = files_.read(journal_of(folder)))
    left = Journal::read(*content).value_or(Journal{});
  for (const std::string& name : files_.list(path_of(folder))) {
    if (name == kChanges || !name.ends_with(kJournal)) continue;
    const auto content = files_.read(path_of(folder) / utf8_path(name));
    auto change = content ? read_single_journal(*content) : std::nullopt;
    if (change) left.changes.emplace(name.substr(0, name.size() - kJournal.size()), *std::move(change));
  }
  std::erase_if(left.changes, [&](const auto& entry) {
    const auto text = files_.read(place_of(folder, entry.first));
    return text && !entry.second.is_newer_than(*text);
  });
  return left;
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
    if (name == kLock || name == kChanges || name.ends_with(kTemporary) || name.find(kCorrupt) != name.npos ||
        name.find(kUnread) != name.npos || name.find(kNewer) != name.npos) {
      continue;
    }
    for (const std::string_view ending : {kBackup, kJournal}) {
      if (name.ends_with(ending)) name.resize(name.size() - ending.size());
    }
    names.push_back(std::move(name));
  }
  // An earlier run may have left files to be written or removed.
  for (const auto& [name, change] : read_journal(folder).changes) {
    std::erase(names, name);
    if (change.text) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace quintet
