# Run while the component `dev` is installed: writes the public headers as they are installed, those of `sources`
# and the names of the messages of `libraries`, into headers_folder/menagerie, each include with its folder
# menagerie/ before it.
set(modules core games search players engine)

file(REMOVE_RECURSE "${headers_folder}")
function(write_header file name)
  file(READ "${file}" content)
  string(REGEX REPLACE "(#include \")((core|games|search|players|engine|messages)/)" "\\1menagerie/\\2" content "${content}")
  file(WRITE "${headers_folder}/menagerie/${name}" "${content}")
endfunction()

foreach(module IN LISTS modules)
  file(GLOB_RECURSE headers RELATIVE "${sources}" "${sources}/${module}/*.h")
  foreach(header IN LISTS headers)
    write_header("${sources}/${header}" "${header}")
  endforeach()
endforeach()
foreach(library IN LISTS libraries)
  # Not every module has something to say.
  if(EXISTS "${generated}/messages/${library}.h")
    write_header("${generated}/messages/${library}.h" "messages/${library}.h")
  endif()
endforeach()
