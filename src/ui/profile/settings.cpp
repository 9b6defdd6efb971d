#include "ui/profile/settings.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace quintet::ui {
namespace {

using Json = nlohmann::json;

struct Range {
  int least, most;
};

// The values of one object. What is missing is as `usual`; so is what makes no sense, which is complained of.
class Reader {
 public:
  // `where` stands before the names of the keys in complaints: "volume.".
  Reader(const Json& object, std::string where, std::vector<std::string>& complaints)
      : object_(object), where_(std::move(where)), complaints_(complaints) {}

  bool flag(const char* key, bool usual) const {
    const Json* found = find(key);
    if (!found) return usual;
    if (found->is_boolean()) return found->get<bool>();
    complain(key, "is neither true nor false");
    return usual;
  }

  int number(const char* key, int usual, Range range) const {
    const Json* found = find(key);
    if (!found) return usual;
    if (!found->is_number_integer()) {
      complain(key, "is not a whole number");
      return usual;
    }
    const auto number = found->get<std::int64_t>();
    if (number >= range.least && number <= range.most) return static_cast<int>(number);
    complain(key, "lies out of its range");
    return usual;
  }

  std::string text(const char* key, std::string usual) const {
    const Json* found = find(key);
    if (!found) return usual;
    if (found->is_string()) return found->get<std::string>();
    complain(key, "is not a text");
    return usual;
  }

  // A word that stands for a value.
  template <class Value, class OfWord>
  Value word(const char* key, Value usual, OfWord of_word) const {
    const std::string word = text(key, {});
    if (word.empty()) return usual;
    if (const std::optional<Value> known = of_word(word)) return *known;
    complain(key, "has an unknown value");
    return usual;
  }

  // An object within this one; where there is none, an empty one.
  Reader inner(const char* key) const {
    static const Json nothing = Json::object();
    const Json* found = find(key);
    if (found && !found->is_object()) complain(key, "is not an object");
    return {found && found->is_object() ? *found : nothing, where_ + key + '.', complaints_};
  }

  void complain(const char* key, std::string_view what) const {
    complaints_.push_back(where_ + key + ' ' + std::string(what));
  }

 private:
  const Json* find(const char* key) const {
    const auto found = object_.find(key);
    return found == object_.end() ? nullptr : &*found;
  }

  const Json& object_;
  std::string where_;
  std::vector<std::string>& complaints_;
};

std::string_view word_of(Pictures pictures) {
  return pictures == Pictures::Characters ? "characters" : "paintings";
}

std::optional<Pictures> pictures_of(std::string_view word) {
  for (const Pictures pictures : {Pictures::Paintings, Pictures::Characters}) {
    if (word_of(pictures) == word) return pictures;
  }
  return std::nullopt;
}

LinkSettings read_link(const Reader& reader) {
  LinkSettings link;
  link.pictures = reader.word("pictures", link.pictures, pictures_of);
  link.outside = reader.word("outside", link.outside, link::read_outside);
  link.gravity = reader.word("gravity", link.gravity, link::read_gravity);
  link.width = reader.number("width", link.width, {kSideLeast, kWidthMost});
  link.height = reader.number("height", link.height, {kSideLeast, kHeightMost});
  link.layout = reader.text("layout", link.layout);
  link.variety = reader.word("variety", link.variety, link::variety_of);
  link.line_ms = reader.number("line_ms", link.line_ms, {kLineLeast, kLineMost});
  if (link.width * link.height % 2 != 0) {
    reader.complain("width", "times height is odd");
    link.width = LinkSettings{}.width;
    link.height = LinkSettings{}.height;
  }
  return link;
}

std::string_view word_of(PlayAs colour) {
  constexpr std::array<std::string_view, kPlayAs.size()> kWords{"black", "white", "in-turn"};
  return kWords[static_cast<std::size_t>(colour)];
}

std::optional<PlayAs> play_as_of(std::string_view word) {
  const auto found = std::ranges::find(kPlayAs, word, [](PlayAs colour) { return word_of(colour); });
  return found == kPlayAs.end() ? std::nullopt : std::optional(*found);
}

// A number out of those that there are to choose from.
template <std::size_t kCount>
int one_of(const Reader& reader, const char* key, int usual, const std::array<int, kCount>& all) {
  const int number = reader.number(key, usual, {all.front(), all.back()});
  if (std::ranges::find(all, number) != all.end()) return number;
  reader.complain(key, "is not one of those to choose from");
  return usual;
}

// Empty where the part follows the desk.
std::optional<Desk> read_part(const Reader& reader, const char* key) {
  const std::string word = reader.text(key, {});
  const auto desk = desk_of(word);
  if (!desk && !word.empty()) reader.complain(key, "has an unknown value");
  return desk;
}

GomokuSettings read_gomoku(const Reader& reader) {
  GomokuSettings s;
  s.level = reader.word("level", s.level, gomoku::read_level);
  s.against = reader.word("against", s.against, gomoku::read_level);
  s.play_as = reader.word("play_as", s.play_as, play_as_of);
  s.had_black = reader.flag("had_black", s.had_black);
  s.start.side = one_of(reader, "side", s.start.side, kGomokuSides);
  s.start.rule = reader.word("rule", s.start.rule, gomoku::read_rule);
  s.start.opening = reader.word("opening", s.start.opening, gomoku::read_opening);
  s.thinking = one_of(reader, "thinking", s.thinking, kThinkingSeconds);
  s.board = read_part(reader, "board");
  s.frame = read_part(reader, "frame");
  s.window = read_part(reader, "window");
  s.coordinates = reader.flag("coordinates", s.coordinates);
  s.numbers = reader.flag("numbers", s.numbers);
  s.threats = reader.flag("threats", s.threats);
  return s;
}

Json write_gomoku(const GomokuSettings& s) {
  const auto part = [](std::optional<Desk> desk) { return desk ? word_of(*desk) : std::string_view{}; };
  return {{"level", name(s.level)},
          {"against", name(s.against)},
          {"play_as", word_of(s.play_as)},
          {"had_black", s.had_black},
          {"side", s.start.side},
          {"rule", name(s.start.rule)},
          {"opening", name(s.start.opening)},
          {"thinking", s.thinking},
          {"board", part(s.board)},
          {"frame", part(s.frame)},
          {"window", part(s.window)},
          {"coordinates", s.coordinates},
          {"numbers", s.numbers},
          {"threats", s.threats}};
}

Settings read_all(const Reader& reader) {
  constexpr Range kVolume{0, 100};
  Settings s;
  s.language = reader.text("language", s.language);
  s.desk = reader.word("desk", s.desk, desk_of);
  s.interface_scale = reader.number("interface_scale", s.interface_scale, {kScaleLeast, kScaleMost});
  s.fullscreen = reader.flag("fullscreen", s.fullscreen);
  s.reduced_motion = reader.flag("reduced_motion", s.reduced_motion);
  s.high_contrast = reader.flag("high_contrast", s.high_contrast);
  const Reader volume = reader.inner("volume");
  s.master = volume.number("master", s.master, kVolume);
  s.effects = volume.number("effects", s.effects, kVolume);
  s.music = volume.number("music", s.music, kVolume);
  s.muted = volume.flag("muted", s.muted);
  s.link = read_link(reader.inner("link"));
  s.gomoku = read_gomoku(reader.inner("gomoku"));
  return s;
}

}  // namespace

void take_over_changes(Settings& settings, const Settings& before, const Settings& now) {
  const auto take = [&](auto Settings::*value) {
    if (now.*value != before.*value) settings.*value = now.*value;
  };
  take(&Settings::language);
  take(&Settings::desk);
  take(&Settings::interface_scale);
  take(&Settings::fullscreen);
  take(&Settings::master);
  take(&Settings::effects);
  take(&Settings::music);
  take(&Settings::muted);
  take(&Settings::reduced_motion);
  take(&Settings::high_contrast);
  if (now.link != before.link) settings.link = now.link;
  if (now.gomoku != before.gomoku) settings.gomoku = now.gomoku;
}

std::string write_settings(const Settings& s) {
  const Json json{
      {"language", s.language},
      {"desk", word_of(s.desk)},
      {"interface_scale", s.interface_scale},
      {"fullscreen", s.fullscreen},
      {"volume", {{"master", s.master}, {"effects", s.effects}, {"music", s.music}, {"muted", s.muted}}},
      {"reduced_motion", s.reduced_motion},
      {"high_contrast", s.high_contrast},
      {"link",
       {{"pictures", word_of(s.link.pictures)},
        {"outside", link::name(s.link.outside)},
        {"gravity", link::name(s.link.gravity)},
        {"width", s.link.width},
        {"height", s.link.height},
        {"layout", s.link.layout},
        {"variety", word_of(s.link.variety)},
        {"line_ms", s.link.line_ms}}},
      {"gomoku", write_gomoku(s.gomoku)},
  };
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::variant<ReadSettings, std::string> read_settings(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return "this is not JSON";
  if (!json.is_object()) return "this is not a JSON object";
  ReadSettings result;
  result.settings = read_all(Reader(json, "", result.complaints));
  return result;
}

}  // namespace quintet::ui
