#include "core/go/engine_player.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/text.hpp"

namespace quintet::go {
namespace {

using FaultKind = EngineFault::Kind;
using HeardAs = EngineChannel::Heard::What;
using std::chrono::milliseconds;

constexpr milliseconds kSoonEnough{
    1000};  // an engine that was told to stop, and has no way to, is not waited for any longer
constexpr std::size_t kKeptAnswer = 200;       // bytes
constexpr int kMostSurplus = 1000;             // answers to others than the one that is waited for
constexpr int kMostForeignAtFirst = 20;        // lines before the first answer
constexpr int kMostReports = 1000;             // of an analysis, more than were asked for
constexpr const char* kBetweenReports = "20";  // hundredths of a second
// Ends an analysis, as any command does, and does nothing else.
constexpr const char* kEndOfAnalysis = "protocol_version";

std::string_view colour_word(Colour colour) {
  return colour == Colour::Black ? "b" : "w";
}

// The first line; never cuts a character of UTF-8 in two.
std::string first_line_of(std::string_view text) {
  text = text.substr(0, text.find('\n'));
  std::size_t size = std::min(text.size(), kKeptAnswer);
  while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) --size;
  return std::string(text.substr(0, size));
}

tl::unexpected<EngineFault> engine_fault(FaultKind kind, std::string command, std::string_view answer = {}) {
  return tl::unexpected(
      EngineFault{.kind = kind, .command = std::move(command), .answer = first_line_of(answer)});
}

std::string seconds_of(Duration time) {
  return std::to_string(std::max<long long>(0, time / std::chrono::seconds(1)));
}

// Cuts the line where a move of it is not legal; false where the first one is not.
bool keep_legal(EngineView& view, Game game) {
  if (view.line.empty() || view.line.front() != view.move) view.line = {view.move};
  std::size_t kept = 0;
  for (const std::optional<Point>& at : view.line) {
    const Move move = at ? Move{.at = *at} : Move{.kind = Move::Kind::Pass};
    if (game.phase() != Phase::Playing || !game.is_legal(move)) break;
    game.play(move);
    ++kept;
  }
  view.line.resize(kept);
  return kept > 0;
}

std::string_view rules_word(RuleSet rules) {
  return name(rules);  // KataGo has the same words
}

}  // namespace

void EnginePlayer::close() {
  if (channel_) channel_->send("quit");
  channel_.reset();
  reader_.reset();
  facts_.reset();
  seen_.reset();
  owed_.reset();
  waiting_.clear();
  numbers_ = false;
}

void EnginePlayer::send(const std::string& command) {
  waiting_.insert(++last_id_);
  read_ = channel_->send(std::to_string(last_id_) + ' ' + command);
}

// Answers to earlier commands, or to none, are counted and left behind.
Expected<GtpAnswer, EngineFault> EnginePlayer::answer_to(int id, const std::string& command, const Wait& wait,
                                                         const Report& report) {
  int foreign = 0, surplus = 0;
  for (;;) {
    const EngineChannel::Heard heard = channel_->hear(wait.limit, wait.stop);
    switch (heard.what) {
      case HeardAs::Stopped:
        return engine_fault(FaultKind::Stopped, command);
      case HeardAs::Ended:
        return tl::unexpected(EngineFault{.kind = FaultKind::Ended,
                                          .command = command,
                                          .answer = first_line_of(heard.text),
                                          .status = heard.status});
      case HeardAs::Flood:
        return engine_fault(FaultKind::Flood, command, heard.text);
      case HeardAs::Silence:
        if (reader_.unfinished()) return engine_fault(FaultKind::Unfinished, command);
        if (!reader_.foreign().empty()) return engine_fault(FaultKind::NoGtp, command, reader_.foreign());
        return engine_fault(FaultKind::Silent, command);
      case HeardAs::Line:
        break;
    }
    if (report && reader_.unfinished() && heard.text.starts_with("info ")) {
      if (!report(heard.text)) return engine_fault(FaultKind::Unfinished, command, heard.text);
      continue;
    }
    const auto answer = reader_.take_line(heard.text);
    if (reader_.flooded()) return engine_fault(FaultKind::Flood, command, heard.text);
    if (!answer) {
      if (!facts_ && !reader_.unfinished() && ++foreign > kMostForeignAtFirst)
        return engine_fault(FaultKind::NoGtp, command, reader_.foreign());
      continue;
    }
    if (answer->id == id || (!answer->id && !numbers_)) {
      numbers_ = answer->id.has_value();
      waiting_.erase(id);
      return *answer;
    }
    if (answer->id && *answer->id > last_id_)
      return engine_fault(FaultKind::WrongId, command,
                          "=" + std::to_string(*answer->id) + ' ' + answer->text);
    // Of a command that was not waited for, or a second one.
    if (!answer->id || waiting_.erase(*answer->id) == 0) ++surplus_;
    if (++surplus > kMostSurplus) return engine_fault(FaultKind::Flood, command, answer->text);
  }
}

// A program that does not read has ended, and may have said why.
Expected<GtpAnswer, EngineFault> EnginePlayer::last_answer(const std::string& command, const Wait& wait) {
  return answer_to(last_id_, command, read_ ? wait : Wait{kSoonEnough, wait.stop});
}

Expected<GtpAnswer, EngineFault> EnginePlayer::ask_anyway(const std::string& command, const Wait& wait) {
  send(command);
  return last_answer(command, wait);
}

Expected<std::string, EngineFault> EnginePlayer::ask(const std::string& command, const Wait& wait) {
  auto answer = ask_anyway(command, wait);
  if (!answer) return tl::unexpected(answer.error());
  if (!answer->success) return engine_fault(FaultKind::Refused, command, answer->text);
  return std::move(answer->text);
}

Expected<EngineFacts, EngineFault> EnginePlayer::greet(std::optional<milliseconds> limit,
                                                       const std::stop_token& stop) {
  if (facts_) return *facts_;
  if (!channel_) {
    auto channel = open_();
    if (!channel) return tl::unexpected(channel.error());
    channel_ = *std::move(channel);
  }
  const Wait wait{limit, stop};
  EngineFacts facts;
  std::string commands;
  for (const auto& [command, text] : {std::pair{"name", &facts.name}, std::pair{"version", &facts.version},
                                      std::pair{"list_commands", &commands}}) {
    auto answer = ask_anyway(command, wait);
    if (!answer) {
      if (answer.error().kind != FaultKind::Stopped) close();
      return tl::unexpected(answer.error());
    }
    if (answer->success) *text = std::move(answer->text);
  }
  facts.name = first_line_of(facts.name);
  facts.version = first_line_of(facts.version);
  for (const std::string_view line : split_lines(commands))
    if (const auto word = trimmed(line); !word.empty()) facts.commands.emplace(word);
  // What every engine has, of one that does not list its commands.
  if (facts.commands.empty()) facts.commands = {"boardsize", "clear_board", "komi", "play", "genmove"};
  facts_ = std::move(facts);
  return *facts_;
}

template <class Value>
Expected<Value, EngineFault> EnginePlayer::try_twice(const std::function<Outcome<Value>()>& attempt) {
  const bool ran = facts_.has_value();
  auto outcome = attempt();
  const auto again = [&] {
    if (outcome) return false;
    const FaultKind kind = outcome.error().kind;
    return kind == FaultKind::Ended || (ran && (kind == FaultKind::Silent || kind == FaultKind::Unfinished));
  };
  // An engine that never answered anything does not get better.
  if (again() && facts_) {
    close();
    outcome = attempt();
  }
  if (!outcome && outcome.error().kind != FaultKind::Stopped) close();
  return outcome;
}

Expected<EngineMove, EngineFault> EnginePlayer::decide(const EngineTask& task, const std::stop_token& stop) {
  return try_twice<EngineMove>([&] { return try_to_decide(task, stop); });
}

Expected<std::vector<EngineView>, EngineFault> EnginePlayer::analyse(const EngineTask& task, int reports,
                                                                     std::optional<milliseconds> limit,
                                                                     const std::stop_token& stop) {
  return try_twice<std::vector<EngineView>>([&] { return try_to_analyse(task, reports, {limit, stop}); });
}

EnginePlayer::Position EnginePlayer::position_of(const EngineTask& task) {
  Position position{Game(task.start)};
  for (const Move& move : task.moves) {
    assert(position.game.is_legal(move));
    const Colour colour = position.game.to_move();
    if (move.kind == Move::Kind::Stone) position.plays.push_back({colour, move.at});
    if (move.kind == Move::Kind::Pass) position.plays.push_back({colour, std::nullopt});
    position.game.play(move);
  }
  return position;
}

Expected<void, EngineFault> EnginePlayer::prepare(const EngineTask& task, const std::vector<Play>& plays,
                                                  const Wait& wait) {
  if (auto settled = settle_owed(wait.stop); !settled) return settled;
  hear_surplus();
  auto shown = show_position(task, plays, wait);
  if (!shown) seen_.reset();  // it may have heard a part
  return shown;
}

Expected<EngineMove, EngineFault> EnginePlayer::try_to_decide(const EngineTask& task,
                                                              const std::stop_token& stop) {
  const Wait wait{std::nullopt, stop};
  auto [game, plays] = position_of(task);
  if (const auto facts = greet(std::nullopt, stop); !facts) return tl::unexpected(facts.error());
  const Colour colour = game.to_move();
  const std::string command = "genmove " + std::string(colour_word(colour));
  int id = 0;
  if (is_owed(task, plays)) {
    id = std::exchange(owed_, std::nullopt)->id;
  } else {
    if (const auto ready = prepare(task, plays, wait); !ready) return tl::unexpected(ready.error());
    if (const auto told = tell_time(task, wait); !told) return tl::unexpected(told.error());
    send(command);
    id = last_id_;
  }
  const auto answer = answer_to(id, command, read_ ? wait : Wait{kSoonEnough, stop});
  if (!answer) {
    if (answer.error().kind == FaultKind::Stopped) owed_ = Owed{id, colour, task.start, std::move(plays)};
    return tl::unexpected(answer.error());
  }
  if (!answer->success) return engine_fault(FaultKind::Refused, command, answer->text);
  const auto move = read_engine_move(answer->text, game);
  if (!move)
    return engine_fault(move.error() == MoveFault::Illegal ? FaultKind::Illegal : FaultKind::Unreadable,
                        command, answer->text);
  if (!is_resignation(*move)) seen_->plays.push_back({colour, placed_at(*move)});
  return EngineMove{*move, std::exchange(surplus_, 0)};
}

Expected<std::vector<EngineView>, EngineFault> EnginePlayer::try_to_analyse(const EngineTask& task,
                                                                            int reports, const Wait& wait) {
  const auto [game, plays] = position_of(task);
  const auto facts = greet(wait.limit, wait.stop);
  if (!facts) return tl::unexpected(facts.error());
  const bool kata = facts->can("kata-analyze");
  if (!kata && !facts->can("lz-analyze")) return engine_fault(FaultKind::NoAnalysis, "list_commands");
  if (const auto ready = prepare(task, plays, wait); !ready) return tl::unexpected(ready.error());

  const std::string command = (kata ? "kata-analyze " : "lz-analyze ") +
                              std::string(colour_word(game.to_move())) + ' ' + kBetweenReports;
  send(command);
  const int id = last_id_;
  const auto format = kata ? AnalysisFormat::KataGo : AnalysisFormat::LeelaZero;
  std::vector<EngineView> views;
  bool told = false;  // to end
  const auto end = [&] {
    if (!std::exchange(told, true)) send(kEndOfAnalysis);
  };
  const auto answer = answer_to(id, command, wait, [&, heard = 0](std::string_view line) mutable {
    if (auto read = read_analysis(line, format, task.start.side); !read.empty()) views = std::move(read);
    if (++heard >= reports && !views.empty()) end();
    return heard < reports + kMostReports;
  });
  if (!answer) {
    if (answer.error().kind == FaultKind::Stopped) end();
    return tl::unexpected(answer.error());
  }
  if (!answer->success) return engine_fault(FaultKind::Refused, command, answer->text);
  if (told)
    if (const auto ended = last_answer(kEndOfAnalysis, wait); !ended) return tl::unexpected(ended.error());
  if (views.empty()) return engine_fault(FaultKind::Unreadable, command, answer->text);
  const std::string best = vertex(views.front().move, task.start.side);
  std::erase_if(views, [&game = game](EngineView& view) { return !keep_legal(view, game); });
  if (views.empty()) return engine_fault(FaultKind::Illegal, command, best);
  return views;
}

bool EnginePlayer::is_owed(const EngineTask& task, const std::vector<Play>& plays) const {
  return owed_ && owed_->start == task.start && owed_->plays == plays;
}

// The engine may have played the move that nobody has waited for: then it is undone with the rest. Where its answer is not
// there soon, or is unclear, the engine must begin anew.
Expected<void, EngineFault> EnginePlayer::settle_owed(const std::stop_token& stop) {
  // Without numbers it cannot be told which answers are still to come.
  if (!numbers_ && !waiting_.empty() && facts_) return engine_fault(FaultKind::Silent, "genmove");
  if (!owed_) return {};
  const auto answer = answer_to(owed_->id, "genmove", {kSoonEnough, stop});
  if (!answer) return tl::unexpected(answer.error());
  const Owed owed = *std::exchange(owed_, std::nullopt);
  const auto at =
      seen_ ? read_vertex(answer->text, seen_->start.side) : tl::unexpected(MoveFault::Unreadable);
  if (at && answer->success && seen_)
    seen_->plays.push_back({owed.colour, *at});
  else
    seen_.reset();
  return {};
}

// What the engine has said since its last answer.
void EnginePlayer::hear_surplus() {
  constexpr int kMostLines = 10'000;
  for (int i = 0; i < kMostLines; ++i) {
    const EngineChannel::Heard heard = channel_->hear(milliseconds{0}, {});
    if (heard.what != HeardAs::Line) return;
    const auto answer = reader_.take_line(heard.text);
    if (answer && (!answer->id || waiting_.erase(*answer->id) == 0)) ++surplus_;
  }
}

Expected<void, EngineFault> EnginePlayer::show_position(const EngineTask& task,
                                                        const std::vector<Play>& plays, const Wait& wait) {
  const std::optional<TimeControl> control = task.clock ? std::optional(task.clock->control()) : std::nullopt;
  std::size_t same = 0;
  if (seen_ && seen_->start == task.start && seen_->control == control) {
    const auto [a, b] = std::ranges::mismatch(seen_->plays, plays);
    same = static_cast<std::size_t>(b - plays.begin());
    while (seen_->plays.size() > same && facts_->can("undo")) {
      const auto undone = ask_anyway("undo", wait);
      if (!undone) return tl::unexpected(undone.error());
      if (!undone->success) break;
      seen_->plays.pop_back();
    }
    if (seen_->plays.size() > same) seen_.reset();
  } else {
    seen_.reset();
  }
  if (!seen_) {
    same = 0;
    if (auto begun = begin_game(task, wait); !begun) return begun;
    seen_ = Seen{task.start, control, {}};
  }
  for (std::size_t i = same; i < plays.size(); ++i) {
    if (auto played = play(plays[i], task.start.side, wait); !played) return played;
    seen_->plays.push_back(plays[i]);
  }
  return {};
}

// Komi, rules and times are wishes: an engine that refuses them can still play.
Expected<void, EngineFault> EnginePlayer::begin_game(const EngineTask& task, const Wait& wait) {
  const Start& start = task.start;
  for (const std::string& command : {"boardsize " + std::to_string(start.side), std::string("clear_board")})
    if (const auto done = ask(command, wait); !done) return tl::unexpected(done.error());
  std::vector<std::string> wishes{"komi " + write_halves(start.komi)};
  if (facts_->can("kata-set-rules"))
    wishes.push_back("kata-set-rules " + std::string(rules_word(start.rules)));
  if (task.clock)
    for (std::string& command : time_commands(*facts_, task.clock->control()))
      wishes.push_back(std::move(command));
  for (const std::string& command : wishes)
    if (const auto done = ask_anyway(command, wait); !done) return tl::unexpected(done.error());
  for (const Colour colour : kColours)
    for (const Point at : start.stones[index_of(colour)])
      if (auto done = play({colour, at}, start.side, wait); !done) return done;
  return start.is_set_up() ? Outcome<void>() : place_handicap(start, wait);
}

Expected<void, EngineFault> EnginePlayer::place_handicap(const Start& start, const Wait& wait) {
  if (start.handicap < 2 || start.placement == Placement::Free) return {};
  const std::vector<Point> stones = fixed_handicap(start.side, start.handicap);
  if (facts_->can("set_free_handicap")) {
    std::string command = "set_free_handicap";
    for (const Point at : stones) command += ' ' + point_name(at, start.side);
    const auto placed = ask_anyway(command, wait);
    if (!placed) return tl::unexpected(placed.error());
    if (placed->success) return {};
  }
  for (const Point at : stones)
    if (auto done = play({Colour::Black, at}, start.side, wait); !done) return done;
  return {};
}

Expected<void, EngineFault> EnginePlayer::play(const Play& play, int side, const Wait& wait) {
  const auto done = ask("play " + std::string(colour_word(play.colour)) + ' ' + vertex(play.at, side), wait);
  if (!done) return tl::unexpected(done.error());
  return {};
}

// GTP itself knows main time and Canadian overtime only; a period of byo-yomi is told as one move in its time. An engine
// without a command for increments learns of them by `time_left`.
std::vector<std::string> EnginePlayer::time_commands(const EngineFacts& facts, const TimeControl& control) {
  const std::string main = seconds_of(control.main), extra = seconds_of(control.extra);
  switch (control.kind) {
    case TimeControl::Kind::None:
      return {};
    case TimeControl::Kind::Absolute:
      return {"time_settings " + main + " 0 0"};
    case TimeControl::Kind::ByoYomi:
      if (facts.can("kgs-time_settings"))
        return {"kgs-time_settings byoyomi " + main + ' ' + extra + ' ' + std::to_string(control.count)};
      return {"time_settings " + main + ' ' + extra + " 1"};
    case TimeControl::Kind::Canadian:
      return {"time_settings " + main + ' ' + extra + ' ' + std::to_string(control.count)};
    case TimeControl::Kind::Fischer:
      if (facts.can("kata-time_settings")) return {"kata-time_settings fischer " + main + ' ' + extra};
      return {"time_settings " + main + " 0 0"};
  }
  return {};
}

Expected<void, EngineFault> EnginePlayer::tell_time(const EngineTask& task, const Wait& wait) {
  if (!task.clock || !facts_->can("time_left")) return {};
  for (const Colour colour : kColours) {
    const int player = static_cast<int>(index_of(colour));
    const bool overtime = task.clock->in_overtime(player);
    const int stones = !overtime ? 0
                       : task.clock->control().kind == TimeControl::Kind::Canadian
                           ? task.clock->moves_left(player)
                           : 1;
    const auto told = ask_anyway("time_left " + std::string(colour_word(colour)) + ' ' +
                                     seconds_of(task.clock->left(player)) + ' ' + std::to_string(stones),
                                 wait);
    if (!told) return tl::unexpected(told.error());
  }
  return {};
}

}  // namespace quintet::go
