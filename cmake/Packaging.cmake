# What is installed, and the Debian packages of it: `cpack -G DEB` in the folder of a release build.
include(GNUInstallDirs)

# The Python module has a build of its own, and a package of its own: python3-menagerie.
if(MENAGERIE_PYTHON)
  include(PackagingPython)
  return()
endif()

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
# The service and what a server needs around it; nothing of it starts by itself.
install(FILES ${CMAKE_SOURCE_DIR}/deploy/menagerie.service DESTINATION lib/systemd/system)
install(FILES ${CMAKE_SOURCE_DIR}/deploy/menagerie.conf ${CMAKE_SOURCE_DIR}/deploy/nginx.conf
              ${CMAKE_SOURCE_DIR}/deploy/haproxy.cfg ${CMAKE_SOURCE_DIR}/examples/bot.py
              ${CMAKE_SOURCE_DIR}/examples/random_bot.py
        DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)

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
# A package a component; what names none is the program.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_NAME menagerie)
set(CPACK_COMPONENT_UNSPECIFIED_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
include(Development)
include(CPack)
