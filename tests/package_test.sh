#!/bin/sh
# Tests what cmake/package.sh says where the release cannot be built, in a copy with stand-ins for the system's tools.
#   sh package_test.sh <source folder> <temporary folder>
set -eu
source=$1 work=$2 failures=0

# A system with all packages and nothing fetched yet.
system() {
  rm -rf "$work"
  mkdir -p "$work/bin" "$work/tree/third_party"
  cp -R "$source/cmake" "$work/tree/"
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
status=1
expect() {
  what=$1 text=$2
  shift 2
  got=0
  said=$(PATH=$work/bin:$PATH OS_RELEASE=$work/os-release sh "$work/tree/cmake/package.sh" "$@" 2>&1) || got=$?
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
stand_in df 'printf "Filesystem\n/dev/disk 1 1 100 1%% /\n"'
expect "A full disk" "100 MiB are free"

system
stand_in apt-get 'echo "Temporary failure resolving the repository"; exit 100'
expect "No source repository" "could not be fetched"
expect "The answer of apt" "Temporary failure resolving the repository"
[ ! -s "$work/tree/build/libraries/versions" ] || { failures=$((failures + 1)); echo "a failed fetch counts as done"; }

system
stand_in dpkg-source 'case $* in *freetype*) exit 1 ;; esac; mkdir -p "$4"'
stand_in apt-get 'for p in libsdl2 libsdl2-image libsdl2-mixer libsdl2-ttf freetype harfbuzz; do echo "Version: 1" >"${p}_1.dsc"; done'
expect "A broken source package" "could not be unpacked"
[ ! -s "$work/tree/build/libraries/versions" ] || { failures=$((failures + 1)); echo "a broken package counts as unpacked"; }

system
stand_in dpkg-query 'exit 1'
stand_in apt-get 'exit 100'
stand_in id 'echo 0'
expect "A missing package" "could not be installed"

system
printf 'ID=fedora\nVERSION_ID="41"\nNAME=Fedora\n' >"$work/os-release"
stand_in dpkg-query 'exit 1'
expect "Another system" "needs Debian or Ubuntu"

rm -rf "$work"
[ $failures = 0 ] || { echo "$failures expectations failed"; exit 1; }
