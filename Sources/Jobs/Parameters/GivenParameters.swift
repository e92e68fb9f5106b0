package import Failures
import Foundation

/// Values for parameters by name, as they were given: what comes later counts.
package struct GivenParameters: Hashable, Sendable {
  /// An object of all of them; a dotted name is an object in an object.
  package private(set) var root = ParameterValue(.object([]))

  package init() {}

  /// Whether nothing is given.
  package var isEmpty: Bool { root.fields?.isEmpty != false }

  /// Values of the command line, each as "name=value".
  package init(options: [String], name option: String = "--set") throws(FlipbookError) {
    for text in options {
      let scalars = text.unicodeScalars
      guard let equals = scalars.firstIndex(of: "="), equals > text.startIndex else {
        throw FlipbookError(
          .badSetting, "\(option) takes a name and a value, not \"\(text.shortened)\".",
          hint: "As in \(option) title=Hello, in quotes where there are spaces.")
      }
      let name = String(scalars[..<equals]).trimmingCharacters(in: .whitespaces)
      let value = String(scalars[scalars.index(after: equals)...])
      try set(name, to: ParameterValue(.text(value), at: .option("\(option) \(name)")))
    }
  }

  /// The values of a file: .json, .yaml or .yml.
  package init(file path: String) throws(FlipbookError) {
    let value = try ParameterFile.value(of: path)
    guard let fields = value.fields else {
      throw FlipbookError(
        .malformed, "The file holds \(value.inMessages) instead of parameters by name",
        at: .file(path, line: 1), hint: "As in {\"title\": \"Hello\"}, or in YAML title: Hello.")
    }
    try set(fields)
  }

  /// Takes values by name, of which none may be there twice.
  package init(_ fields: [ParameterValue.Field]) throws(FlipbookError) { try set(fields) }

  private mutating func set(_ fields: [ParameterValue.Field]) throws(FlipbookError) {
    var places: [String: ValueOrigin] = [:]
    for field in fields {
      for (name, origin) in field.value.leaves(named: field.name) {
        if let first = places.updateValue(origin, forKey: name) {
          throw FlipbookError.twice(name, first: first, second: origin)
        }
      }
      try set(field.name, to: field.value)
    }
  }

  /// Gives a parameter a value, in place of one that it may have.
  package mutating func set(_ name: String, to value: ParameterValue) throws(FlipbookError) {
    let steps = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !steps.contains("") else {
      throw FlipbookError(
        .unknownName, "\"\(name.shortened)\" is no name of a parameter", at: value.origin,
        hint: "A name is a word, or words with dots between them for fields: style.size.")
    }
    root.put(value, at: steps[...])
  }

  /// Takes over all that is given by others, in place of what is there.
  package mutating func merge(_ other: GivenParameters) {
    for field in other.root.fields ?? [] { root.put(field.value, at: [field.name]) }
  }
}

/// Files of parameters.
enum ParameterFile {
  /// The value that a file holds, by the end of its name.
  static func value(of path: String) throws(FlipbookError) -> ParameterValue {
    switch (path as NSString).pathExtension.lowercased() {
    case "json": try JSONReader.value(of: TextFile.bytes(of: path), path: path)
    case "yaml", "yml": try YAMLReader.value(of: TextFile.bytes(of: path), path: path)
    default:
      throw FlipbookError(
        .badSetting, "\(path) is no file of parameters.",
        hint: "Its name ends in .json, .yaml or .yml.")
    }
  }
}

extension ParameterValue {
  /// Puts a value where the names lead; objects are joined, all else is replaced.
  fileprivate mutating func put(_ value: ParameterValue, at steps: ArraySlice<String>) {
    guard let step = steps.first else {
      guard case .object(let new) = value.kind, fields != nil else {
        self = value
        return
      }
      for field in new { put(field.value, at: [field.name]) }
      return
    }
    // A field that is first named so: an object around it. Empty, it would stand for itself.
    var fields = fields ?? []
    let number = fields.firstIndex { $0.name == step }
    var inner = number.map { fields[$0].value }
    if inner == nil, steps.count == 1 {
      inner = value
    } else {
      var object = inner ?? ParameterValue(.object([]), at: value.origin)
      object.put(value, at: steps.dropFirst())
      inner = object
    }
    guard let inner else { return }
    if let number { fields[number].value = inner } else { fields.append(.init(step, inner)) }
    kind = .object(fields)
  }

  /// The names of all that was given within, in full, each with its place.
  func leaves(named name: String) -> [(name: String, origin: ValueOrigin)] {
    guard let fields, !fields.isEmpty else { return [(name, origin)] }
    return fields.flatMap { $0.value.leaves(named: "\(name).\($0.name)") }
  }

  /// As `leaves(named:)`, with those in lists.
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
