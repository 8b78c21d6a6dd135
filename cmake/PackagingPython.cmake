# What the build of the Python module installs, and the Debian package python3-menagerie of it. With
# MENAGERIE_PYTHON_WHEEL the package's folder goes to the root of the prefix, where the build backend
# of pip (src/python/backend.py) fetches it; else to where Debian's Python looks for packages.
option(MENAGERIE_PYTHON_WHEEL "Install the Python package's folder at the root of the prefix" OFF)
set(python_folder lib/python3/dist-packages)
if(MENAGERIE_PYTHON_WHEEL)
  set(python_folder .)
endif()
file(GLOB scripts CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/python/menagerie/*.py)
install(FILES ${scripts} DESTINATION ${python_folder}/menagerie)
install(TARGETS menagerie_python LIBRARY DESTINATION ${python_folder}/menagerie)
if(NOT MENAGERIE_PYTHON_WHEEL)
  set(python_docs ${CMAKE_INSTALL_DATADIR}/doc/python3-menagerie)
  install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${python_docs} RENAME copyright)
  install(FILES ${CMAKE_SOURCE_DIR}/docs/python.md DESTINATION ${python_docs})
  install(DIRECTORY ${CMAKE_SOURCE_DIR}/examples/python/ DESTINATION ${python_docs}/examples
          FILES_MATCHING PATTERN "*.py")
endif()

set(CPACK_PACKAGE_NAME python3-menagerie)
set(CPACK_PACKAGE_VENDOR "Menagerie authors")
set(CPACK_PACKAGE_CONTACT "Menagerie authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Tokan, Two Paths and Totem for Python")
set(CPACK_PACKAGE_DESCRIPTION "The games of Menagerie as a Python module for learning and research: states and
tensors in the vocabulary of OpenSpiel, thousands of games at once in numpy arrays, exact values.")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/package)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS 
    "python3 (>= ${MENAGERIE_PYTHON_VERSION}), python3 (<< ${MENAGERIE_PYTHON_VERSION}.99), python3-numpy")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
include(CPack)
