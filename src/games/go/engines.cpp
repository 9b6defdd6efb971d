#include "games/go/engines.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>

#include "engine/platform/process.hpp"
#include "games/go/settings.hpp"
#include "ui/stones/engines_page.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using std::chrono::milliseconds;
using Kind = EngineFault::Kind;

constexpr milliseconds kTimeToRead{2000};  // a command
constexpr milliseconds kTimeToEnd{200};    // until its status is known
constexpr std::chrono::seconds kTrial{60};

class ProcessChannel final : public EngineChannel {
 public:
  explicit ProcessChannel(std::unique_ptr<Process> process) : process_(std::move(process)) {}

  bool send(const std::string& line) override { return process_->write_line(line, kTimeToRead); }
  Heard hear(std::optional<milliseconds> limit, const std::stop_token& stop) override {
    using What = Process::Line::What;
    Process::Line line = process_->read_line(limit, stop);
    switch (line.what) {
      case What::Text:
        return {.what = Heard::What::Line, .text = std::move(line.text)};
      case What::Silence:
        return {.what = Heard::What::Silence};
      case What::Stopped:
        return {.what = Heard::What::Stopped};
      case What::Flood:
        return {.what = Heard::What::Flood, .text = std::move(line.text)};
      case What::Ended:
        break;
    }
    return {.what = Heard::What::Ended, .text = process_->last_words(), .status = process_->wait(kTimeToEnd)};
  }

 private:
  std::unique_ptr<Process> process_;
};

Kind kind_of(StartFault fault) {
  switch (fault) {
    case StartFault::NoCommand:
      return Kind::NoCommand;
    case StartFault::OpenQuote:
      return Kind::OpenQuote;
    case StartFault::NotFound:
      return Kind::NotFound;
    case StartFault::NotAllowed:
      return Kind::NotAllowed;
    case StartFault::NoResources:
      break;
  }
  return Kind::NoResources;
}

// Indexed by the kind.
constexpr std::array kFaults{
    msgid("{engine} was stopped."),
    msgid("{engine} is not in your list of engines any more."),
    msgid("A quote in the command has no end."),
    msgid("No such program. Check the command."),
    msgid("This file cannot be run as a program."),
    msgid("The system could not start it."),
    msgid("{engine} ended by itself (status {status}). {answer}"),
    msgid("{engine} does not answer. It may need an option such as --mode gtp."),
    msgid("{engine} began an answer and did not finish it."),
    msgid("{engine} talks without end."),
    msgid("{engine} does not speak GTP. It may need an option such as --mode gtp."),
    msgid("{engine} answers a command that was never sent: {answer}"),
    msgid("{engine} refuses “{command}”: {answer}"),
    msgid("{engine} answered “{answer}”, which is no move."),
    msgid("{engine} wants to play {answer}, which the rules forbid."),
    msgid("{engine} cannot analyse: it knows neither lz-analyze nor kata-analyze."),
};
static_assert(kFaults.size() == static_cast<std::size_t>(Kind::NoAnalysis) + 1);

EngineTrial try_engine(const std::string& command, const std::stop_token& stop) {
  EnginePlayer player(starter_of(command));
  const auto facts = player.greet(kTrial, stop);
  player.close();
  if (!facts)
    return {.fault = [fault = facts.error()](const Localiser& words) {
      return fault_words(words, words.tr("The engine"), fault);
    }};
  if (!facts->can("genmove") || !facts->can("play"))
    return {
        .fault = [](const Localiser& words) { return words.tr("The engine speaks GTP, but cannot play."); }};
  return {.name = facts->name, .version = facts->version};
}

// An engine with another name stays the chosen one.
void keep_engines(Context& context, EngineList engines) {
  auto wish = context.profile.get<Settings>();
  if (engines.size() == wish.engines.size()) {
    for (std::size_t i = 0; i < engines.size(); ++i)
      for (std::string* chosen : {&wish.engine, &wish.against_engine, &wish.analyst})
        if (*chosen == wish.engines[i].name) *chosen = engines[i].name;
  }
  wish.engines = std::move(engines);
  context.profile.change(wish);
}

constexpr std::array kPatienceChoices{SettingChoice{"30", msgid("30 s")}, SettingChoice{"60", msgid("1 min")},
                                      SettingChoice{"180", msgid("3 min")},
                                      SettingChoice{"600", msgid("10 min")}};
static_assert(kPatienceChoices.size() == kPatience.size());

constexpr EngineTable kTable{
    .game = Game::kName,
    .title = msgid("Go engines"),
    .intro =
        msgid("Programs that speak GTP, such as GNU Go, KataGo and Pachi, can sit down as your opponents."),
    .example = "gnugo --mode gtp --level 10",
    .accent = kAccent,
    .list = [](const Context& context) -> const EngineList& {
      return context.profile.get<Settings>().engines;
    },
    .keep = keep_engines,
    .waits = kPatienceChoices,
    .wait =
        [](const Context& context) {
          const auto found = std::ranges::find(kPatience, context.profile.get<Settings>().patience);
          return static_cast<std::size_t>(found - kPatience.begin());
        },
    .set_wait =
        [](Context& context, std::size_t chosen) {
          auto wish = context.profile.get<Settings>();
          wish.patience = kPatience[chosen];
          context.profile.change(wish);
        },
    .test = try_engine};

}  // namespace

SettingsSchema with_engines(SettingsSchema schema) {
  SettingRow& row = *std::ranges::find(schema.rows, kEnginesRow, &SettingRow::id);
  row.button = [](const Context& context) {
    const std::size_t count = kTable.list(context).size();
    if (count == 0) return context.words.tr("Add an engine");
    return format(context.words.trn("{count} engine", "{count} engines", count),
                  {{"count", std::to_string(count)}});
  };
  row.open = [](Context& context) { context.scenes.push(std::make_unique<EnginesPage>(context, kTable)); };
  return schema;
}

EnginePlayer::Open starter_of(std::string command) {
  return [command = std::move(command)]() -> Expected<std::unique_ptr<EngineChannel>, EngineFault> {
    auto process = Process::start(command);
    if (!process) return tl::unexpected(EngineFault{.kind = kind_of(process.error())});
    return std::make_unique<ProcessChannel>(*std::move(process));
  };
}

std::string fault_words(const Localiser& words, const std::string& engine, const EngineFault& fault) {
  return format(words.tr(kFaults[static_cast<std::size_t>(fault.kind)]),
                {{"engine", engine},
                 {"command", fault.command},
                 {"answer", fault.answer},
                 {"status", fault.status ? std::to_string(*fault.status) : "?"}});
}

void EngineThinker::ask(EngineTask task) {
  background_.start(
      [this, task = std::move(task)](const std::stop_token& stop) { return player_.decide(task, stop); });
}

std::optional<EngineThinker::Answer> EngineThinker::poll() {
  auto outcome = background_.poll();
  if (!outcome) return std::nullopt;
  if (!*outcome)
    return tl::unexpected(EngineFault{.kind = Kind::NoResources, .answer = outcome->error().text});
  return **std::move(outcome);
}

}  // namespace quintet::go
