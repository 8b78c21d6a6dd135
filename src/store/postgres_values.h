// Values as PostgreSQL's binary format has them: whole numbers big-endian, texts and bytes as they
// are, arrays with a header. So nothing is ever quoted, escaped or converted on its way.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace menagerie::store {

// The type of an array's elements, as PostgreSQL numbers its own types.
enum class Element : std::uint32_t { bytea = 17, text = 25 };

// What a statement's $1, $2, … stand for, in their order.
class Parameters {
 public:
  void add(std::int64_t value);
  void add(std::string_view bytes);
  void add_null();
  void add(Element element, std::span<const std::string_view> array);

  // As libpq wants them; valid until the next `add`.
  struct Raw {
    std::vector<const char*> values;
    std::vector<int> lengths;
    std::vector<int> formats;
  };
  [[nodiscard]] Raw raw() const;

 private:
  struct Value {
    std::string bytes;
    bool null = false;
  };
  std::vector<Value> values_;
};

// Pre: it has eight bytes.
[[nodiscard]] std::int64_t number_of(std::string_view bytes);

}  // namespace menagerie::store
