// The store with its writing moved to a thread of its own: bringing a file to the disk takes tens of milliseconds,
// which no frame has. What is asked for is done in that order. A second text for a file waits for the first to be on
// the disk, so that a player who loses power loses the last move at most; nobody moves so fast as to notice.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/store.hpp"

namespace quintet {

class StoreWriter {
 public:
  // The store must outlive this, and be used through this alone.
  explicit StoreWriter(Store& store);
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  // Everything asked for is on the disk, or reported, before this returns.
  ~StoreWriter();

  // Return at once where nothing is outstanding for this file. What goes wrong becomes a report.
  void write(Folder folder, const std::string& name, std::string text);
  void remove(Folder folder, const std::string& name);

  // As Store::read, after what was asked for before.
  template <class T, class Parse>
  std::optional<T> read(Folder folder, const std::string& name, const Parse& parse) {
    finish();
    return store_.read<T>(folder, name, parse);
  }

  // Waits until nothing is left to do.
  void finish();
  // As Store::take_reports. Does not wait: what is being written now is told by a later call.
  std::vector<StoreReport> take_reports();

 private:
  struct Task {
    Folder folder;
    std::string name;
    std::optional<std::string> text;  // nothing: the file is to go
  };

  void ask(Task task);
  bool outstanding(Folder folder, const std::string& name) const;
  void work();
  void carry_out(const Task& task);

  Store& store_;
  std::mutex mutex_;  // over what follows, and over the store while the worker has nothing in hand
  std::condition_variable asked_, done_;
  std::deque<Task> tasks_;
  std::optional<Task> in_hand_;
  std::vector<StoreReport> reports_;
  bool ending_ = false;
  std::thread worker_;  // last, since it uses all the others from its start
};

}  // namespace quintet
