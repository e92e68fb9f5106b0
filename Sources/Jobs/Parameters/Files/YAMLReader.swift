import Failures
import Foundation
import Yams

/// Reads YAML and records the line of every value.
///
/// Unquoted values stay text until the type of their parameter is known: `1.10` can be a title or a
/// number. `~`, `null` and empty values are null.
struct YAMLReader {
  private let path: String
  private var count = 0

  /// The limit for the number of values: 16 for each byte, and at least 100 000. Aliases of aliases
  /// can expand to more values than fit in memory; without aliases there are fewer values than
  /// bytes.
  private let valueLimit: Int
  /// The limit for the nesting of lists and maps.
  private static let depthLimit = 256

  /// Reads the contents of a file.
  static func value(of bytes: [UInt8], path: String) throws(FlipbookError) -> ParameterValue {
    let text = String(decoding: bytes, as: UTF8.self)
    var reader = YAMLReader(path: path, valueLimit: max(100_000, 16 * bytes.count))
    if let line = YAMLAliases.lineOfKey(in: bytes) {
      throw FlipbookError(
        .malformed, "Keys can't contain aliases", at: .file(path, line: line),
        hint: "Use a word, such as title.")
    }
    let root: Node?
    do {
      // The types of values are the film's, so the resolver has no rules.
      root = try Yams.compose(yaml: text, .basic, .default, .utf8)
    } catch {
      throw reader.malformed(error, in: text)
    }
    guard let root else {
      throw FlipbookError(
        .malformed, "Invalid YAML: the file is empty", at: .file(path, line: 1))
    }
    return try reader.value(root, 1, depth: 0)
  }

  private init(path: String, valueLimit: Int) {
    self.path = path
    self.valueLimit = valueLimit
  }

  private mutating func value(
    _ node: Node, _ line: Int, depth: Int
  ) throws(FlipbookError) -> ParameterValue {
    let line = node.mark?.line ?? line
    let origin = ValueOrigin.file(path, line: line)
    count += 1
    guard count <= valueLimit else {
      throw FlipbookError(
        .malformed, "The aliases expand to more than \(valueLimit) values", at: origin)
    }
    guard depth < Self.depthLimit else {
      throw FlipbookError(
        .malformed, "Lists and maps are nested more than \(Self.depthLimit) deep", at: origin)
    }
    switch node {
    case .scalar(let scalar): return ParameterValue(kind(of: scalar), at: origin)
    case .sequence(let sequence):
      var values: [ParameterValue] = []
      for node in sequence { values.append(try value(node, line, depth: depth + 1)) }
      return ParameterValue(.list(values), at: origin)
    case .mapping(let mapping):
      return ParameterValue(.object(try fields(of: mapping, line, depth)), at: origin)
    case .alias: return ParameterValue(.null, at: origin)
    }
  }

  private func kind(of scalar: Node.Scalar) -> ParameterValue.Kind {
    let isNull =
      scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
    return isNull ? .null : .text(scalar.string)
  }

  /// Returns the pairs of a map, followed by those that `<<` merges in. The map's own pairs take
  /// precedence.
  private mutating func fields(
    of mapping: Node.Mapping, _ line: Int, _ depth: Int
  ) throws(FlipbookError) -> [ParameterValue.Field] {
    var fields: [ParameterValue.Field] = []
    var merged: [ParameterValue] = []
    var lines: [String: Int] = [:]
    for (key, node) in mapping {
      let keyLine = key.mark?.line ?? line
      guard case .scalar(let scalar) = key else {
        throw FlipbookError(
          .malformed, "Keys must be strings", at: .file(path, line: keyLine),
          hint: "Use a word, such as title.")
      }
      var value = try value(node, keyLine, depth: depth + 1)
      if scalar.string == "<<", scalar.style == .plain {
        if case .list(let values) = value.kind { merged += values } else { merged.append(value) }
      } else {
        // For Yams, keys with different tags differ.
        if let first = lines.updateValue(keyLine, forKey: scalar.string) {
          throw FlipbookError.duplicateName(
            scalar.string, first: .file(path, line: first), second: .file(path, line: keyLine))
        }
        value.origin = .file(path, line: keyLine)
        fields.append(.init(scalar.string, value))
      }
    }
    var names = Set(lines.keys)
    for field in merged.flatMap({ $0.fields ?? [] }) where names.insert(field.name).inserted {
      fields.append(field)
    }
    return fields
  }

  // MARK: Errors

  private func malformed(_ error: any Error, in text: String) -> FlipbookError {
    func unreadable(_ problem: String, _ mark: Mark) -> FlipbookError {
      FlipbookError(
        .malformed, "Invalid YAML in column \(mark.column): \(problem)",
        at: .file(path, line: mark.line))
    }
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return unreadable(problem, mark)
    case .duplicatedKeysInMapping(let names, let context):
      let name = names.first ?? ""
      let first = context.mark.line
      return .duplicateName(
        name, first: .file(path, line: first),
        second: .file(path, line: Self.line(of: name, after: context.mark, in: text)))
    case .reader(let problem, let offset, _, _):
      let before = text.prefix(offset ?? 0)
      return FlipbookError(
        .malformed, "Invalid YAML: \(problem)",
        at: .file(path, line: 1 + before.count { $0.isNewline }))
    default:
      return FlipbookError(.malformed, "\(path) isn't valid YAML: \(error).")
    }
  }

  /// Returns the line where the name at `mark` occurs for the second time; Yams reports only the
  /// first. The names of a map begin in the same column or are on one line.
  private static func line(of name: String, after mark: Mark, in text: String) -> Int {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for line in lines.indices.dropFirst(mark.line) {
      let content = lines[line].unicodeScalars
      let column = content.prefix { $0 == " " }.count
      if column < mark.column - 1, column < content.count { break }
      let rest = String(lines[line].trimmingCharacters(in: .whitespaces))
      let isNamed = [name, "\"\(name)\"", "'\(name)'"].contains { key in
        rest.hasPrefix(key)
          && rest.dropFirst(key.count).drop(while: \.isWhitespace).hasPrefix(":")
      }
      if column == mark.column - 1, isNamed { return line + 1 }
    }
    return mark.line
  }
}
