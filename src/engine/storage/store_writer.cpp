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

void StoreWriter::write(Folder folder, const std::string& name, std::string text) {
  ask({{folder, name}, std::move(text)});
}

void StoreWriter::remove(Folder folder, const std::string& name) {
  ask({{folder, name}, std::nullopt});
}

bool StoreWriter::holds(const Tasks& tasks, const Key& key) {
  return std::ranges::find(tasks, key, &Task::key) != tasks.end();
}

void StoreWriter::replace(Tasks& tasks, Task task) {
  std::erase_if(tasks, [&](const Task& waiting) { return waiting.key == task.key; });
  tasks.push_back(std::move(task));
}

bool StoreWriter::is_latest(const Task& task) const {
  const auto found = latest_.find(task.key);
  return task.text && found != latest_.end() && found->second == *task.text;
}

void StoreWriter::ask(Task task) {
  {
    std::unique_lock lock(mutex_);
    if (is_latest(task)) return;
    changed_.wait_for(lock, kPatience,
                      [&] { return !holds(to_journal_, task.key) && journalling_ != task.key; });
    if (task.text)
      latest_[task.key] = *task.text;
    else
      latest_.erase(task.key);
    replace(to_journal_, std::move(task));
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
  Task task = std::move(to_journal_.front());
  to_journal_.pop_front();
  journalling_ = task.key;
  const Journal journal{task.text, may_hold(lock, task.key)};
  lock.unlock();
  store_.write_journal(task.key.first, task.key.second, journal);
  lock.lock();
  journalling_.reset();
  replace(to_write_, std::move(task));
  lock.unlock();
  changed_.notify_all();
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
  for (;;) {
    changed_.wait(lock, [this] { return journals_kept_ || !to_write_.empty(); });
    if (to_write_.empty()) return;
    writing_ = std::move(to_write_.front());
    to_write_.pop_front();
    const Task& task = *writing_;
    if (task.text) on_disk_[task.key].push_back(fingerprint(*task.text));
    lock.unlock();
    const bool well = carry_out(task);
    if (well) remove_journal(task.key);
    lock.lock();
    note_outcome(task, well ? Outcome::Done : Outcome::Failed);
    writing_.reset();
    append(reports_, store_.take_reports());
    if (!reports_.empty() && wake_) wake_();
    changed_.notify_all();
  }
}

// After a failure the file may hold any of the texts that were tried, or still the first one.
void StoreWriter::note_outcome(const Task& task, Outcome outcome) {
  auto& may_hold = on_disk_[task.key];
  if (outcome == Outcome::Done) {
    may_hold.erase(may_hold.begin(), may_hold.end() - (task.text ? 1 : 0));
    return;
  }
  latest_.erase(task.key);
  constexpr std::size_t kMost = 8;
  if (may_hold.size() > kMost) may_hold.erase(may_hold.begin() + 1);
}

bool StoreWriter::carry_out(const Task& task) {
  const auto& [folder, name] = task.key;
  return task.text ? store_.write(folder, name, *task.text) : store_.remove(folder, name);
}

// The journal of a newer text stays.
void StoreWriter::remove_journal(const Key& key) {
  const std::scoped_lock files(journals_);
  {
    const std::scoped_lock lock(mutex_);
    if (holds(to_journal_, key) || holds(to_write_, key)) return;
  }
  store_.remove_journal(key.first, key.second);
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
