// A certificate that nobody but the test believes, with its key, as files.
#pragma once

#include <cstdio>
#include <gtest/gtest.h>
#include <memory>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <string>

namespace menagerie::testing {

inline void write_certificate(const std::string& certificate, const std::string& key,
                              const std::string& host = "games.example.org") {
  constexpr long kDay = 86'400;
  const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)> pair(EVP_EC_gen("P-256"), EVP_PKEY_free);
  const std::unique_ptr<X509, void (*)(X509*)> made(X509_new(), X509_free);
  ASN1_INTEGER_set(X509_get_serialNumber(made.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(made.get()), -kDay);
  X509_gmtime_adj(X509_getm_notAfter(made.get()), kDay);
  X509_set_pubkey(made.get(), pair.get());
  X509_NAME* const name = X509_get_subject_name(made.get());
  // The library wants the bytes of a text as these.
  const auto* const bytes = reinterpret_cast<const unsigned char*>(host.c_str());
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, bytes, -1, -1, 0);
  X509_set_issuer_name(made.get(), name);
  EXPECT_GT(X509_sign(made.get(), pair.get(), EVP_sha256()), 0);
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> out(std::fopen(certificate.c_str(), "w"),
                                                            std::fclose);
  EXPECT_EQ(PEM_write_X509(out.get(), made.get()), 1);
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> secret(std::fopen(key.c_str(), "w"),
                                                               std::fclose);
  EXPECT_EQ(PEM_write_PrivateKey(secret.get(), pair.get(), nullptr, nullptr, 0, nullptr, nullptr),
            1);
}

}  // namespace menagerie::testing
