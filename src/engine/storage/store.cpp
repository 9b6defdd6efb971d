#include "engine/storage/store.hpp"

#include <algorithm>
#include <ctime>

namespace quintet {
namespace {

using Path = std::filesystem::path;

constexpr std::string_view kLock = "lock", kTemporary = ".tmp", kBackup = ".bak", kCorrupt = ".corrupt-";

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
  auto attempt = files_.lock(file);
  if (auto* lock = std::get_if<std::unique_ptr<FileLock>>(&attempt)) {
    lock_ = std::move(*lock);
    return;
  }
  const std::error_code error = std::get<std::error_code>(attempt);
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

void Store::report(StoreTrouble trouble, const Path& file, std::string detail) {
  if (!told_.emplace(trouble, file).second) return;
  reports_.push_back({trouble, file.filename().string(), std::move(detail)});
}

void Store::succeeded(const Path& file) {
  std::erase_if(told_, [&file](const auto& entry) { return entry.second == file; });
}

// A bad file leaves its name, so that nothing overwrites it.
std::error_code Store::set_aside(const Path& file) {
  const Path base = with(file, std::string(kCorrupt) + stamp(clock_()));
  Path target = base;
  for (int copy = 2; files_.exists(target); ++copy) target = with(base, "-" + std::to_string(copy));
  const std::error_code error =
      saving() ? files_.rename(file, target) : std::make_error_code(std::errc::read_only_file_system);
  if (error)
    suspect_.insert(file);
  else
    suspect_.erase(file);
  return error;
}

void Store::read_valid(Folder folder, const std::string& name, const Fault& fault) {
  if (!folders_.known()) return;
  const Path file = path_of(folder) / name;
  const Reading first = read_one(file, fault);
  if (first.found == Found::Good) return succeeded(file);
  const Reading copy = read_one(with(file, kBackup), fault);
  if (first.found == Found::Missing && copy.found != Found::Bad) return;
  const Reading& bad = first.found == Found::Bad ? first : copy;
  report(copy.found == Found::Good ? StoreTrouble::Recovered : bad.trouble, file, bad.detail);
}

Store::Reading Store::read_one(const Path& file, const Fault& fault) {
  const Attempt<std::string> attempt = files_.read(file);
  if (const auto* error = std::get_if<std::error_code>(&attempt)) {
    if (*error == std::errc::no_such_file_or_directory) return {Found::Missing};
    suspect_.insert(file);
    return {Found::Bad, StoreTrouble::NotRead, error->message()};
  }
  const std::optional<Problem> problem = fault(std::get<std::string>(attempt));
  if (!problem) {
    suspect_.erase(file);
    return {Found::Good};
  }
  std::string detail = problem->text;
  if (const auto error = set_aside(file)) detail += "; it stays in place: " + error.message();
  return {Found::Bad, StoreTrouble::Damaged, std::move(detail)};
}

bool Store::write(Folder folder, const std::string& name, std::string_view text) {
  if (!saving()) return false;
  const Path file = path_of(folder) / name;
  if (const auto error = replace(file, text)) {
    report(StoreTrouble::NotSaved, file, error.message());
    return false;
  }
  succeeded(file);
  return true;
}

// Every step leaves a state from which `read` finds the former or the new text; see the table in the tests.
std::error_code Store::replace(const Path& file, std::string_view text) {
  const Path temporary = with(file, kTemporary), backup = with(file, kBackup);
  if (const auto error = files_.create_folders(file.parent_path())) return error;
  if (const auto error = files_.write(temporary, text)) {
    files_.remove(temporary);  // a full disk needs the space
    return error;
  }
  const Attempt<std::string> written = files_.read(temporary);
  if (const auto* error = std::get_if<std::error_code>(&written)) return *error;
  if (std::get<std::string>(written) != text) return std::make_error_code(std::errc::io_error);

  for (const Path& standing : {file, backup}) {
    if (!suspect_.contains(standing) || !files_.exists(standing)) continue;
    if (const auto error = set_aside(standing)) return error;
  }
  if (files_.exists(file)) {
    if (const auto error = files_.rename(file, backup)) return error;
  }
  if (const auto error = files_.rename(temporary, file)) return error;
  return files_.sync_folder(file.parent_path());
}

bool Store::remove(Folder folder, const std::string& name) {
  if (!saving()) return false;
  const Path file = path_of(folder) / name;
  // The copy goes first: else it would come back in place of the file if the power went between.
  for (const Path& target : {with(file, kBackup), file}) {
    const auto error = suspect_.contains(target) ? set_aside(target) : files_.remove(target);
    if (!error) continue;
    report(StoreTrouble::NotSaved, file, error.message());
    return false;
  }
  succeeded(file);
  return true;
}

std::vector<std::string> Store::list(Folder folder) const {
  std::vector<std::string> names;
  if (!folders_.known()) return names;
  for (const std::string& entry : files_.list(path_of(folder))) {
    std::string name = entry;
    if (name == kLock || name.ends_with(kTemporary) || name.find(kCorrupt) != name.npos) continue;
    if (name.ends_with(kBackup)) name.resize(name.size() - kBackup.size());
    names.push_back(std::move(name));
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace quintet
