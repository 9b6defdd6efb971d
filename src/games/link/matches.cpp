#include "games/link/matches.hpp"

#include <algorithm>
#include <charconv>

#include "core/link/daily.hpp"
#include "core/link/deal.hpp"
#include "core/link/layout.hpp"
#include "core/link/share.hpp"
#include "games/link/words.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/record.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::string_view kFolder = "layouts/", kEnding = ".layout";

// Precedes the two digits of a byte that is not allowed in a word.
constexpr char kEscape = '%';

bool plain(char c) {
  const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  return letter || c == '-' || c == '.' || static_cast<unsigned char>(c) >= 0x80;
}

// Empty for a rectangle.
std::string chosen_figure(Context& context) {
  const std::string& wish = context.profile.get<Settings>().layout;
  if (wish != kAnyFigure) return wish;
  const std::vector<Figure> all = figures(context.assets);
  return all.empty() ? std::string{} : all[context.chance.index(all.size())].file;
}

// Identifies a board in the records: "16x10 down", "butterfly none inside few".
std::string subject_of(const std::string& board, const Settings& wish) {
  std::string subject = board + ' ' + std::string(link::name(wish.gravity));
  if (wish.outside == link::Outside::Forbidden) subject += " inside";
  if (wish.variety != Variety::Usual) subject += ' ' + std::string(word_of(wish.variety));
  return subject;
}

NewMatch dealt(Context& context, Mode mode, const link::Order& order, Random random, std::string subject,
               int level) {
  auto start = link::deal(order, random);
  if (start) {
    Match match(mode, *std::move(start), std::move(subject), level);
    match.set_pictures(context.profile.get<Settings>().pictures);
    return match;
  }
  return tl::unexpected(LocalizedError{format(context.words.tr("This board cannot be dealt: {reason}."),
                                              {{"reason", message_of(start.error())}})});
}

// Fixed tile designs above the number of designs would look like others without matching them.
bool has_only_known_pictures(const link::Layout& layout) {
  const auto cells = layout.cells.cells();
  return std::all_of(cells.begin(), cells.end(), [](link::Tile cell) {
    return !link::is_tile(cell) || cell == link::Tile::Blank || link::picture(cell) < kPictures;
  });
}

}  // namespace

std::vector<Figure> figures(const Assets& assets) {
  std::vector<Figure> all;
  for (const std::string& name : assets.list(kFolder)) {
    if (!name.ends_with(kEnding)) continue;
    std::string file = name.substr(kFolder.size(), name.size() - kFolder.size() - kEnding.size());
    if (auto layout = find_figure(assets, file)) all.push_back({std::move(file), *std::move(layout)});
  }
  return all;
}

std::optional<link::Layout> find_figure(const Assets& assets, std::string_view file) {
  const auto bytes = assets.find(std::string(kFolder) + std::string(file) + std::string(kEnding));
  if (!bytes) return std::nullopt;
  auto layout = link::read_layout(bytes->text());
  if (layout && has_only_known_pictures(*layout)) return *std::move(layout);
  const ParseError why = layout ? ParseError{"it fixes a picture that there is not"} : layout.error();
  const std::string place = why.line > 0 ? ", line " + std::to_string(why.line) : "";
  assets.report("the layout " + std::string(file) + place + ": " + why.message);
  return std::nullopt;
}

link::Layout layout_of(const Assets& assets, const link::Level& level) {
  const auto figure = level.layout.empty() ? std::nullopt : find_figure(assets, level.layout);
  return figure ? *figure : link::plain_layout(level.size);
}

int kinds_on(int tiles, Variety variety) {
  if (tiles < 2) return 1;
  const int usual = std::min(link::default_kinds(tiles), kPictures);
  const int most = std::min(tiles / 2, kPictures);
  switch (variety) {
    case Variety::Few:
      return std::clamp(usual * 2 / 3, 1, most);
    case Variety::Usual:
      return usual;
    case Variety::Many:
      return std::clamp(usual * 3 / 2, 1, most);
  }
  return usual;
}

int tiles_of(const link::Layout& layout) {
  return static_cast<int>(std::ranges::count_if(layout.cells.cells(), link::is_tile));
}

int blanks_of(const link::Layout& layout) {
  return static_cast<int>(std::ranges::count(layout.cells.cells(), link::Tile::Blank));
}

std::string subject_word(std::string_view file) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string word;
  for (const char c : file) {
    if (plain(c)) {
      word += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    word += {kEscape, kDigits[byte / 16], kDigits[byte % 16]};
  }
  return word;
}

std::string file_of_word(std::string_view word) {
  std::string file;
  while (!word.empty()) {
    unsigned byte = 0;
    const char* const digits = word.data() + 1;
    if (word.front() == kEscape && word.size() >= 3 &&
        std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
      file += static_cast<char>(byte);
      word.remove_prefix(3);
    } else {
      file += word.front();
      word.remove_prefix(1);
    }
  }
  return file;
}

NewMatch new_free_match(Context& context, Mode mode) {
  const auto& wish = context.profile.get<Settings>();
  const std::string file = chosen_figure(context);
  const auto figure = file.empty() ? std::nullopt : find_figure(context.assets, file);
  link::Order order;
  order.rules = {wish.gravity, wish.outside};
  order.layout = figure ? *figure : link::plain_layout({wish.width, wish.height});
  order.kinds = kinds_on(blanks_of(order.layout), wish.variety);
  order.way = context.chance.below(2) == 0 ? link::Way::RandomCells : link::Way::CopiedHalf;
  const std::string board = figure ? subject_word(file) : size_text(order.layout.cells.size());
  return dealt(context, mode, order, Random(context.chance.next()), subject_of(board, wish), 0);
}

NewMatch new_journey_match(Context& context, int level) {
  const link::Level& stage = link::journey()[static_cast<std::size_t>(level)];
  const link::Order order{
      .layout = layout_of(context.assets, stage), .rules = stage.rules, .kinds = stage.kinds};
  return dealt(context, Mode::Journey, order, Random(link::level_seed(level)), std::to_string(level + 1),
               level);
}

NewMatch new_shared_match(const Context& context, std::string_view code) {
  auto start = read_share(code, kPictures);
  if (!start)
    return tl::unexpected(LocalizedError{import_error_words(
        context.words, share_error(start.error(), msgid("This is not a board code of Link-up.")))});
  Match match(Mode::Relaxed, *std::move(start), std::string(Match::kSharedSubject));
  match.set_pictures(context.profile.get<Settings>().pictures);
  return match;
}

Expected<void, LocalizedError> paste_board(Context& context, std::size_t floor) {
  const auto code = clipboard_text(context);
  if (!code) return tl::unexpected(code.error());
  return new_shared_match(context, *code).map([&](const Match& match) {
    begin_new_game(
        context, MatchFlow<Match>(context).loss(match.mode()),
        [&context, match, floor] { MatchFlow<Match>(context).begin(match, floor); }, Behind::Hidden);
  });
}

std::string copy_board(Context& context, const Match& match) {
  return copy_to_clipboard(context, write_share(match.start()));
}

Match match_of_day(Date date) {
  return Match(Mode::Today, link::daily_start(date), write_date(date));
}

Match match_of_day(const Context& context, Date date) {
  Match match = match_of_day(date);
  match.set_pictures(context.profile.get<Settings>().pictures);
  return match;
}

Match again(const Match& match) {
  Match anew(match.mode(), match.start(), match.subject(), match.level());
  anew.set_painting(match.painting());
  anew.set_pictures(match.pictures());
  return anew;
}

int stars_of(const ResultTally& results, std::size_t level) {
  return static_cast<int>(
      std::min<std::int64_t>(kStars, results.number(kStarTable, std::to_string(level)).value_or(0)));
}

void set_stars(ResultTally& results, std::size_t level, int stars) {
  results.set_number(kStarTable, std::to_string(level), stars);
}

int all_stars(const ResultTally& results) {
  int stars = 0;
  for (std::size_t level = 0; level < journey().size(); ++level) stars += stars_of(results, level);
  return stars;
}

std::size_t next_level(const ResultTally& results) {
  std::size_t level = 0;
  while (stars_of(results, level) > 0) ++level;
  return level;
}

}  // namespace quintet::link
