// A disk that is really full: a small file system in memory, where mounting is allowed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "play/endings.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// The data of a player on a file system of 256 KiB, which only this process sees.
class SmallDisk {
 public:
  explicit SmallDisk(fs::path folder) : folder_(std::move(folder)) {
    fs::create_directories(folder_);
    const bool mounted = unshare(CLONE_NEWNS) == 0 &&
                         mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                         mount("quintet", folder_.c_str(), "tmpfs", 0, "size=256k,mode=0700") == 0;
    if (!mounted) why_not_ = std::string("mounting is not allowed here: ") + std::strerror(errno);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    if (why_not_.empty()) umount(folder_.c_str());
  }

  const std::string& why_not() const { return why_not_; }
  // Until not a byte is left.
  void fill() const {
    std::ofstream file(folder_ / "filling", std::ios::binary | std::ios::app);
    for (const int size : {4096, 1})
      while (file.write(std::string(static_cast<std::size_t>(size), 'x').data(), size).flush()) {
      }
  }
  void free() const { fs::remove(folder_ / "filling"); }

 private:
  fs::path folder_;
  std::string why_not_;
};

std::vector<std::string> notices_of(Driver& driver) {
  driver.context().profile.finish_saving();
  std::vector<std::string> all = driver.take_notices();
  std::erase(all, "Game saved");
  return all;
}

class FullDisk : public testing::Test {
 protected:
  void SetUp() override {
    if (!disk.why_not().empty()) GTEST_SKIP() << disk.why_not();
  }
  static std::int64_t played(Driver& driver) {
    return ui::total_of(driver.context().profile.results("mines")).played;
  }
  static std::size_t kept(Driver& driver) {
    return driver.context().profile.kept_games("mines").games().size();
  }
  void open(Driver& driver) { driver.play("settle\ntap menu.mines\nsettle\ntap mines.beginner\nsettle"); }

  TestPlayer player;
  SmallDisk disk{player.data()};
  LastMove last = endings_of("mines").front();
};

TEST_F(FullDisk, LosesNothingIfTheProgramEndsMeanwhile) {
  {
    Driver driver(player);
    driver.context().profile.save_game("mines-" + last.mode, last.save);
    open(driver);
    driver.play("expect mines.play");
    EXPECT_THAT(notices_of(driver), IsEmpty());
    disk.fill();
    driver.play(last.last_move + "\nsettle\nexpect result won");
    EXPECT_EQ(played(driver), 1);
    // One message for all files.
    EXPECT_THAT(driver.seen() + testing::PrintToString(notices_of(driver)), HasSubstr("could not be saved"));
    driver.play("press ToggleMute\nsettle\npress ToggleMute\nsettle");
    EXPECT_THAT(notices_of(driver), IsEmpty());
    driver.play("close");
  }
  disk.free();
  Driver driver(player);
  EXPECT_EQ(played(driver), 0);
  open(driver);
  driver.play("expect mines.play\n" + last.last_move + "\nsettle\nexpect result won");
  EXPECT_EQ(played(driver), 1);
  EXPECT_EQ(kept(driver), 1U);
  EXPECT_THAT(notices_of(driver), IsEmpty());
}

TEST_F(FullDisk, SavesEverythingOnceThereIsRoomAgain) {
  {
    Driver driver(player);
    driver.context().profile.save_game("mines-" + last.mode, last.save);
    open(driver);
    driver.context().profile.finish_saving();
    disk.fill();
    driver.play(last.last_move + "\nsettle\nexpect result won");
    notices_of(driver);
    disk.free();
    driver.play("press ToggleMute\nsettle\npress ToggleMute\nsettle\nclose");
  }
  Driver driver(player);
  EXPECT_EQ(played(driver), 1);
  EXPECT_EQ(kept(driver), 1U);
  open(driver);
  EXPECT_THAT(driver.seen(), Not(HasSubstr("mines.play"))) << "it has ended";
  for (const auto& entry : fs::directory_iterator(player.data()))
    EXPECT_THAT(entry.path().filename().string(),
                testing::AllOf(Not(HasSubstr("corrupt")), Not(HasSubstr(".tmp"))));
}

}  // namespace
}  // namespace quintet::app
