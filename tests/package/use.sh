#!/usr/bin/env bash
# use.sh PREFIX COMPILER: builds on the package Menagerie that is installed in PREFIX, outside of the tree: the
# example, whose output has to be what it is said to be, and the project beside this file.
set -euo pipefail
prefix=$1 compiler=$2
top=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# build NAME OPTION…: configures and builds the copy of a project.
build() {
  cmake -S "$folder/$1" -B "$folder/$1-build" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_CXX_FLAGS='-Wall -Wextra -Wpedantic -Werror' -DCMAKE_PREFIX_PATH="$prefix" "${@:2}"
  # A package that is installed on this computer must not stand in for the one that is tested.
  grep -F "Menagerie_DIR:PATH=$prefix/" "$folder/$1-build/CMakeCache.txt"
  cmake --build "$folder/$1-build"
}

cp -r "$top/examples/cpp" "$folder/example"
build example
if ! diff -u "$top/examples/cpp/output.txt" <("$folder/example-build/random_and_advice"); then
  echo "examples/cpp prints something else than examples/cpp/output.txt. If a player was changed, that is to be written anew."
  exit 1
fi

cp -r "$top/tests/package" "$folder/package"
build package -DMENAGERIE_INCLUDE="$prefix/include"
"$folder/package-build/every_header"
"$folder/package-build/rules_alone"
