// The preview of today's board, and whether it has been solved.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/link/daily.hpp"
#include "games/link/preview_page.hpp"

namespace quintet::link {

class DailyPage final : public PreviewPage {
 public:
  explicit DailyPage(ui::Context& context);

 protected:
  Heading heading() const override;
  std::string begin_label() const override;
  void begin() override;
  float body_height(float width) const override;
  void paint_body(Canvas& canvas, Rect body) const override;
  std::string state() const override;

 private:
  struct Fact {
    std::string label, value;  // translated
  };
  static constexpr std::size_t kFacts = 5;

  std::array<Fact, kFacts> facts() const;
  // The best time on today's board, in seconds; nothing until it is solved.
  std::optional<std::int64_t> best() const;

  Date date_;
  link::Order order_;
};

}  // namespace quintet::link
