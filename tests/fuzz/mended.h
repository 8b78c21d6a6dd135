// A record whose only fault is its check gets the right one, or hardly any change of a fuzzer would
// ever get past it.
#pragma once

#include <string>
#include <string_view>

#include "core/record.h"
#include "fuzz/must.h"
#include "messages/core.h"

namespace menagerie::fuzz {

inline Result<Record> parse_mended(std::string_view text) {
  const Result<Record> record = parse_record(text);
  if (record || record.error().code != messages::record_check) return record;
  const std::string right = record.error().words.at(0).in({});
  const std::string said = record.error().words.at(1).in({});
  std::string mended(text);
  mended.replace(mended.rfind(said), said.size(), right);
  const Result<Record> again = parse_record(mended);
  must(again.has_value(), "a record with the right check is accepted", mended);
  return again;
}

}  // namespace menagerie::fuzz
