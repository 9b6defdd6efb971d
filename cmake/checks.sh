# What the proofs of the releases share; read by check_package.sh and check_windows.sh, which set root.
# shellcheck shell=sh disable=SC2154
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
# check_size <name> <file> <MiB>
check_size() {
  most=$(($3 * 1024 * 1024))
  size=$(stat -c %s "$2")
  if [ "$size" -le $most ]; then pass "$1 has $size bytes, at most $most"; else miss "$1 has $size bytes"; fi
}
# A text as one line, without the dots that Debian's files have for empty lines.
words() { tr -s '[:space:]' ' ' | sed 's/ \. / /g; s/^ //; s/ $//'; }
# check_licence <part> <what>: the text on standard input stands in this part of $licences.
check_licence() {
  text=$(words)
  inside=$(printf '%s\n' "$licences" | tr -d '\r' |
    awk -v name="==== $1 ====" '/^==== .* ====$/ { inside = $0 == name; next } inside' | words)
  case $text/$inside in
    /*) miss "there is no $2 to compare $1 with" ;;
    */) miss "--licenses lacks $1" ;;
    *) case $inside in *"$text"*) pass "--licenses has $1 with $2" ;; *) miss "--licenses has $1 without $2" ;; esac ;;
  esac
}
# check_licences <licences> <package>: those of the libraries and the fonts inside, against the texts that their authors or
# Debian ship; the package is that of the compiler's runtime.
check_licences() {
  licences=$1
  sources=$root/build/libraries/sources
  check_licence Quintet "the text of LICENSE" <"$root/LICENSE"
  for part in SDL2=libsdl2 SDL2_image=libsdl2-image SDL2_mixer=libsdl2-mixer SDL2_ttf=libsdl2-ttf; do
    # Its first paragraph is the copyright, which Debian writes in another way.
    sed '1,/^[[:space:]]*$/d' "$sources/${part#*=}/LICENSE.txt" | check_licence "${part%=*}" "the text of its LICENSE.txt"
  done
  check_licence FreeType "the text of its FTL.TXT" <"$sources/freetype/docs/FTL.TXT"
  check_licence HarfBuzz "the text of its COPYING" <"$sources/harfbuzz/COPYING"
  sed -n '/This software is provided/,/any source distribution/p' /usr/include/zlib.h | check_licence zlib "the text in zlib.h"
  sed '1,/^Copyright/d' "$root/LICENSE" | check_licence nlohmann/json "the text of the MIT licence"
  for text in CC0-1.0 GPL-3; do check_licence $text "its text" <"/usr/share/common-licenses/$text"; done
  for part in CLI11=libcli11-dev tl::expected=libexpected-dev "GCC runtime=$2" "Noto Sans CJK SC=fonts-noto-cjk" \
              "LXGW WenKai=fonts-lxgw-wenkai"; do
    check_licence "${part%=*}" "the text of its copyright file" <"/usr/share/doc/${part##*=}/copyright"
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
