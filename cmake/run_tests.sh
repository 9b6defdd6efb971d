#!/bin/sh
# Runs ctest and lists every skipped test with its reason before ctest's own summary:
#   sh cmake/run_tests.sh BUILD [OPTION OF CTEST]...
# The exit status is ctest's.
set -u

build=${1:?usage: sh cmake/run_tests.sh BUILD [OPTION OF CTEST]...}
shift
status=$(mktemp)
trap 'rm -f "$status"' EXIT

# The reasons of skipped tests in the log: GoogleTest prints them on the lines after "Skipped".
skipped() {
  awk '
    / Testing: / { name = $0; sub(/.* Testing: /, "", name); reason = ""; reading = 0 }
    /: Skipped$/ { reading = 1; next }
    reading && (/^$/ || /^\[/) { reading = 0 }
    reading { reason = reason (reason == "" ? "" : " ") $0 }
    /^Skip regular expression found/ { printf "  %s: %s\n", name, reason == "" ? "no reason given" : reason }
  ' "$build/Testing/Temporary/LastTest.log" 2>/dev/null
}

{ ctest --test-dir "$build" "$@"; echo $? >"$status"; } | {
  closing=''
  while IFS= read -r line; do
    case $line in *"% tests passed, "*) closing=$line; break ;; esac
    printf '%s\n' "$line"
  done
  if [ -n "$closing" ]; then
    rest=$(cat)
    names=$(skipped)
    if [ -n "$names" ]; then printf '\nSKIPPED TESTS, not checked in this run:\n%s\n\n' "$names"; fi
    printf '%s\n' "$closing" "$rest"
  fi
}
exit "$(cat "$status")"
