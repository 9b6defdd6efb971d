#include "engine/storage/store_writer.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/storage/seal.hpp"

namespace quintet {
namespace {

void append(std::vector<StoreReport>& reports, std::vector<StoreReport> more) {
  std::move(more.begin(), more.end(), std::back_inserter(reports));
}

}  // namespace

StoreWriter::StoreWriter(Store& store, std::function<void()> wake)
    : store_(store),
      wake_(std::move(wake)),
      journal_keeper_([this] { keep_journals(); }),
      worker_([this] { work(); }) {}

StoreWriter::~StoreWriter() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  journal_keeper_.join();
  worker_.join();
}

bool StoreWriter::holds(const Tasks& tasks, const Key& key) {
  return std::ranges::find(tasks, key, &Task::key) != tasks.end();
}

// A text takes the place of the earlier one, so that removals which wait for that file stay behind it; a removal goes to the
// end, behind the texts of its own group.
void StoreWriter::replace(Tasks& tasks, Task task) {
  const auto earlier = std::ranges::find(tasks, task.key, &Task::key);
  if (earlier != tasks.end() && task.text) {
    *earlier = std::move(task);
    return;
  }
  if (earlier != tasks.end()) tasks.erase(earlier);
  tasks.push_back(std::move(task));
}

bool StoreWriter::is_latest(const Task& task) const {
  const auto found = latest_.find(task.key);
  return task.text && found != latest_.end() && found->second.text == *task.text;
}

// Whether no earlier request for one of these files still waits for the journal.
bool StoreWriter::is_journalled(const Request& request) const {
  const auto shares = [&request](const Request& earlier) {
    return std::ranges::find_first_of(earlier, request, {}, &Task::key, &Task::key) != earlier.end();
  };
  return !shares(journalling_) && std::ranges::none_of(to_journal_, shares);
}

void StoreWriter::change(Folder folder, std::vector<FileChange> together) {
  std::stable_partition(together.begin(), together.end(),
                        [](const FileChange& one) { return one.text.has_value(); });
  {
    std::unique_lock lock(mutex_);
    Request request;
    std::map<Key, std::uint64_t> texts;  // also those that an earlier request brings
    for (FileChange& one : together) {
      Task task{{folder, std::move(one.name)}, std::move(one.text)};
      if (is_latest(task))
        texts[task.key] = latest_[task.key].number;
      else
        request.push_back(std::move(task));
    }
    if (request.empty()) return;
    const bool alone = request.size() == 1;
    const std::uint64_t group = alone ? 0 : last_number_ + 1;
    changed_.wait_for(lock, kPatience, [&] { return is_journalled(request); });
    for (Task& task : request) {
      task.number = ++last_number_;
      task.group = group;
      if (task.text) {
        texts[task.key] = task.number;
        latest_[task.key] = {*task.text, task.number};
      } else {
        task.waits_for = texts;
        latest_.erase(task.key);
      }
    }
    // What belongs together stays together.
    if (alone)
      std::erase_if(to_journal_, [&](const Request& earlier) {
        return earlier.size() == 1 && earlier.front().key == request.front().key;
      });
    to_journal_.push_back(std::move(request));
  }
  changed_.notify_all();
}

void StoreWriter::keep_journals() {
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return ending_ || !to_journal_.empty(); });
      if (to_journal_.empty()) {
        journals_kept_ = true;
        break;
      }
    }
    journal_first();
  }
  changed_.notify_all();
}

void StoreWriter::journal_first() {
  const std::scoped_lock files(journals_);
  std::unique_lock lock(mutex_);
  journalling_ = std::move(to_journal_.front());
  to_journal_.pop_front();
  const Folder folder = journalling_.front().key.first;
  take_over(lock, folder);
  for (const Task& task : journalling_) add_to_journal(lock, task);
  write_journal(lock, folder);
  for (Task& task : std::exchange(journalling_, {})) replace(to_write_, std::move(task));
  try_failed_again();
  lock.unlock();
  changed_.notify_all();
}

// What an earlier run has left in the journal of the folder is carried out with the first request of this one.
void StoreWriter::take_over(std::unique_lock<std::mutex>& lock, Folder folder) {
  if (!store_.saving() || !taken_over_.insert(folder).second) return;
  lock.unlock();
  Journal left = store_.read_journal(folder);
  lock.lock();
  // What is left is older than every request of this run: its number is 0.
  std::map<Key, std::uint64_t> texts;
  for (const auto& [name, change] : left.changes)
    if (change.text) texts.emplace(Key{folder, name}, 0);
  for (auto& [name, change] : left.changes) {
    const Key key{folder, name};
    // What this run has already asked for is newer, where saving began only after that.
    if (on_disk_.contains(key)) continue;
    may_hold(lock, key);
    Task task{key, change.text};
    if (!task.text) task.waits_for = texts;
    replace(to_write_, std::move(task));
    pending_[key] = {std::move(change)};
  }
  std::stable_partition(to_write_.begin(), to_write_.end(),
                        [](const Task& task) { return task.text.has_value(); });
}

// The file may hold what it held so far, or what an earlier task writes meanwhile.
void StoreWriter::add_to_journal(std::unique_lock<std::mutex>& lock, const Task& task) {
  std::vector<std::uint64_t> replaces = may_hold(lock, task.key);
  Pending& pending = pending_[task.key];
  if (pending.change.text) replaces.push_back(fingerprint(*pending.change.text));
  pending = {{task.text, std::move(replaces)}, task.number, task.group};
}

void StoreWriter::write_journal(std::unique_lock<std::mutex>& lock, Folder folder) const {
  Journal journal;
  auto wait = Store::Wait::No;
  for (const auto& [key, pending] : pending_) {
    if (key.first != folder) continue;
    journal.changes.emplace(key.second, pending.change);
    if (pending.group != 0) wait = Store::Wait::ForDisk;
  }
  lock.unlock();
  store_.write_journal(folder, journal, wait);
  lock.lock();
}

// No other thread writes the file while its content is unknown: only this thread gives out that work.
std::vector<std::uint64_t> StoreWriter::may_hold(std::unique_lock<std::mutex>& lock, const Key& key) {
  if (const auto known = on_disk_.find(key); known != on_disk_.end()) return known->second;
  lock.unlock();
  const auto found = store_.fingerprint_of(key.first, key.second);
  lock.lock();
  auto& may_hold = on_disk_[key];
  if (found) may_hold.push_back(*found);
  return may_hold;
}

void StoreWriter::work() {
  std::unique_lock lock(mutex_);
  for (bool last_try = false;;) {
    changed_.wait(lock, [this] { return journals_kept_ || !to_write_.empty(); });
    if (to_write_.empty()) {
      if (std::exchange(last_try, true) || failed_.empty()) return;
      try_failed_again();
    }
    writing_ = std::move(to_write_.front());
    to_write_.pop_front();
    const Task& task = *writing_;
    if (task.text) on_disk_[task.key].push_back(fingerprint(*task.text));
    const bool too_early = waits(task);
    lock.unlock();
    const bool well = !too_early && carry_out(task);
    lock.lock();
    note_outcome(task, well ? Outcome::Done : Outcome::Failed);
    lock.unlock();
    if (well) remove_finished_journal(task.key.first);
    lock.lock();
    writing_.reset();
    append(reports_, store_.take_reports());
    if (!reports_.empty() && wake_) wake_();
    changed_.notify_all();
  }
}

// A file that is removed with others stays until their texts, or later ones of the same files, are on the disk.
bool StoreWriter::waits(const Task& task) const {
  return std::ranges::any_of(task.waits_for, [this](const auto& text) {
    const auto done = done_.find(text.first);
    return done == done_.end() || done->second < text.second;
  });
}

// Texts first, since removals may wait for them.
void StoreWriter::try_failed_again() {
  for (Task& task : std::exchange(failed_, {})) {
    if (!holds(to_write_, task.key)) to_write_.push_back(std::move(task));
  }
  std::stable_partition(to_write_.begin(), to_write_.end(),
                        [](const Task& task) { return task.text.has_value(); });
}

// After a failure the file may hold any of the texts that were tried, or still the first one.
void StoreWriter::note_outcome(const Task& task, Outcome outcome) {
  auto& may_hold = on_disk_[task.key];
  const auto pending = pending_.find(task.key);
  const bool newest = pending != pending_.end() && pending->second.number == task.number;
  if (outcome == Outcome::Done) {
    done_[task.key] = task.number;
    may_hold.erase(may_hold.begin(), may_hold.end() - (task.text ? 1 : 0));
    if (newest) pending_.erase(pending);
    return;
  }
  constexpr std::size_t kMost = 8;
  if (may_hold.size() > kMost) may_hold.erase(may_hold.begin() + 1);
  if (!newest) return;
  latest_.erase(task.key);
  failed_.push_back(task);
}

bool StoreWriter::carry_out(const Task& task) {
  const auto& [folder, name] = task.key;
  return task.text ? store_.write(folder, name, *task.text) : store_.remove(folder, name);
}

void StoreWriter::remove_finished_journal(Folder folder) {
  const std::scoped_lock files(journals_);
  {
    const std::scoped_lock lock(mutex_);
    // The journal of an earlier run stays until it is taken over.
    if (!taken_over_.contains(folder)) return;
    if (std::ranges::any_of(pending_, [folder](const auto& one) { return one.first.first == folder; }))
      return;
  }
  store_.remove_journal(folder);
}

void StoreWriter::finish() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return idle(); });
}

std::vector<StoreReport> StoreWriter::take_reports() {
  const std::scoped_lock lock(mutex_);
  std::vector<StoreReport> reports = std::exchange(reports_, {});
  if (!writing_) append(reports, store_.take_reports());
  return reports;
}

}  // namespace quintet
