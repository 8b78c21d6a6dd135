// Links to tables.
#include "client/table_link.h"

#include <gtest/gtest.h>
#include <string>

namespace menagerie::client {
namespace {

const std::string kRoom = "/#/room/00112233445566778899aabbccddeeff";
const std::string kInvite = "/" + std::string(64, 'a');

TEST(TableLink, NamesServerRoomAndInvitation) {
  const Result<TableLink> link = parse_table_link("https://games.example.org" + kRoom + kInvite);
  ASSERT_TRUE(link);
  EXPECT_TRUE(link->secure);
  EXPECT_EQ(link->authority, "games.example.org");
  EXPECT_EQ(link->host, "games.example.org");
  EXPECT_EQ(link->port, "443");
  EXPECT_EQ(link->room, "00112233445566778899aabbccddeeff");
  EXPECT_EQ(link->invite, std::string(64, 'a'));
}

TEST(TableLink, MayNameAPortAnAddressAndNoInvitation) {
  const Result<TableLink> link = parse_table_link("http://[::1]:8321" + kRoom);
  ASSERT_TRUE(link);
  EXPECT_FALSE(link->secure);
  EXPECT_EQ(link->authority, "[::1]:8321");
  EXPECT_EQ(link->host, "::1");
  EXPECT_EQ(link->port, "8321");
  EXPECT_EQ(link->invite, "");
  EXPECT_TRUE(parse_table_link("http://localhost:80/menagerie/index.html?x=1" + kRoom.substr(1)));
}

TEST(TableLink, RefusesEverythingElse) {
  for (const std::string& text :
       {std::string(), std::string("nonsense"), "ftp://localhost" + kRoom, "http://" + kRoom,
        "http://localhost:port" + kRoom, "http://localhost:" + kRoom, "http://[::1" + kRoom,
        "http://a@localhost" + kRoom, "http://a b" + kRoom, std::string("http://localhost/"),
        std::string("http://localhost/#/room/0011"), "http://localhost" + kRoom + "/0011",
        "http://localhost" + kRoom + "00", "http://localhost" + kRoom + kInvite + "0",
        "http://localhost/\r\nx: y" + kRoom.substr(1) + "\n"}) {
    EXPECT_FALSE(parse_table_link(text)) << text;
  }
}

}  // namespace
}  // namespace menagerie::client
