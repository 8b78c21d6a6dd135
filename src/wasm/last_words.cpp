// What the C++ library calls when it can only give up. Its own versions print a sentence first,
// which takes the whole of the C library's printing and files along, and in a browser nobody would
// see it. The names are the library's.
#include <__verbose_abort>

extern "C" [[noreturn]] void __abort_message(const char* /*format*/, ...) {  // NOLINT
  __builtin_trap();
}

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept {  // NOLINT
  __builtin_trap();
}
_LIBCPP_END_NAMESPACE_STD
