# The completions for bash and zsh, with the games, themes, options and commands that the help of the programs names.
#
# Included, it adds the target quintet_completions, which writes generated/completion/quintet.bash and quintet.zsh; as a
# script it writes them:  cmake -D QUINTET=<program> -D CLI=<program> -D FROM=<folder> -D TO=<folder> -P completions.cmake
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(completions ${PROJECT_BINARY_DIR}/generated/completion)
  set(templates ${PROJECT_SOURCE_DIR}/assets/desktop/completion)
  set(programs $<TARGET_FILE:quintet> $<TARGET_FILE:quintet-cli>)
  if(CMAKE_CROSSCOMPILING)
    set(programs ${QUINTET_HOST_TOOLS}/quintet ${QUINTET_HOST_TOOLS}/quintet-cli)
  endif()
  list(GET programs 0 quintet)
  list(GET programs 1 cli)
  add_custom_command(OUTPUT ${completions}/quintet.bash ${completions}/quintet.zsh
                     COMMAND ${CMAKE_COMMAND} -D QUINTET=${quintet} -D CLI=${cli}
                             -D FROM=${templates} -D TO=${completions} -P ${CMAKE_CURRENT_LIST_FILE}
                     DEPENDS ${programs} ${CMAKE_CURRENT_LIST_FILE} ${templates}/quintet.bash.in
                             ${templates}/quintet.zsh.in
                     VERBATIM)
  add_custom_target(quintet_completions ALL DEPENDS ${completions}/quintet.bash ${completions}/quintet.zsh)
  return()
endif()
cmake_minimum_required(VERSION 3.22)

# help_of(<variable> <program> [<command>])
function(help_of variable)
  execute_process(COMMAND ${ARGN} --help OUTPUT_VARIABLE help COMMAND_ERROR_IS_FATAL ANY)
  set(${variable} "${help}" PARENT_SCOPE)
endfunction()

# words(<variable> <text> <expression>): the first group of each match, with spaces between them; at least one.
function(words variable text expression)
  string(REGEX MATCHALL "${expression}" found "${text}")
  if(NOT found)
    message(FATAL_ERROR "No ${variable} in this help:\n${text}")
  endif()
  list(TRANSFORM found REPLACE "${expression}" "\\1")
  list(JOIN found " " found)
  set(${variable} "${found}" PARENT_SCOPE)
endfunction()

set(ENV{ASAN_OPTIONS} detect_leaks=0)
set(subcommand "\n  ([a-z0-9]+)  ")
help_of(help ${QUINTET})
words(options "${help}" "\n  [-h,]*(--[a-z-]+)")
words(games "${help}" "--game TEXT:{([^}]*)}")
words(themes "${help}" "Theme for this run: ([a-z, ]*)")
string(REGEX REPLACE "(, | or |,)" " " games "${games}")
string(REGEX REPLACE "(, | or |,)" " " themes "${themes}")
help_of(help ${CLI})
words(commands "${help}" "${subcommand}")
# A line for each command that has parts: the others take the names of games.
string(REPLACE " " ";" names "${commands}")
foreach(command IN LISTS names)
  help_of(help ${CLI} ${command})
  if(help MATCHES "\nSubcommands:")
    words(parts "${help}" "${subcommand}")
    string(APPEND bash_parts "      ${command}) _quintet_answer -W \"${parts} --help\" -- \"$current\" ;;\n")
    string(APPEND zsh_parts "    ${command} '${parts}'\n")
  endif()
endforeach()
foreach(shell bash zsh)
  configure_file(${FROM}/quintet.${shell}.in ${TO}/quintet.${shell} @ONLY)
endforeach()
