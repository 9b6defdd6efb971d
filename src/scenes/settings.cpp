#include "scenes/settings.hpp"

#include <nlohmann/json.hpp>
#include <optional>

namespace quintet::scenes {
namespace {

using Json = nlohmann::json;

// Takes the values out of one object, complaining about those it cannot use.
class Reader {
 public:
  Reader(const Json& object, std::string where, std::vector<std::string>& complaints)
      : object_(object), where_(std::move(where)), complaints_(complaints) {}

  void read(const char* key, bool& value) const {
    const Json* found = find(key);
    if (!found) return;
    if (found->is_boolean())
      value = found->get<bool>();
    else
      complain(key, "is neither true nor false");
  }

  void read(const char* key, int& value, int least, int most) const {
    const Json* found = find(key);
    if (!found) return;
    if (!found->is_number_integer()) return complain(key, "is not a whole number");
    const auto number = found->get<std::int64_t>();
    if (number < least || number > most) return complain(key, "lies out of its range");
    value = static_cast<int>(number);
  }

  void read(const char* key, std::string& value) const {
    const Json* found = find(key);
    if (!found) return;
    if (found->is_string())
      value = found->get<std::string>();
    else
      complain(key, "is not a text");
  }

  // A word that stands for a value.
  template <class Value, class OfWord>
  void read(const char* key, Value& value, OfWord of_word) const {
    std::string word;
    read(key, word);
    if (word.empty()) return;
    if (const std::optional<Value> known = of_word(word))
      value = *known;
    else
      complain(key, "has an unknown value");
  }

  const Json* find(const char* key) const {
    const auto found = object_.find(key);
    return found == object_.end() ? nullptr : &*found;
  }

  void complain(const char* key, std::string_view what) const {
    complaints_.push_back(where_ + key + ' ' + std::string(what));
  }

 private:
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

void read_link(const Json& object, LinkSettings& link, std::vector<std::string>& complaints) {
  const Reader reader(object, "link.", complaints);
  reader.read("pictures", link.pictures, pictures_of);
  reader.read("outside", link.outside, link::read_outside);
  reader.read("gravity", link.gravity, link::read_gravity);
  reader.read("width", link.width, kSideLeast, kWidthMost);
  reader.read("height", link.height, kSideLeast, kHeightMost);
  reader.read("layout", link.layout);
  reader.read("line_ms", link.line_ms, kLineLeast, kLineMost);
  if (link.width * link.height % 2 != 0) {
    reader.complain("width", "times height is odd");
    link.width = LinkSettings{}.width;
    link.height = LinkSettings{}.height;
  }
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
        {"line_ms", s.link.line_ms}}},
  };
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::variant<ReadSettings, std::string> read_settings(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return "this is not JSON";
  if (!json.is_object()) return "this is not a JSON object";
  ReadSettings result;
  Settings& s = result.settings;
  const Reader reader(json, "", result.complaints);
  reader.read("language", s.language);
  reader.read("desk", s.desk, desk_of);
  reader.read("interface_scale", s.interface_scale, kScaleLeast, kScaleMost);
  reader.read("fullscreen", s.fullscreen);
  reader.read("reduced_motion", s.reduced_motion);
  reader.read("high_contrast", s.high_contrast);
  if (const Json* volume = reader.find("volume")) {
    if (volume->is_object()) {
      const Reader volumes(*volume, "volume.", result.complaints);
      volumes.read("master", s.master, 0, 100);
      volumes.read("effects", s.effects, 0, 100);
      volumes.read("music", s.music, 0, 100);
      volumes.read("muted", s.muted);
    } else {
      reader.complain("volume", "is not an object");
    }
  }
  if (const Json* link = reader.find("link")) {
    if (link->is_object())
      read_link(*link, s.link, result.complaints);
    else
      reader.complain("link", "is not an object");
  }
  return result;
}

}  // namespace quintet::scenes
