#!/bin/sh
# Removes what install.sh has put into your folders. Saved games and settings stay.
set -eu

[ $# = 0 ] || { sed -n '2s/^# *//p' "$0"; exit 2; }
own=${HOME:?}/.local/lib/quintet
[ -e "$own/files" ] || { echo "Quintet: it is not installed in $HOME/.local." >&2; exit 1; }
# One command, read before this file goes.
{
  case ${XDG_DATA_HOME:-} in /*) share=$XDG_DATA_HOME ;; *) share=$HOME/.local/share ;; esac
  # A folder goes when it is empty, and those above it, as far as the player's own.
  prune() {
    folder=$1
    while [ "$folder" != "$share" ] && [ "$folder" != "$HOME/.local" ] && rmdir -- "$folder" 2>/dev/null; do
      folder=$(dirname -- "$folder")
    done
  }
  while read -r file; do
    rm -f -- "$file"
    prune "$(dirname -- "$file")"
  done <"$own/files"
  rm -f -- "$own/files"
  prune "$own"
  echo "Quintet is removed. Your games stay in $share/quintet, settings in ${XDG_CONFIG_HOME:-$HOME/.config}/quintet."
  exit
}
