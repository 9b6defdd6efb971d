#!/bin/sh
# Plays the scripts of a profile, one run of the program each:  sh make.sh PROGRAM PROFILE FOLDER
# FOLDER then holds data/ and config/ as this program writes them.
set -eu
program=$1 profile=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"
cd "$folder"
for script in "$here/$profile"/scripts/*.script; do
  # "# 2026-11-16 101": the day and the seed.
  read -r mark day seed <"$script"
  test "$mark" = "#"
  "$program" --headless --lang en --seed "$seed" --today "$day" --size 1280x720 --data-dir data --config-dir config \
    --script "$script"
done
find . -name '*.bak' -o -name lock | while read -r file; do rm "$file"; done
