#include "engine/text/line_break_cache.hpp"

namespace quintet {

std::size_t LineBreakCache::Hash::operator()(const Key& key) const {
  const auto lengths = static_cast<std::size_t>(key.measure.size) * 65537U +
                       static_cast<std::size_t>(key.measure.width) * 31U +
                       static_cast<std::size_t>(key.measure.face);
  return std::hash<std::string>{}(key.text) ^ lengths;
}

const std::vector<std::string_view>& LineBreakCache::lines(std::string_view text, const Measure& measure,
                                                           const MeasureText& width_of) {
  Key key{std::string(text), measure};
  if (const auto found = broken_.find(key); found != broken_.end()) return found->second;
  if (broken_.size() >= kRemembered) broken_.clear();
  const auto entry = broken_.try_emplace(std::move(key)).first;
  entry->second = break_lines(entry->first.text, measure.width, width_of);
  return entry->second;
}

}  // namespace quintet
