// A game as a table of values and functions over its matches, and the one flow that works on it: how matches begin, are
// continued, put aside and end.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/expected.hpp"
#include "core/random.hpp"
#include "engine/scene/scene.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_input.hpp"
#include "ui/kit/daily.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/kit/lesson.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/position_look.hpp"
#include "ui/kit/record.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/localized_error.hpp"
#include "ui/profile/results.hpp"

namespace quintet::ui {

// How a match is restarted, and the question that is asked where the match in progress is lost by it.
struct Restart {
  CommandInfo command;  // also an item of the pause page
  std::string_view question, text;
};

// What a game does with its matches, besides what every game does. Functions that are null are not needed by the game.
template <class M>
struct MatchRules {
  using Mode = typename M::Mode;
  // What becomes of a match that is given up: it is forgotten, or it counts as it stands.
  enum class GivenUp : std::uint8_t { Forgotten, Counted };

  // A match as the settings say, of a daily mode that of the day; or why there is none.
  Expected<M, LocalizedError> (*deal)(Context& context, Mode mode) = nullptr;
  Restart restart;
  BoardInput::Touch touch = BoardInput::Touch::Tap;  // what it means on the board
  // What follows a match that is restarted: in a daily mode the match of the day, else a match with the start that `next`
  // gives, or with the same one if it is null. `another` replaces both where a match is more than its start.
  typename M::Rules::Start (*next)(const M& match, Random chance) = nullptr;
  M (*another)(Context& context, const M& match) = nullptr;
  // Whether an unfinished match stays when it is restarted; null: it does if another start follows it. A match of a day, and
  // one of few moves, never does.
  bool (*stays)(const Context& context, const M& match) = nullptr;
  std::size_t few_moves = 4;  // less than these are not worth keeping
  // Whether the match changes the results at all; null: every match does.
  bool (*counts)(const M& match) = nullptr;
  // Adds the match, which is over or given up, to the results and returns what it has beaten.
  NewBests (*record)(ResultTally& results, const M& match, const Date& today) = nullptr;
  // Adds what an unfinished match has reached before it is put aside, which may happen again and again; null: nothing.
  void (*record_so_far)(ResultTally& results, const M& match, const Date& today) = nullptr;
  // What the player reads about a match that is over.
  GameResult (*result)(const Context& context, const M& match, const NewBests& news) = nullptr;
  // Keeps a match that is over in the list of games.
  void (*keep)(Context& context, M& match) = nullptr;
  GivenUp given_up = GivenUp::Forgotten;
  // Whether a match that is given up is kept all the same.
  bool (*worth_keeping)(const Context& context, const M& match) = nullptr;
  // What is played, in the line of a pause: "Timed · 16 × 10"; null: none.
  std::string (*line)(const Context& context, const M& match) = nullptr;
  // How far an unfinished match has come: "30 tiles left"; null: its moves.
  std::string (*fact)(const Context& context, const M& match) = nullptr;
  // Its board, see Progress; null: that of the look of the kit.
  Painting (*board)(const Context& context, const M& match) = nullptr;
  // A message when the match of an earlier day has been given up.
  std::string_view expired = msgid("Yesterday’s board has expired. Today’s is ready.");

  // The pages of the game. `over`: see SetupPage; `finish` see LessonPage.
  std::unique_ptr<Scene> (*play_page)(Context& context, M match) = nullptr;
  std::unique_ptr<Scene> (*setup_page)(Context& context, Mode mode,
                                       std::optional<std::size_t> over) = nullptr;
  std::unique_ptr<Scene> (*lesson_page)(Context& context, std::function<void()> finish) = nullptr;
  // Leads to the review of a match that is over. `floor`: see ImportExport. Null: the result offers none.
  void (*review)(Context& context, const M& match, std::size_t floor) = nullptr;
  // Whether a match of this mode may begin with the lesson; null: of every mode.
  bool (*teaches)(Mode mode) = nullptr;
  // The mode with a lesson of its own, which begins with the first lesson as long as that is due; null: none has one.
  std::optional<Mode> taught_mode{};
  std::unique_ptr<Scene> (*mode_lesson)(Context& context, std::function<void()> finish) = nullptr;
};

// Everything that the program knows about a game; GameDefinition is the part that does not depend on its matches.
template <class M>
struct GameKit : GameDefinition {
  MatchRules<M> matches;
  // Of a game that has it, modes show the saved position or that of the day, without a function of the game.
  std::optional<PositionLook<typename M::Rules>> look{};
};

// The kit of the game with these matches, which must be in the list of games.
template <class M>
const GameKit<M>& kit_of(const Context& context) {
  const GameDefinition* const game = find_game(context.games, M::Rules::kName);
  assert(game && game->match_type && *game->match_type == typeid(M));
  return static_cast<const GameKit<M>&>(*game);
}

// The page of a scene type that is made from the context and these arguments, as a factory of a kit.
template <class Page, class... Arguments>
std::unique_ptr<Scene> make_page(Context& context, Arguments... arguments) {
  return std::make_unique<Page>(context, std::move(arguments)...);
}

// How the matches of a game begin, are continued, put aside and end. The match of a daily mode is the same for everyone and
// expires with its day.
//
// The unfinished match of a mode that was played last has the save of the mode. Another match that begins takes its place
// with its first move: then the earlier one is put aside, and waits beside it.
template <class M>
class MatchFlow {
 public:
  using Mode = typename M::Mode;
  using GivenUp = typename MatchRules<M>::GivenUp;

  explicit MatchFlow(Context& context) : context_(context), kit_(kit_of<M>(context)) {}

  const GameKit<M>& kit() const { return kit_; }
  MatchStore<M> store() const { return MatchStore<M>(context_.matches); }

  // Those of a mode that are put aside; the one that waits longest makes room for more.
  static constexpr std::size_t kMostAside = 20;

  // The unfinished match that was played last, until it is saved again; that of the day only on its own day.
  const M* saved(Mode mode) const {
    const ModeInfo& info = mode_info(mode);
    if (info.daily) {
      const M* const match = store().find(info.id);
      return match && match->day() == today() ? match : store().find_aside(info.id, today());
    }
    for (const std::string& mark : unfinished(mode)) {
      if (const M* const match = find(mode, mark)) return match;
    }
    return nullptr;
  }
  // The unfinished matches of a mode that is not daily by their marks, the one played last first; it has no mark where it
  // has the save of the mode. Those that are put aside are not read for it.
  std::vector<std::string> unfinished(Mode mode) const {
    const std::string_view id = mode_info(mode).id;
    if (mode_info(mode).daily) return {};
    std::vector<std::string> marks = store().marks_aside(id);
    if (store().find(id)) marks.insert(marks.begin(), std::string());
    return marks;
  }
  const M* find(Mode mode, std::string_view mark = {}) const {
    const std::string_view id = mode_info(mode).id;
    return mark.empty() ? store().find(id) : store().find_aside(id, mark);
  }
  bool has_expired(const M& match) const { return !match.day().empty() && match.day() < today(); }

  // Another match in the save of the mode is put aside. Once its day has passed, a match of a day is saved under the name of
  // that day.
  void save(M& match) const {
    const auto together = context_.profile.together();
    match.set_saved_on(today());
    if (match.day().empty() || match.day() == today()) {
      if (!match.saved()) make_room(match.mode());
      store().save(match);
    } else {
      store().put_aside(match);
    }
    match.mark_saved();
  }
  void discard(M& match) const {
    match.forget_save();
    store().discard(match.mode_id());
    if (!match.day().empty()) store().discard_aside(match.mode_id(), match.day());
  }

  // The page that begins a new match; or, before the first match of the game, its lesson, which the play page then
  // replaces.
  std::unique_ptr<Scene> first_page(M match) const {
    const auto& rules = kit_.matches;
    const bool teaches = rules.lesson_page && (!rules.teaches || rules.teaches(match.mode()));
    const bool own = rules.taught_mode == match.mode();
    const bool due =
        own ? is_lesson_due(context_, kit_, mode_info(match.mode()).id) : is_lesson_due(context_, kit_);
    if (!teaches || !due) return rules.play_page(context_, std::move(match));
    return (own ? rules.mode_lesson : rules.lesson_page)(
        context_, [&context = context_, &rules, match = std::move(match)] {
          context.scenes.replace(rules.play_page(context, match));
        });
  }
  // The match takes the place of the top page.
  void replace_page(M match) const { context_.scenes.replace(first_page(std::move(match))); }
  std::unique_ptr<Scene> play_page(M match) const {
    return kit_.matches.play_page(context_, std::move(match));
  }

  // The main button of a mode: continues the match played last, or leads to a new one.
  void open(Mode mode) const {
    if (!go_on(mode)) open_setup(mode, std::nullopt);
  }
  // Continues the unfinished match that was played last. Returns whether there is one.
  bool go_on(Mode mode) const {
    const std::vector<std::string> marks = unfinished(mode);
    return std::ranges::any_of(marks, [&](const std::string& mark) { return go_on(mode, mark); });
  }
  // Continues that with this mark: it has the save of the mode from now on.
  bool go_on(Mode mode, std::string_view mark) const {
    const M* const found = find(mode, mark);
    if (!found) return false;
    M match = *found;
    if (!mark.empty()) {
      const auto together = context_.profile.together();
      store().discard_aside(mode_info(mode).id, mark);
      make_room(mode);
      store().save(match);
    }
    context_.scenes.push(play_page(std::move(match)));
    return true;
  }
  // Gives it up.
  void remove(Mode mode, std::string_view mark) const {
    const auto together = context_.profile.together();
    if (const M* const found = find(mode, mark)) {
      M match = *found;
      give_up(match);
    }
    const std::string_view id = mode_info(mode).id;
    mark.empty() ? store().discard(id) : store().discard_aside(id, mark);
  }
  void open_setup(Mode mode, std::optional<std::size_t> over) const {
    context_.scenes.push(kit_.matches.setup_page(context_, mode, over));
  }
  // The match of the day, saved or new.
  void open_day(Mode mode) const {
    if (!begin_day(mode)) return;
    if (const M* const match = saved(mode)) return context_.scenes.push(first_page(*match));
    if (auto match = deal(mode)) context_.scenes.push(first_page(*std::move(match)));
  }
  // Before the match of today is opened: an unfinished one of another day makes room for it, and is given up once its day is
  // over. False on a date that cannot be right; the player is told.
  bool begin_day(Mode mode) const {
    if (is_impossible_today(context_)) return false;
    change_day(mode);
    return true;
  }
  // Begins a new match in the place of all pages above this depth of the stack. Where none can be dealt the player is told
  // why, and everything stays as it is.
  void begin(Mode mode, std::size_t below) const {
    if (auto match = deal(mode)) begin(*std::move(match), below);
  }
  void begin(M match, std::size_t below) const {
    context_.scenes.unwind(below);
    context_.scenes.push(first_page(std::move(match)));
  }

  std::optional<M> deal(Mode mode) const {
    auto match = kit_.matches.deal(context_, mode);
    if (match) return *std::move(match);
    context_.profile.notify(match.error().message);
    return std::nullopt;
  }
  M another(const M& match) const {
    const auto& rules = kit_.matches;
    if (rules.another) return rules.another(context_, match);
    if constexpr (std::constructible_from<M, Mode, typename M::Rules::Start, Try>) {
      if (match.day().empty() && rules.next)
        return M(match.mode(), rules.next(match, Random(context_.chance.next())));
      if (match.day().empty())
        return M(match.mode(), match.start(), match.practice() ? Try::Practice : Try::Counted);
    }
    auto today = rules.deal(context_, match.mode());
    assert(today && "only what is dealt for a day can be dealt again");
    return *std::move(today);
  }

  // What is lost if a new match of this mode begins, as a message: the match that waits longest where too many wait, or that
  // of the day; nothing in most cases.
  std::optional<std::string_view> loss(Mode mode) const {
    const std::string_view id = mode_info(mode).id;
    if (mode_info(mode).daily)
      return saved(mode) ? std::optional<std::string_view>(msgid("Your unfinished game will be lost."))
                         : std::nullopt;
    const M* const match = store().find(id);
    if (!match || is_short(*match) || store().marks_aside(id).size() < kMostAside) return std::nullopt;
    return msgid("Too many games are unfinished: the oldest one of this mode will be removed.");
  }
  // The same if this match is restarted.
  std::optional<std::string_view> loss_of_restart(const M& match) const {
    const auto& rules = kit_.matches;
    if (!match.begun() || match.over()) return std::nullopt;
    if (match.counted() && rules.given_up == GivenUp::Counted) return msgid("Today’s counted try ends here.");
    if (!may_stay(match)) return rules.restart.text;
    return is_short(match) ? std::nullopt : loss(match.mode());
  }
  // Before another match takes the place of this one on its page. Returns whether this one waits.
  bool leave(M& match) const {
    if (match.over()) return false;
    const bool stays = match.begun() && may_stay(match) && !is_short(match);
    if (stays) {
      record_so_far(match);
      save(match);
    } else {
      give_up(match);
      if (match.saved()) discard(match);
    }
    return stays;
  }
  void give_up(M& match) const {
    const auto& rules = kit_.matches;
    if (rules.given_up != GivenUp::Counted || !match.begun()) return;
    count(match);
    if (rules.worth_keeping && rules.worth_keeping(context_, match)) rules.keep(context_, match);
  }
  // Records and keeps a match that is over. It is counted once, however often its end is undone.
  GameResult end(M& match) const {
    // What waits of earlier days counts first, for the streak.
    if (!match.day().empty() && match.day() == today()) close_days(match.mode(), match.day());
    const NewBests news = count(match);
    if (kit_.matches.keep) kit_.matches.keep(context_, match);
    return kit_.matches.result(context_, match, news);
  }

  // Plays on from here for practice, which is not recorded.
  Continuation practice(Mode mode, const typename M::Rules::Start& start,
                        const std::vector<typename M::Rules::Move>& moves) const {
    M match(mode, start, Try::Practice);
    for (const auto& move : moves) match.play(move);
    match.mark_recorded();
    return continuation(mode_message(mode).text, std::move(match));
  }
  Continuation continuation(std::string_view label, M match) const {
    return {.id = match.mode_id(),
            .label = label,
            .loss = loss(match.mode()),
            .begin = [match = std::move(match)](Context& context) {
              const MatchFlow flow(context);
              const auto together = context.profile.together();
              M begun = match;
              flow.give_up_day(begun.mode());
              if (begun.begun()) flow.save(begun);
              return flow.play_page(std::move(begun));
            }};
  }

  // How far a match has come, and its board.
  std::string fact(const M& match) const {
    const auto words = kit_.matches.fact;
    return words ? words(context_, match) : moves_text(context_.words, match.session().played());
  }
  Painting board(const M& match) const {
    const auto paint = kit_.matches.board;
    return paint ? paint(context_, match) : position_board(*kit_.look, match.game());
  }

 private:
  NewBests count(M& match) const {
    const auto& rules = kit_.matches;
    if ((rules.counts && !rules.counts(match)) || !match.first_end()) return {};
    ResultTally results = context_.profile.results(kit_.id);
    NewBests news = rules.record(results, match, context_.today());
    news.counted = true;
    context_.profile.record(kit_.id, std::move(results));
    return news;
  }
  std::string today() const { return write_date(context_.today()); }
  void change_day(Mode mode) const {
    const auto together = context_.profile.together();
    const std::string_view id = mode_info(mode).id;
    if (const M* const other = store().find(id); other && other->day() != today()) {
      if (has_expired(*other)) context_.profile.notify(context_.words.tr(kit_.matches.expired));
      store().put_aside(M(*other));
    }
    close_days(mode, {});
    if (const M* const back = store().find_aside(id, today())) {
      store().save(M(*back));
      store().discard_aside(id, today());
    }
  }
  // Gives up the matches that wait of days before this one, which is known to have lasted, and of other days that are over.
  void close_days(Mode mode, const std::string& lasted) const {
    const auto together = context_.profile.together();
    const std::string_view id = mode_info(mode).id;
    for (const std::string& day : store().marks_aside(id)) {
      if (day >= lasted && !is_over(context_, day)) continue;
      if (const M* const found = store().find_aside(id, day)) {
        M match = *found;
        give_up(match);
      }
      store().discard_aside(id, day);
    }
  }
  // In a daily mode.
  void give_up_day(Mode mode) const {
    if (!mode_info(mode).daily) return;
    change_day(mode);
    if (auto match = store().load(mode_info(mode).id)) give_up(*match);
    store().discard(mode_info(mode).id);
  }
  void record_so_far(const M& match) const {
    if (!kit_.matches.record_so_far) return;
    ResultTally results = context_.profile.results(kit_.id);
    kit_.matches.record_so_far(results, match, context_.today());
    context_.profile.record(kit_.id, std::move(results));
  }
  bool is_short(const M& match) const { return match.session().played() < kit_.matches.few_moves; }
  bool may_stay(const M& match) const {
    const auto stays = kit_.matches.stays;
    const bool other = kit_.matches.next || kit_.matches.another;
    return match.day().empty() && (stays ? stays(context_, match) : other);
  }
  // Before another match is saved under this mode.
  void make_room(Mode mode) const {
    const std::string_view id = mode_info(mode).id;
    const M* const found = mode_info(mode).daily ? nullptr : store().find(id);
    if (!found) return;
    M match = *found;
    if (is_short(match)) return give_up(match);
    record_so_far(match);
    store().put_aside(match);
    const std::vector<std::string> marks = store().marks_aside(id);
    for (std::size_t i = marks.size(); i > kMostAside; --i) remove(mode, marks[i - 1]);
  }

  Context& context_;
  const GameKit<M>& kit_;
};

// The `deal` of a game whose matches follow from their start alone: that of a daily mode has the chance of its day.
template <class M, auto kStart>
Expected<M, LocalizedError> deal_from(Context& context, typename M::Mode mode) {
  if (!mode_info(mode).daily) return M(mode, kStart(context, mode, Random(context.chance.next())));
  MatchDay today = today_of(context, M::Rules::kName);
  return M(mode, kStart(context, mode, today.chance), today.how, std::move(today.date));
}
// The `keep` of a game with these records.
template <class M, auto kRecords>
void keep_record(Context& context, M& match) {
  kRecords().keep(context, match, record_of(match));
}

// What a mode says of the player's progress, and its pictures.
template <class M>
struct ModeProgress {
  Progress (*unsaved)(Context& context, typename M::Mode mode);  // without its art
  std::string (*about)(const Context& context, const M& match);  // the board of the saved match: "16 × 10"
  Painting (*art)(Context& context, typename M::Mode mode, const M* saved);  // saved may be null
};

template <class M>
Progress progress_of(Context& context, typename M::Mode mode, const ModeProgress<M>& of) {
  const MatchFlow<M> flow(context);
  const M* const saved = flow.saved(mode);
  Progress progress = saved ? Progress{.words = flow.fact(*saved), .saved = true, .icon = "board"}
                            : of.unsaved(context, mode);
  progress.art = of.art(context, mode, saved);
  if (!saved) return progress;
  progress.board = flow.board(*saved);
  progress.lines =
      match_lines(context, mode_message(mode), of.about(context, *saved), progress.words, saved->elapsed());
  return progress;
}

// Those of a game with a look that says nothing else, and whether today's board is done.
template <class M>
constexpr ModeProgress<M> kPlainProgress{
    .unsaved =
        [](Context& context, typename M::Mode mode) {
          return mode_info(mode).daily ? progress_of_today(context, M::Rules::kName, {}) : Progress{};
        },
    .about = [](const Context& context, const M& match) { return context.words.tr(mode_line(match.mode())); },
    .art = [](Context& context, typename M::Mode mode, const M* saved) -> Painting {
      const auto& look = kit_of<M>(context).look;
      if (!mode_info(mode).daily) return saved ? position_art(*look, saved->game()) : Painting{};
      const M match = saved ? *saved : *kit_of<M>(context).matches.deal(context, mode);
      return calendar_art(context, day_task(context, kit_of<M>(context),
                                            position_board(*look, match.game(), Elevation::Low)));
    }};
template <class M>
Progress plain_progress(Context& context, typename M::Mode mode) {
  return progress_of<M>(context, mode, kPlainProgress<M>);
}

// The unfinished matches of a mode that is not daily.
template <class M>
UnfinishedGames unfinished_games(typename M::Mode mode) {
  return {
      .marks = [mode](Context& context) { return MatchFlow<M>(context).unfinished(mode); },
      .card = [mode](Context& context, const std::string& mark) -> std::optional<UnfinishedGame> {
        const MatchFlow<M> flow(context);
        const M* const match = flow.find(mode, mark);
        if (!match) return std::nullopt;
        const auto line = flow.kit().matches.line;
        return UnfinishedGame{.title = line ? line(context, *match) : context.words.tr(mode_message(mode)),
                              .fact = flow.fact(*match),
                              .date = match->saved_on(),
                              .elapsed = match->elapsed(),
                              .board = flow.board(*match)};
      },
      .open = [mode](Context& context, const std::string& mark) { MatchFlow<M>(context).go_on(mode, mark); },
      .remove = [mode](Context& context,
                       const std::string& mark) { MatchFlow<M>(context).remove(mode, mark); }};
}

// The main button of a mode continues the match played last or leads to a new one, the second leads to a new one; a daily
// mode has only its match of the day.
template <class M>
GameMode mode_of_kit(const ModeInfo& info, typename M::Mode mode) {
  GameMode entry{.id = info.id, .label = info.label, .line = info.line, .icon = info.icon};
  entry.progress = [mode](Context& context) {
    return Progress{.saved = MatchFlow<M>(context).saved(mode) != nullptr};
  };
  if (info.daily) {
    entry.open = [mode](Context& context) { MatchFlow<M>(context).open_day(mode); };
    return entry;
  }
  entry.unfinished = unfinished_games<M>(mode);
  entry.open = [mode](Context& context) { MatchFlow<M>(context).open(mode); };
  entry.second.open = [mode](Context& context) { MatchFlow<M>(context).open_setup(mode, std::nullopt); };
  return entry;
}

// Fills in what follows from the rest of the kit: the modes that are listed, by `modes_of`, and the lesson; and where the
// game has none of its own, statistics of its best results, which have the ids of modes as keys. `progress`, of a mode,
// may be null.
template <class M>
GameKit<M> make_kit(GameKit<M> kit, Progress (*progress)(Context&, typename M::Mode) = nullptr) {
  using Mode = typename M::Mode;
  kit.match_type = &typeid(M);
  if (!progress && kit.look) progress = plain_progress<M>;
  if (!kit.statistics)
    kit.statistics = [](const Context& context) {
      return best_results(context, M::Rules::kName, [&context](const std::string& key) {
        const auto mode = find_mode<Mode>(key);
        return mode ? context.words.tr(mode_message(*mode)) : key;
      });
    };
  for (const ModeInfo& info : modes_of(Mode{})) {
    const Mode mode = *find_mode<Mode>(info.id);
    kit.modes.push_back(mode_of_kit<M>(info, mode));
    if (progress) kit.modes.back().progress = [=](Context& context) { return progress(context, mode); };
  }
  const auto opens = [](auto* lesson) {
    return [lesson](Context& context) {
      context.scenes.push(lesson(context, [&context] { context.scenes.pop(); }));
    };
  };
  if (kit.matches.lesson_page) kit.lesson = opens(kit.matches.lesson_page);
  if (const auto mode = kit.matches.taught_mode) {
    const ModeInfo& info = mode_info(*mode);
    kit.mode_lesson = ModeLesson{info.id, info.label, info.icon, opens(kit.matches.mode_lesson)};
  }
  return kit;
}

// The modes as terms of the help.
template <ListedMode Mode>
std::span<const HelpTerm> mode_terms() {
  static const std::vector<HelpTerm> terms = [] {
    std::vector<HelpTerm> all;
    for (const ModeInfo& info : modes_of(Mode{})) all.push_back({info.icon, info.label, info.line});
    return all;
  }();
  return terms;
}

}  // namespace quintet::ui
