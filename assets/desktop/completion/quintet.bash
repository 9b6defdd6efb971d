# Completion for quintet and quintet-cli in bash.

# Sets COMPREPLY to the answers of compgen, which may have spaces.
_quintet_answer() {
  case $1 in -d | -f) compopt -o filenames 2>/dev/null ;; esac
  mapfile -t COMPREPLY < <(compgen "$@")
}

_quintet() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  case $before in
    --game) _quintet_answer -W "link gomoku 2048 mines" -- "$current" ;;
    --lang) _quintet_answer -W "en zh_CN" -- "$current" ;;
    --theme) _quintet_answer -W "paper ink celadon walnut" -- "$current" ;;
    --data-dir | --config-dir | --assets) _quintet_answer -d -- "$current" ;;
    --script | --screenshot) _quintet_answer -f -- "$current" ;;
    --seed | --size | --scale | --today) COMPREPLY=() ;;
    *) _quintet_answer -W "--game --lang --seed --theme --data-dir --config-dir --assets --windowed --fullscreen --size
         --scale --mute --script --screenshot --headless --today --version --licenses --help" -- "$current" ;;
  esac
}
complete -F _quintet quintet

_quintet_cli() {
  local current=${COMP_WORDS[COMP_CWORD]}
  if [ "$COMP_CWORD" = 1 ]; then
    _quintet_answer -W "link gomoku 2048 mines bench --version --help" -- "$current"
  elif [ "$COMP_CWORD" = 2 ]; then
    case ${COMP_WORDS[1]} in
      link) _quintet_answer -W "deal pairs path solve --help" -- "$current" ;;
      gomoku) _quintet_answer -W "gomocup match solve forbidden --help" -- "$current" ;;
      2048) _quintet_answer -W "move play --help" -- "$current" ;;
      mines) _quintet_answer -W "generate probability play --help" -- "$current" ;;
      bench) _quintet_answer -W "link gomoku 2048 mines" -- "$current" ;;
    esac
  elif [[ $current == -* ]]; then
    # The command's own help names its options.
    _quintet_answer -W "$("${COMP_WORDS[@]:0:3}" --help 2>/dev/null | grep -oE -- '--[a-z][a-z-]*')" -- "$current"
  else
    _quintet_answer -f -- "$current"
  fi
}
complete -F _quintet_cli quintet-cli
