# Plays one script by the real program, in folders of its own:
#   cmake -D PROGRAM=<quintet> -D SCRIPT=<file> -D WORK=<folder> [-D GIVEN=<folder>] -P run_script.cmake
# What lies in GIVEN is there when the program starts, in data/ and config/. Pictures of the script go to WORK.
cmake_minimum_required(VERSION 3.22)

file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})
if(GIVEN)
  file(COPY ${GIVEN}/ DESTINATION ${WORK})
endif()
execute_process(COMMAND ${PROGRAM} --headless --lang en --seed 5 --today 2026-11-21 --size 1280x720
                        --data-dir ${WORK}/data --config-dir ${WORK}/config --script ${SCRIPT}
                WORKING_DIRECTORY ${WORK} RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${SCRIPT} ended with status ${status}")
endif()
