// What an engine says: the answers of its protocol, and a game against one that answers these bytes.
#include <algorithm>
#include <memory>
#include <string>

#include "core/go/engine_player.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

namespace {

// Says the lines of a text one after another, whatever it is asked, and then ends.
class ReadingChannel final : public go::EngineChannel {
 public:
  explicit ReadingChannel(std::string_view& text) : text_(text) {}

  bool send(const std::string& /*line*/) override { return true; }
  Heard hear(std::optional<std::chrono::milliseconds> limit, const std::stop_token& /*stop*/) override {
    if (text_.empty()) return {.what = Heard::What::Ended};
    if (limit) return {};
    const std::size_t size = std::min(text_.find('\n'), text_.size());
    Heard heard{.what = Heard::What::Line, .text = std::string(text_.substr(0, size))};
    text_.remove_prefix(std::min(size + 1, text_.size()));
    return heard;
  }

 private:
  std::string_view& text_;
};

void read_answers(std::string_view text) {
  go::GtpReader reader;
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, size);
    text.remove_prefix(std::min(size + 1, text.size()));
    for (const auto format : {go::AnalysisFormat::KataGo, go::AnalysisFormat::LeelaZero})
      for (const go::EngineView& view : go::read_analysis(line, format, 9)) {
        fuzz::require(view.chance >= 0 && view.chance <= 1, "a chance is one");
        fuzz::require(view.visits >= 0, "visits are counted");
      }
    const auto answer = reader.take_line(line);
    if (!answer) continue;
    fuzz::require(!reader.unfinished(), "an answer is complete");
    fuzz::require(answer->text.size() < go::GtpReader::kLongestAnswer, "an answer has an end");
    go::Game game({.side = 9});
    if (const auto move = go::read_engine_move(answer->text, game))
      fuzz::require(game.is_legal(*move), "a move is legal");
  }
}

void play(std::string_view text) {
  go::EnginePlayer player([&text] { return std::make_unique<ReadingChannel>(text); });
  go::EngineTask task{.start = {.side = 5}};
  go::Game game(task.start);
  for (int i = 0; i < 40 && game.phase() == go::Phase::Playing; ++i) {
    const auto move = player.decide(task, {});
    if (!move) return;
    fuzz::require(game.is_legal(move->move), "a move in a game is legal");
    game.play(move->move);
    task.moves.push_back(move->move);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  read_answers(fuzz::text_of(data, size));
  play(fuzz::text_of(data, size));
  return 0;
}
