import ArgumentParser
import FilmStage
import Foundation
import Parameters
import Processes

/// Prints a film's canvas and parameters.
struct DescribeCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "describe",
      abstract: "Print the film's canvas and its parameters, with types and defaults.")
  }

  @Flag(help: "Print a JSON Schema of the files that --props accepts.")
  var json = false

  func run() throws {
    let canvas = Interruption.callingFilm { FilmType().canvas }
    // Throws the same error for an invalid canvas as rendering does.
    _ = try canvas.format()
    let list = try FilmParameters<FilmType>.defaults()
    if json {
      print(ParameterSchema(film: FilmType.name, canvas, list?.parameters ?? []).text)
      return
    }
    let rate = ParameterValue.number(canvas.framesPerSecond)
    print(
      "\(FilmType.name): \(Int(canvas.width)) × \(Int(canvas.height)) pixels, \(rate.plainText) frames per "
        + "second")
    if let list, !list.parameters.isEmpty {
      print("\n\(ParameterText.table(of: list.parameters))")
    } else {
      print(
        list == nil
          ? "It takes no parameters: it isn't Codable."
          : "It takes no parameters: it doesn't encode any.")
    }
  }
}

/// Formats parameters as a table with a line for each.
enum ParameterText {
  static func table(of parameters: [Parameter]) -> String {
    let rows = [["parameter", "type", "default", "values"]] + parameters.map(row)
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return ("  " + (cells + [row[3]]).joined(separator: "  "))
        .replacing(/\ +$/, with: "")
    }.joined(separator: "\n")
  }

  private static func row(of parameter: Parameter) -> [String] {
    let defaultValue =
      switch parameter.defaultValue.kind {
      case .null: "nil"
      case .text(let text) where parameter.type.hasPrefix("String"): text.jsonLiteral
      default: parameter.defaultValue.plainText
      }
    let limit = 40
    let shown = defaultValue.count > limit ? defaultValue.prefix(limit - 1) + "…" : defaultValue
    return [
      parameter.name, parameter.type, shown, parameter.cases?.joined(separator: ", ") ?? "",
    ]
  }
}

extension ParameterValue {
  /// Returns a number value, without a fraction if it is an integer.
  static func number(_ value: Double) -> ParameterValue {
    ParameterValue(.number(Int(exactly: value).map { "\($0)" } ?? "\(value)"))
  }
}
