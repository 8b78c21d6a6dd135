// What is answered to a request, without any socket.
#include "server/pages/answer.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

const Site& site() {
  static const Site one = Site::of({{"index.html", "<h1>Menagerie</h1>"},
                                    {"assets/engine-1a2b.wasm", "plain"},
                                    {"assets/engine-1a2b.wasm.br", "br"},
                                    {"assets/engine-1a2b.wasm.gz", "gzip"},
                                    {"rules.tar.gz", "an archive"}});
  return one;
}

Request get(std::string_view target) {
  return {.method = "GET", .target = target, .host = "localhost:8321"};
}

Answer ask(const Request& request) {
  return answer(site(), request, {});
}

std::string header(const Answer& answer, std::string_view name) {
  const auto found = std::ranges::find(answer.headers, name, &Header::name);
  return found != answer.headers.end() ? found->value : "";
}

TEST(Answer, APageComesWithItsKind) {
  const Answer page = ask(get("/"));
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(*page.body, "<h1>Menagerie</h1>");
  EXPECT_EQ(header(page, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(header(page, "Cache-Control"), "no-cache");
  EXPECT_EQ(header(ask(get("/assets/engine-1a2b.wasm")), "Content-Type"), "application/wasm");
}

TEST(Answer, HashedFilesAreKeptForAYear) {
  EXPECT_EQ(header(ask(get("/assets/engine-1a2b.wasm")), "Cache-Control"),
            "public, max-age=31536000, immutable");
}

TEST(Answer, TheSmallestFormThatTheBrowserKnowsIsSent) {
  const auto form = [](std::string_view accepted) {
    Request request = get("/assets/engine-1a2b.wasm");
    request.accept_encoding = accepted;
    const Answer page = ask(request);
    EXPECT_EQ(header(page, "Vary"), "Accept-Encoding");
    EXPECT_EQ(header(page, "Content-Type"), "application/wasm");
    EXPECT_EQ(header(page, "Content-Encoding"), *page.body == "plain" ? "" : *page.body);
    return *page.body;
  };
  EXPECT_EQ(form("gzip, deflate, br"), "br");
  EXPECT_EQ(form("GZIP;q=0.5 , Br ; q=0.001"), "br");
  EXPECT_EQ(form("gzip"), "gzip");
  EXPECT_EQ(form("br;q=0, gzip"), "gzip");
  EXPECT_EQ(form("br;q=0.000"), "plain");
  EXPECT_EQ(form("broken, x-gzip"), "plain");
  EXPECT_EQ(form(""), "plain");
}

TEST(Answer, ACompressedFormIsNoPageOfItsOwn) {
  EXPECT_EQ(ask(get("/assets/engine-1a2b.wasm.br")).status, 404);
  EXPECT_EQ(*ask(get("/rules.tar.gz")).body, "an archive");
}

TEST(Answer, WhatTheBrowserHasIsNotSentAgain) {
  Request request = get("/assets/engine-1a2b.wasm");
  const std::string tag = header(ask(request), "ETag");
  for (const std::string& tags : {tag, "W/" + tag, "\"other\", " + tag, std::string("*")}) {
    request.if_none_match = tags;
    const Answer again = ask(request);
    EXPECT_EQ(again.status, 304) << tags;
    EXPECT_EQ(again.body, nullptr);
    EXPECT_EQ(header(again, "ETag"), tag);
    EXPECT_NE(header(again, "Cache-Control"), "");
  }
  request.if_none_match = "\"other\"";
  EXPECT_EQ(ask(request).status, 200);
}

TEST(Answer, EveryFormHasATagOfItsOwn) {
  Request request = get("/assets/engine-1a2b.wasm");
  const std::string plain = header(ask(request), "ETag");
  request.if_none_match = plain;
  request.accept_encoding = "br";
  EXPECT_EQ(ask(request).status, 200);
}

TEST(Answer, HeadIsGetWithoutTheBody) {
  Request request = get("/");
  EXPECT_FALSE(ask(request).headers_only);
  request.method = "HEAD";
  EXPECT_TRUE(ask(request).headers_only);
  EXPECT_EQ(ask(request).body->size(), 18U);
}

TEST(Answer, OtherMethodsAreTurnedAway) {
  for (const char* const method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", ""}) {
    Request request = get("/");
    request.method = method;
    EXPECT_EQ(ask(request).status, 405) << method;
    EXPECT_EQ(header(ask(request), "Allow"), "GET, HEAD");
  }
}

TEST(Answer, OnlyNamesOfThisComputerAreAnswered) {
  const auto status = [](std::string_view host) {
    Request request = get("/");
    request.host = host;
    return ask(request).status;
  };
  for (const char* const host :
       {"localhost", "LocalHost:1", "127.0.0.1", "127.0.0.1:65535", "[::1]", "[::1]:8321"}) {
    EXPECT_EQ(status(host), 200) << host;
  }
  for (const char* const host :
       {"example.org", "localhost.example.org", "localhost:", "localhost:a", "127.0.0.1.nip.io",
        "127.0.0.10", "[::1", "::1", "localhost:123456", "a@localhost", "0.0.0.0"}) {
    EXPECT_EQ(status(host), 421) << host;
  }
  EXPECT_EQ(status(""), 400);
}

TEST(Answer, AnUnknownPathGetsTheSitesOwnPageOrASentence) {
  const Answer plain = ask(get("/nowhere"));
  EXPECT_EQ(plain.status, 404);
  EXPECT_EQ(*plain.body, "There is no such page here.\n");
  EXPECT_EQ(header(plain, "Content-Type"), "text/plain; charset=utf-8");

  const Site kind = Site::of({{"index.html", ""}, {"404.html", "<p>Lost?</p>"}});
  const Answer page = answer(kind, get("/nowhere"), {});
  EXPECT_EQ(page.status, 404);
  EXPECT_EQ(*page.body, "<p>Lost?</p>");
  EXPECT_EQ(header(page, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(header(page, "Cache-Control"), "no-store");
}

TEST(Answer, ABadTargetIsABadRequest) {
  EXPECT_EQ(ask(get("/../index.html")).status, 400);
}

TEST(Answer, APageIsAskedForWithoutABody) {
  Request request = get("/");
  request.has_body = true;
  EXPECT_EQ(ask(request).status, 400);
  request.method = "POST";
  EXPECT_EQ(ask(request).status, 405);
}

TEST(Answer, EveryAnswerHasTheSecurityHeaders) {
  Request elsewhere = get("/");
  elsewhere.host = "example.org";
  Request post = get("/");
  post.method = "POST";
  Request known = get("/");
  known.if_none_match = "*";
  for (const Request& request : {get("/"), get("/nowhere"), get("/%"), elsewhere, post, known}) {
    const Answer answered = ask(request);
    EXPECT_TRUE(header(answered, "Content-Security-Policy").starts_with("default-src 'none'; "));
    EXPECT_EQ(header(answered, "X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(header(answered, "Referrer-Policy"), "no-referrer");
    EXPECT_EQ(header(answered, "Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_NE(header(answered, "Permissions-Policy"), "");
  }
}

}  // namespace
}  // namespace menagerie::server
