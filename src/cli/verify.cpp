// `verify`: checks what the games' commands print with --certificate.
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "cli/games.hpp"
#include "cli/reading.hpp"
#include "core/certificate.hpp"
#include "core/gomoku/certificate.hpp"
#include "core/link/certificate.hpp"
#include "core/mines/certificate.hpp"
#include "core/text.hpp"
#include "core/twenty48/certificate.hpp"

namespace quintet::cli {
namespace {

using Check = Checked (*)(CertificateLines, std::int64_t);
constexpr std::array<std::pair<std::string_view, Check>, 4> kChecks{{{"link", link::check_certificate},
                                                                     {"gomoku", gomoku::check_certificate},
                                                                     {"2048", twenty48::check_certificate},
                                                                     {"mines", mines::check_certificate}}};

constexpr std::string_view kHead = "certificate ";

struct Certificate {
  int first_line;  // in the file
  std::vector<std::string_view> lines;
};

// Blank lines at the end do not count.
Expected<std::vector<Certificate>, ParseError> split_certificates(std::string_view text) {
  std::vector<Certificate> all;
  int line = 0;
  for (const std::string_view words : split_lines(text)) {
    ++line;
    if (words.starts_with(kHead)) all.push_back({line, {}});
    if (!all.empty())
      all.back().lines.push_back(words);
    else if (!trimmed(words).empty())
      return parse_error("a certificate begins with the word certificate and a game", line, 1);
  }
  if (all.empty()) return parse_error("there is no certificate", 1, 1);
  for (Certificate& each : all)
    while (trimmed(each.lines.back()).empty()) each.lines.pop_back();
  return all;
}

Checked check(Certificate& certificate, std::int64_t checks) {
  std::string_view& head = certificate.lines.front();
  head.remove_prefix(kHead.size());
  const std::string_view game = first_word(head);
  const auto* const found = std::ranges::find(kChecks, game, [](const auto& each) { return each.first; });
  if (found == kChecks.end())
    return parse_error("there are no certificates of " + std::string(game), 1,
                       static_cast<int>(kHead.size()) + 1);
  head = trimmed(head.substr(game.size()));
  return found->second(certificate.lines, checks);
}

struct VerifyOptions {
  std::string file;
  std::uint64_t checks = kUsualChecks;  // for a certificate
};

Answer verify(const VerifyOptions& options, Streams streams) {
  const bool is_given = !options.file.empty() && options.file != "-";
  const auto text = is_given ? read_file(options.file) : read_all(streams.in);
  if (!text) return refuse(streams, text.error());
  auto certificates = split_certificates(*text);
  if (!certificates) return refuse(streams, certificates.error());
  Answer answer = Answer::Well;
  for (Certificate& each : *certificates) {
    const Checked checked = check(each, static_cast<std::int64_t>(options.checks));
    if (checked) {
      streams.out << "proved: " << *checked << '\n';
      continue;
    }
    const ParseError error = within(checked.error(), each.first_line);
    streams.out << "not proved: line " << error.line;
    if (error.column > 0) streams.out << ", column " << error.column;
    streams.out << ": " << error.message << '\n';
    answer = Answer::No;
  }
  return answer;
}

}  // namespace

Command verify_command() {
  constexpr Limits kChecks{1, std::uint64_t{1} << 40U};
  const auto options = std::make_shared<VerifyOptions>();
  return {"verify",
          "Check certificates by the rules alone: what solve, generate and play print with --certificate",
          {{"FILE", "The certificates; without it the standard input", &options->file},
           {"--checks", "Moves or numbers to look at before a certificate is given up", &options->checks,
            kChecks}},
          with(options, verify)};
}

}  // namespace quintet::cli
