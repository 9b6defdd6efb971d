// Endless input, as from /dev/zero.
#pragma once

#include <streambuf>
#include <vector>

namespace quintet::cli {

class Endless : public std::streambuf {
 public:
  explicit Endless(char c) : part_(1 << 16, c) {}

 protected:
  int_type underflow() override {
    setg(part_.data(), part_.data(), part_.data() + part_.size());
    return traits_type::to_int_type(*gptr());
  }

 private:
  std::vector<char> part_;
};

}  // namespace quintet::cli
