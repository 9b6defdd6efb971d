#!/bin/sh
# Installs the missing packages of packages.txt that have one of the given tags.
# Fast and silent if nothing is missing. Exit status: 0 everything is installed, 1 a package could not be installed.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
list=$here/packages.txt
os_release=${OS_RELEASE:-/etc/os-release}

usage() {
  echo "usage: sh cmake/install-packages.sh [--list] TAG...    (tags: build package proof windows windows-proof arm64 arm64-proof arm64-system test check training, see cmake/packages.txt)"
  echo "  --list   name the packages, install nothing"
}

say() { printf '%s\n' "$*" >&2; }

# The entries of the list with a wanted tag, one per line, with their alternatives.
wanted() {
  awk -v tags=" $tags " '{ sub(/#.*/, "") } NF >= 2 && index(tags, " " $1 " ") { print $2 }' "$list"
}

# The entries without an alternative that is installed for this machine's architecture.
missing() {
  entries=$(wanted)
  # shellcheck disable=SC2046 # one word a package
  installed=$(dpkg-query -W -f '${db:Status-Abbrev} ${Package} ${Architecture}\n' \
                         $(printf '%s\n' "$entries" | tr '|' ' ') 2>/dev/null || true)
  native=$(dpkg --print-architecture)
  { printf '%s\n' "$installed"; echo ---; printf '%s\n' "$entries"; } | awk -v native="$native" '
    $0 == "---" { reading = 1; next }
    !reading { if ($1 == "ii" && ($3 == native || $3 == "all")) have[$2] = 1; next }
    { n = split($1, choice, "|"); found = 0
      for (i = 1; i <= n; i++) if (choice[i] in have) found = 1
      if (!found) print $1 }'
}

# On a system without packages, checks for the programs and libraries themselves.
missing_tools() {
  for tool in cmake ninja c++ pkg-config msgfmt python3; do
    command -v "$tool" >/dev/null 2>&1 || echo "$tool"
  done
  python3 -c 'import fontTools' >/dev/null 2>&1 || echo fontTools
  command -v pkg-config >/dev/null 2>&1 || return 0
  libraries="sdl2 SDL2_image SDL2_mixer SDL2_ttf zlib"
  case " $tags " in *" test "*) libraries="$libraries gtest gmock" ;; esac
  for library in $libraries; do
    pkg-config --exists "$library" || echo "$library"
  done
}

# Sets `system` to its name, and `apt` to yes on a recent Debian, Ubuntu or derivative.
look_at_system() {
  system="this system" apt=no
  [ -r "$os_release" ] || return 0
  # shellcheck disable=SC1090 # the file is the system's own
  system=$(. "$os_release" && echo "${PRETTY_NAME:-${NAME:-this system}}")
  # shellcheck disable=SC1090
  family=$(. "$os_release" && echo " ${ID:-} ${ID_LIKE:-} ")
  # shellcheck disable=SC1090
  version=$(. "$os_release" && echo "${ID:-}-${VERSION_ID:-}")
  case $version in
    debian-[1-9] | debian-1[01] | ubuntu-1?.* | ubuntu-2[0-3].*) return 0 ;;
  esac
  case $family in *" debian "* | *" ubuntu "*) ;; *) return 0 ;; esac
  if command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1; then apt=yes; fi
}

# The name to install for each missing entry.
resolve() {
  for entry in $1; do
    first=${entry%%|*} chosen=
    case $entry in
      *"|"*)
        for name in $(echo "$entry" | tr '|' ' '); do
          if apt-cache show "$name" >/dev/null 2>&1; then chosen=$name; break; fi
        done ;;
    esac
    echo "${chosen:-$first}"
  done
}

# A list as one line of words.
line() { printf '%s' "$1" | tr '\n' ' ' | sed 's/ *$//'; }

tags='' only_list=no
for argument in "$@"; do
  case $argument in
    -h | --help) usage; exit 0 ;;
    --list) only_list=yes ;;
    build | package | proof | windows | windows-proof | arm64 | arm64-proof | arm64-system | test | check | training) tags="$tags $argument" ;;
    *) usage >&2; exit 1 ;;
  esac
done
[ -n "$tags" ] || { usage >&2; exit 1; }
if [ $only_list = yes ]; then wanted; exit 0; fi

look_at_system
if [ $apt = no ]; then
  lacking=$(missing_tools)
  [ -n "$lacking" ] || exit 0
  say "Quintet: packages are installed by themselves on Debian 12, Ubuntu 24.04 and later; $system is none of them."
  say "Not found here: $(line "$lacking")"
  say "Please install, under whatever names they have here, what these Debian packages hold, then start again:"
  say "  $(line "$(wanted | sed 's/|.*//')")"
  exit 1
fi

lacking=$(missing)
[ -n "$lacking" ] || exit 0

by_hand() {
  say "Quintet: $1 Please run this as root, then start again:"
  say "  apt-get update && apt-get install --no-install-recommends $(line "$(resolve "$lacking")")"
  exit 1
}

if [ "$(id -u)" = 0 ]; then
  as_root=
elif command -v sudo >/dev/null 2>&1; then
  as_root=sudo
else
  by_hand "packages are missing, and installing them takes root or sudo."
fi

say "Quintet: installing $(line "$lacking")"
# A machine that has just started may run an update: wait for its lock instead of failing.
apt_get() { $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q "$@" </dev/null >&2; }
apt_get update || say "Quintet: apt-get update failed; going on with the package lists that are there."
# shellcheck disable=SC2046 # one word a package
apt_get install -y --no-install-recommends $(resolve "$lacking") ||
  by_hand "the packages could not be installed (on Ubuntu they are in its component «universe»)."
