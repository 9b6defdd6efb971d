#!/bin/sh
# Builds and runs every libFuzzer target:  sh cmake/fuzz.sh [SECONDS [MOST]]
# Each runs for SECONDS (60), one per processor at a time; for less if all of them would take more than MOST seconds (no
# limit). QUINTET_FUZZ_TARGETS in the environment names some of them ("sgf share"). The input of a failure is saved as
# build/fuzz/fuzz_NAME-crash-...
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
cd -- "$(dirname -- "$here")"
seconds=${1:-60}
most=${2:-0}
build=build/fuzz
processors=$(nproc 2>/dev/null || echo 2)

targets=$(cd tests/fuzz && for file in *_fuzz.cpp; do
  case " ${QUINTET_FUZZ_TARGETS:-${file%_fuzz.cpp}} " in *" ${file%_fuzz.cpp} "*) echo "fuzz_${file%_fuzz.cpp}" ;; esac
done)
cmake --preset fuzz
# The compiled catalogues are seeds as well.
# shellcheck disable=SC2046,SC2086 # one word per target
cmake --build "$build" --target $targets $(cat "$build"/fuzz_*.seeds | sed -n "s|^$PWD/$build/||p" | sort -u)

rounds=$((($(echo "$targets" | wc -l) + processors - 1) / processors))
if [ "$most" -gt 0 ] && [ $((rounds * seconds)) -gt "$most" ]; then
  seconds=$((most / rounds))
fi
echo "fuzz: $(echo "$targets" | wc -l) targets, $seconds seconds each, $processors at a time"

cat >"$build/one.sh" <<'ONE'
build=$1 seconds=$2 target=$3
corpus=$build/$target.corpus
mkdir -p "$corpus"
while IFS= read -r seed; do cp "$seed" "$corpus/"; done <"$build/$target.seeds"
if "$build/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=3000 -print_final_stats=1 \
     -artifact_prefix="$build/$target-" "$corpus" >"$build/$target.log" 2>&1; then
  echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$build/$target.log") inputs, no fault"
else
  echo "$target: FAILED"
  tail -n 60 "$build/$target.log"
  exit 1
fi
ONE
export LSAN_OPTIONS="suppressions=$PWD/tests/known_leaks.txt"
echo "$targets" | xargs -n 1 -P "$processors" sh "$build/one.sh" "$build" "$seconds"
