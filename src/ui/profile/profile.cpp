#include "ui/profile/profile.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/save.hpp"
#include "core/text.hpp"
#include "engine/storage/seal.hpp"
#include "engine/storage/store_words.hpp"

namespace quintet::ui {

namespace {

const std::string kSettingsFile = "settings.json", kRecordsFile = "records.json";
constexpr std::string_view kSaveEnding = ".save";
constexpr int kHighestNumber = 1'000'000'000;  // of a save

std::string file_of(std::string_view game) {
  return std::string(game) + std::string(kSaveEnding);
}

// "gomoku.games"
std::string file_of_kept(std::string_view game) {
  return std::string(game) + ".games";
}

}  // namespace

Profile::Profile(StoreWriter& store, const Localiser& words, SchemaList games)
    : store_(store), words_(words) {
  auto values = store_.read<SettingValues>(Folder::Config, kSettingsFile, [](std::string_view text) {
    return unseal(text).and_then(read_setting_values);
  });
  if (values) {
    values_ = *values;
    check_settings(values_, games, complaints_);
    saved_ = values_;
    for (const auto& [path, value] : *values) {
      const auto now = values_.find(path);
      if (now != values_.end() && now->second == value) continue;
      // A word that only a later version knows, such as a theme, stays in the file until the player changes the setting.
      const bool word = now != values_.end() && std::holds_alternative<std::string>(value) &&
                        std::holds_alternative<std::string>(now->second);
      if (word)
        saved_[path] = value;
      else
        reset_ = true;
    }
  }
  const auto records = store_.read<Records>(
      Folder::Data, kRecordsFile, [](std::string_view text) { return unseal(text).and_then(read_records); });
  if (records) records_ = *records;
}

void Profile::set_values(SettingValues values) {
  values_ = std::move(values);
  for (auto& [path, typed] : typed_) typed.read(typed.value, values_);
  ++revision_;
}

void Profile::override_settings(const Settings& settings) {
  SettingValues values = values_;
  write_fields(settings, values);
  set_values(std::move(values));
}

void Profile::change(SettingValues values) {
  try_out(std::move(values));
  save_settings();
}

// Settings for this run only are not saved with the rest.
void Profile::try_out(SettingValues values) {
  if (values == values_) return;
  for (const auto& [path, value] : values) {
    const auto before = values_.find(path);
    if (before == values_.end() || before->second != value) saved_[path] = value;
  }
  set_values(std::move(values));
  tried_out_ = true;
  if (changed_) changed_();
}

void Profile::save_settings() {
  if (!std::exchange(tried_out_, false)) return;
  store_.write(Folder::Config, kSettingsFile, seal(write_setting_values(saved_)));
}

const ResultTally& Profile::results(std::string_view game) const {
  static const ResultTally none;
  const auto found = records_.find(game);
  return found == records_.end() ? none : found->second;
}

void Profile::record(std::string_view game, ResultTally results) {
  if (results == this->results(game)) return;
  records_[std::string(game)] = std::move(results);
  ++revision_;
  store({kRecordsFile, seal(write_records(records_))});
}

void Profile::store(FileChange change) {
  if (together_ == 0) return store_.change(Folder::Data, {std::move(change)});
  std::erase_if(gathered_, [&](const FileChange& earlier) { return earlier.name == change.name; });
  gathered_.push_back(std::move(change));
}

void Profile::end_together() {
  if (--together_ == 0 && !gathered_.empty()) store_.change(Folder::Data, std::exchange(gathered_, {}));
}

void Profile::set_game(std::string_view name, std::optional<std::string> text) {
  SavedGame& game = games_[std::string(name)];
  game = {.known = true, .text = std::move(text), .version = game.version + 1};
}

// Nothing else changes these files during the run, and what this program changes is known. While there are none the disk
// may not have answered yet.
const std::set<std::string, std::less<>>& Profile::saves_found() const {
  if (!saves_found_.empty()) return saves_found_;
  for (std::string file : store_.list(Folder::Data)) {
    if (!file.ends_with(kSaveEnding)) continue;
    file.resize(file.size() - kSaveEnding.size());
    saves_found_.insert(std::move(file));
  }
  return saves_found_;
}

std::vector<std::string> Profile::game_names(std::string_view beginning) const {
  std::set<std::string, std::less<>> names;
  for (auto name = saves_found().lower_bound(beginning);
       name != saves_found().end() && name->starts_with(beginning); ++name)
    names.insert(*name);
  for (auto found = games_.lower_bound(beginning);
       found != games_.end() && found->first.starts_with(beginning); ++found) {
    const auto& [name, game] = *found;
    if (!game.known) continue;
    if (game.text)
      names.insert(name);
    else
      names.erase(name);
  }
  return {names.begin(), names.end()};
}

std::string Profile::new_game_name(std::string_view beginning) const {
  int highest = 0;
  const auto count = [&](std::string_view name) {
    if (!name.starts_with(beginning)) return;
    highest = std::max(highest, read_number(name.substr(beginning.size()), kHighestNumber).value_or(0));
  };
  for (const std::string& name : saves_found()) count(name);
  for (const auto& [name, game] : games_) count(name);
  return std::string(beginning) + std::to_string(highest + 1);
}

std::uint32_t Profile::game_version(std::string_view name) const {
  const auto found = games_.find(name);
  return found == games_.end() ? 0 : found->second.version;
}

void Profile::save_game(std::string_view name, std::string_view text) {
  set_game(name, std::string(text));
  store({file_of(name), std::string(text)});
}

std::optional<std::string> Profile::load_game(std::string_view name,
                                              const std::function<bool(std::string_view)>& usable) {
  SavedGame& game = games_[std::string(name)];
  if (game.known) return game.text && usable(*game.text) ? game.text : std::nullopt;
  const auto parse = [&usable](std::string_view text) -> Expected<std::string, Problem> {
    if (usable(text)) return std::string(text);
    if (save::is_of_later_version(text))
      return tl::unexpected(Problem{"a later version has saved it", Problem::Kind::Newer});
    return tl::unexpected(Problem{"this is no game of this kind"});
  };
  game.known = true;
  return game.text = store_.read<std::string>(Folder::Data, file_of(name), parse);
}

void Profile::forget_game(std::string_view name) {
  const auto found = games_.find(name);
  if (found != games_.end() && found->second.known && !found->second.text) return;
  set_game(name, std::nullopt);
  store({file_of(name), std::nullopt});
}

KeptGames& Profile::kept(std::string_view game) {
  const auto known = kept_.find(game);
  if (known != kept_.end()) return known->second;
  auto read = store_.read<KeptGames>(Folder::Data, file_of_kept(game), KeptGames::read);
  return kept_[std::string(game)] = std::move(read).value_or(KeptGames{});
}

const KeptGames& Profile::kept_games(std::string_view game) {
  return kept(game);
}

std::int64_t Profile::keep_game(std::string_view game, KeptGame one) {
  KeptGames& all = kept(game);
  const std::int64_t id = all.keep(std::move(one));
  if (id > 0) store({file_of_kept(game), all.write()});
  return id;
}

bool Profile::change_kept_game(std::string_view game, std::int64_t id, std::string text) {
  KeptGames& all = kept(game);
  const bool changed = all.change(id, std::move(text));
  if (changed) store({file_of_kept(game), all.write()});
  return changed;
}

void Profile::forget_kept_game(std::string_view game, std::int64_t id) {
  KeptGames& all = kept(game);
  if (all.forget(id)) store({file_of_kept(game), all.write()});
}

void Profile::toggle_favourite(std::string_view game, std::int64_t id) {
  KeptGames& all = kept(game);
  if (all.toggle_favourite(id)) store({file_of_kept(game), all.write()});
}

void Profile::take_reports() {
  for (const StoreReport& report : store_.take_reports()) {
    if (reported_) reported_(report);
    const auto same = std::ranges::find(notices_, report.trouble, &Waiting::trouble);
    const std::size_t files = same == notices_.end() ? 1 : same->files + 1;
    const std::string together = files == 1 ? std::string{} : words_of_many(report.trouble, files, words_);
    if (together.empty())
      notices_.push_back({{words(report, words_)}, report.trouble, 1});
    else
      *same = {{together}, report.trouble, files};
  }
}

std::optional<Profile::Notice> Profile::next_notice() {
  take_reports();
  if (notices_.empty()) return std::nullopt;
  Notice notice = std::move(notices_.front().notice);
  notices_.pop_front();
  return notice;
}

void Profile::notify(std::string message) {
  notices_.push_back({{std::move(message)}});
}

void Profile::notify_once(std::string message) {
  notices_.push_back({{std::move(message), true}});
}

void Profile::notify_first(std::string message) {
  notices_.push_front({{std::move(message)}});
}

namespace {

constexpr std::size_t kMost = 32;  // more than all games have modes

std::string entry_of(std::string_view game, std::string_view mode) {
  return std::string(game) + '.' + std::string(mode);
}

}  // namespace

std::vector<RecentMode> recent_modes(const Profile& profile) {
  std::vector<RecentMode> modes;
  for (const std::string_view word : split(profile.settings().recent, ' ')) {
    const auto dot = word.find('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 1 == word.size()) continue;
    RecentMode mode{std::string(word.substr(0, dot)), std::string(word.substr(dot + 1))};
    if (std::ranges::find(modes, mode) == modes.end()) modes.push_back(std::move(mode));
    if (modes.size() == kMost) break;
  }
  return modes;
}

void note_played(Profile& profile, std::string_view game, std::string_view mode) {
  const std::string latest = entry_of(game, mode);
  const std::string& recent = profile.settings().recent;
  if (recent == latest || recent.starts_with(latest + ' ')) return;
  std::string words = latest;
  std::size_t count = 1;
  for (const RecentMode& other : recent_modes(profile)) {
    const std::string word = entry_of(other.game, other.mode);
    if (word != latest && count++ < kMost) words += ' ' + word;
  }
  Settings settings = profile.settings();
  settings.recent = std::move(words);
  profile.change(settings);
}

}  // namespace quintet::ui
