#include "server/net/tls.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509err.h>

#include "messages/server.h"

namespace menagerie::server {

namespace ssl = boost::asio::ssl;
using boost::system::error_code;

namespace {

// Where both sides have such a choice: all with forward secrecy.
constexpr const char* kCiphersOfTls12 =
    "ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:"
    "ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305";

bool is_of_another_certificate(const error_code& error) {
  const auto code = static_cast<unsigned long>(error.value());
  return ERR_GET_LIB(code) == ERR_LIB_X509 && ERR_GET_REASON(code) == X509_R_KEY_VALUES_MISMATCH;
}

}  // namespace

Result<std::shared_ptr<ssl::context>> tls_context(const CertificateFiles& files) {
  auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
  SSL_CTX* const native = context->native_handle();
  SSL_CTX_set_min_proto_version(native, TLS1_2_VERSION);
  SSL_CTX_set_cipher_list(native, kCiphersOfTls12);
  SSL_CTX_set_options(native, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
  // An idle connection gives its buffers back.
  SSL_CTX_set_mode(native, SSL_MODE_RELEASE_BUFFERS);
  error_code error;
  if (context->use_certificate_chain_file(files.certificate, error); error) {
    return fail(messages::server_tls_certificate, {files.certificate, error.message()});
  }
  if (context->use_private_key_file(files.key, ssl::context::pem, error); error) {
    if (is_of_another_certificate(error)) {
      return fail(messages::server_tls_pair, {files.certificate, files.key});
    }
    return fail(messages::server_tls_key, {files.key, error.message()});
  }
  return context;
}

}  // namespace menagerie::server
