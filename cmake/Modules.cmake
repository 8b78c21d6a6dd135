# One target a module. module(NAME SOURCES … USES …) makes the static library of a folder of src/ that
# may include what it uses and nothing else; warnings are errors everywhere. In a module that is SMALL
# nobody ever waits for an answer, so the browser, which waits for the download, gets it small; in
# other modules SMALL_SOURCES names such files (texts and refusals). What reads text from outside is
# HARDENED against its own mistakes; searches, which read none and are measured in nodes a second, go
# without.

add_library(common_options INTERFACE)
target_include_directories(common_options INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_compile_options(common_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlapping copies in "x" + std::string where there are none (its bug 105329).
  target_compile_options(common_options INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # clang also warns inside libstdc++'s own stable_sort.
  target_compile_options(common_options INTERFACE -Wno-deprecated-declarations)
endif()
if(MENAGERIE_WASM)
  # Sizes have 32 bits there: an index drawn as a 64-bit number is no slip.
  target_compile_options(common_options INTERFACE -Wno-shorten-64-to-32 -fno-rtti)
endif()

# common_headers(TARGET PRIVATE HEADER… | REUSE_FROM TARGET): what most files of a target include is
# read once and not by each of them, where sanitizers make a build long. The release build goes
# without, so that no file can lack an include.
function(common_headers target)
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    target_precompile_headers(${target} ${ARGN})
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
  endif()
endfunction()

function(module name)
  cmake_parse_arguments(PARSE_ARGV 1 module "SMALL;HARDENED" "" "SOURCES;USES;SMALL_SOURCES")
  add_library(${name} STATIC ${module_SOURCES})
  target_link_libraries(${name} PUBLIC $<BUILD_INTERFACE:common_options> ${module_USES})
  if(MENAGERIE_WASM AND module_SMALL)
    target_compile_options(${name} PRIVATE -Oz)
  endif()
  if(MENAGERIE_WASM AND module_SMALL_SOURCES)
    set_source_files_properties(${module_SMALL_SOURCES} PROPERTIES COMPILE_OPTIONS -Oz)
  endif()
  if(module_HARDENED AND NOT MENAGERIE_WASM AND CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${name} PRIVATE -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
  endif()
endfunction()
