#include "tools/sound/score.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

#include "tools/sound/bar_reader.hpp"

namespace quintet::sound {
namespace {

// A word of a line and the column (from 0) where it begins.
struct Word {
  std::string_view text;
  std::size_t column;
};

std::vector<Word> words_of(std::string_view line) {
  std::vector<Word> words;
  std::size_t at = 0;
  while ((at = line.find_first_not_of(" \t\r", at)) != std::string_view::npos) {
    const std::size_t end = std::min(line.find_first_of(" \t\r", at), line.size());
    words.push_back({.text = line.substr(at, end - at), .column = at});
    at = end;
  }
  return words;
}

std::optional<double> number_in(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<int> pitch_in(std::string_view text) {
  constexpr std::string_view kLetters = "C D EF G A B";  // one character per semitone
  if (text.size() != 2 || text[0] == ' ' || text[1] < '1' || text[1] > '7') return std::nullopt;
  const std::size_t semitone = kLetters.find(text[0]);
  if (semitone == std::string_view::npos) return std::nullopt;
  return static_cast<int>(semitone) + 12 * (text[1] - '0' + 1);
}

struct Section {
  double tempo = 72;
  double broaden = 0;
  std::map<std::string, BarReader, std::less<>> voices;
};

class ScoreReader {
 public:
  Expected<Score, ParseError> read(std::string_view text) {
    int number = 0;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view whole = text.substr(0, end);
      const auto line = read_line({.text = whole.substr(0, whole.find("//")), .number = ++number});
      if (!line) return tl::unexpected(line.error());
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    line_ = {.text = {}, .number = number};
    if (score_.beats <= 0) return error(0, "the score has no form");
    return std::move(score_);
  }

 private:
  Expected<void, ParseError> read_line(Line line) {
    line_ = line;
    words_ = words_of(line.text);
    if (words_.empty()) return {};
    if (score_.beats > 0) return error(words_[0].column, "nothing may follow the form");
    const std::string_view what = words_[0].text;
    if (what == "title") return read_title();
    if (what == "key") return read_key();
    if (what == "bar") return read_bar();
    if (what == "room") return read_room();
    if (what == "voice") return read_voice();
    if (what == "section") return read_section();
    if (what == "form") return read_form();
    return read_bars();
  }

  Expected<void, ParseError> read_title() {
    const auto title = word(1);
    if (!title) return tl::unexpected(title.error());
    score_.title = title->text;
    return {};
  }

  Expected<void, ParseError> read_key() {
    const auto key = word(1);
    if (!key) return tl::unexpected(key.error());
    const std::optional<int> pitch = pitch_in(key->text);
    if (!pitch) return error(key->column, "not a key such as G4");
    pitch_of_one_ = *pitch;
    return {};
  }

  Expected<void, ParseError> read_bar() {
    const auto beats = word(1).and_then([this](const Word& at) { return within(at, at.text, 1, 12); });
    if (!beats) return tl::unexpected(beats.error());
    score_.beats_in_bar = *beats;
    return {};
  }

  Expected<void, ParseError> read_room() {
    const auto walls = setting("walls", 0.3, 0, 1), tail = setting("tail", 0.1, 0, 1),
               decay = setting("decay", 0.8, 0.1, 4);
    for (const auto* each : {&walls, &tail, &decay}) {
      if (!*each) return tl::unexpected(each->error());
    }
    score_.room = {.walls = *walls, .tail = *tail, .decay = *decay};
    return {};
  }

  Expected<void, ParseError> read_voice() {
    const auto name = word(1), instrument = word(2);
    for (const auto* each : {&name, &instrument}) {
      if (!*each) return tl::unexpected(each->error());
    }
    const auto pan = setting("pan", 0, -1, 1), gain = setting("gain", 0, -40, 12);
    for (const auto* each : {&pan, &gain}) {
      if (!*each) return tl::unexpected(each->error());
    }
    score_.voices.push_back({.name = std::string(name->text),
                             .instrument = std::string(instrument->text),
                             .pan = *pan,
                             .gain = *gain,
                             .notes = {}});
    return {};
  }

  Expected<void, ParseError> read_section() {
    const auto name = word(1);
    if (!name) return tl::unexpected(name.error());
    const auto tempo = setting("tempo", 72, 20, 300), broaden = setting("broaden", 0, 0, 1);
    for (const auto* each : {&tempo, &broaden}) {
      if (!*each) return tl::unexpected(each->error());
    }
    current_ = &sections_[std::string(name->text)];
    *current_ = {.tempo = *tempo, .broaden = *broaden, .voices = {}};
    return {};
  }

  Expected<void, ParseError> read_bars() {
    const auto is_this = [&](const Voice& voice) { return voice.name == words_[0].text; };
    if (std::none_of(score_.voices.begin(), score_.voices.end(), is_this)) {
      return error(words_[0].column, "neither a voice nor a word of a score: " + std::string(words_[0].text));
    }
    if (current_ == nullptr) return error(words_[0].column, "bars outside of a section");
    const auto place =
        current_->voices.try_emplace(std::string(words_[0].text), pitch_of_one_, score_.beats_in_bar);
    return place.first->second.read(line_, words_[0].column + words_[0].text.size());
  }

  Expected<void, ParseError> read_form() {
    for (std::size_t i = 1; i < words_.size(); ++i) {
      const auto found = sections_.find(words_[i].text);
      if (found == sections_.end()) return error(words_[i].column, "no such section");
      if (auto appended = append(found->second, words_[i]); !appended) return appended;
    }
    if (score_.beats <= 0) return error(words_[0].column, "the form is empty");
    return {};
  }

  Expected<void, ParseError> append(const Section& section, const Word& name) {
    double beats = 0;
    for (const auto& [voice, bars] : section.voices) beats = std::max(beats, bars.beats());
    for (const auto& [voice, bars] : section.voices) {
      if (bars.beats() != beats)
        return error(name.column, "the voices of this section differ in length: " + voice);
      if (bars.within_slur()) return error(name.column, "a breath of this section does not end: " + voice);
    }
    for (Voice& voice : score_.voices) {
      const auto bars = section.voices.find(voice.name);
      if (bars == section.voices.end()) continue;
      for (Note note : bars->second.notes()) {
        note.beat += score_.beats;
        voice.notes.push_back(std::move(note));
      }
    }
    score_.tempi.push_back({.beat = score_.beats, .beats_a_minute = section.tempo});
    // The tempo of the last bar decreases with each beat.
    for (int beat = 0; beat < score_.beats_in_bar && section.broaden > 0; ++beat) {
      const double part = (beat + 1) / score_.beats_in_bar;
      score_.tempi.push_back({.beat = score_.beats + beats - score_.beats_in_bar + beat,
                              .beats_a_minute = section.tempo / (1 + section.broaden * part)});
    }
    score_.beats += beats;
    return {};
  }

  Expected<Word, ParseError> word(std::size_t index) const {
    if (index >= words_.size()) return error(line_.text.size(), "a word is missing");
    return words_[index];
  }

  Expected<double, ParseError> within(const Word& where, std::string_view text, double low,
                                      double high) const {
    const std::optional<double> value = number_in(text);
    if (!value || !(*value >= low && *value <= high))
      return error(where.column, "not a number in the allowed range");
    return *value;
  }

  Expected<double, ParseError> setting(std::string_view name, double usual, double low, double high) const {
    for (const Word& candidate : words_) {
      if (candidate.text.size() > name.size() && candidate.text.starts_with(name) &&
          candidate.text[name.size()] == '=') {
        return within(candidate, candidate.text.substr(name.size() + 1), low, high);
      }
    }
    return usual;
  }

  tl::unexpected<ParseError> error(std::size_t column, std::string message) const {
    return parse_error(std::move(message), line_.number, static_cast<int>(column) + 1);
  }

  Score score_;
  int pitch_of_one_ = 67;
  std::map<std::string, Section, std::less<>> sections_;
  Section* current_ = nullptr;
  Line line_{};
  std::vector<Word> words_;
};

}  // namespace

Expected<Score, ParseError> read_score(std::string_view text) {
  return ScoreReader().read(text);
}

double seconds_at(const Score& score, double beat) {
  double time = 0;
  for (std::size_t i = 0; i < score.tempi.size() && score.tempi[i].beat < beat; ++i) {
    const bool last = i + 1 == score.tempi.size();
    const double until = last ? beat : std::min(beat, score.tempi[i + 1].beat);
    time += (until - score.tempi[i].beat) * 60 / score.tempi[i].beats_a_minute;
  }
  return time;
}

}  // namespace quintet::sound
