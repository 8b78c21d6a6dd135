# Turns the message catalogue (a folder a language, "name = sentence" a line) into two headers:
# message_names.h with the enumeration, message_texts.h with the sentences. A language that does not
# have exactly the names of English, each with the same gaps, stops the build. The sentences of doors
# that are not built (files named after `without`) stay out: nothing could say them.

function(read_messages folder without names_var texts_var)
  file(GLOB files CONFIGURE_DEPENDS "${folder}/*.txt")
  foreach(door IN LISTS without)
    list(REMOVE_ITEM files "${folder}/${door}.txt")
  endforeach()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
  set(content "")
  foreach(file IN LISTS files)
    file(READ "${file}" part)
    string(APPEND content "${part}")
  endforeach()
  # Semicolons and brackets mean something in CMake's lists; they travel in disguise.
  string(REPLACE "\\" "\\\\" content "${content}")
  string(REPLACE "\"" "\\\"" content "${content}")
  string(REPLACE ";" "<semicolon>" content "${content}")
  string(REPLACE "[" "<left>" content "${content}")
  string(REPLACE "]" "<right>" content "${content}")
  string(REPLACE "\n" ";" lines "${content}")
  set(names "")
  set(texts "")
  foreach(line IN LISTS lines)
    if(line STREQUAL "" OR line MATCHES "^#")
      continue()
    endif()
    if(NOT line MATCHES "^([a-z][a-z0-9_.]*) = (.+)$")
      message(FATAL_ERROR "${folder}: expected 'name = sentence', found: ${line}")
    endif()
    set(name "${CMAKE_MATCH_1}")
    set(text "${CMAKE_MATCH_2}")
    if(name IN_LIST names)
      message(FATAL_ERROR "${folder}: '${name}' stands there twice")
    endif()
    list(APPEND names "${name}")
    list(APPEND texts "${text}")
  endforeach()
  set(${names_var} "${names}" PARENT_SCOPE)
  set(${texts_var} "${texts}" PARENT_SCOPE)
endfunction()

# The gaps of a sentence, {0}, {1} and so on, each once and in order.
function(gaps_of text gaps_var)
  string(REGEX MATCHALL "{[0-9]}" gaps "${text}")
  list(REMOVE_DUPLICATES gaps)
  list(SORT gaps)
  set(${gaps_var} "${gaps}" PARENT_SCOPE)
endfunction()

function(write_if_changed file content)
  string(REPLACE "<semicolon>" ";" content "${content}")
  string(REPLACE "<left>" "[" content "${content}")
  string(REPLACE "<right>" "]" content "${content}")
  if(EXISTS "${file}")
    file(READ "${file}" before)
    if(before STREQUAL content)
      return()
    endif()
  endif()
  file(WRITE "${file}" "${content}")
endfunction()

# generate_messages(FOLDER OUTPUT [WITHOUT door…])
function(generate_messages source_dir output_dir)
  cmake_parse_arguments(PARSE_ARGV 2 messages "" "" "WITHOUT")
  file(GLOB folders LIST_DIRECTORIES true CONFIGURE_DEPENDS "${source_dir}/*")
  list(REMOVE_ITEM folders "${source_dir}/en")
  list(PREPEND folders "${source_dir}/en")
  set(codes "")
  set(tables "")
  foreach(folder IN LISTS folders)
    get_filename_component(code "${folder}" NAME)
    read_messages("${folder}" "${messages_WITHOUT}" names texts)
    if(code STREQUAL "en")
      set(english_names "${names}")
      set(english_texts "${texts}")
      list(LENGTH names count)
    endif()
    string(APPEND codes "\"${code}\", ")
    string(APPEND tables "    {{\n")
    foreach(name IN LISTS english_names)
      list(FIND names "${name}" index)
      if(index EQUAL -1)
        message(FATAL_ERROR "${folder} lacks '${name}'")
      endif()
      list(GET texts ${index} text)
      list(FIND english_names "${name}" english_index)
      list(GET english_texts ${english_index} english_text)
      gaps_of("${text}" gaps)
      gaps_of("${english_text}" english_gaps)
      if(NOT gaps STREQUAL english_gaps)
        message(FATAL_ERROR
          "${folder}: '${name}' has the gaps '${gaps}', English has '${english_gaps}'")
      endif()
      string(APPEND tables "        \"${text}\",\n")
    endforeach()
    string(APPEND tables "    }},\n")
    list(LENGTH names have)
    if(NOT have EQUAL count)
      list(REMOVE_ITEM names ${english_names})
      message(FATAL_ERROR "${folder} has names that English lacks: ${names}")
    endif()
  endforeach()
  list(LENGTH folders language_count)

  set(enumerators "")
  set(quoted_names "")
  foreach(name IN LISTS english_names)
    string(REPLACE "." "_" enumerator "${name}")
    string(APPEND enumerators "  ${enumerator},\n")
    string(APPEND quoted_names "    \"${name}\",\n")
  endforeach()
  write_if_changed("${output_dir}/core/message_names.h"
"// Generated from the message catalogue.
#pragma once
#include <cstddef>
#include <cstdint>
namespace menagerie {
enum class Message : std::uint16_t {
${enumerators}}<semicolon>
inline constexpr std::size_t kMessageCount = ${count}<semicolon>
}
")
  write_if_changed("${output_dir}/core/message_texts.h"
"// Generated from the message catalogue.
#pragma once
#include <array>
#include <string_view>
#include \"core/message_names.h\"
namespace menagerie {
inline constexpr std::array<std::string_view, ${language_count}> kLanguageCodes = {${codes}}<semicolon>
inline constexpr std::array<std::string_view, kMessageCount> kMessageNames = {{
${quoted_names}}}<semicolon>
inline constexpr std::array<std::array<std::string_view, kMessageCount>, ${language_count}> kMessageTexts = {{
${tables}}}<semicolon>
}
")
endfunction()
