// HTTP to one server, plain or through TLS: a request and its answer, or the lines of a stream as
// they come. It waits where it has to, and gives up when it is told to. What the answers mean, and
// whether to ask again, is for others.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "client/table_link.h"
#include "core/result.h"

namespace menagerie::client {

struct HttpRequest {
  std::string path;
  std::string body;    // empty for a GET
  std::string bearer;  // empty for none
};

struct HttpAnswer {
  unsigned status = 0;
  std::string body;
};

class HttpClient {
 public:
  struct Settings {
    std::string ca_file;            // whose certificates are believed; empty for the system's
    std::string language;           // of refusals
    std::function<bool()> stopped;  // asked while it waits
  };
  // Refuses a file of certificates that cannot be read.
  [[nodiscard]] static Result<HttpClient> make(const TableLink& server, Settings settings);
  HttpClient(HttpClient&&) noexcept;
  HttpClient& operator=(HttpClient&&) noexcept;
  ~HttpClient();

  // An error where no answer came, or it was stopped.
  [[nodiscard]] Result<HttpAnswer> ask(const HttpRequest& request);
  // Every line of the answer's body as it comes, until `heard` says false or it ends; then without
  // a body. A refusal has one, and no lines.
  using Heard = std::function<bool(std::string_view line)>;
  [[nodiscard]] Result<HttpAnswer> watch(const HttpRequest& request, const Heard& heard);

 private:
  class Implementation;
  explicit HttpClient(std::unique_ptr<Implementation> implementation);
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace menagerie::client
