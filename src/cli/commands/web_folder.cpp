#include "cli/commands/web_folder.h"

namespace menagerie::cli {

std::vector<std::filesystem::path> usual_web_folders(const std::filesystem::path& program) {
  const std::filesystem::path above = program.parent_path().parent_path();
  return {above / "share" / "menagerie" / "web", above / "web"};
}

}  // namespace menagerie::cli
