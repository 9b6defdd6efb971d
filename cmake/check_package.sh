#!/bin/sh
# Proves what the release promises, one line each:  sh cmake/check_package.sh
# Run by `sh cmake/package.sh --check` after the build; needs root for the bare machine.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")
build=$root/build/package
bare=$root/build/bare
failed=0

pass() { echo "ok    $*"; }
miss() { echo "FAIL  $*"; failed=1; }
# check <what> <command>...: by its exit status; its output only where it fails.
check() {
  what=$1
  shift
  if output=$("$@" 2>&1); then pass "$what"; else miss "$what"; printf '%s\n' "$output" | sed 's/^/        /'; fi
}

# --- The executables

most=$((16 * 1024 * 1024))
for program in quintet quintet-cli; do
  size=$(stat -c %s "$build/$program.stripped")
  if [ "$size" -le $most ]; then pass "$program has $size bytes, at most $most"; else miss "$program has $size bytes"; fi
  foreign=$(objdump -p "$build/$program.stripped" | awk '$1 == "NEEDED" { print $2 }' |
    grep -Ev '^(libc|libm|libdl|libpthread|librt|ld-linux-[a-z0-9-]+)\.so' || true)
  if [ -z "$foreign" ]; then pass "$program needs only the C library at start"; else miss "$program needs $foreign"; fi
  glibc=$(objdump -T "$build/$program.stripped" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
  pass "$program needs $glibc or later"
done
for backend in libX11 libwayland-client libasound libpulse libpipewire; do
  check "SDL loads $backend at run time" grep -q "${backend}[-a-z0-9.]*\.so" "$build/quintet.stripped"
done
licences=$("$build/quintet.stripped" --licenses)
for part in SDL2 SDL2_image SDL2_mixer SDL2_ttf FreeType HarfBuzz zlib "Noto Sans CJK SC" "LXGW WenKai"; do
  case $licences in *"==== $part ===="*) pass "--licenses has $part" ;; *) miss "--licenses lacks $part" ;; esac
done

# --- The desktop's files

desktop=$root/assets/desktop
check "the desktop file is valid" desktop-file-validate "$desktop/games.quintet.Quintet.desktop"
check "the metainfo is valid" appstreamcli validate --no-net "$desktop/games.quintet.Quintet.metainfo.xml"
for page in quintet.6 quintet-cli.6; do
  warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ='' man --warnings -E UTF-8 -l -Tutf8 -Z "$desktop/$page" 2>&1 >/dev/null || true)
  if [ -z "$warnings" ]; then pass "the manual page $page has no warnings"; else miss "$page: $warnings"; fi
done

# --- A bare machine: the C library and X client libraries, no SDL, no fonts, no sound

if [ "$(id -u)" != 0 ]; then
  miss "the bare machine was not tried: it takes root"
else
  if [ ! -x "$bare/bin/sh" ]; then
    mirror=$(sed -n 's/^URIs:[[:space:]]*//p; s/^deb[[:space:]]\+\(\[[^]]*\][[:space:]]*\)\?\([^[:space:]]*\).*/\2/p' \
      /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null | head -n 1)
    # shellcheck disable=SC1091 # the file is the system's own
    suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
    debootstrap --variant=minbase --include=libx11-6,libxext6,libxcursor1,libxi6,libxrandr2,libxss1,libxfixes3,libxkbcommon0 \
      "$suite" "$bare" "$mirror" >"$root/build/bare.log" 2>&1 ||
      { miss "the bare machine could not be made; see $root/build/bare.log"; rm -rf "$bare"; }
  fi
fi
if [ -x "$bare/bin/sh" ]; then
  lacks=$(find "$bare/usr" -name 'libSDL*' -o -name '*.ttf' -o -name '*.ttc' | head -n 3)
  if [ -z "$lacks" ]; then pass "the bare machine has no SDL and no fonts"; else miss "the bare machine has $lacks"; fi
  mkdir -p "$bare/try" "$bare/tmp/.X11-unix"
  rm -rf "$bare/try/data"
  cp "$build/quintet.stripped" "$bare/try/quintet"
  cp "$build/quintet-cli.stripped" "$bare/try/quintet-cli"
  printf '%s\n' settle 'tap menu.mines' settle 'tap mines.beginner' settle 'tap mines.setup.begin' settle \
    'tap mines.lesson.skip' settle 'tap 4,4' settle 'expect mines.play status=playing' >"$bare/try/game.script"
  check "quintet-cli plays there" chroot "$bare" /try/quintet-cli mines play --width 9 --height 9 --mines 10 --games 3 --seed 1
  display=:97
  # play_there <name> <option>...: the same game, with its own folder and picture.
  play_there() {
    name=$1
    shift
    chroot "$bare" env "DISPLAY=$display" /try/quintet "$@" --mute --lang en --theme paper --seed 5 --today 2026-11-22 \
      --size 1280x800 --data-dir "/try/data/$name" --config-dir "/try/data/$name" --script /try/game.script \
      --screenshot "/try/$name.png"
  }
  check "a scripted game without a display" play_there headless --headless
  Xvfb $display -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
  server=$!
  # Whatever happens, nothing of this machine stays mounted in a folder that may be removed.
  trap 'kill $server; umount "$bare/tmp/.X11-unix"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  sleep 2
  mount --bind /tmp/.X11-unix "$bare/tmp/.X11-unix"
  check "a scripted game in a window, without a sound device" play_there window --windowed
  check "both pictures are the same" cmp "$bare/try/headless.png" "$bare/try/window.png"
fi

if [ $failed = 0 ]; then echo "all of it holds"; else echo "some of it does not hold"; exit 1; fi
