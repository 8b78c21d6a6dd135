# Toolchain for the browser: clang and lld for wasm32 with WASI's C library and libc++, as Debian
# packages them. Only their own headers are seen; those of the host stay out.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(MENAGERIE_WASM ON)

set(llvm /usr/lib/llvm-22)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# The host's ar writes no index for WebAssembly objects.
set(CMAKE_AR ${llvm}/bin/llvm-ar CACHE FILEPATH "")
set(CMAKE_RANLIB ${llvm}/bin/llvm-ranlib CACHE FILEPATH "")

# Debian's files lie under the target's old name, wasm32-wasi, of which clang would warn.
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -nostdlibinc -isystem ${llvm}/include/wasm32-wasi/c++/v1 \
-idirafter /usr/include/wasm32-wasi -fno-exceptions -flto")
# The stack comes first in memory, so that running over it traps instead of spoiling data.
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "-mexec-model=reactor -Wl,--stack-first -Wl,-z,stack-size=1048576")

# What the compiler is tried with must not need a main program.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
