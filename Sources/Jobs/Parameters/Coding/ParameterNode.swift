import Failures

/// A parameter or a part of one during decoding: the given value and the default.
struct ParameterNode {
  /// The given value, or the given fields of an object; nil if the default applies.
  var given: ParameterValue?
  /// The default; nil if there is none, as in a given list.
  var defaultValue: DefaultValue?
  /// The full name, such as "style.size" or "people[2].name"; empty for the film.
  var path: String
  /// The names that have been requested so far.
  let record: DecodingRecord
  /// The given value of the object that contains this field.
  var parent: ParameterValue?

  /// Returns the field `name`.
  func field(_ name: String) -> ParameterNode { field(name, given: given?[name]) }

  /// Returns the field `name` with the value that is given for it.
  func field(_ name: String, given value: ParameterValue?) -> ParameterNode {
    let path = path.isEmpty ? name : "\(path).\(name)"
    record.requested.insert(path)
    return ParameterNode(
      given: value, defaultValue: defaultValue?[name], path: path, record: record, parent: given)
  }

  /// Returns an element of a list, given or default.
  func element(_ number: Int, of list: [ParameterValue]) -> ParameterNode {
    let path = "\(path)[\(number)]"
    record.requested.insert(path)
    return ParameterNode(given: list[number], defaultValue: nil, path: path, record: record)
  }

  /// The names of all fields, given or not, in order.
  var fieldNames: [String] {
    let defaults = defaultValue?.fields?.map(\.name) ?? []
    let known = Set(defaults)
    return defaults + (given?.fields ?? []).map(\.name).filter { !known.contains($0) }
  }

  /// Whether there is a value, given or default.
  var hasValue: Bool { given != nil || defaultValue != nil }

  /// Whether the value is nil: null, an empty cell, or, if the default is nil, fields that are all
  /// empty cells.
  var isNull: Bool {
    let defaultValue = defaultValue?.value.kind ?? .null
    guard let given else { return defaultValue == .null }
    if given.kind == .null || given.isEmptyCell { return true }
    guard defaultValue == .null, given.holdsEmptyCells else { return false }
    record.wholeReads.insert(path)
    return true
  }

  /// The name for messages.
  var inMessages: String { path.isEmpty ? "The film" : "The parameter \"\(path)\"" }

  // MARK: Errors

  /// Returns the error for a given value that isn't `expectation`.
  func wrongType(_ expectation: String) -> FlipbookError {
    guard let given else { return missing() }
    var hint: String?
    if case .number(let digits) = given.kind, expectation == String.expectation {
      hint = "Put it in quotes: \"\(digits.shortened)\"."
    }
    return FlipbookError(
      .wrongType, "\(inMessages) takes \(expectation), not \(given.inMessages)", at: given.origin,
      hint: hint)
  }

  /// Returns the error for a value that wasn't given and has no default.
  func missing() -> FlipbookError {
    let siblings = (parent?.fields ?? []).map { "\"\($0.name)\"" }.joined(separator: ", ")
    return FlipbookError(
      .missingValue, "\(inMessages) has no value and no default",
      at: given?.firstOrigin ?? parent?.firstOrigin,
      hint: siblings.isEmpty
        ? "Set it, or give it a default in the film's init()."
        : "Fields given at the same level: \(siblings).")
  }
}

/// The names that a film requested while it was decoded.
final class DecodingRecord {
  /// The names of parameters, fields and elements.
  var requested: Set<String> = []
  /// The values that were read as a whole, so that their fields count as read.
  var wholeReads: Set<String> = []
}
