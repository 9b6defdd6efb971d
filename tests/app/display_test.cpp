// The program in a real window, with a display server that draws into memory. Skipped without Xvfb.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <chrono>
#include <memory>
#include <thread>

#include "app/process.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {
namespace {

class InAWindow : public testing::Test {
 protected:
  void SetUp() override {
    if (run({"sh", "-c", "command -v Xvfb"}).status != 0) GTEST_SKIP() << "Xvfb is not installed";
    int ready[2];
    ASSERT_EQ(pipe(ready), 0);
    // The server writes the number of its display when it is ready for the first window.
    server_ = std::make_unique<Process>(std::vector<std::string>{
        "Xvfb", "-displayfd", std::to_string(ready[1]), "-screen", "0", "1280x800x24", "-nolisten", "tcp"});
    close(ready[1]);
    for (char c = 0; read(ready[0], &c, 1) == 1 && c != '\n';) display_ += c;
    close(ready[0]);
    if (display_.empty()) GTEST_SKIP() << "Xvfb does not start: " << server_->wait().output;
  }

  Process started(const Environment& more = {}) {
    Environment environment{{"DISPLAY", ":" + display_},
                            {"WAYLAND_DISPLAY", ""},
                            {"SDL_VIDEODRIVER", "x11"},
                            {"SDL_AUDIODRIVER", "dummy"}};
    for (const auto& [name, value] : more) environment[name] = value;
    return Process({quintet_file(), "--data-dir", player_.data(), "--config-dir", player_.config()},
                   environment);
  }

  bool tried_sound() const {
    return player_.has("data/state/quintet.log") &&
           player_.get("data/state/quintet.log").find("there is no sound") != std::string::npos;
  }

  TestPlayer player_;

 private:
  std::unique_ptr<Process> server_;
  std::string display_;
};

TEST_F(InAWindow, ATerminationSignalSavesAndExitsWithSuccess) {
  for (const int signal : {SIGTERM, SIGHUP}) {
    std::filesystem::remove(player_.data() / "state/window");
    Process program = started();
    ASSERT_TRUE(program.wait_until_it_catches(signal)) << program.wait().output;
    program.send(signal);
    const Ended ended = program.wait();
    EXPECT_EQ(ended.status, kWell) << signal << ended.output;
    EXPECT_TRUE(player_.has("data/state/window")) << signal;
  }
}

TEST_F(InAWindow, WithoutASoundDeviceTheGameIsSilent) {
  Process program = started({{"SDL_AUDIODRIVER", "nonsense"}});
  ASSERT_TRUE(program.wait_until_it_catches(SIGTERM)) << program.wait().output;
  // The device is opened after the first picture.
  while (program.running() && !tried_sound()) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  program.send(SIGTERM);
  const Ended ended = program.wait();
  EXPECT_EQ(ended.status, kWell);
  EXPECT_THAT(ended.output, testing::HasSubstr("there is no sound: "));
}

}  // namespace
}  // namespace quintet::app
