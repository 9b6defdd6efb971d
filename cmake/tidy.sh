#!/bin/sh
# Runs clang-tidy over src, several files at a time:  sh cmake/tidy.sh BUILD [SECONDS [COMMIT]]
# BUILD is a configured build folder. Files that differ from COMMIT (by default the previous one) are always checked; then
# files that include a changed header, within ten times SECONDS (no limit by default); and the others within SECONDS. Their
# order changes with every commit, so that all are checked over time. If COMMIT is unknown, as in a shallow clone, all are
# others.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")
cd -- "$root"
build=${1:?usage: sh cmake/tidy.sh BUILD [SECONDS [COMMIT]]}
seconds=${2:-0}
commit=${3:-HEAD~1}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# All sources the build compiles, as paths below the root.
grep -o '"file": "[^"]*"' "$build/compile_commands.json" | sed 's/^"file": "//; s/"$//' |
  sed "s|^$root/||" | grep '^src/.*\.cpp$' | sort -u >"$work/all"

# Adds the sources that include a changed header, directly or through other headers.
git diff --name-only "$commit" -- src >"$work/changed" 2>/dev/null || : >"$work/changed"
sort -u "$work/changed" >"$work/edited"
while :; do
  sed -n 's|^src/\(.*\.hpp\)$|#include "\1"|p' "$work/changed" >"$work/includes"
  { cat "$work/changed"; grep -rlF -f "$work/includes" --include='*.?pp' src || true; } | sort -u >"$work/grown"
  if cmp -s "$work/grown" "$work/changed"; then break; fi
  mv "$work/grown" "$work/changed"
done
comm -12 "$work/all" "$work/edited" | sed 's/^/must /' >"$work/list"
yes "$(git rev-parse HEAD 2>/dev/null || echo none)" 2>/dev/null | head -c 100000 >"$work/random"
comm -12 "$work/all" "$work/changed" | comm -23 - "$work/edited" | shuf --random-source="$work/random" | sed 's/^/soon /' >>"$work/list"
comm -23 "$work/all" "$work/changed" | shuf --random-source="$work/random" | sed 's/^/may /' >>"$work/list"

cat >"$work/one" <<'ONE'
build=$1 may=$2 soon=$3 work=$4 need=$5 file=$6
case $need in must) deadline=0 ;; soon) deadline=$soon ;; *) deadline=$may ;; esac
if [ "$deadline" -gt 0 ] && [ "$(date +%s)" -ge "$deadline" ]; then
  echo "$file" >>"$work/skipped"
elif ! clang-tidy --quiet -p "$build" --extra-arg=-Wno-unknown-warning-option "$file" >"$work/$$" 2>"$work/$$.err"; then
  cat "$work/$$"
  grep -v 'warnings\? generated\|^Suppressed\|^Use -' "$work/$$.err" || true
  echo "$file" >>"$work/failed"
fi
rm -f "$work/$$" "$work/$$.err"
ONE

may=0 soon=0
[ "$seconds" = 0 ] || may=$(($(date +%s) + seconds)) soon=$(($(date +%s) + 10 * seconds))
: >"$work/skipped"
: >"$work/failed"
xargs -L 1 -P "$(nproc)" sh "$work/one" "$build" "$may" "$soon" "$work" <"$work/list"

total=$(wc -l <"$work/all")
skipped=$(wc -l <"$work/skipped")
failed=$(wc -l <"$work/failed")
echo "clang-tidy: checked $((total - skipped)) of $total files, $failed with findings"
[ "$failed" = 0 ]
