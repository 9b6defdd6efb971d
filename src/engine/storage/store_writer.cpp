#include "engine/storage/store_writer.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quintet {
namespace {

void append(std::vector<StoreReport>& reports, std::vector<StoreReport> more) {
  std::move(more.begin(), more.end(), std::back_inserter(reports));
}

}  // namespace

StoreWriter::StoreWriter(Store& store, std::function<void()> wake)
    : store_(store), wake_(std::move(wake)), worker_([this] { work(); }) {}

StoreWriter::~StoreWriter() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
  }
  asked_.notify_one();
  worker_.join();
}

void StoreWriter::write(Folder folder, const std::string& name, std::string text) {
  ask({folder, name, std::move(text)});
}

void StoreWriter::remove(Folder folder, const std::string& name) {
  ask({folder, name, std::nullopt});
}

bool StoreWriter::outstanding(Folder folder, const std::string& name) const {
  const auto is_it = [&](const Task& task) { return task.folder == folder && task.name == name; };
  return (in_hand_ && is_it(*in_hand_)) || std::any_of(tasks_.begin(), tasks_.end(), is_it);
}

bool StoreWriter::is_latest(const Task& task) const {
  const auto found = latest_.find({task.folder, task.name});
  return task.text && found != latest_.end() && found->second == *task.text;
}

void StoreWriter::ask(Task task) {
  {
    std::unique_lock lock(mutex_);
    if (is_latest(task)) return;
    done_.wait_for(lock, kPatience, [&] { return !outstanding(task.folder, task.name); });
    std::erase_if(tasks_, [&](const Task& waiting) {
      return waiting.folder == task.folder && waiting.name == task.name;
    });
    if (task.text)
      latest_[{task.folder, task.name}] = *task.text;
    else
      latest_.erase({task.folder, task.name});
    tasks_.push_back(std::move(task));
  }
  asked_.notify_one();
}

void StoreWriter::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    asked_.wait(lock, [this] { return ending_ || !tasks_.empty(); });
    if (tasks_.empty()) return;
    in_hand_ = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    const bool well = carry_out(*in_hand_);
    lock.lock();
    if (!well) latest_.erase({in_hand_->folder, in_hand_->name});
    in_hand_.reset();
    append(reports_, store_.take_reports());
    if (!reports_.empty() && wake_) wake_();
    done_.notify_all();
  }
}

bool StoreWriter::carry_out(const Task& task) {
  return task.text ? store_.write(task.folder, task.name, *task.text) : store_.remove(task.folder, task.name);
}

void StoreWriter::finish() {
  std::unique_lock lock(mutex_);
  done_.wait(lock, [this] { return !in_hand_ && tasks_.empty(); });
}

std::vector<StoreReport> StoreWriter::take_reports() {
  const std::scoped_lock lock(mutex_);
  std::vector<StoreReport> reports = std::exchange(reports_, {});
  if (!in_hand_) append(reports, store_.take_reports());
  return reports;
}

}  // namespace quintet
