#!/bin/sh
# Installs what is missing, builds the release preset and starts the game.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")

case ${1-} in
  -h | --help)
    echo "usage: sh cmake/play.sh [--] [OPTION OF THE GAME]..."
    echo "Installs what is missing (cmake/packages.txt), builds build/release and starts the game with the options."
    echo "The game's own help: sh cmake/play.sh -- --help"
    exit 0 ;;
  --) shift ;;
esac

sh "$here/install-packages.sh" build
(
  cd -- "$root"
  cmake --preset release
  cmake --build --preset release --target quintet quintet-cli
) >&2
exec "$root/build/release/quintet" "$@"
