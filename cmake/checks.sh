# What the proofs of the releases share; read by check_package.sh and check_windows.sh.
# shellcheck shell=sh
failed=0

pass() { echo "ok    $*"; }
note() { echo "note  $*"; }  # a figure without a limit here
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
# check_parts <licences> [part]...: those of the libraries and the fonts inside, and of more parts.
check_parts() {
  licences=$1
  shift
  for part in "$@" Quintet SDL2 SDL2_image SDL2_mixer SDL2_ttf FreeType HarfBuzz zlib nlohmann/json CLI11 tl::expected \
    "GCC runtime" "Noto Sans CJK SC" "LXGW WenKai" CC0-1.0 GPL-3; do
    case $licences in *"==== $part ===="*) pass "--licenses has $part" ;; *) miss "--licenses lacks $part" ;; esac
  done
}

# The game that each release plays, to the same picture.
write_game() {
  printf '%s\n' settle 'tap menu.mines' settle 'tap mines.beginner' settle 'tap mines.setup.begin' settle \
    'tap mines.lesson.skip' settle 'tap 4,4' settle 'expect mines.play status=playing' >"$1"
}
# shellcheck disable=SC2034 # for those that read this
game_options="--mute --lang en --theme paper --seed 5 --today 2026-11-22 --size 1280x800"

# start_server <file>: a display server in the background, its process in $server; it chooses a free display and writes the
# number into the file when it is ready.
start_server() {
  Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$1" >/dev/null 2>&1 &
  # shellcheck disable=SC2034 # for those that read this
  server=$!
  wait_for "a display" test -s "$1"
}
# wait_for <what> <command>...: until the command succeeds, at most a minute.
wait_for() {
  awaited=$1
  shift
  for _ in $(seq 120); do
    ! "$@" || return 0
    sleep 0.5
  done
  miss "waited in vain for $awaited"
}

conclude() {
  if [ $failed = 0 ]; then echo "all of it holds"; else echo "some of it does not hold"; exit 1; fi
}
