# What those who build on Menagerie get beside the program: the headers and static libraries of the modules
# that any program can use, and a CMake package of them, Menagerie. All of it is the component `dev`, which
# becomes the Debian package menagerie-dev. docs/cpp.md says how it is used.
include(CMakePackageConfigHelpers)

# All games and all players under one name each: a program rarely wants to list them.
add_library(games INTERFACE)
target_link_libraries(games INTERFACE ${MENAGERIE_GAMES})
add_library(players INTERFACE)
target_link_libraries(players INTERFACE ${MENAGERIE_PLAYERS})

set(libraries core ${MENAGERIE_GAMES} ${MENAGERIE_PLAYERS} engine)
foreach(library IN LISTS libraries)
  # A library called libcore.a could be anybody's.
  set_target_properties(${library} PROPERTIES OUTPUT_NAME menagerie_${library})
endforeach()
target_compile_features(core INTERFACE $<INSTALL_INTERFACE:cxx_std_23>)

install(TARGETS ${libraries} search games players EXPORT MenagerieTargets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/Menagerie)
install(EXPORT MenagerieTargets NAMESPACE Menagerie:: DESTINATION ${package_folder} COMPONENT dev)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/MenagerieConfig.cmake.in ${CMAKE_BINARY_DIR}/MenagerieConfig.cmake
                              INSTALL_DESTINATION ${package_folder})
# Before version 1 every minor version may break what was built on the one before.
write_basic_package_version_file(${CMAKE_BINARY_DIR}/MenagerieConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/MenagerieConfig.cmake ${CMAKE_BINARY_DIR}/MenagerieConfigVersion.cmake
        DESTINATION ${package_folder} COMPONENT dev)

# The headers include each other as "core/game.h". A program that has a folder core/ of its own must not get ours
# for it, so what is installed says "menagerie/core/game.h", and no path but that of include/ is handed on.
set(headers_folder ${CMAKE_BINARY_DIR}/headers)
string(CONFIGURE [[
set(sources "@CMAKE_SOURCE_DIR@/src")
set(generated "@CMAKE_BINARY_DIR@/generated")
set(libraries "@libraries@")
set(headers_folder "@headers_folder@")
]] settings @ONLY)
install(CODE "${settings}" COMPONENT dev)
install(SCRIPT ${CMAKE_CURRENT_LIST_DIR}/InstalledHeaders.cmake COMPONENT dev)
install(DIRECTORY ${headers_folder}/menagerie DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev)

set(dev_doc ${CMAKE_INSTALL_DATADIR}/doc/menagerie-dev)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${dev_doc} COMPONENT dev RENAME copyright)
install(FILES ${CMAKE_SOURCE_DIR}/docs/cpp.md DESTINATION ${dev_doc} COMPONENT dev)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/examples/cpp DESTINATION ${dev_doc}/examples COMPONENT dev PATTERN build* EXCLUDE)

set(CPACK_DEBIAN_DEV_PACKAGE_NAME menagerie-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "nlohmann-json3-dev (>= ${nlohmann_json_VERSION})")
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS "menagerie, cmake, g++ (>= 4:12)")
set(CPACK_COMPONENT_DEV_DESCRIPTION "For C++ programs that build on Menagerie: the headers and static libraries of the
rules, searches, players and engine of its three board games, with a CMake package of them.")
