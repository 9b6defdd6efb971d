# What the proofs of the releases share; read by check_package.sh and check_windows.sh.
# shellcheck shell=sh
failed=0

pass() { echo "ok    $*"; }
miss() { echo "FAIL  $*"; failed=1; }
# check <what> <command>...: by its exit status; its output only where it fails.
check() {
  what=$1
  shift
  if output=$("$@" 2>&1); then pass "$what"; else miss "$what"; printf '%s\n' "$output" | sed 's/^/        /'; fi
}
# check_size <name> <file>
check_size() {
  most=$((16 * 1024 * 1024))
  size=$(stat -c %s "$2")
  if [ "$size" -le $most ]; then pass "$1 has $size bytes, at most $most"; else miss "$1 has $size bytes"; fi
}
# check_parts <licences>: those of the libraries and the fonts inside.
check_parts() {
  for part in SDL2 SDL2_image SDL2_mixer SDL2_ttf FreeType HarfBuzz zlib "GCC runtime" "Noto Sans CJK SC" "LXGW WenKai"; do
    case $1 in *"==== $part ===="*) pass "--licenses has $part" ;; *) miss "--licenses lacks $part" ;; esac
  done
}

# The game that each release plays, to the same picture.
write_game() {
  printf '%s\n' settle 'tap menu.mines' settle 'tap mines.beginner' settle 'tap mines.setup.begin' settle \
    'tap mines.lesson.skip' settle 'tap 4,4' settle 'expect mines.play status=playing' >"$1"
}
# shellcheck disable=SC2034 # for those that read this
game_options="--mute --lang en --theme paper --seed 5 --today 2026-11-22 --size 1280x800"

conclude() {
  if [ $failed = 0 ]; then echo "all of it holds"; else echo "some of it does not hold"; exit 1; fi
}
