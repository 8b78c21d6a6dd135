// The certificate that a server shows, and what it demands of those who connect: TLS 1.2 or later.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>

#include "core/result.h"
#include "server/net/tls_files.h"

namespace menagerie::server {

// Says which of the files could not be used, or that they do not belong together.
[[nodiscard]] Result<std::shared_ptr<boost::asio::ssl::context>> tls_context(
    const CertificateFiles& files);

}  // namespace menagerie::server
