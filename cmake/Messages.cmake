# Turns the message catalogue (a folder a language, a file a module, "name = sentence" a line) into
# one header a module with its names, messages/MODULE.h, and one with all sentences,
# core/message_texts.h: a new sentence has only those compiled anew who say something of that module.
# A language that does not have exactly the names of English, each with the same gaps, stops the
# build. A sentence by which a game refuses an action names its rule, in English alone: "name [T8] =
# sentence". The sentences of modules that are not built (`WITHOUT`) stay out: nothing could say them.

function(read_messages file names_var texts_var rules_var)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  file(READ "${file}" content)
  # Semicolons and brackets mean something in CMake's lists; they travel in disguise.
  string(REPLACE "\\" "\\\\" content "${content}")
  string(REPLACE "\"" "\\\"" content "${content}")
  string(REPLACE ";" "<semicolon>" content "${content}")
  string(REPLACE "[" "<left>" content "${content}")
  string(REPLACE "]" "<right>" content "${content}")
  string(REPLACE "\n" ";" lines "${content}")
  set(names "")
  set(texts "")
  set(rules "")
  foreach(line IN LISTS lines)
    if(line STREQUAL "" OR line MATCHES "^#")
      continue()
    endif()
    if(NOT line MATCHES "^([a-z][a-z0-9_.]*)( <left>([A-Z][0-9]+)<right>)? = (.+)$")
      message(FATAL_ERROR "${file}: expected 'name = sentence', found: ${line}")
    endif()
    set(name "${CMAKE_MATCH_1}")
    set(rule "${CMAKE_MATCH_3}")
    set(text "${CMAKE_MATCH_4}")
    if(name IN_LIST names)
      message(FATAL_ERROR "${file}: '${name}' stands there twice")
    endif()
    list(APPEND names "${name}")
    list(APPEND texts "${text}")
    list(APPEND rules "-${rule}")  # lists lose what is empty
  endforeach()
  set(${names_var} "${names}" PARENT_SCOPE)
  set(${texts_var} "${texts}" PARENT_SCOPE)
  set(${rules_var} "${rules}" PARENT_SCOPE)
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

# The sentences of one module in one language, as the lines of an array, in the order of English.
function(sentences_of file english_names english_texts sentences_var)
  read_messages("${file}" names texts rules)
  set(sentences "")
  foreach(name english_text IN ZIP_LISTS english_names english_texts)
    list(FIND names "${name}" index)
    if(index EQUAL -1)
      message(FATAL_ERROR "${file} lacks '${name}'")
    endif()
    list(GET texts ${index} text)
    gaps_of("${text}" gaps)
    gaps_of("${english_text}" english_gaps)
    if(NOT gaps STREQUAL english_gaps)
      message(FATAL_ERROR
        "${file}: '${name}' has the gaps '${gaps}', English has '${english_gaps}'")
    endif()
    string(APPEND sentences "    \"${text}\",\n")
  endforeach()
  list(REMOVE_ITEM names ${english_names})
  if(names)
    message(FATAL_ERROR "${file} has names that English lacks: ${names}")
  endif()
  set(${sentences_var} "${sentences}" PARENT_SCOPE)
endfunction()

# generate_messages(FOLDER OUTPUT [WITHOUT module…])
function(generate_messages source_dir output_dir)
  cmake_parse_arguments(PARSE_ARGV 2 messages "" "" "WITHOUT")
  file(GLOB folders LIST_DIRECTORIES true CONFIGURE_DEPENDS "${source_dir}/*")
  list(REMOVE_ITEM folders "${source_dir}/en")
  list(PREPEND folders "${source_dir}/en")
  set(codes "")
  foreach(folder IN LISTS folders)
    get_filename_component(code "${folder}" NAME)
    string(APPEND codes "\"${code}\", ")
  endforeach()
  list(LENGTH folders language_count)

  file(GLOB files CONFIGURE_DEPENDS "${source_dir}/en/*.txt")
  set(arrays "")
  set(tables "")
  set(module_count 0)
  foreach(file IN LISTS files)
    get_filename_component(module "${file}" NAME_WE)
    if(module IN_LIST messages_WITHOUT)
      continue()
    endif()
    read_messages("${file}" names english_texts rules)
    set(constants "")
    set(quoted_names "")
    set(index 0)
    foreach(name IN LISTS names)
      string(REPLACE "." "_" constant "${name}")
      string(APPEND constants
        "inline constexpr Message ${constant}{${module_count} * kMessagesOfAModule + ${index}}<semicolon>\n")
      string(APPEND quoted_names "    \"${name}\",\n")
      math(EXPR index "${index} + 1")
    endforeach()
    write_if_changed("${output_dir}/messages/${module}.h"
"// Generated from the message catalogue.
#pragma once
#include \"core/message.h\"
namespace menagerie::messages {
${constants}}
")
    string(APPEND arrays
      "inline constexpr std::string_view k_${module}_names[] = {\n${quoted_names}}<semicolon>\n")
    # Most modules are no game and refuse nothing by a rule.
    set(module_rules "{}")
    if(rules MATCHES "-[A-Z]")
      set(module_rules "k_${module}_rules")
      list(TRANSFORM rules REPLACE "^-(.*)$" "    \"\\1\",\n")
      list(JOIN rules "" quoted_rules)
      string(APPEND arrays
        "inline constexpr std::string_view ${module_rules}[] = {\n${quoted_rules}}<semicolon>\n")
    endif()
    string(APPEND tables "    {k_${module}_names, ${module_rules}, {")
    foreach(folder IN LISTS folders)
      get_filename_component(code "${folder}" NAME)
      sentences_of("${folder}/${module}.txt" "${names}" "${english_texts}" sentences)
      string(APPEND arrays
        "inline constexpr std::string_view k_${module}_${code}[] = {\n${sentences}}<semicolon>\n")
      string(APPEND tables "k_${module}_${code}, ")
    endforeach()
    string(APPEND tables "}},\n")
    math(EXPR module_count "${module_count} + 1")
  endforeach()
  write_if_changed("${output_dir}/core/message_texts.h"
"// Generated from the message catalogue.
#pragma once
#include <array>
#include <span>
#include <string_view>
namespace menagerie {
inline constexpr std::array<std::string_view, ${language_count}> kLanguageCodes = {${codes}}<semicolon>
${arrays}
// The names, the rules and, for each language, the sentences of one module.
struct ModuleMessages {
  std::span<const std::string_view> names<semicolon>
  std::span<const std::string_view> rules<semicolon>  // none where no sentence names one
  std::array<std::span<const std::string_view>, ${language_count}> sentences<semicolon>
}<semicolon>
inline constexpr std::array<ModuleMessages, ${module_count}> kMessages = {{
${tables}}}<semicolon>
}
")
endfunction()
