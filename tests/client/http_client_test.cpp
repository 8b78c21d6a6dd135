// Whom the client believes to be the server.
#include "client/http_client.h"

#include <gtest/gtest.h>
#include <string>

#include "messages/client.h"
#include "server/certificate.h"
#include "server/running_server.h"
#include "support/folder.h"

namespace menagerie::client {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)

class CertifiedServer : public ::testing::Test {
 protected:
  // What came of asking the server under that name for its page.
  [[nodiscard]] Result<HttpAnswer> ask(const std::string& scheme, const std::string& host,
                                       const std::string& believed) const {
    const Result<TableLink> link =
        parse_table_link(scheme + host + ":" + std::to_string(server_.port()) +
                         "/#/room/00112233445566778899aabbccddeeff");
    if (!link) return fail(link.error());
    Result<HttpClient> client = HttpClient::make(
        *link, {.ca_file = believed, .language = "en", .stopped = [] { return false; }});
    if (!client) return fail(client.error());
    return client->ask({.path = "/", .body = {}, .bearer = {}});
  }
  static server::CertificateFiles made(const Folder& folder) {
    server::CertificateFiles files{folder.path("certificate.pem"), folder.path("key.pem")};
    write_certificate(files.certificate, files.key, "localhost");
    return files;
  }

  Folder folder_;
  server::CertificateFiles files_ = made(folder_);
  RunningServer server_{server::ServerSettings{.certificate = files_}, nullptr};
};

TEST_F(CertifiedServer, IsBelievedUnderTheNameThatIsVouchedFor) {
  const Result<HttpAnswer> answer = ask("https://", "localhost", files_.certificate);
  ASSERT_TRUE(answer) << answer.error().full_sentence();
  EXPECT_EQ(answer->status, 200U);
  EXPECT_EQ(answer->body, "hello");
}

TEST_F(CertifiedServer, IsNotBelievedWhereNobodyVouchesForIt) {
  const std::string other = folder_.path("other.pem");
  write_certificate(other, folder_.path("other_key.pem"), "localhost");
  for (const std::string& believed : {std::string(), other}) {
    const Result<HttpAnswer> answer = ask("https://", "localhost", believed);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, messages::client_certificate);
    EXPECT_TRUE(answer.error().full_sentence().contains("self-signed certificate"));
  }
}

TEST_F(CertifiedServer, IsNotBelievedUnderAnotherName) {
  const Result<HttpAnswer> answer = ask("https://", "127.0.0.1", files_.certificate);
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, messages::client_certificate);
  EXPECT_TRUE(answer.error().full_sentence().contains("IP address mismatch"));
}

TEST_F(CertifiedServer, IsNoneForPlainRequests) {
  const Result<HttpAnswer> answer = ask("http://", "localhost", {});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, messages::client_unreachable);
}

TEST_F(CertifiedServer, NeedsCertificatesThatCanBeRead) {
  const Result<HttpAnswer> answer = ask("https://", "localhost", folder_.path("none.pem"));
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, messages::client_ca);
}

TEST(PlainServer, HasNoCertificateToDoubt) {
  const RunningServer server;
  const Result<TableLink> link =
      parse_table_link("https://localhost:" + std::to_string(server.port()) +
                       "/#/room/00112233445566778899aabbccddeeff");
  ASSERT_TRUE(link);
  Result<HttpClient> client =
      HttpClient::make(*link, {.ca_file = {}, .language = "en", .stopped = [] { return false; }});
  ASSERT_TRUE(client);
  const Result<HttpAnswer> answer = client->ask({.path = "/", .body = {}, .bearer = {}});
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, messages::client_unreachable);
}

}  // namespace
}  // namespace menagerie::client
