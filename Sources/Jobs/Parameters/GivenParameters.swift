package import Failures
import Foundation

/// The values that were given for parameters, by name. Later values replace earlier ones.
package struct GivenParameters: Hashable, Sendable {
  /// An object of all values; a dotted name is a nested object.
  package private(set) var root = ParameterValue(.object([]))

  package init() {}

  /// Whether no values were given.
  package var isEmpty: Bool { root.fields?.isEmpty != false }

  /// Creates the values from the command line, each written as "name=value".
  package init(options: [String], name option: String = "--set") throws(FlipbookError) {
    for text in options {
      let scalars = text.unicodeScalars
      guard let equals = scalars.firstIndex(of: "="), equals > text.startIndex else {
        throw FlipbookError(
          .badSetting, "\(option) takes a name and a value, not \"\(text.shortened)\".",
          hint: "Example: \(option) title=Hello. Quote values that contain spaces.")
      }
      let name = String(scalars[..<equals]).trimmingCharacters(in: .whitespaces)
      let value = String(scalars[scalars.index(after: equals)...])
      try set(name, to: ParameterValue(.text(value), at: .option("\(option) \(name)")))
    }
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

  /// Creates the values from fields. Throws if a name occurs twice.
  package init(_ fields: [ParameterValue.Field]) throws(FlipbookError) { try set(fields) }

  private mutating func set(_ fields: [ParameterValue.Field]) throws(FlipbookError) {
    var origins: [String: ValueOrigin] = [:]
    for field in fields {
      for (name, origin) in field.value.leaves(named: field.name) {
        if let first = origins.updateValue(origin, forKey: name) {
          throw FlipbookError.duplicateName(name, first: first, second: origin)
        }
      }
    }
    var nested: [ParameterValue.Field] = []
    for field in fields { nested.append(try Self.nested(field.name, field.value)) }
    root.merge(nested)
  }

  /// Sets the value of a parameter, replacing any earlier one.
  package mutating func set(_ name: String, to value: ParameterValue) throws(FlipbookError) {
    root.merge([try Self.nested(name, value)])
  }

  /// Returns the field of a name; for a dotted name, a field with objects around the value.
  private static func nested(
    _ name: String, _ value: ParameterValue
  ) throws(FlipbookError) -> ParameterValue.Field {
    let steps = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !steps.contains("") else {
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
  /// Adds fields to this object. Objects with the same name are merged; other values are replaced.
  fileprivate mutating func merge(_ new: [Field]) {
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
        fields[index].value.merge(inner)
      } else {
        fields[index].value = field.value
      }
    }
    kind = .object(fields)
  }

  /// Returns the full names of all values in this one, each with its origin.
  func leaves(named name: String) -> [(name: String, origin: ValueOrigin)] {
    guard let fields, !fields.isEmpty else { return [(name, origin)] }
    return fields.flatMap { $0.value.leaves(named: "\(name).\($0.name)") }
  }

  /// Returns the same as `leaves(named:)`, including the elements of lists.
  func allLeaves(named name: String) -> [(name: String, origin: ValueOrigin)] {
    switch kind {
    case .object(let fields) where !fields.isEmpty:
      fields.flatMap { $0.value.allLeaves(named: name.isEmpty ? $0.name : "\(name).\($0.name)") }
    case .list(let values) where !values.isEmpty:
      values.enumerated().flatMap { $1.allLeaves(named: "\(name)[\($0)]") }
    default: [(name, origin)]
    }
  }
}
