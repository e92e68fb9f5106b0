package import Failures
import Foundation

/// The values that were given for parameters, by name. Later values replace earlier ones.
package struct GivenParameters: Codable, Hashable, Sendable {
  /// An object of all values; a dotted name is a nested object.
  package private(set) var root = ParameterValue(.object([]))

  package init() {}

  /// Whether no values were given.
  package var isEmpty: Bool { root.fields?.isEmpty != false }

  /// Creates the values from the command line, each written as "name=value".
  package init(options: [String], name option: String = "--set") throws(FlipbookError) {
    var fields: [ParameterValue.Field] = []
    for text in options {
      let scalars = text.unicodeScalars
      guard let equals = scalars.firstIndex(of: "="), equals > text.startIndex else {
        throw FlipbookError(
          .badSetting, "\(option) takes a name and a value, not \"\(text.shortened)\".",
          hint: "Example: \(option) title=Hello. Quote values that contain spaces.")
      }
      let name = String(scalars[..<equals]).trimmingCharacters(in: .whitespaces)
      let value = String(scalars[scalars.index(after: equals)...])
      fields.append(
        .init(name, ParameterValue(.text(value), at: .option("\(option) \(name)"))))
    }
    root.merge(try Self.nested(fields[...]))
  }

  /// Reads the values from a .json, .yaml or .yml file.
  package init(file path: String) throws(FlipbookError) {
    let value = try ParameterFile.value(of: path)
    guard let fields = value.fields else {
      throw FlipbookError(
        .malformed, "The file must contain parameters by name, not \(value.inMessages)",
        at: .file(path, line: 1),
        hint: "Example: {\"title\": \"Hello\"}, or in YAML, title: Hello.")
    }
    try set(fields)
  }

  /// Reads the values from a JSON object that was written at `origin`.
  package init(json text: String, at origin: ValueOrigin) throws(FlipbookError) {
    let value = try JSONReader.value(of: text, at: origin)
    guard let fields = value.fields else {
      throw FlipbookError(
        .malformed, "Parameters must be given by name, not as \(value.inMessages)", at: origin)
    }
    try set(fields)
  }

  /// Creates the values from fields. Throws if a name occurs twice.
  package init(_ fields: [ParameterValue.Field]) throws(FlipbookError) { try set(fields) }

  private mutating func set(_ fields: [ParameterValue.Field]) throws(FlipbookError) {
    var repeated: FlipbookError?
    root.merge(
      try Self.nested(fields[...]) { prefix, first, second in
        repeated =
          repeated
          ?? .duplicateName(
            prefix + second.name, first: first.value.origin, second: second.value.origin)
      })
    if let repeated { throw repeated }
  }

  /// Sets the value of a parameter, replacing any earlier one.
  package mutating func set(_ name: String, to value: ParameterValue) throws(FlipbookError) {
    root.merge([try Self.nested(name, value)])
  }

  /// Returns the fields of names and values, where later values replace earlier ones. It merges
  /// halves: merging field by field would take time proportional to the square of their number.
  private static func nested(
    _ fields: ArraySlice<ParameterValue.Field>, repeated: ParameterValue.Repeated = { _, _, _ in }
  ) throws(FlipbookError) -> [ParameterValue.Field] {
    guard let first = fields.first else { return [] }
    guard fields.count > 1 else { return [try nested(first.name, first.value)] }
    let middle = fields.startIndex + fields.count / 2
    var all = ParameterValue(.object(try nested(fields[..<middle], repeated: repeated)))
    all.merge(try nested(fields[middle...], repeated: repeated), repeated: repeated)
    return all.fields ?? []
  }

  /// The limit for the number of words in a dotted name.
  private static let depthLimit = 256

  /// Returns the field of a name; for a dotted name, a field with objects around the value.
  private static func nested(
    _ name: String, _ value: ParameterValue
  ) throws(FlipbookError) -> ParameterValue.Field {
    let steps = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !steps.contains(""), steps.count <= depthLimit else {
      throw FlipbookError(
        .unknownName, "\"\(name.shortened)\" isn't a valid parameter name", at: value.origin,
        hint: "Use a word, or words separated by dots for nested fields, such as style.size.")
    }
    let inner = steps.dropFirst().reversed().reduce(value) { inner, step in
      ParameterValue(.object([.init(step, inner)]), at: value.origin)
    }
    return .init(steps[0], inner)
  }

  /// Adds the values of `other`, replacing earlier ones.
  package mutating func merge(_ other: GivenParameters) {
    root.merge(other.root.fields ?? [])
  }
}

/// Files of parameters.
enum ParameterFile {
  /// Reads the value of a file whose format is determined by its extension.
  static func value(of path: String) throws(FlipbookError) -> ParameterValue {
    switch (path as NSString).pathExtension.lowercased() {
    case "json": try JSONReader.value(of: TextFile.bytes(of: path), path: path)
    case "yaml", "yml": try YAMLReader.value(of: TextFile.bytes(of: path), path: path)
    default:
      throw FlipbookError(
        .badSetting, "\(path) isn't a parameter file.",
        hint: "Use a file that ends in .json, .yaml or .yml.")
    }
  }
}

extension ParameterValue {
  /// A function that is called with a value and the one that replaces it, and with the names of the
  /// objects around them, each followed by a dot.
  fileprivate typealias Repeated = (_ prefix: String, _ first: Field, _ second: Field) -> Void

  /// Adds fields to this object. Objects with the same name are merged; other values are replaced.
  fileprivate mutating func merge(
    _ new: [Field], into prefix: String = "", repeated: Repeated = { _, _, _ in }
  ) {
    var fields = fields ?? []
    // Without a second reference, the fields aren't copied.
    kind = .object([])
    var indices: [String: Int] = [:]
    for (index, field) in fields.enumerated() where indices[field.name] == nil {
      indices[field.name] = index
    }
    for field in new {
      guard let index = indices[field.name] else {
        indices[field.name] = fields.count
        fields.append(field)
        continue
      }
      if case .object(let inner) = field.value.kind, fields[index].value.fields != nil {
        fields[index].value.merge(inner, into: "\(prefix)\(field.name).", repeated: repeated)
      } else {
        if !fields[index].value.hasFields, !field.value.hasFields {
          repeated(prefix, fields[index], field)
        }
        fields[index].value = field.value
      }
    }
    kind = .object(fields)
  }

  private var hasFields: Bool { fields?.isEmpty == false }
}
