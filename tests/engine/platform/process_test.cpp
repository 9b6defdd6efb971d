#include "engine/platform/process.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <fstream>
#include <thread>

#include "support/error_of.hpp"

namespace quintet {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using testing::ElementsAre;
using testing::HasSubstr;
using What = Process::Line::What;

constexpr seconds kPatience{20};  // what is expected comes much sooner

std::vector<std::string> words_of(std::string_view command) {
  return split_command(command).value_or(std::vector<std::string>{"(none)"});
}

std::unique_ptr<Process> start(const std::string& command) {
  auto process = Process::start(command);
  EXPECT_TRUE(process.has_value());
  return process ? *std::move(process) : nullptr;
}
std::unique_ptr<Process> start_fake(const std::string& faults) {
  return start("'" QUINTET_FAKE_ENGINE "' " + faults);
}

Process::Line next(Process& process) {
  return process.read_line(kPatience, {});
}

TEST(SplitCommand, SplitsAtBlanksAndHoldsQuotedWordsTogether) {
  EXPECT_THAT(words_of("gnugo --mode gtp"), ElementsAre("gnugo", "--mode", "gtp"));
  EXPECT_THAT(words_of("  a\t b\n"), ElementsAre("a", "b"));
  EXPECT_THAT(words_of(R"('/opt/my engine/go' -c "a b".cfg)"),
              ElementsAre("/opt/my engine/go", "-c", "a b.cfg"));
  EXPECT_THAT(words_of(R"(a\ b "c\"d\\e\f" 'g\h')"), ElementsAre("a b", R"(c"d\e\f)", R"(g\h)"));
  EXPECT_THAT(words_of("a '' b"), ElementsAre("a", "", "b"));
}

TEST(SplitCommand, KnowsNoShell) {
  EXPECT_THAT(words_of("a | b > c; $d `e` *"), ElementsAre("a", "|", "b", ">", "c;", "$d", "`e`", "*"));
}

TEST(SplitCommand, SaysWhatIsWrong) {
  EXPECT_EQ(error_of(split_command("a 'b")), StartFault::OpenQuote);
  EXPECT_EQ(error_of(split_command("a \"b\\\"")), StartFault::OpenQuote);
  EXPECT_EQ(error_of(split_command("  ")), StartFault::NoCommand);
  EXPECT_EQ(error_of(split_command("'' a")), StartFault::NoCommand);
}

TEST(Process, SaysWhyItCannotStart) {
  EXPECT_EQ(error_of(Process::start("no-such-engine --mode gtp")), StartFault::NotFound);
  EXPECT_EQ(error_of(Process::start("/no/such/engine")), StartFault::NotFound);
  EXPECT_EQ(error_of(Process::start("/etc/passwd")), StartFault::NotAllowed);
  EXPECT_EQ(error_of(Process::start("/")), StartFault::NotAllowed);
  EXPECT_EQ(error_of(Process::start(" ")), StartFault::NoCommand);
  EXPECT_EQ(error_of(Process::start("'a")), StartFault::OpenQuote);
}

TEST(Process, TalksInLines) {
  const auto engine = start_fake("");
  ASSERT_TRUE(engine->write_line("1 name", kPatience));
  EXPECT_EQ(next(*engine).text, "=1 Fake");
  EXPECT_EQ(next(*engine).text, "");
  ASSERT_TRUE(engine->write_line("2 version", kPatience));
  EXPECT_EQ(next(*engine).text, "=2 1.0");
  EXPECT_EQ(engine->status(), std::nullopt);
}

TEST(Process, DropsTheLineEndsOfWindows) {
  const auto engine = start_fake("crlf");
  ASSERT_TRUE(engine->write_line("1 name", kPatience));
  EXPECT_EQ(next(*engine).text, "=1 Fake");
  EXPECT_EQ(next(*engine).text, "");
}

TEST(Process, WaitsNoLongerThanItIsTold) {
  const auto engine = start_fake("mute");
  ASSERT_TRUE(engine->write_line("1 name", kPatience));
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(engine->read_line(milliseconds(30), {}).what, What::Silence);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, milliseconds(30));
  EXPECT_EQ(engine->read_line(milliseconds(0), {}).what, What::Silence);
}

TEST(Process, StopsWaitingWhenItIsAskedTo) {
  const auto engine = start_fake("mute");
  std::stop_source stop;
  const std::jthread stopper([&stop] {
    std::this_thread::sleep_for(milliseconds(20));
    stop.request_stop();
  });
  EXPECT_EQ(engine->read_line(std::nullopt, stop.get_token()).what, What::Stopped);
}

TEST(Process, TellsTheEndItsStatusAndTheLastWords) {
  const auto engine = start_fake("dead");
  ASSERT_TRUE(engine->write_line("1 genmove b", kPatience));
  EXPECT_EQ(next(*engine).what, What::Ended);
  while (!engine->status()) std::this_thread::sleep_for(milliseconds(1));
  EXPECT_EQ(engine->status(), 3);
  EXPECT_EQ(engine->last_words(), "fake engine: out of ideas");
  EXPECT_EQ(next(*engine).what, What::Ended);
}

TEST(Process, ReadsWhatWasSaidBeforeTheEnd) {
  const auto shell = start(R"(sh -c 'echo one; printf two; kill -9 $$')");
  EXPECT_EQ(next(*shell).text, "one");
  EXPECT_EQ(next(*shell).text, "two");
  EXPECT_EQ(next(*shell).what, What::Ended);
  while (!shell->status()) std::this_thread::sleep_for(milliseconds(1));
  EXPECT_EQ(shell->status(), 137);
}

// SIGPIPE would end the tests.
TEST(Process, OutlivesWritingToOneThatHasEnded) {
  const auto shell = start("true");
  EXPECT_EQ(next(*shell).what, What::Ended);
  while (!shell->status()) std::this_thread::sleep_for(milliseconds(1));
  EXPECT_FALSE(shell->write_line("1 name", kPatience));
}

TEST(Process, GivesUpWritingToOneThatDoesNotRead) {
  const auto engine = start("sleep 1000");
  EXPECT_FALSE(engine->write_line(std::string(1U << 20U, 'x'), milliseconds(30)));
}

// While a long line is written to it, the program writes more than its pipe holds.
TEST(Process, ReadsWhileItWrites) {
  const auto cat = start("cat");
  const std::string long_line(400'000, 'x');
  ASSERT_TRUE(cat->write_line(long_line, kPatience));
  EXPECT_EQ(next(*cat).text, long_line);
}

TEST(Process, CutsALineWithoutEnd) {
  const auto engine = start_fake("long-line");
  ASSERT_TRUE(engine->write_line("1 genmove b", kPatience));
  const Process::Line line = next(*engine);
  EXPECT_EQ(line.what, What::Flood);
  EXPECT_THAT(line.text, HasSubstr("a very long line a very"));
  EXPECT_LT(line.text.size(), 1000U);
  EXPECT_EQ(next(*engine).what, What::Flood);
}

TEST(Process, IsHeldBackByItsPipeWhileNobodyReads) {
  const auto engine = start_fake("flood");
  ASSERT_TRUE(engine->write_line("1 genmove b", kPatience));
  for (int i = 0; i < 1000; ++i) ASSERT_EQ(next(*engine).what, What::Text);
}

TEST(Process, KillsWhatDoesNotEndAndLeavesNoZombie) {
  std::string child;
  {
    // A shell that ignores the end of its input, with a program of its own.
    const auto shell = start("sh -c 'trap \"\" HUP TERM; echo $$; sleep 1000 & echo $!; wait'");
    const std::string id = next(*shell).text;
    child = next(*shell).text;
    ASSERT_EQ(::kill(std::stoi(id), 0), 0);
  }
  int status = 0;
  EXPECT_EQ(::waitpid(-1, &status, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
  // Killed with the shell. A kill takes its time, and whoever has adopted it may not have asked for it yet.
  const auto ended = [&child] {
    std::ifstream about("/proc/" + child + "/stat");
    std::string number, name, state;
    about >> number >> name >> state;
    return state.empty() || state == "Z" || state == "X";
  };
  for (int i = 0; i < 10'000 && !ended(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_TRUE(ended());
}

TEST(Process, HandsOnNoOpenFile) {
  const int file = ::open("/etc/passwd", O_RDONLY);  // without close-on-exec
  ASSERT_GE(file, 3);
  const auto list = start("ls /proc/self/fd");
  std::vector<std::string> open;
  for (Process::Line line = next(*list); line.what == What::Text; line = next(*list))
    open.push_back(line.text);
  ::close(file);
  EXPECT_THAT(open, ElementsAre("0", "1", "2", "3"));  // the last one is the folder that is listed
}

TEST(Process, FindsTheHomeFolder) {
  const char* const home = ::getenv("HOME");
  if (!home) GTEST_SKIP() << "there is no home folder";
  const auto echo = start("echo ~/a '~/b' c~/d");
  EXPECT_EQ(next(*echo).text, std::string(home) + "/a " + home + "/b c~/d");
}

}  // namespace
}  // namespace quintet
