// A game as a table of values and functions over its matches, and the one flow that works on it: how matches begin, are
// continued, replaced and end, one saved for each mode.
#pragma once

#include <array>
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
#include "ui/kit/daily.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/kit/lesson.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/position_look.hpp"
#include "ui/kit/record.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/localized_error.hpp"
#include "ui/profile/results.hpp"

namespace quintet::ui {

// What a game does with its matches, besides what every game does. Functions that are null are not needed by the game.
template <class M>
struct MatchRules {
  using Mode = typename M::Mode;
  // What becomes of a match when another one of its mode begins: its save stays until the new match is saved, or it is
  // forgotten, or it counts as it stands.
  enum class GivenUp : std::uint8_t { Stays, Forgotten, Counted };

  // A match as the settings say, of a daily mode that of the day; or why there is none.
  Expected<M, LocalizedError> (*deal)(Context& context, Mode mode) = nullptr;
  // What follows a match that is restarted: another board with the same rules; null: the same one, of a daily mode that
  // of the day.
  M (*another)(Context& context, const M& match) = nullptr;
  // Whether the match changes the results at all; null: every match does.
  bool (*counts)(const M& match) = nullptr;
  // Adds the match, which is over or given up, to the results and returns what it has beaten.
  NewBests (*record)(ResultTally& results, const M& match, const Date& today) = nullptr;
  // What the player reads about a match that is over.
  GameResult (*result)(const Context& context, const M& match, const NewBests& news) = nullptr;
  // Keeps a match that is over in the list of games.
  void (*keep)(Context& context, M& match) = nullptr;
  GivenUp given_up = GivenUp::Forgotten;
  // Whether a match that is given up is kept all the same.
  bool (*worth_keeping)(const Context& context, const M& match) = nullptr;
  // A message when the match of an earlier day has been given up.
  std::string_view expired = msgid("Yesterday's board has expired. Today's is ready.");

  // The pages of the game. `over`: see SetupPage; `finish` see LessonPage.
  std::unique_ptr<Scene> (*play_page)(Context& context, M match) = nullptr;
  std::unique_ptr<Scene> (*setup_page)(Context& context, Mode mode,
                                       std::optional<std::size_t> over) = nullptr;
  std::unique_ptr<Scene> (*lesson_page)(Context& context, std::function<void()> finish) = nullptr;
  // Whether a match of this mode may begin with the lesson; null: of every mode.
  bool (*teaches)(Mode mode) = nullptr;
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

// How the matches of a game begin, are continued, replaced and end. The match of a daily mode is the same for everyone and
// expires with its day.
template <class M>
class MatchFlow {
 public:
  using Mode = typename M::Mode;
  using GivenUp = typename MatchRules<M>::GivenUp;

  explicit MatchFlow(Context& context) : context_(context), kit_(kit_of<M>(context)) {}

  const GameKit<M>& kit() const { return kit_; }
  MatchStore<M> store() const { return MatchStore<M>(context_.matches); }

  // The saved match, until it is saved again; that of the day only on its own day.
  const M* saved(Mode mode) const {
    const M* const match = store().find(mode_info(mode).id);
    return match && !has_expired(*match) ? match : nullptr;
  }
  bool has_expired(const M& match) const {
    return !match.day().empty() && match.day() != write_date(context_.today());
  }

  // The page that begins a new match; or, before the first match of the game, its lesson, which the play page then
  // replaces.
  std::unique_ptr<Scene> first_page(M match) const {
    const auto& rules = kit_.matches;
    const bool teaches = rules.lesson_page && (!rules.teaches || rules.teaches(match.mode()));
    if (!teaches || !is_lesson_due(context_, kit_)) return rules.play_page(context_, std::move(match));
    return rules.lesson_page(context_, [&context = context_, &rules, match = std::move(match)] {
      context.scenes.replace(rules.play_page(context, match));
    });
  }
  // The match takes the place of the top page.
  void replace_page(M match) const { context_.scenes.replace(first_page(std::move(match))); }
  std::unique_ptr<Scene> play_page(M match) const {
    return kit_.matches.play_page(context_, std::move(match));
  }

  // The main button of a mode: continues the saved match, or leads to a new one.
  void open(Mode mode) const {
    if (const M* const match = saved(mode)) return context_.scenes.push(play_page(*match));
    open_setup(mode, std::nullopt);
  }
  void open_setup(Mode mode, std::optional<std::size_t> over) const {
    context_.scenes.push(kit_.matches.setup_page(context_, mode, over));
  }
  // The match of the day, saved or new; one of an earlier day is given up.
  void open_day(Mode mode) const {
    give_up_expired(mode);
    if (const M* const match = saved(mode)) return context_.scenes.push(first_page(*match));
    if (auto match = deal(mode)) context_.scenes.push(first_page(*std::move(match)));
  }
  void give_up_expired(Mode mode) const {
    if (saved(mode) || !store().find(mode_info(mode).id)) return;
    give_up_saved(mode);
    context_.profile.notify(context_.words.tr(kit_.matches.expired));
  }
  // Begins a new match in the place of all pages above this depth of the stack. Where none can be dealt the player is told
  // why, and everything stays as it is.
  void begin(Mode mode, std::size_t below) const {
    auto match = deal(mode);
    if (!match) return;
    if (kit_.matches.given_up != GivenUp::Stays) give_up_saved(mode);
    context_.scenes.unwind(below);
    context_.scenes.push(first_page(*std::move(match)));
  }

  std::optional<M> deal(Mode mode) const {
    auto match = kit_.matches.deal(context_, mode);
    if (match) return *std::move(match);
    context_.profile.notify(match.error().message);
    return std::nullopt;
  }
  M another(const M& match) const {
    if (kit_.matches.another) return kit_.matches.another(context_, match);
    if constexpr (std::constructible_from<M, Mode, typename M::Rules::Start, Try>) {
      const Try how = match.practice() ? Try::Practice : Try::Counted;
      if (match.day().empty()) return M(match.mode(), match.start(), how);
    }
    auto today = kit_.matches.deal(context_, match.mode());
    assert(today && "only what is dealt for a day can be dealt again");
    return *std::move(today);
  }

  // Before another match takes the place of this one.
  void give_up(M& match) const {
    const auto& rules = kit_.matches;
    if (rules.given_up != GivenUp::Counted || !match.begun()) return;
    count(match);
    if (rules.worth_keeping && rules.worth_keeping(context_, match)) rules.keep(context_, match);
  }
  // Records and keeps a match that is over. It is counted once, however often its end is undone.
  GameResult end(M& match) const {
    const NewBests news = count(match);
    if (kit_.matches.keep) kit_.matches.keep(context_, match);
    return kit_.matches.result(context_, match, news);
  }

  // Plays on from here for practice, which is not recorded, in the place of the saved match of this mode.
  Continuation practice(Mode mode, const typename M::Rules::Start& start,
                        const std::vector<typename M::Rules::Move>& moves) const {
    M match(mode, start, Try::Practice);
    for (const auto& move : moves) match.play(move);
    match.mark_recorded();
    return continuation(mode_message(mode).text, std::move(match));
  }
  // Plays on with this match in the place of the saved one of its mode.
  Continuation continuation(std::string_view label, M match) const {
    return {.id = match.mode_id(),
            .label = label,
            .replaces_a_match = saved(match.mode()) != nullptr,
            .begin = [match = std::move(match)](Context& now) {
              const MatchFlow flow(now);
              flow.give_up_saved(match.mode());
              if (match.begun()) flow.store().save(match);
              return flow.play_page(match);
            }};
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
  void give_up_saved(Mode mode) const {
    if (auto match = store().load(mode_info(mode).id)) give_up(*match);
    store().discard(mode_info(mode).id);
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
  std::string (*fact)(const Context& context, const M& match);   // of the saved match: "30 tiles left"
  std::string (*about)(const Context& context, const M& match);  // its board: "16 × 10"
  Painting (*board)(const M& match);                             // see Progress
  Painting (*art)(Context& context, typename M::Mode mode, const M* saved);  // saved may be null
};

template <class M>
Progress progress_of(Context& context, typename M::Mode mode, const ModeProgress<M>& of) {
  const M* const saved = MatchFlow<M>(context).saved(mode);
  Progress progress = saved ? Progress{.words = of.fact(context, *saved), .saved = true, .icon = "board"}
                            : of.unsaved(context, mode);
  progress.art = of.art(context, mode, saved);
  if (!saved) return progress;
  progress.board = of.board ? of.board(*saved) : position_board(*kit_of<M>(context).look, saved->game());
  progress.lines =
      match_lines(context, mode_message(mode), of.about(context, *saved), progress.words, saved->elapsed());
  return progress;
}

// Those of a game with a look that says nothing else: the moves of the saved match, and whether today's board is done.
template <class M>
Progress plain_progress(Context& context, typename M::Mode mode) {
  return progress_of<M>(
      context, mode,
      {.unsaved =
           [](Context& now, typename M::Mode of) {
             return mode_info(of).daily ? progress_of_today(now, M::Rules::kName, {}) : Progress{};
           },
       .fact = [](const Context& now,
                  const M& match) { return moves_text(now.words, match.session().played()); },
       .about = [](const Context& now, const M& match) { return now.words.tr(mode_line(match.mode())); },
       .board = nullptr,
       .art = [](Context& now, typename M::Mode of, const M* saved) -> Painting {
         const auto& look = kit_of<M>(now).look;
         if (!mode_info(of).daily) return saved ? position_art(*look, saved->game()) : Painting{};
         const M match = saved ? *saved : *kit_of<M>(now).matches.deal(now, of);
         return calendar_art(
             now, day_task(now, kit_of<M>(now), position_board(*look, match.game(), Elevation::Low)));
       }});
}

// The main button of a mode continues the saved match or leads to a new one, the second leads to a new one; a daily mode
// has only its match of the day.
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
  entry.open = [mode](Context& context) { MatchFlow<M>(context).open(mode); };
  entry.second.open = [mode](Context& context) { MatchFlow<M>(context).open_setup(mode, std::nullopt); };
  return entry;
}

// Fills in what follows from the rest of the kit: the modes that are listed, by `modes_of`, and the lesson; and where the
// game has none of its own, statistics of its best results, which have the ids of modes as keys. `progress`, of a mode,
// may be null.
template <class M>
GameKit<M> complete(GameKit<M> kit, Progress (*progress)(Context&, typename M::Mode) = nullptr) {
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
  if (kit.matches.lesson_page)
    kit.lesson = [lesson = kit.matches.lesson_page](Context& context) {
      context.scenes.push(lesson(context, [&context] { context.scenes.pop(); }));
    };
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
