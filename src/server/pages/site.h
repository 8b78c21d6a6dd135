// The built web pages, read into memory once: some megabytes. A request can only ever reach what
// stands in here, so no path leads out of the folder, and everybody gets pages of the same build
// even while a newer one is being put in its place.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"

namespace menagerie::server {

using Bytes = std::shared_ptr<const std::string>;

// A page in one content coding, as it is sent (HTTP's word for it).
struct Representation {
  Bytes bytes;               // none if the page has no such representation
  std::string entity_tag{};  // with its quotes
};

struct Page {
  std::string_view media_type;
  Representation plain;
  Representation brotli;
  Representation gzip;
};

class Site {
 public:
  // Everything in the folder but hidden files and links. The folder must have an index.html.
  [[nodiscard]] static Result<Site> load(const std::filesystem::path& folder);
  // A site of these files: contents by path ("assets/a.js"). A file with .br or .gz after the name
  // of another one is that page, compressed, and no page of its own.
  [[nodiscard]] static Site of(std::map<std::string, std::string> files);

  // The page at a path as path_of() gives it; none if there is no such page.
  [[nodiscard]] const Page* find(std::string_view path) const;

 private:
  std::map<std::string, Page, std::less<>> pages_;
};

}  // namespace menagerie::server
