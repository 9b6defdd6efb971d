# Plays one script with the real program, in temporary folders:
#   cmake -D PROGRAM=<quintet> -D SCRIPT=<file> -D WORK=<folder> [-D GIVEN=<folder>] -P run_script.cmake
# GIVEN contains the initial files in data/ and config/. Screenshots of the script are written to WORK.
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
