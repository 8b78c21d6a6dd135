#include "lab/report.h"

#include <fmt/format.h>

namespace menagerie::lab {

namespace {

using Json = nlohmann::ordered_json;

std::string number(double value) {
  return fmt::format("{:.4g}", value);
}

std::string text_of(const Json& cell) {
  if (cell.is_null()) return "";
  if (cell.is_string()) return cell.get<std::string>();
  if (cell.is_number_integer()) return cell.dump();
  if (cell.is_number()) return number(cell.get<double>());
  if (cell.is_object()) {
    return fmt::format("{} ({} to {})", number(cell["value"].get<double>()),
                       number(cell["low"].get<double>()), number(cell["high"].get<double>()));
  }
  return cell.dump();
}

std::string table_text(const ReportTable& table) {
  std::string text = "## " + table.name + "\n\n|";
  for (const std::string& column : table.columns) text += " " + column + " |";
  text += "\n|";
  for (std::size_t i = 0; i < table.columns.size(); ++i) text += "---|";
  text += "\n";
  for (const auto& row : table.rows) {
    text += "|";
    for (const Json& cell : row) text += " " + text_of(cell) + " |";
    text += "\n";
  }
  return text + "\n";
}

}  // namespace

Json cell(const Estimate& estimate) {
  return {{"low", estimate.low}, {"value", estimate.value}, {"high", estimate.high}};
}

std::string markdown_of(const ReportHead& head, const Report& report) {
  std::string text = fmt::format("# {}\n\ntasks: {} of {}, plan {}\n\n", head.title, head.done,
                                 head.tasks, head.digest);
  for (const ReportTable& table : report.tables) text += table_text(table);
  for (const Plot& plot : report.plots) {
    text += fmt::format("![{}]({}.svg)\n\n", plot.title, plot.name);
  }
  return text + "```\n" + head.plan + "```\n";
}

Json json_of(const ReportHead& head, const Report& report) {
  Json json = {{"title", head.title},   {"plan", head.plan}, {"digest", head.digest},
               {"tasks", head.tasks},   {"done", head.done}, {"tables", Json::array()},
               {"plots", Json::array()}};
  for (const ReportTable& table : report.tables) {
    Json rows = Json::array();
    for (const auto& row : table.rows) {
      Json object = Json::object();
      for (std::size_t i = 0; i < row.size(); ++i) object[table.columns[i]] = row[i];
      rows.push_back(std::move(object));
    }
    json["tables"].push_back({{"name", table.name}, {"rows", std::move(rows)}});
  }
  for (const Plot& plot : report.plots) json["plots"].push_back(plot.name + ".svg");
  return json;
}

}  // namespace menagerie::lab
