// The store with its writing moved to a thread of its own: bringing a file to the disk takes tens of milliseconds,
// which no frame has. What is asked for is done in that order. A second text for a file waits a little for the first to
// be on the disk, so that a player who loses power loses the last move at most; on a disk so slow that the wait would
// be felt, the text stands in line instead, and a newer one takes its place.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/storage/store.hpp"

namespace quintet {

class StoreWriter {
 public:
  // `wake` is called from the other thread when there is something to report, to end the main loop's wait for an event.
  // The store must outlive this, and be used through this alone.
  explicit StoreWriter(Store& store, std::function<void()> wake = {});
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  // Everything asked for has been tried before this returns; `finish` and `take_reports` before it tell how it went.
  ~StoreWriter();

  // Return at once where nothing is outstanding for this file, else after kPatience at the most. What goes wrong becomes
  // a report. A text that was just written is not written again.
  static constexpr std::chrono::milliseconds kPatience{50};
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
  // As Store::saving; it does not change while the program runs.
  bool saving() const { return store_.saving(); }
  // As Store::take_reports. Does not wait: what is being written now is told by a later call.
  std::vector<StoreReport> take_reports();

 private:
  struct Task {
    Folder folder;
    std::string name;
    std::optional<std::string> text;  // nothing: the file is to go
  };

  void ask(Task task);
  bool is_latest(const Task& task) const;
  bool outstanding(Folder folder, const std::string& name) const;
  void work();
  bool carry_out(const Task& task);

  Store& store_;
  std::function<void()> wake_;
  std::mutex mutex_;  // over what follows, and over the store while the worker has nothing in hand
  std::condition_variable asked_, done_;
  std::deque<Task> tasks_;
  std::optional<Task> in_hand_;
  std::map<std::pair<Folder, std::string>, std::string> latest_;  // the last text asked for, unless it failed
  std::vector<StoreReport> reports_;
  bool ending_ = false;
  std::thread worker_;  // last, since it uses all the others from its start
};

}  // namespace quintet
