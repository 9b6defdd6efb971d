#include "engine/storage/store.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/storage/memory_files.hpp"
#include "engine/storage/seal.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

const PlayerFolders kFolders{.config = "/c", .data = "/d", .state = "/s"};

std::error_code disk_full() {
  return std::make_error_code(std::errc::no_space_on_device);
}
std::error_code io_error() {
  return std::make_error_code(std::errc::io_error);
}

std::chrono::system_clock::time_point at_noon() {
  return std::chrono::system_clock::time_point(std::chrono::seconds(1'769'860'800));  // 2026-01-31 12:00 UTC
}

// In these tests the content of a valid file begins with "good".
Expected<std::string, Problem> parse(std::string_view text) {
  if (text.starts_with("good")) return std::string(text);
  if (text.starts_with("newer")) return tl::unexpected(Problem{"of the future", Problem::Kind::Newer});
  return tl::unexpected(Problem{"no good"});
}

class StoreTest : public testing::Test {
 protected:
  Store& store() {
    if (!store_) store_.emplace(files_, kFolders, at_noon);
    return *store_;
  }
  void start_again() { store_.reset(); }
  std::optional<std::string> read() { return store().read<std::string>(Folder::Data, "save", parse); }
  bool write(std::string_view text) { return store().write(Folder::Data, "save", text); }
  void write_journal(Change change) {
    store().write_journal(Folder::Data, {{{"save", std::move(change)}}}, Store::Wait::No);
  }
  std::vector<StoreTrouble> troubles() {
    std::vector<StoreTrouble> result;
    for (const StoreReport& report : store().take_reports()) result.push_back(report.trouble);
    return result;
  }
  std::string& file(const std::string& name) { return files_.files["/d/" + name]; }
  bool has(const std::string& name) const { return files_.files.contains("/d/" + name); }

  MemoryFiles files_;
  std::optional<Store> store_;
};

TEST_F(StoreTest, ReadsNothingWithoutAFile) {
  EXPECT_EQ(read(), std::nullopt);
  EXPECT_THAT(troubles(), IsEmpty());
}

TEST_F(StoreTest, ReadsWhatItWrote) {
  EXPECT_TRUE(write("good 1"));
  start_again();
  EXPECT_EQ(read(), "good 1");
  EXPECT_THAT(troubles(), IsEmpty());
}

TEST_F(StoreTest, KeepsEachFolderApart) {
  store().write(Folder::Config, "save", "good c");
  store().write(Folder::State, "save", "good s");
  EXPECT_EQ(files_.files["/c/save"], "good c");
  EXPECT_EQ(files_.files["/s/save"], "good s");
  EXPECT_FALSE(has("save"));
}

TEST_F(StoreTest, KeepsTheFormerFileAsTheLastGoodCopy) {
  write("good 1");
  write("good 2");
  EXPECT_EQ(file("save"), "good 2");
  EXPECT_EQ(file("save.bak"), "good 1");
  EXPECT_FALSE(has("save.tmp"));
}

TEST_F(StoreTest, SyncsAndChecksBeforeItReplaces) {
  write("good 1");
  files_.operations.clear();
  write("good 2");
  EXPECT_THAT(files_.operations, ElementsAre("create_folders d", "write save.tmp", "read save.tmp",
                                             "rename save", "rename save.tmp", "sync_folder d"));
}

TEST_F(StoreTest, DetectsADiskThatReportsFalseSuccess) {
  write("good 1");
  files_.fault = [this](const std::string& operation, const auto& path) {
    if (operation == "read") files_.files[path.string()] = "rubbish";
    return std::error_code();
  };
  EXPECT_FALSE(write("good 2"));
  EXPECT_EQ(file("save"), "good 1");
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NotSaved));
}

TEST_F(StoreTest, SetsADamagedFileAsideAndOpensTheLastGoodCopy) {
  write("good 1");
  write("good 2");
  file("save") = "half a fi";
  EXPECT_EQ(read(), "good 1");
  EXPECT_THAT(store().take_reports(), ElementsAre(StoreReport{StoreTrouble::Recovered, "save", "no good"}));
  EXPECT_EQ(file("save.corrupt-20260131T120000Z"), "half a fi");
  EXPECT_FALSE(has("save"));
}

TEST_F(StoreTest, SetsBothAsideWhenBothAreDamaged) {
  file("save") = "bad";
  file("save.bak") = "worse";
  EXPECT_EQ(read(), std::nullopt);
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::Damaged));
  EXPECT_EQ(file("save.corrupt-20260131T120000Z"), "bad");
  EXPECT_EQ(file("save.bak.corrupt-20260131T120000Z"), "worse");
}

// The version that has written it will read it; its former good copy is of no use to this one.
TEST_F(StoreTest, LeavesAFileOfALaterVersionWhereItIs) {
  file("save") = "newer 2";
  file("save.bak") = "good 1";
  EXPECT_EQ(read(), std::nullopt);
  EXPECT_EQ(read(), std::nullopt);
  EXPECT_THAT(store().take_reports(), ElementsAre(StoreReport{StoreTrouble::Newer, "save", "of the future"}));
  EXPECT_THAT(files_.files, SizeIs(2));
  // Only a file in its place makes it move.
  EXPECT_TRUE(write("good 3"));
  EXPECT_EQ(file("save.newer-20260131T120000Z"), "newer 2");
  EXPECT_EQ(file("save"), "good 3");
  EXPECT_EQ(file("save.bak"), "good 1");
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NewerAside));
  EXPECT_THAT(store().list(Folder::Data), ElementsAre("save"));
}

TEST_F(StoreTest, LeavesACopyOfALaterVersionWhereItIs) {
  file("save") = "bad";
  file("save.bak") = "newer 1";
  EXPECT_EQ(read(), std::nullopt);
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::Newer));
  EXPECT_TRUE(write("good 3"));
  EXPECT_EQ(file("save.bak.newer-20260131T120000Z"), "newer 1");
}

TEST_F(StoreTest, NeverOverwritesAFileSetAside) {
  for (const std::string bad : {"bad 1", "bad 2", "bad 3"}) {
    file("save") = bad;
    read();
  }
  EXPECT_EQ(file("save.corrupt-20260131T120000Z"), "bad 1");
  EXPECT_EQ(file("save.corrupt-20260131T120000Z-2"), "bad 2");
  EXPECT_EQ(file("save.corrupt-20260131T120000Z-3"), "bad 3");
}

TEST_F(StoreTest, NeverMakesADamagedFileTheLastGoodCopy) {
  file("save") = "bad";
  file("save.bak") = "good 1";
  files_.fault = [](const std::string& operation, const auto&) {
    return operation == "rename" ? io_error() : std::error_code();
  };
  EXPECT_EQ(read(), "good 1");
  EXPECT_FALSE(write("good 2"));  // the bad file cannot be renamed
  EXPECT_EQ(file("save"), "bad");
  EXPECT_EQ(file("save.bak"), "good 1");
  files_.fault = nullptr;
  EXPECT_TRUE(write("good 2"));
  EXPECT_EQ(file("save"), "good 2");
  EXPECT_EQ(file("save.bak"), "good 1");
  EXPECT_EQ(file("save.corrupt-20260131T120000Z"), "bad");
}

// Too many open files, a slow disk, temporarily wrong permissions: the file may still be valid.
TEST_F(StoreTest, LeavesTemporarilyUnreadableFilesInPlace) {
  for (const auto error :
       {std::errc::io_error, std::errc::permission_denied, std::errc::too_many_files_open}) {
    start_again();
    file("save") = "good 1";
    files_.fault = [error](const std::string& operation, const auto&) {
      return operation == "read" ? std::make_error_code(error) : std::error_code();
    };
    EXPECT_EQ(read(), std::nullopt);
    EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NotRead));
    files_.fault = nullptr;
    EXPECT_EQ(read(), "good 1");
    EXPECT_TRUE(write("good 2"));
    EXPECT_EQ(file("save.bak"), "good 1");
    EXPECT_THAT(troubles(), IsEmpty());
    EXPECT_THAT(files_.files, SizeIs(2));
    files_.files.clear();
  }
}

TEST_F(StoreTest, OpensTheLastGoodCopyOfAFileThatCannotBeRead) {
  file("save") = "good 2";
  file("save.bak") = "good 1";
  files_.fault = [](const std::string& operation, const auto& path) {
    return operation == "read" && path == "/d/save" ? io_error() : std::error_code();
  };
  EXPECT_EQ(read(), "good 1");
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::CopyRead));
  // It is neither overwritten nor made the last good copy, and the message names its new place.
  files_.fault = nullptr;
  EXPECT_TRUE(write("good 3"));
  EXPECT_EQ(file("save.unread-20260131T120000Z"), "good 2");
  EXPECT_EQ(file("save.bak"), "good 1");
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::KeptAside));
  EXPECT_THAT(store().list(Folder::Data), ElementsAre("save"));
}

// A file in place of a folder: one report for all files.
TEST_F(StoreTest, ReportsAHomeThatIsAFileOnce) {
  files_.fault = [](const std::string&, const auto&) {
    return std::make_error_code(std::errc::not_a_directory);
  };
  EXPECT_FALSE(store().saving());
  for (const Folder folder : {Folder::Config, Folder::Data, Folder::State})
    EXPECT_EQ(store().read<std::string>(folder, "save", parse), std::nullopt);
  EXPECT_FALSE(write("good 1"));
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NoFolder));
}

TEST_F(StoreTest, WritesThroughALink) {
  files_.links["/d/save"] = "/far/game";
  files_.files["/far/game"] = "good 1";
  EXPECT_EQ(read(), "good 1");
  EXPECT_TRUE(write("good 2"));
  EXPECT_EQ(files_.files["/far/game"], "good 2");
  EXPECT_EQ(files_.files["/far/game.bak"], "good 1");
  files_.files["/far/game"] = "bad";
  EXPECT_EQ(read(), "good 1");
  EXPECT_EQ(files_.files["/far/game.corrupt-20260131T120000Z"], "bad");
  EXPECT_TRUE(store().remove(Folder::Data, "save"));
  EXPECT_FALSE(has("save"));
}

TEST_F(StoreTest, ReadsTheJournalOfAFileThatItReplaces) {
  write("good 1");
  write_journal({"good 2", {fingerprint("good 1")}});
  EXPECT_EQ(read(), "good 2");
  EXPECT_THAT(store().list(Folder::Data), ElementsAre("save"));
  // Something else has changed the file since.
  file("save") = "good 3";
  EXPECT_EQ(read(), "good 3");
  EXPECT_THAT(troubles(), IsEmpty());
}

TEST_F(StoreTest, ReadsTheJournalOfAMissingFile) {
  write_journal({"good 1", {}});
  EXPECT_EQ(read(), "good 1");
  EXPECT_THAT(troubles(), IsEmpty());
}

TEST_F(StoreTest, AJournalMayRemoveItsFile) {
  write("good 1");
  write("good 2");
  write_journal({std::nullopt, {fingerprint("good 2")}});
  EXPECT_EQ(read(), std::nullopt);
  EXPECT_THAT(troubles(), IsEmpty());
}

TEST_F(StoreTest, AJournalHidesNoGoodFile) {
  write("good 1");
  write("good 2");
  const std::string whole = Journal{{{"save", {"good 3", {fingerprint("good 2")}}}}}.write();
  for (std::size_t size = 0; size + 1 < whole.size(); ++size) {
    file("changes.journal") = whole.substr(0, size);
    EXPECT_EQ(read(), "good 2") << size;
  }
  file("changes.journal") = Journal{{{"save", {"bad", {fingerprint("good 2")}}}}}.write();
  EXPECT_EQ(read(), "good 2");
  EXPECT_THAT(troubles(), IsEmpty());
}

TEST_F(StoreTest, ADamagedFileIsRecoveredFromItsJournalFirst) {
  write("good 1");
  write("good 2");
  write_journal({"good 3", {fingerprint("good 2")}});
  file("save") = "half a fi";
  EXPECT_EQ(read(), "good 3");
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::Recovered));
  EXPECT_EQ(file("save.corrupt-20260131T120000Z"), "half a fi");
}

// Version 0.9 wrote a journal for each file, beside it.
TEST_F(StoreTest, ReadsAJournalOfVersion09UntilItsFileIsWritten) {
  const auto journal_of = [](const std::string& former, const std::string& what) {
    std::ostringstream head;
    head << "quintet-journal 1 " << what << ' ' << std::hex << fingerprint(former) << '\n';
    return seal(head.str() + (what == "write" ? "good 2" : "") + '\n');
  };
  write("good 1");
  file("save.journal") = journal_of("good 1", "write");
  EXPECT_EQ(read(), "good 2");
  EXPECT_EQ(store().read_journal(Folder::Data).changes.at("save").text, "good 2");
  EXPECT_THAT(store().list(Folder::Data), ElementsAre("save"));
  write("good 3");
  EXPECT_FALSE(has("save.journal"));
  EXPECT_EQ(read(), "good 3");
  file("save.journal") = journal_of("good 3", "remove");
  EXPECT_EQ(read(), std::nullopt);
  // What it says of a missing file must not come true later.
  file("save.journal") = journal_of("good 3", "write");
  EXPECT_TRUE(store().remove(Folder::Data, "save"));
  EXPECT_EQ(read(), std::nullopt);
  EXPECT_THAT(troubles(), IsEmpty());
}

TEST_F(StoreTest, ReportsAFullDiskOnceAndLosesNothing) {
  write("good 1");
  files_.fault = [](const std::string& operation, const auto&) {
    return operation == "write" ? disk_full() : std::error_code();
  };
  for (int move = 0; move < 5; ++move) EXPECT_FALSE(write("good 2"));
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NotSaved));
  EXPECT_FALSE(has("save.tmp"));
  EXPECT_EQ(read(), "good 1");
}

TEST_F(StoreTest, ReportsTheSameErrorAgainAfterASuccess) {
  const auto fail_writes = [](const std::string& operation, const auto&) {
    return operation == "write" ? disk_full() : std::error_code();
  };
  files_.fault = fail_writes;
  write("good 1");
  files_.fault = nullptr;
  write("good 2");
  files_.fault = fail_writes;
  write("good 3");
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NotSaved, StoreTrouble::NotSaved));
}

// One cause, one report: not for every file, and not again after a file that could be removed.
TEST_F(StoreTest, ReportsAFullDiskOnceForAllFiles) {
  files_.fault = [](const std::string& operation, const auto& path) {
    return operation == "write" && path.filename() != "small.tmp" ? disk_full() : std::error_code();
  };
  for (int move = 0; move < 5; ++move) {
    for (const std::string name : {"save", "records", "settings"})
      EXPECT_FALSE(store().write(Folder::Data, name, "good 1"));
    EXPECT_TRUE(store().write(Folder::Data, "small", "good " + std::to_string(move)));
    EXPECT_TRUE(store().remove(Folder::Data, "save"));
  }
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NotSaved));
  files_.fault = {};
  for (const std::string name : {"save", "records", "settings"})
    EXPECT_TRUE(store().write(Folder::Data, name, "good 1"));
  files_.fault = [](const std::string&, const auto&) { return disk_full(); };
  EXPECT_FALSE(write("good 2"));
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NotSaved));
}

// Such as a share that is not there yet when the program starts.
TEST_F(StoreTest, SavesAsSoonAsTheFolderCanBeOpened) {
  int failures = 5;
  files_.fault = [&failures](const std::string& operation, const auto&) {
    return operation == "create_folders" && failures-- > 0 ? io_error() : std::error_code();
  };
  EXPECT_EQ(read(), std::nullopt);
  for (int move = 0; move < 4; ++move) EXPECT_FALSE(write("good " + std::to_string(move)));
  EXPECT_FALSE(store().saving());
  EXPECT_TRUE(write("good 4"));
  EXPECT_TRUE(store().saving());
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NoFolder, StoreTrouble::SavesAgain));
  EXPECT_TRUE(write("good 5"));
  EXPECT_EQ(file("save"), "good 5");
}

// What was not there when this run asked for it must not be lost when it turns up.
TEST_F(StoreTest, KeepsFilesThatTurnUpWithTheFolder) {
  files_.fault = [](const std::string& operation, const auto&) {
    return operation == "create_folders" ? io_error() : std::error_code();
  };
  EXPECT_EQ(read(), std::nullopt);
  file("save") = "good 9";
  files_.fault = {};
  EXPECT_TRUE(write("good 1"));
  EXPECT_EQ(file("save"), "good 1");
  EXPECT_EQ(file("save.unread-20260131T120000Z"), "good 9");
  EXPECT_THAT(troubles(),
              ElementsAre(StoreTrouble::NoFolder, StoreTrouble::SavesAgain, StoreTrouble::KeptAside));
}

TEST_F(StoreTest, SavesNothingIfAnotherCopyRunsAndSaysSo) {
  file("save") = "good 1";
  files_.locked_by_another = true;
  EXPECT_FALSE(store().saving());
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::AnotherCopy));
  EXPECT_EQ(read(), "good 1");
  EXPECT_FALSE(write("good 2"));
  EXPECT_FALSE(store().remove(Folder::Data, "save"));
  EXPECT_EQ(file("save"), "good 1");
  EXPECT_THAT(troubles(), IsEmpty());
  // Nor when that copy ends: this one does not know what it has written.
  files_.locked_by_another = false;
  EXPECT_FALSE(write("good 2"));
}

TEST_F(StoreTest, LeavesDamagedFilesInPlaceIfAnotherCopyRuns) {
  file("save") = "bad";
  files_.locked_by_another = true;
  EXPECT_EQ(read(), std::nullopt);
  EXPECT_EQ(file("save"), "bad");
}

TEST_F(StoreTest, WorksInAReadOnlyHome) {
  file("save") = "good 1";
  files_.fault = [](const std::string& operation, const auto&) {
    return operation == "read" ? std::error_code() : std::make_error_code(std::errc::read_only_file_system);
  };
  EXPECT_FALSE(store().saving());
  EXPECT_EQ(read(), "good 1");
  EXPECT_FALSE(write("good 2"));
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NoFolder));
}

TEST_F(StoreTest, WorksWithoutAHome) {
  store_.emplace(files_, PlayerFolders{});
  EXPECT_FALSE(store().saving());
  EXPECT_EQ(read(), std::nullopt);
  EXPECT_FALSE(write("good 1"));
  EXPECT_THAT(store().list(Folder::Data), IsEmpty());
  EXPECT_THAT(troubles(), ElementsAre(StoreTrouble::NoFolder));
  EXPECT_THAT(files_.operations, IsEmpty());
}

TEST_F(StoreTest, RemovesTheCopyBeforeTheFile) {
  write("good 1");
  write("good 2");
  files_.operations.clear();
  EXPECT_TRUE(store().remove(Folder::Data, "save"));
  EXPECT_THAT(files_.operations, ElementsAre("remove save.bak", "remove save", "sync_folder d"));
  EXPECT_EQ(read(), std::nullopt);
}

TEST_F(StoreTest, ListsWhatWasWritten) {
  for (const char* name :
       {"link.save", "go.save", "go.save.tmp", "go.save.corrupt-20260131T120000Z", "lock"}) {
    file(name) = "good";
  }
  file("mines.save.bak") = "good";  // power was lost between two renames
  file("go.save.bak") = "good";
  EXPECT_THAT(store().list(Folder::Data), ElementsAre("go.save", "link.save", "mines.save"));
}

TEST_F(StoreTest, ListsWhatTheJournalIsGoingToWrite) {
  file("go.save") = "good";
  file("link.save") = "good";
  Journal journal;
  journal.changes.emplace("go-1.save", Change{"good", {}});
  journal.changes.emplace("go.save", Change{std::nullopt, {fingerprint("good")}});
  store().write_journal(Folder::Data, journal, Store::Wait::No);
  EXPECT_THAT(store().list(Folder::Data), ElementsAre("go-1.save", "link.save"));
}

// Power loss or an error at any single operation of a save: the next start finds the former or the new text, never a
// part of one and never nothing; and an error is reported once.
TEST_F(StoreTest, LosesNothingAtAnyOperationThatFails) {
  for (const bool for_ever : {false, true}) {
    for (std::size_t failing = 1; failing <= 6; ++failing) {
      start_again();
      files_.files.clear();
      write("good 1");
      write("good 2");
      std::size_t count = 0;
      files_.fault = [&](const std::string&, const auto&) {
        ++count;
        return (for_ever ? count >= failing : count == failing) ? io_error() : std::error_code();
      };
      EXPECT_FALSE(write("good 3")) << failing;
      EXPECT_THAT(troubles(), SizeIs(1)) << failing;
      files_.fault = nullptr;
      start_again();
      EXPECT_THAT(read(), testing::AnyOf(testing::Optional(std::string("good 2")),
                                         testing::Optional(std::string("good 3"))))
          << failing;
      EXPECT_THAT(troubles(), IsEmpty());
      EXPECT_TRUE(write("good 4"));
      EXPECT_EQ(read(), "good 4");
    }
  }
}

}  // namespace
}  // namespace quintet
