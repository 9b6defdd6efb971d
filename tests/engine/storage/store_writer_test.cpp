#include "engine/storage/store_writer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <map>
#include <mutex>
#include <set>

#include "engine/storage/memory_files.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class StoreWriterTest : public testing::Test {
 protected:
  // The disk blocks at the first write of "slow.tmp" until it is released; journals do not wait for it.
  void keep_the_disk_busy() {
    files_.fault = [this, first = true](const std::string& operation, const FileSystem::Path& file) mutable {
      if (operation != "write" || file.filename() != "slow.tmp" || !std::exchange(first, false))
        return std::error_code();
      reached_.set_value();
      go_on_.get_future().wait();
      return std::error_code();
    };
    writer_->write(Folder::Data, "slow", "text");
    reached_.get_future().wait();
  }
  void let_go() { go_on_.set_value(); }
  // As a new run of the program.
  void store_again() {
    store_.emplace(files_, kFolders);
    writer_.emplace(*store_);
  }
  // The writing and removing operations, without those of journals.
  std::vector<std::string> changes() const {
    std::vector<std::string> changes;
    for (const std::string& operation : files_.operations) {
      if (operation.ends_with(".journal")) continue;
      if (operation.starts_with("write ") || operation.starts_with("remove ")) changes.push_back(operation);
    }
    return changes;
  }
  // The files that the next run of the program finds if this one is killed now.
  std::optional<std::string> after_a_kill(const std::string& name) const {
    MemoryFiles left;
    left.files = files_.snapshot();
    Store next(left, kFolders);
    const auto text = next.read<std::string>(Folder::Data, name, any_text);
    EXPECT_THAT(next.take_reports(), IsEmpty());
    return text;
  }
  static Expected<std::string, Problem> any_text(std::string_view text) { return std::string(text); }
  // If even journals are not written in time, the caller continues after a while; not in these tests.
  void wait_for_journals() {
    writer_->write(Folder::Data, "slow", "the journal of what came before is there");
  }

  const PlayerFolders kFolders{.config = "/c", .data = "/d", .state = "/s"};
  MemoryFiles files_;
  std::optional<Store> store_{std::in_place, files_, kFolders};
  std::optional<StoreWriter> writer_{std::in_place, *store_};
  std::promise<void> reached_, go_on_;
};

TEST_F(StoreWriterTest, ReturnsWhileTheDiskIsBusy) {
  keep_the_disk_busy();
  writer_->write(Folder::Data, "other", "text");
  EXPECT_THAT(writer_->take_reports(), IsEmpty());
  let_go();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/slow"], "text");
  EXPECT_EQ(files_.files["/d/other"], "text");
}

TEST_F(StoreWriterTest, ASecondTextWaitsForTheJournalOfTheFirst) {
  std::promise<void> released;
  files_.fault = [gate = released.get_future().share()](const std::string& operation, const auto&) {
    if (operation == "write_unsynced") gate.wait();
    return std::error_code();
  };
  writer_->write(Folder::Data, "save", "first");
  auto second = std::async(std::launch::async, [this] { writer_->write(Folder::Data, "save", "newer"); });
  EXPECT_EQ(second.wait_for(std::chrono::milliseconds(20)), std::future_status::timeout);
  released.set_value();
  second.get();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "newer");
}

// The disk needs a second per file, and the player makes many moves in that time.
TEST_F(StoreWriterTest, OnASlowDiskAKillLosesAtMostTheLastText) {
  keep_the_disk_busy();
  for (int move = 1; move <= 50; ++move) {
    writer_->write(Folder::Data, "slow", "move " + std::to_string(move));
    if (move == 1) continue;
    const auto found = after_a_kill("slow");
    EXPECT_THAT(found, testing::AnyOf(testing::Optional("move " + std::to_string(move)),
                                      testing::Optional("move " + std::to_string(move - 1))));
  }
  let_go();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/slow"], "move 50");
  EXPECT_FALSE(files_.files.contains("/d/changes.journal"));
}

TEST_F(StoreWriterTest, OnASlowDiskAKillDoesNotBringARemovedFileBack) {
  writer_->write(Folder::Data, "slow", "former");
  writer_->finish();
  keep_the_disk_busy();
  writer_->remove(Folder::Data, "slow");
  wait_for_journals();
  EXPECT_NE(after_a_kill("slow"), "former");
  let_go();
  writer_->finish();
}

// The program is killed, or the disk fails permanently, after any number of operations: the next run finds the former
// or the new text without damage, and the new one as soon as its journal is complete.
TEST_F(StoreWriterTest, AKillAtAnyOperationLosesAtMostTheLastText) {
  for (int failing = 1; failing <= 20; ++failing) {
    files_.fault = {};
    writer_.reset();
    files_.files.clear();
    store_again();
    writer_->write(Folder::Data, "save", "first");
    writer_->write(Folder::Data, "save", "former");
    writer_->finish();
    std::atomic<int> count = 0;
    std::atomic<bool> journalled = false;
    files_.fault = [&](const std::string& operation, const FileSystem::Path& file) {
      const bool dead = ++count >= failing;
      if (!dead && operation == "rename" && file.filename() == "changes.journal.tmp") journalled = true;
      return dead ? std::make_error_code(std::errc::io_error) : std::error_code();
    };
    writer_->write(Folder::Data, "save", "new");
    writer_->finish();
    const auto found = after_a_kill("save");
    EXPECT_TRUE(found == "new" || (!journalled && found == "former"))
        << failing << ' ' << found.value_or("none");
  }
}

// As the end of a match: results and a list are written, and the save goes. At any operation at which the program is
// killed, also in the middle of a write, the next run finds either everything as it was before or everything as it is after;
// and so does the run after that, once the journal that was left has been carried out.
class Together : public StoreWriterTest {
 protected:
  using State = std::map<std::string, std::optional<std::string>>;

  static State read_all(std::map<std::string, std::string> files) {
    MemoryFiles left;
    left.files = std::move(files);
    Store store(left, {.config = "/c", .data = "/d", .state = "/s"});
    State state;
    for (const std::string name : {"list", "results", "save"})
      state[name] = store.read<std::string>(Folder::Data, name, any_text);
    EXPECT_THAT(store.take_reports(), IsEmpty());
    return state;
  }
  // After another run has written a file of its own.
  static State read_later(std::map<std::string, std::string> files) {
    MemoryFiles left;
    left.files = std::move(files);
    Store store(left, {.config = "/c", .data = "/d", .state = "/s"});
    {
      StoreWriter writer(store);
      writer.write(Folder::Data, "other", "text");
    }
    EXPECT_FALSE(left.files.contains("/d/changes.journal"));
    return read_all(left.files);
  }
  // The files at each operation. The half of a text, as a write leaves it that is cut off, counts as a state as well.
  void watch(std::function<void(const std::string& operation, const FileSystem::Path& file)> before = {}) {
    files_.fault = [this, before = std::move(before)](const std::string& operation,
                                                      const FileSystem::Path& file) {
      if (before) before(operation, file);
      const std::scoped_lock lock(watching_);
      auto files = files_.snapshot();
      states_.insert(files);
      if (operation.starts_with("write")) {
        files[file.string()] = "half a te";
        states_.insert(std::move(files));
      }
      return std::error_code();
    };
  }
  void end_match() {
    writer_->change(Folder::Data, {{"save", std::nullopt}, {"results", "won 1"}, {"list", "one"}});
  }
  // The first results are written, as often as `failures` to a full disk, while those of a second match are journalled;
  // that takes until the save is removed, or a while.
  void end_two_matches(int failures) {
    writer_->write(Folder::Data, "save", "move 1");
    writer_->finish();
    files_.fault = [this, failures, tries = 0, journals = 0](const std::string& operation,
                                                             const FileSystem::Path& file) mutable {
      if (operation == "remove" && file.filename() == "save") removed_.set_value();
      if (!operation.starts_with("write")) return std::error_code();
      if (file.filename() == "changes.journal.tmp" && ++journals == 2) {
        journalling_.set_value();
        removed_.get_future().wait_for(std::chrono::milliseconds(20));
      }
      if (file.filename() != "results.tmp") return std::error_code();
      if (++tries == 1) {
        reached_.set_value();
        journalling_.get_future().wait();
      }
      return tries <= failures ? std::make_error_code(std::errc::no_space_on_device) : std::error_code();
    };
    end_match();
    reached_.get_future().wait();
    writer_->write(Folder::Data, "results", "won 2");
    writer_->finish();
  }
  // Before: the save may lack moves that had no journal yet.
  void expect_all_or_none() {
    const State after{{"list", "one"}, {"results", "won 1"}, {"save", std::nullopt}};
    EXPECT_GT(states_.size(), 8U);
    int ended = 0;
    for (const auto& files : states_) {
      State found = read_all(files);
      EXPECT_EQ(read_later(files), found) << testing::PrintToString(files);
      ended += found == after ? 1 : 0;
      if (found == after) continue;
      EXPECT_THAT(found["save"].value_or("none"), testing::StartsWith("move"))
          << testing::PrintToString(files);
      found["save"].reset();
      EXPECT_EQ(found, (State{{"list", std::nullopt}, {"results", "won 0"}, {"save", std::nullopt}}));
    }
    EXPECT_GT(ended, 4);
    EXPECT_EQ(read_all(files_.snapshot()), after);
  }

  std::promise<void> journalling_, removed_;
  std::set<std::map<std::string, std::string>> states_;
  std::mutex watching_;
};

TEST_F(Together, AKillAtAnyOperationLeavesAllChangesOrNone) {
  writer_->write(Folder::Data, "save", "move 1");
  writer_->write(Folder::Data, "results", "won 0");
  writer_->write(Folder::Data, "save", "move 2");
  writer_->finish();
  watch();
  end_match();
  writer_->finish();
  files_.fault = {};
  expect_all_or_none();
  EXPECT_FALSE(files_.files.contains("/d/changes.journal"));
}

// The last moves are still on their way to a slow disk: one is being written, the other waits for that.
TEST_F(Together, OnASlowDiskAKillLeavesAllChangesOrNone) {
  writer_->write(Folder::Data, "save", "move 1");
  writer_->write(Folder::Data, "results", "won 0");
  writer_->finish();
  std::promise<void> released;
  const auto gate = released.get_future().share();
  watch([gate](const std::string& operation, const FileSystem::Path& file) {
    if (operation == "write" && file.filename() != "changes.journal.tmp") gate.wait();
  });
  writer_->write(Folder::Data, "save", "move 2");
  writer_->write(Folder::Data, "save", "move 3");
  end_match();
  writer_->write(Folder::Data, "list", "one");  // returns when the end is in the journal
  released.set_value();
  writer_->finish();
  files_.fault = {};
  expect_all_or_none();
}

// So that a loss of power finds all of them or none as well.
TEST_F(Together, TheJournalIsOnTheDiskBeforeAnyFileChanges) {
  writer_->write(Folder::Data, "save", "move 1");
  writer_->finish();
  files_.operations.clear();
  end_match();
  writer_->finish();
  const std::vector<std::string> first(files_.operations.begin(),
                                       std::ranges::find(files_.operations, "write results.tmp"));
  EXPECT_THAT(first, testing::IsSupersetOf(
                         {"write changes.journal.tmp", "rename changes.journal.tmp", "sync_folder d"}));
  EXPECT_THAT(first, testing::Each(testing::Not(testing::AnyOf("write list.tmp", "remove save"))));
  EXPECT_EQ(files_.operations.back(), "remove changes.journal");
}

TEST_F(Together, ASaveStaysUntilTheResultsCanBeWritten) {
  writer_->write(Folder::Data, "save", "move 1");
  writer_->finish();
  files_.fault = [](const std::string& operation, const FileSystem::Path& file) {
    const bool full = operation.starts_with("write") && file.filename() != "list.tmp";
    return full ? std::make_error_code(std::errc::no_space_on_device) : std::error_code();
  };
  end_match();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "move 1");
  // The disk answers again: the next request brings the rest with it.
  files_.fault = {};
  writer_->write(Folder::Data, "other", "text");
  writer_->finish();
  EXPECT_EQ(read_all(files_.snapshot()),
            (State{{"list", "one"}, {"results", "won 1"}, {"save", std::nullopt}}));
}

// The results of a second match, or a text of its own for the same file, take the place of those that failed.
TEST_F(Together, ASaveStaysUntilLaterResultsCanBeWrittenToo) {
  for (const bool together : {true, false}) {
    writer_->write(Folder::Data, "save", "move 1");
    writer_->write(Folder::Data, "second", "move 1");
    writer_->finish();
    files_.fault = [](const std::string& operation, const FileSystem::Path&) {
      return operation.starts_with("write") ? std::make_error_code(std::errc::no_space_on_device)
                                            : std::error_code();
    };
    end_match();
    writer_->finish();
    if (together)
      writer_->change(Folder::Data, {{"results", "won 2"}, {"list", "two"}, {"second", std::nullopt}});
    else
      writer_->write(Folder::Data, "results", "won 2");
    writer_->finish();
    EXPECT_EQ(files_.files["/d/save"], "move 1");
    EXPECT_EQ(files_.files["/d/second"], "move 1");
    files_.fault = {};
    writer_->write(Folder::Data, "other", together ? "text" : "another text");
    writer_->finish();
    const State found = read_all(files_.snapshot());
    EXPECT_EQ(found.at("save"), std::nullopt);
    EXPECT_EQ(found.at("results"), "won 2");
    writer_->write(Folder::Data, "results", "won 0");
    writer_->finish();
  }
}

// Another request puts what has failed so far back into the queue, behind the removal.
TEST_F(Together, ASaveStaysIfResultsAreTriedAgainMeanwhile) {
  writer_->write(Folder::Data, "save", "move 1");
  writer_->finish();
  files_.fault = [this, first = true](const std::string& operation, const FileSystem::Path& file) mutable {
    if (operation != "write") return std::error_code();
    if (file.filename() == "results.tmp") return std::make_error_code(std::errc::no_space_on_device);
    if (file.filename() == "list.tmp" && std::exchange(first, false)) {
      reached_.set_value();
      go_on_.get_future().wait();
    }
    return std::error_code();
  };
  end_match();
  reached_.get_future().wait();
  writer_->write(Folder::Data, "other", "text");
  writer_->write(Folder::Data, "other", "another text");  // returns when the first one is in the queue
  let_go();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "move 1");
  files_.fault = {};
  writer_.reset();
  EXPECT_EQ(read_all(files_.snapshot()),
            (State{{"list", "one"}, {"results", "won 1"}, {"save", std::nullopt}}));
}

// The first ones are not tried again then.
TEST_F(Together, ASaveStaysIfResultsFailWhileNewerOnesAreJournalled) {
  constexpr int kAll = 1000;
  end_two_matches(kAll);
  EXPECT_EQ(files_.files["/d/save"], "move 1");
  files_.fault = {};
  writer_.reset();
  EXPECT_EQ(read_all(files_.snapshot()),
            (State{{"list", "one"}, {"results", "won 2"}, {"save", std::nullopt}}));
}

// Once the newer ones are written, it goes without another request.
TEST_F(Together, ASaveGoesOnceNewerResultsAreWritten) {
  end_two_matches(1);
  EXPECT_EQ(read_all(files_.files), (State{{"list", "one"}, {"results", "won 2"}, {"save", std::nullopt}}));
  EXPECT_FALSE(files_.files.contains("/d/save"));
}

// An earlier run was killed before it had written its results. They are written while those of this run are journalled,
// which then fail.
TEST_F(Together, ASaveStaysAlsoIfAnEarlierRunHasLeftResults) {
  files_.fault = [](const std::string& operation, const FileSystem::Path& file) {
    return operation == "write" && file.filename() == "results.tmp"
               ? std::make_error_code(std::errc::no_space_on_device)
               : std::error_code();
  };
  end_match();
  writer_->finish();
  MemoryFiles left;
  left.files = files_.snapshot();
  files_.fault = {};
  left.files["/d/second"] = "move 1";
  std::promise<void> journalling, written;
  const auto no_room = std::make_error_code(std::errc::no_space_on_device);
  left.fault = [&, journalled = journalling.get_future().share(), journals = 0, results = 0](
                   const std::string& operation, const FileSystem::Path& file) mutable {
    // Where it succeeded, the journal of its folder would be waited for.
    if (operation == "write" && file.filename() == "settings.tmp") {
      journalled.wait();
      return no_room;
    }
    if (operation == "write" && file == "/d/changes.journal.tmp" && ++journals == 1) {
      journalling.set_value();
      written.get_future().wait();
    }
    if (operation != "write" || file.filename() != "results.tmp") return std::error_code();
    if (++results == 1) written.set_value();
    return results == 1 ? std::error_code() : no_room;
  };
  Store store(left, kFolders);
  {
    StoreWriter writer(store);
    writer.write(Folder::Config, "settings", "text");
    writer.change(Folder::Data, {{"second", std::nullopt}, {"results", "won 2"}, {"other", "text"}});
    writer.finish();
    EXPECT_EQ(left.files["/d/results"], "won 1");
    EXPECT_EQ(left.files["/d/second"], "move 1");
    left.fault = {};
  }
  EXPECT_EQ(left.files["/d/results"], "won 2");
  EXPECT_FALSE(left.files.contains("/d/second"));
}

// They need no second write, but may fail later.
TEST_F(Together, ASaveWaitsForResultsThatAnEarlierRequestBrings) {
  writer_->write(Folder::Data, "save", "move 1");
  writer_->finish();
  files_.fault = [this, first = true](const std::string& operation, const FileSystem::Path& file) mutable {
    if (operation != "write" || file.filename() != "results.tmp") return std::error_code();
    if (std::exchange(first, false)) {
      reached_.set_value();
      go_on_.get_future().wait();
    }
    return std::make_error_code(std::errc::no_space_on_device);
  };
  writer_->write(Folder::Data, "results", "won 1");
  reached_.get_future().wait();
  end_match();
  let_go();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "move 1");
}

TEST_F(StoreWriterTest, TriesFailedWritesAgainWithTheNextAndAtTheEnd) {
  const auto full = [](const std::string& operation, const FileSystem::Path&) {
    return operation.starts_with("write") ? std::make_error_code(std::errc::no_space_on_device)
                                          : std::error_code();
  };
  files_.fault = full;
  writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  files_.fault = {};
  writer_->write(Folder::Data, "other", "text");
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "text");
  files_.fault = full;
  writer_->write(Folder::Data, "save", "newer");
  writer_->finish();
  files_.fault = {};
  writer_.reset();
  EXPECT_EQ(files_.files["/d/save"], "newer");
}

// The folder is not there at first. A killed run has left its last text in the journal, which this run has not read when its
// own first text is written.
TEST_F(StoreWriterTest, KeepsTheJournalOfAnEarlierRunUntilItIsTakenOver) {
  keep_the_disk_busy();
  wait_for_journals();
  const auto left = files_.snapshot();
  ASSERT_TRUE(left.contains("/d/changes.journal"));
  let_go();
  for (const char* own : {"other", "slow"}) {
    writer_.reset();
    files_.files = left;
    // The first is that of the start.
    files_.fault = [failures = 2](const std::string& operation, const auto&) mutable {
      return operation == "create_folders" && failures-- > 0 ? std::make_error_code(std::errc::io_error)
                                                             : std::error_code();
    };
    store_again();
    for (const char* name : {own, own, "third"}) {
      writer_->write(Folder::Data, name, name == own ? "of this run" : "text");
      writer_->finish();
    }
    EXPECT_EQ(files_.files[std::string("/d/") + own], "of this run");
    EXPECT_TRUE(files_.files.contains("/d/slow")) << own;
    EXPECT_TRUE(files_.files.contains("/d/third"));
    EXPECT_FALSE(files_.files.contains("/d/changes.journal"));
  }
}

TEST_F(StoreWriterTest, OnASlowDiskANewerTextReplacesAQueuedOne) {
  keep_the_disk_busy();
  for (const char* text : {"1", "2", "3", "4", "5", "6"}) writer_->write(Folder::Data, "slow", text);
  let_go();
  writer_->finish();
  EXPECT_EQ(files_.files["/d/slow"], "6");
  // The one in progress, possibly one whose successor had no journal yet, and the last one.
  EXPECT_THAT(changes().size(), testing::AllOf(testing::Ge(2U), testing::Le(3U)));
}

TEST_F(StoreWriterTest, DoesNotWriteTheSameTextTwice) {
  for (int i = 0; i < 3; ++i) writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  EXPECT_THAT(changes(), ElementsAre("write save.tmp"));
  writer_->remove(Folder::Data, "save");
  writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "text");
}

TEST_F(StoreWriterTest, RetriesFailedWrites) {
  files_.fault = [](const std::string& operation, const FileSystem::Path&) {
    return operation == "write" ? std::make_error_code(std::errc::no_space_on_device) : std::error_code();
  };
  writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  files_.fault = {};
  writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  EXPECT_EQ(files_.files["/d/save"], "text");
}

TEST_F(StoreWriterTest, WakesTheLoopWhenThereIsAReport) {
  std::atomic<int> woken = 0;
  writer_.emplace(*store_, [&woken] { ++woken; });
  writer_->write(Folder::Data, "good", "text");
  writer_->finish();
  EXPECT_EQ(woken, 0);
  files_.fault = [](const std::string& operation, const FileSystem::Path&) {
    return operation == "write" ? std::make_error_code(std::errc::no_space_on_device) : std::error_code();
  };
  writer_->write(Folder::Data, "bad", "text");
  writer_->finish();
  EXPECT_EQ(woken, 1);
  writer_.reset();
}

TEST_F(StoreWriterTest, WorksInOrder) {
  keep_the_disk_busy();
  writer_->write(Folder::Data, "records", "won");
  writer_->remove(Folder::Data, "save");
  let_go();
  writer_->finish();
  EXPECT_THAT(changes(),
              ElementsAre("write slow.tmp", "write records.tmp", "remove save.bak", "remove save"));
}

TEST_F(StoreWriterTest, ReadsWhatWasJustWritten) {
  writer_->write(Folder::Data, "save", "text");
  const auto parse = [](std::string_view text) { return Expected<std::string, Problem>(std::string(text)); };
  EXPECT_EQ(writer_->read<std::string>(Folder::Data, "save", parse), "text");
}

TEST_F(StoreWriterTest, FinishesBeforeItIsDestroyed) {
  keep_the_disk_busy();
  writer_->write(Folder::Data, "save", "text");
  let_go();
  writer_.reset();
  EXPECT_EQ(files_.files["/d/save"], "text");
}

TEST_F(StoreWriterTest, ReportsFailures) {
  files_.fault = [](const std::string& operation, const FileSystem::Path&) {
    return operation == "write" ? std::make_error_code(std::errc::no_space_on_device) : std::error_code();
  };
  writer_->write(Folder::Data, "save", "text");
  writer_->finish();
  const auto reports = writer_->take_reports();
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0].trouble, StoreTrouble::NotSaved);
  EXPECT_EQ(reports[0].file, "save");
  EXPECT_THAT(writer_->take_reports(), IsEmpty());
}

}  // namespace
}  // namespace quintet
