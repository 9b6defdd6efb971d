#compdef quintet quintet-cli
# Completion for quintet and quintet-cli in zsh.

_quintet() {
  _arguments \
    '--game[Open this game instead of the menu]:game:(link gomoku 2048 mines)' \
    '--lang[Language]:language:(en zh_CN)' \
    '--theme[Theme for this run]:theme:(paper ink celadon walnut)' \
    '--seed[Seed of the random number generator]:seed' \
    '--data-dir[Folder of saves and records]:folder:_files -/' \
    '--config-dir[Folder of the settings]:folder:_files -/' \
    '--assets[Folder whose files replace the built-in ones]:folder:_files -/' \
    '(--fullscreen)--windowed[Start in a window]' \
    '(--windowed)--fullscreen[Start in full screen]' \
    '--size[Size of the window]:size' \
    '--scale[Interface scale]:per cent' \
    '--mute[No sound in this run]' \
    '--script[Play this script]:script:_files' \
    '--screenshot[Write a picture of the window]:picture:_files' \
    '--headless[Run without a display]' \
    '--today[The date that counts as today]:date' \
    '--version[Print the version]' \
    '--licenses[Print the licences of everything inside]' \
    '--help[Print a summary of the options]'
}

_quintet_cli() {
  local -A parts=(
    link 'deal pairs path solve' gomoku 'gomocup match solve forbidden' 2048 'move play'
    mines 'generate probability play' bench 'link gomoku 2048 mines')
  if (( CURRENT == 2 )); then
    compadd ${(k)parts} --version --help
  elif (( CURRENT == 3 )); then
    compadd ${=parts[$words[2]]} --help
  elif [[ $PREFIX == -* ]]; then
    # The command's own help names its options.
    compadd -- ${(f)"$($words[1,3] --help 2>/dev/null | grep -oE -- '--[a-z][a-z-]*')"}
  else
    _files
  fi
}

case $service in
  quintet) _quintet "$@" ;;
  quintet-cli) _quintet_cli "$@" ;;
esac
