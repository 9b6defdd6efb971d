#include "engine/store_writer.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quintet {
namespace {

void append(std::vector<StoreReport>& reports, std::vector<StoreReport> more) {
  std::move(more.begin(), more.end(), std::back_inserter(reports));
}

}  // namespace

StoreWriter::StoreWriter(Store& store) : store_(store), worker_([this] { work(); }) {}

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

void StoreWriter::ask(Task task) {
  {
    std::unique_lock lock(mutex_);
    done_.wait(lock, [&] { return !outstanding(task.folder, task.name); });
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
    carry_out(*in_hand_);
    lock.lock();
    in_hand_.reset();
    append(reports_, store_.take_reports());
    done_.notify_all();
  }
}

void StoreWriter::carry_out(const Task& task) {
  if (task.text)
    store_.write(task.folder, task.name, *task.text);
  else
    store_.remove(task.folder, task.name);
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
