import Failures
import Foundation
import Yams

/// Reads YAML, and tells the line of every value.
///
/// Values without quotes stay the text that they are, until it is known what they are asked to be:
/// `1.10` is a title or a number. `~`, `null` and nothing are null.
struct YAMLReader {
  private let path: String
  private var count = 0

  /// Aliases of aliases can stand for more values than any memory holds; without them there are fewer than
  /// bytes.
  private let mostValues: Int
  /// How deep lists and maps may lie in each other.
  private static let deepest = 256

  /// The value that a file holds.
  static func value(of bytes: [UInt8], path: String) throws(FlipbookError) -> ParameterValue {
    let text = String(decoding: bytes, as: UTF8.self)
    var reader = YAMLReader(path: path, mostValues: max(1_000_000, bytes.count))
    let root: Node?
    do {
      root = try Yams.compose(yaml: text, .default, .default, .utf8)
    } catch {
      throw reader.malformed(error, in: text)
    }
    guard let root else {
      throw FlipbookError(
        .malformed, "This is no YAML: there is nothing in it", at: .file(path, line: 1))
    }
    return try reader.value(root, 1, depth: 0)
  }

  private init(path: String, mostValues: Int) { (self.path, self.mostValues) = (path, mostValues) }

  private mutating func value(
    _ node: Node, _ line: Int, depth: Int
  ) throws(FlipbookError) -> ParameterValue {
    let line = node.mark?.line ?? line
    let origin = ValueOrigin.file(path, line: line)
    count += 1
    guard count <= mostValues else {
      throw FlipbookError(
        .malformed, "The aliases stand for more than \(mostValues) values", at: origin)
    }
    guard depth < Self.deepest else {
      throw FlipbookError(
        .malformed, "More than \(Self.deepest) lists and maps lie in each other", at: origin)
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

  /// The pairs of a map; what `<<` merges in comes after them, where the map has none of that name.
  private mutating func fields(
    of mapping: Node.Mapping, _ line: Int, _ depth: Int
  ) throws(FlipbookError) -> [ParameterValue.Field] {
    var fields: [ParameterValue.Field] = []
    var merged: [ParameterValue] = []
    for (key, node) in mapping {
      let keyLine = key.mark?.line ?? line
      guard case .scalar(let scalar) = key else {
        throw FlipbookError(
          .malformed, "A name is no text", at: .file(path, line: keyLine),
          hint: "Names are words, such as title.")
      }
      var value = try value(node, keyLine, depth: depth + 1)
      if scalar.string == "<<", scalar.style == .plain {
        if case .list(let values) = value.kind { merged += values } else { merged.append(value) }
      } else {
        value.origin = .file(path, line: keyLine)
        fields.append(.init(scalar.string, value))
      }
    }
    var names = Set(fields.map(\.name))
    for field in merged.flatMap({ $0.fields ?? [] }) where names.insert(field.name).inserted {
      fields.append(field)
    }
    return fields
  }

  // MARK: Errors

  private func malformed(_ error: any Error, in text: String) -> FlipbookError {
    func unreadable(_ problem: String, _ mark: Mark) -> FlipbookError {
      FlipbookError(
        .malformed, "This is no YAML: in column \(mark.column), \(problem)",
        at: .file(path, line: mark.line))
    }
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return unreadable(problem, mark)
    case .duplicatedKeysInMapping(let names, let context):
      let name = names.first ?? ""
      let first = context.mark.line
      return .twice(
        name, first: .file(path, line: first),
        second: .file(path, line: Self.line(of: name, after: context.mark, in: text)))
    case .reader(let problem, let offset, _, _):
      let before = text.prefix(offset ?? 0)
      return FlipbookError(
        .malformed, "This is no YAML: \(problem)",
        at: .file(path, line: 1 + before.count { $0.isNewline }))
    default:
      return FlipbookError(.malformed, "\(path) is no YAML: \(error).")
    }
  }

  /// The line in which a name stands again that stands at `mark`: Yams tells the first alone. The
  /// names of a map begin in one column, or stand in one line.
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
