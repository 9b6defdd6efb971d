#include "ui/kit/statistics.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "ui/kit/record.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

namespace {

constexpr int kDays = 30, kWeek = 7;
constexpr float kHeight = 206, kAxis = 36, kFoot = 24;  // points; the room for the axes
constexpr float kTop = 36, kName = 22, kTick = 20;  // above the field; of the name of its axis, of a number
constexpr float kBarPart = 0.7F, kLeastBar = 2, kBarRadius = 3;
constexpr float kDateWidth = 90;
constexpr std::array<std::int64_t, 12> kScales{2, 4, 6, 10, 20, 40, 60, 100, 200, 400, 1000, 2000};

// The top of the axis: at least the largest value, and even, so that its middle is a whole number.
std::int64_t top_of(std::int64_t most) {
  const auto scale = std::ranges::find_if(kScales, [most](std::int64_t top) { return top >= most; });
  return scale == kScales.end() ? most + most % 2 : *scale;
}

class Plot {
 public:
  Plot(Canvas& canvas, const Context& context, Rect area, const std::vector<std::int64_t>& played)
      : canvas_(canvas),
        context_(context),
        field_{area.x + kAxis, area.y + kTop, area.w - kAxis, area.h - kTop - kFoot},
        played_(played),
        top_(top_of(*std::ranges::max_element(played))) {}

  void paint(Rgba ink) const {
    paint_axes();
    const float width = field_.w / static_cast<float>(kDays);
    for (int i = 0; i < kDays; ++i) {
      const std::int64_t played = played_[static_cast<std::size_t>(i)];
      if (played == 0) continue;
      const float y = y_of(played);
      const float x = field_.x + (static_cast<float>(i) + (1 - kBarPart) / 2) * width;
      canvas_.rounded({x, y, std::max(kLeastBar, width * kBarPart), field_.bottom() - y}, kBarRadius, ink);
    }
  }

 private:
  float y_of(std::int64_t value) const {
    return field_.bottom() - field_.h * static_cast<float>(value) / static_cast<float>(top_);
  }

  void paint_axes() const {
    const Palette& c = context_.theme.colour;
    const TextStyle words{.size = type::kCaption, .colour = c.text_2};
    canvas_.text(context_.words.tr("Games"), {field_.x - kAxis, field_.y - kTop, kDateWidth, kName}, words);
    for (const std::int64_t value : {std::int64_t{0}, top_ / 2, top_}) {
      const float y = y_of(value);
      canvas_.fill({field_.x, y, field_.w, kLine}, value == 0 ? c.border : c.hairline);
      TextStyle right = words;
      right.align = Align::Right;
      canvas_.text(std::to_string(value), {field_.x - kAxis, y - kTick / 2, kAxis - space::kTiny, kTick},
                   right);
    }
    // A date for each week that has room, today at the right end.
    const int step = field_.w / kDays * kWeek >= kDateWidth ? kWeek : 2 * kWeek;
    for (int back = 0; back < kDays; back += step) {
      const float x = field_.right() - (static_cast<float>(back) + 0.5F) * field_.w / kDays;
      TextStyle date = words;
      date.align = back == 0 ? Align::Right : Align::Centre;
      const float left = back == 0 ? field_.right() - kDateWidth : x - kDateWidth / 2;
      canvas_.text(back == 0 ? context_.words.tr("Today")
                             : day_text(context_.words, days_before(context_.today(), back)),
                   {left, field_.bottom() + space::kHair, kDateWidth, kFoot - space::kHair}, date);
    }
  }

  Canvas& canvas_;
  const Context& context_;
  Rect field_;
  const std::vector<std::int64_t>& played_;
  std::int64_t top_;
};

}  // namespace

std::string played_words(const Localiser& words, Duration elapsed) {
  return format(words.tr("Played {time}"), {{"time", clock_text(elapsed / std::chrono::seconds(1))}});
}

std::string streak_words(const Localiser& words, int days) {
  return format(words.trn("Streak: {count} day", "Streak: {count} days", static_cast<std::uint64_t>(days)),
                {{"count", std::to_string(days)}});
}

std::vector<ProgressLine> match_lines(const Context& context, Message mode, std::string board,
                                      std::string fact, Duration elapsed) {
  return {{.title = context.words.tr(mode), .words = std::move(board)},
          {.title = std::move(fact), .words = played_words(context.words, elapsed)}};
}

StatisticsCard activity_card(const Context& context, std::string_view game) {
  const ResultTally& results = context.profile.results(game);
  std::vector<std::int64_t> played;
  for (int back = kDays; back-- > 0;)
    played.push_back(results.row<DayRow>(write_date(days_before(context.today(), back))).played);
  const GameDefinition* const definition = find_game(context.games, game);
  return {.heading = msgid("The last 30 days"),
          .drawing = {.height = [](float) { return kHeight; },
                      .paint =
                          [&context, definition, played = std::move(played)](Canvas& canvas, Rect area) {
                            const Palette& c = context.theme.colour;
                            Plot(canvas, context, area, played)
                                .paint(definition ? definition->accent.on(context.theme) : c.primary);
                          }}};
}

std::string count_figure(const Localiser& /*words*/, std::int64_t value) {
  return std::to_string(value);
}

std::string number_figure(const Localiser& /*words*/, std::int64_t value) {
  return value > 0 ? number_text(static_cast<std::uint64_t>(value)) : std::string();
}

std::string clock_figure(const Localiser& /*words*/, std::int64_t value) {
  return value > 0 ? clock_text(value / 1000) : std::string();
}

std::string date_figure(const Localiser& words, std::int64_t value) {
  const auto date = date_of_number(value);
  return date ? day_text(words, *date) : std::string();
}

std::string share_text(std::int64_t part, std::int64_t all) {
  constexpr std::int64_t kWhole = 100;
  return all > 0 ? std::to_string((part * kWhole + all / 2) / all) + "%" : std::string();
}

namespace {

// The first column takes their room.
void drop_empty_columns(StatisticsTable& table) {
  for (std::size_t i = table.columns.size(); i-- > 1;) {
    if (!std::ranges::all_of(table.rows, [i](const auto& row) { return row[i].empty(); })) continue;
    table.columns.front().width += table.columns[i].width;
    table.columns.erase(table.columns.begin() + static_cast<std::ptrdiff_t>(i));
    for (auto& row : table.rows) row.erase(row.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

}  // namespace

Statistics best_results(const Context& context, std::string_view game,
                        const std::function<std::string(const std::string& key)>& name) {
  using enum StatisticsTable::Column;
  using Row = std::pair<std::string, BestRow>;
  const auto best = [](auto member) { return [member](const Row& row) { return row.second.*member; }; };
  const FigureTable<Row> table{
      msgid("Best results"),
      {{msgid("Mode"), 0.44F, Words, [&name](const Localiser&, const Row& row) { return name(row.first); }},
       {msgid("Played"), 0.14F, Count, figure(best(&BestRow::played))},
       {msgid("Won"), 0.14F, Count, figure(best(&BestRow::won))},
       {msgid("Time"), 0.14F, Best, figure(best(&BestRow::milliseconds), clock_figure)},
       {msgid("Score"), 0.14F, Best, figure(best(&BestRow::score), number_figure)}}};
  const ResultTally& results = context.profile.results(game);
  const BestRow all = total_of(results);
  const auto bests = results.rows<BestRow>();
  Statistics statistics{.played = all.played,
                        .state = "won=" + std::to_string(all.won),
                        .cards = {{.figures = {{msgid("Games played"), std::to_string(all.played)},
                                               {msgid("Games won"), std::to_string(all.won)}}},
                                  activity_card(context, game),
                                  table.card(context.words, {bests.begin(), bests.end()})}};
  drop_empty_columns(statistics.cards.back().table);
  return statistics;
}

Message uncounted_message(const Context& context, std::string_view game) {
  const std::vector<KeptGame>& kept = context.profile.kept_games(game).games();
  for (auto one = kept.rbegin(); one != kept.rend(); ++one) {
    if (one->origin != RecordOrigin::Played) continue;
    const KeptNotes notes = read_notes(one->text);
    if (notes.practice) return msgid("Practice games are not counted.");
    if (notes.helped) return msgid("Games with help are kept out of the records.");
  }
  return {};
}

bool has_played(const Context& context, std::string_view game) {
  const std::vector<KeptGame>& kept = context.profile.kept_games(game).games();
  return std::ranges::find(kept, RecordOrigin::Played, &KeptGame::origin) != kept.end();
}

}  // namespace quintet::ui
