// The stored games as a list, the newest first: what each is, or why it is none. One press opens its review.
#pragma once

#include <string>
#include <vector>

#include "scenes/scroll_page.hpp"

namespace quintet::scenes {

class GomokuFilesPage final : public ScrollPage {
 public:
  // `floor`: see GomokuReviewPage.
  GomokuFilesPage(Context& context, std::size_t floor);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  void dropped(const std::string& file) override;
  std::string state() const override;

 private:
  struct Line {
    std::string file;
    std::string words;  // size of the board, moves and date, or what is wrong
    bool damaged = false;
  };

  void gather();
  Line line_of(const std::string& file, const std::string& when) const;
  std::string row_id(std::size_t index) const { return name() + ".file." + std::to_string(index); }
  std::string delete_id(std::size_t index) const { return name() + ".delete." + std::to_string(index); }
  void open(std::size_t index);
  void ask_delete(std::size_t index);
  void delete_file(const std::string& file);
  void tell_if(const std::optional<std::string>& fault);
  Rect card(std::size_t index) const;
  void paint_empty(Canvas& canvas) const;
  void paint_line(Canvas& canvas, std::size_t index, Duration now) const;

  std::size_t floor_;
  std::vector<Line> lines_;
  std::size_t damaged_ = 0;
  std::uint32_t words_revision_ = 0;
  Rect page_;
};

}  // namespace quintet::scenes
