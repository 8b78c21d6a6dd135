// The files of a server's certificate.
#pragma once

#include <string>

namespace menagerie::server {

struct CertificateFiles {
  std::string certificate;  // PEM, with the chain behind it
  std::string key;          // PEM
  [[nodiscard]] bool given() const { return !certificate.empty() || !key.empty(); }
};

}  // namespace menagerie::server
