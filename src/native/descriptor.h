// An open file of the system that is closed when its time is over.
#pragma once

#include <unistd.h>
#include <utility>

namespace menagerie {

class Descriptor {
 public:
  // A negative number is a file that could not be opened.
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] bool open() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }
  // Closes now, to learn whether that went well.
  [[nodiscard]] bool close() { return ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

}  // namespace menagerie
