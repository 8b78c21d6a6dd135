# What is installed, and the Debian package of it: `cpack -G DEB` in the folder of a release build.
include(GNUInstallDirs)

install(TARGETS menagerie RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
# The web pages are built by npm, before or after this is configured, or not at all.
install(DIRECTORY ${CMAKE_SOURCE_DIR}/build/web/ DESTINATION ${CMAKE_INSTALL_DATADIR}/menagerie/web
        OPTIONAL)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
foreach(page IN ITEMS README.md CHANGELOG.md)
  if(EXISTS ${CMAKE_SOURCE_DIR}/${page})
    install(FILES ${CMAKE_SOURCE_DIR}/${page} DESTINATION ${CMAKE_INSTALL_DOCDIR})
  endif()
endforeach()
if(EXISTS ${CMAKE_SOURCE_DIR}/docs)
  install(DIRECTORY ${CMAKE_SOURCE_DIR}/docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}
          FILES_MATCHING PATTERN "*.md" PATTERN "*.png" PATTERN "*.svg")
endif()

set(CPACK_PACKAGE_NAME menagerie)
set(CPACK_PACKAGE_VENDOR "Menagerie authors")
set(CPACK_PACKAGE_CONTACT "Menagerie authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION "Three board games in the browser and the terminal, against people and the computer:
Tokan, in which stacks are built and topped; Two Paths, in which animals race by bluff; Totem, in
which dice move tribes. With an engine that other programs can speak to.")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/package)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS xdg-utils)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
include(CPack)
