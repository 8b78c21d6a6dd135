// Whose requests these are where a proxy stands in between. Only a proxy that is trusted may say
// so; anybody else could pretend to be somebody new with every request.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace menagerie::server {

class Proxies {
 public:
  // None: nobody is believed.
  Proxies() = default;
  // Those at loopback addresses, and these.
  explicit Proxies(std::vector<boost::asio::ip::address> others)
      : any_(true), others_(std::move(others)) {}

  [[nodiscard]] bool trust(const boost::asio::ip::address& peer) const;
  // Who sent the request: the last address of X-Forwarded-For that is no proxy's. Pre: the peer is
  // trusted.
  [[nodiscard]] boost::asio::ip::address client(const boost::asio::ip::address& peer,
                                                std::string_view forwarded_for) const;

 private:
  bool any_ = false;
  std::vector<boost::asio::ip::address> others_;
};

// What limits count by (connection_table.h).
[[nodiscard]] std::string key_of(const boost::asio::ip::address& address);

}  // namespace menagerie::server
