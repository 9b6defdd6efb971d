// The store with its writing moved to threads of its own: bringing a file to the disk takes tens of milliseconds, and
// on a slow disk a second, which is too long for a frame. Two threads share the work. The first writes each text to
// a journal, which does not wait for the disk; the second replaces the file itself, waits for the disk, and removes the
// journal.
// So whenever the program is killed, at most the last text is lost, and when the power fails, at most what the disk
// had not finished.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
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
  // Every request has been tried before this returns; `finish` and `take_reports` before it report the results.
  ~StoreWriter();

  // Return when all earlier requests for this file are in its journal: at once, but where even the journal cannot be
  // written, after kPatience at the most. Failures become reports. A text that was just written is not written
  // again. Where the disk is slower than the player, a newer text replaces one that is not yet written.
  static constexpr std::chrono::milliseconds kPatience{500};
  void write(Folder folder, const std::string& name, std::string text);
  void remove(Folder folder, const std::string& name);

  // As Store::read, after all earlier requests.
  template <class T, class Parse>
  std::optional<T> read(Folder folder, const std::string& name, const Parse& parse) {
    finish();
    return store_.read<T>(folder, name, parse);
  }

  // Waits until nothing is left to do.
  void finish();
  // As Store::saving; it does not change while the program runs.
  bool saving() const { return store_.saving(); }
  // As Store::take_reports. Does not wait: what is being written now is reported by a later call.
  std::vector<StoreReport> take_reports();

 private:
  using Key = std::pair<Folder, std::string>;
  struct Task {
    Key key;
    std::optional<std::string> text;  // nothing: the file is to be removed
  };
  using Tasks = std::deque<Task>;

  void ask(Task task);
  bool is_latest(const Task& task) const;
  static bool holds(const Tasks& tasks, const Key& key);
  static void replace(Tasks& tasks, Task task);
  bool idle() const { return to_journal_.empty() && !journalling_ && to_write_.empty() && !writing_; }

  void keep_journals();
  void journal_first();
  std::vector<std::uint64_t> may_hold(std::unique_lock<std::mutex>& lock, const Key& key);
  void work();
  bool carry_out(const Task& task);
  enum class Outcome : bool { Done, Failed };
  void note_outcome(const Task& task, Outcome outcome);
  void remove_journal(const Key& key);

  Store& store_;
  std::function<void()> wake_;
  std::mutex journals_;  // over the journal files; locked before the next one where both are
  std::mutex mutex_;     // over what follows, and over the store while nothing is being written
  std::condition_variable changed_;
  Tasks to_journal_, to_write_;
  std::optional<Key> journalling_;
  std::optional<Task> writing_;
  std::map<Key, std::string> latest_;  // the last text that was requested, unless it failed
  std::map<Key, std::vector<std::uint64_t>>
      on_disk_;  // fingerprints of what each file may hold now, where known
  std::vector<StoreReport> reports_;
  bool ending_ = false, journals_kept_ = false;
  std::thread journal_keeper_, worker_;  // last, since they use all the others from their start
};

}  // namespace quintet
