#include "server/pages/site.h"

#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

#include "core/hash.h"
#include "messages/server.h"
#include "server/pages/media_type.h"

namespace menagerie::server {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kMostMegabytes = 256;

using Files = std::map<std::string, std::string>;

std::string hexadecimal(std::uint64_t value) {
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[(value >> shift) & 15U];
  return digits;
}

// `coding` keeps the entity tags of a page's representations apart.
Representation representation_of(std::string bytes, std::string_view coding) {
  std::string tag = '"' + hexadecimal(hash_bytes(bytes)) + std::string(coding) + '"';
  return {std::make_shared<const std::string>(std::move(bytes)), std::move(tag)};
}

// The name of the page that this file is a compressed form of, if its name says so.
std::optional<std::string> compressed_page(const Files& files, const std::string& name) {
  if (!name.ends_with(".br") && !name.ends_with(".gz")) return std::nullopt;
  std::string page = name.substr(0, name.size() - 3);
  if (!files.contains(page)) return std::nullopt;
  return page;
}

Error unreadable(const fs::path& path, const std::error_code& why) {
  return {messages::server_folder_unreadable, {path.string(), why.message()}, {}};
}

Result<std::string> contents(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(stream), {}};
  if (!stream) return fail(unreadable(file, std::make_error_code(std::errc::io_error)));
  return bytes;
}

// Adds one entry of the folder; what is no plain file is left out.
Result<void> add_entry(const fs::directory_entry& entry, const fs::path& folder,
                       std::uintmax_t& bytes_left, Files& files) {
  if (entry.symlink_status().type() != fs::file_type::regular) return {};
  const std::uintmax_t size = entry.file_size();
  if (size > bytes_left) {
    return fail(messages::server_folder_too_large,
                {folder.string(), std::to_string(kMostMegabytes)});
  }
  bytes_left -= size;
  Result<std::string> bytes = contents(entry.path());
  if (!bytes) return fail(bytes.error());
  files.emplace(entry.path().lexically_relative(folder).generic_string(), std::move(*bytes));
  return {};
}

Result<Files> read_all(const fs::path& folder) {
  Files files;
  std::uintmax_t bytes_left = kMostMegabytes << 20U;
  try {
    for (auto at = fs::recursive_directory_iterator(folder); at != fs::end(at); ++at) {
      if (at->path().filename().string().starts_with('.')) {
        at.disable_recursion_pending();
      } else if (const Result<void> added = add_entry(*at, folder, bytes_left, files); !added) {
        return fail(added.error());
      }
    }
  } catch (const fs::filesystem_error& error) {
    return fail(unreadable(error.path1().empty() ? folder : error.path1(), error.code()));
  }
  return files;
}

}  // namespace

Result<Site> Site::load(const fs::path& folder) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) {
    return fail(messages::server_folder_missing, {folder.string()});
  }
  Result<Files> files = read_all(folder);
  if (!files) return fail(files.error());
  if (!files->contains("index.html")) {
    return fail(messages::server_folder_no_index, {folder.string()});
  }
  return of(std::move(*files));
}

Site Site::of(Files files) {
  Site site;
  for (auto& [name, bytes] : files) {
    if (const std::optional<std::string> page = compressed_page(files, name)) {
      const bool brotli = name.ends_with(".br");
      Page& whole = site.pages_[*page];
      (brotli ? whole.brotli : whole.gzip) =
          representation_of(std::move(bytes), brotli ? "-br" : "-gz");
      continue;
    }
    Page& page = site.pages_[name];
    page.media_type = media_type_of(name);
    page.plain = representation_of(std::move(bytes), "");
  }
  return site;
}

const Page* Site::find(std::string_view path) const {
  const auto found = pages_.find(path);
  return found != pages_.end() ? &found->second : nullptr;
}

}  // namespace menagerie::server
