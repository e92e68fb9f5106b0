/// A film and its tests, from which a new package is created.
///
/// Each template is a target of this package and is compiled and tested there. Its module and its
/// film are both named `placeholder`.
package struct FilmTemplate: Sendable {
  /// The name on the command line.
  package let name: String

  /// A sentence that describes the film.
  package let summary: String

  /// The name of the film, which the name of the new film replaces.
  let placeholder: String

  /// The film's sources by name, in `Sources/<film>`.
  let sources: [String: [UInt8]]

  /// The tests, in `Tests/<film>Tests`.
  let tests: [UInt8]

  /// Goldens by name, in `__Goldens__/<film>Tests` beside the tests.
  let goldens: [String: [UInt8]]

  /// Other files by name, in the package's folder.
  var others: [String: [UInt8]] = [:]

  /// The names of types that the template's code mentions, and those that Swift reserves.
  var types: Set<Substring> {
    let code = (sources.values + [tests]).map {
      String(decoding: $0, as: UTF8.self).replacing(/\/\/[^\n]*|"[^"\n]*"/, with: "")
    }
    let words = code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    return Set(words.filter { $0.first?.isUppercase == true }).union([
      "Any", "Protocol", "Self", "Type",
    ])
    .subtracting([placeholder[...]])
  }

  /// Whether the template has code that imports UIKit.
  var isPorted: Bool = false
}
