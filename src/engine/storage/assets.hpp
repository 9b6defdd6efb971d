// The pictures, sounds, fonts, layouts and catalogues of the program, by name: "images/seal.svg". All are
// part of the executable; a folder given on the command line may override them by files of the same names.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quintet {

// The content of a file: a view of the executable itself, or shared bytes that were unpacked or read from a folder.
// Cheap to copy.
class Bytes {
 public:
  Bytes() = default;
  explicit Bytes(std::span<const std::byte> permanent) : view_(permanent) {}
  explicit Bytes(std::vector<std::byte> owned);

  const std::byte* data() const { return view_.data(); }
  std::size_t size() const { return view_.size(); }
  bool empty() const { return view_.empty(); }
  std::span<const std::byte> span() const { return view_; }
  std::string_view text() const { return {reinterpret_cast<const char*>(view_.data()), view_.size()}; }

 private:
  std::shared_ptr<const std::vector<std::byte>> owner_;
  std::span<const std::byte> view_;
};

struct EmbeddedFile {
  std::string_view name;
  std::span<const std::byte> bytes;
  // Above 0, the bytes are packed by zlib, and this is their size once unpacked.
  std::size_t unpacked = 0;
};

class Assets {
 public:
  // Called for each file or folder that cannot be read or is invalid.
  using Report = std::function<void(std::string_view)>;

  // The embedded files are sorted by name and outlive this. Without an override, or where it lacks a file,
  // the embedded file is found; a packed one is unpacked at each call.
  explicit Assets(std::span<const EmbeddedFile> embedded, std::filesystem::path override = {},
                  Report report = {});

  std::optional<Bytes> find(std::string_view name) const;
  // The names that begin with this, sorted: list("layouts/").
  std::vector<std::string> list(std::string_view prefix) const;

  // For readers of a file that was found but is invalid. Each fault is reported once.
  void report(std::string_view fault) const;

 private:
  std::optional<Bytes> overriding(std::string_view name) const;
  std::optional<Bytes> unpacked(const EmbeddedFile& file) const;

  std::span<const EmbeddedFile> embedded_;
  std::filesystem::path override_;
  Report report_;
  mutable std::set<std::string, std::less<>> reported_;
};

}  // namespace quintet
