#!/bin/sh
# Tests what cmake/package.sh says where the release cannot be built, in a copy with stand-ins for the system's tools.
#   sh package_test.sh <source folder> <temporary folder>
set -eu
source=$1 work=$2 failures=0

# Whoever publishes it is asked for below.
export QUINTET_SITE=none
unset QUINTET_CONTACT

# A system with all packages and nothing fetched yet.
system() {
  rm -rf "$work"
  mkdir -p "$work/bin" "$work/tree/third_party" "$work/tree/assets"
  cp -R "$source/cmake" "$work/tree/"
  cp -R "$source/assets/desktop" "$work/tree/assets/"
  cp "$source/third_party/CMakeLists.txt" "$work/tree/third_party/"
  printf 'ID=debian\nVERSION_ID="12"\n' >"$work/os-release"
  packages=$(sh "$source/cmake/install-packages.sh" --list build package | tr '\n|' '  ')
  stand_in dpkg 'echo amd64'
  stand_in dpkg-query "for p in $packages; do echo \"ii  \$p amd64\"; done"
  stand_in df 'printf "Filesystem\n/dev/disk 1 1 9000 1%% /\n"'
  stand_in apt-get 'exit 0'
}
stand_in() { printf '#!/bin/sh\n%s\n' "$2" >"$work/bin/$1"; chmod +x "$work/bin/$1"; }

# expect WHAT TEXT-IN-THE-ANSWER [OPTION]...: the script fails with this status and says this.
status=1 script=package.sh
expect() {
  what=$1 text=$2
  shift 2
  got=0
  said=$(PATH=$work/bin:$PATH OS_RELEASE=$work/os-release sh "$work/tree/cmake/$script" "$@" 2>&1) || got=$?
  [ $got = $status ] || { failures=$((failures + 1)); printf '%s: status %s, expected %s:\n%s\n' "$what" $got $status "$said"; }
  case $said in
    *"$text"*) ;;
    *) failures=$((failures + 1)); printf '%s: expected «%s», got:\n%s\n' "$what" "$text" "$said" ;;
  esac
}

system
status=2
expect "An unknown option" "usage: sh cmake/package.sh" --everything
expect "Proofs of libraries alone" "usage: sh cmake/package.sh" --libraries --check
status=1

system
QUINTET_SITE='' expect "A release without a site" "says where it is published: QUINTET_SITE="
QUINTET_SITE='our pages' expect "A site that is no address" "says where it is published: QUINTET_SITE="
QUINTET_SITE=https://quintet.example expect "A site without a contact" "has a contact: QUINTET_CONTACT="
QUINTET_SITE=https://quintet.example QUINTET_CONTACT=somebody expect "A contact without an address" "has a contact: QUINTET_CONTACT="
# These come as far as the libraries, whose sources are not there.
QUINTET_SITE=https://quintet.example QUINTET_CONTACT='Name <name@quintet.example>' expect "A site with a contact" "was not fetched"
QUINTET_SITE='' expect "The libraries need no site" "was not fetched" --libraries

system
stand_in df 'printf "Filesystem\n/dev/disk 1 1 100 1%% /\n"'
expect "A full disk" "100 MiB are free"

system
stand_in apt-get 'echo "Temporary failure resolving the repository"; exit 100'
expect "No source repository" "could not be fetched"
expect "The answer of apt" "Temporary failure resolving the repository"
[ ! -s "$work/tree/build/libraries/archives.sha256" ] || { failures=$((failures + 1)); echo "a failed fetch counts as done"; }

system
stand_in dpkg-source 'case $* in *freetype*) exit 1 ;; esac; mkdir -p "$3"'
stand_in apt-get 'for p in libsdl2 libsdl2-image libsdl2-mixer libsdl2-ttf freetype harfbuzz; do echo "Version: 1" >"${p}_1.dsc"; done'
expect "A broken source package" "could not be unpacked"
[ ! -s "$work/tree/build/libraries/unpacked" ] || { failures=$((failures + 1)); echo "a broken package counts as unpacked"; }
echo more >>"$work/tree/build/libraries/archives/freetype_1.dsc"
expect "Sources that were changed after they were fetched" "freetype_1.dsc: FAILED"
rm "$work/tree/build/libraries/archives/freetype_1.dsc"
expect "Sources that are gone" "what was fetched is not what it was"

# A stand-in for CMake says what SDL has found, all but $LACKS.
system
stand_in dpkg-source 'mkdir -p "$3"'
stand_in apt-get 'for p in libsdl2 libsdl2-image libsdl2-mixer libsdl2-ttf freetype harfbuzz; do echo "Version: 1" >"${p}_1.dsc"; done'
stand_in cmake 'case $1 in -S) sdl=$4/libsdl2-prefix/src ;; *) exit 0 ;; esac
  mkdir -p "$sdl/libsdl2-stamp" "$sdl/libsdl2-build/include-config-release"
  for backend in X11 X11_XCURSOR X11_XFIXES X11_XINPUT X11_XRANDR X11_XSCRNSAVER WAYLAND WAYLAND_LIBDECOR ALSA PULSEAUDIO PIPEWIRE DBUS; do
    [ $backend = "$LACKS" ] || echo "--   SDL_$backend (Wanted: ON): ON"
  done >"$sdl/libsdl2-stamp/libsdl2-configure-out.log"
  for header in DBUS_DBUS LIBUDEV; do
    [ $header = "$LACKS" ] || echo "#define HAVE_${header}_H 1"
  done >"$sdl/libsdl2-build/include-config-release/SDL_config.h"'
for backend in X11_XRANDR WAYLAND_LIBDECOR DBUS; do
  LACKS=$backend expect "SDL without $backend" "SDL was configured without SDL_$backend;" --libraries
done
LACKS=LIBUDEV expect "SDL without udev" "SDL was configured without LIBUDEV;" --libraries
status=0
LACKS='' expect "SDL with all of it" "" --libraries
status=1

system
stand_in dpkg-query 'exit 1'
stand_in apt-get 'exit 100'
stand_in id 'echo 0'
expect "A missing package" "could not be installed"

system
printf 'ID=fedora\nVERSION_ID="41"\nNAME=Fedora\n' >"$work/os-release"
stand_in dpkg-query 'exit 1'
expect "Another system" "needs Debian or Ubuntu"

# Half an archive is none.
system
mkdir -p "$work/build/generated/debian"
printf 'Version: 1.0-1\nArchitecture: amd64\n' >"$work/build/generated/debian/control"
stand_in cmake 'while [ $# -gt 0 ]; do [ "$1" != --prefix ] || mkdir -p "$2"; shift; done'
stand_in tar 'echo half; echo "No space left" >&2; exit 2'
script=pack.sh
SOURCE_DATE_EPOCH=0 expect "An archive that cannot be written" "could not be packed: tar" "$work/build" "$work/packages"
script=package.sh

rm -rf "$work"
[ $failures = 0 ] || { echo "$failures expectations failed"; exit 1; }
