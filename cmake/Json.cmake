# nlohmann_json::nlohmann_json, for every compiler. The package's own target would show the whole of
# the host's include folder to the WebAssembly build, so there a folder with one link stands for it.
if(MENAGERIE_WASM)
  find_path(nlohmann_folder nlohmann/json.hpp PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
  file(CREATE_LINK ${nlohmann_folder}/nlohmann ${CMAKE_BINARY_DIR}/include/nlohmann SYMBOLIC)
  add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
  target_include_directories(nlohmann_json::nlohmann_json INTERFACE ${CMAKE_BINARY_DIR}/include)
else()
  find_package(nlohmann_json REQUIRED)
endif()
