import Failures

/// A parameter, or a part of one, that is about to be read: what was given for it, and its default.
struct ParameterPlace {
  /// What was given; nil where the default holds. Of an object the fields that were given.
  var given: ParameterValue?
  /// The default; nil where there is none, as in a list that was given.
  var standard: StandardValue?
  /// Its name, such as "style.size" or "people[2].name"; empty for the film.
  var path: String
  /// What has been asked for.
  let record: DecodingRecord
  /// What it is a field of, as that was given.
  var parent: ParameterValue?

  /// The field of that name.
  func field(_ name: String) -> ParameterPlace {
    let path = path.isEmpty ? name : "\(path).\(name)"
    record.asked.insert(path)
    return ParameterPlace(
      given: given?[name], standard: standard?[name], path: path, record: record, parent: given)
  }

  /// An element of a list that was given or is the default.
  func element(_ number: Int, of list: [ParameterValue]) -> ParameterPlace {
    let path = "\(path)[\(number)]"
    record.asked.insert(path)
    return ParameterPlace(given: list[number], standard: nil, path: path, record: record)
  }

  /// The names of all fields, given or not, in order.
  var fieldNames: [String] {
    let defaults = standard?.fields?.map(\.name) ?? []
    let known = Set(defaults)
    return defaults + (given?.fields ?? []).map(\.name).filter { !known.contains($0) }
  }

  /// Whether anything stands there.
  var isThere: Bool { given != nil || standard != nil }

  /// Whether nothing is meant to stand there: null, an empty cell, or, where nothing stands by
  /// default, fields that all are empty cells.
  var isNull: Bool {
    let standard = standard?.value.kind ?? .null
    guard let given else { return standard == .null }
    if given.kind == .null || given.isEmptyCell { return true }
    guard standard == .null, given.holdsEmptyCells else { return false }
    record.readWhole.insert(path)
    return true
  }

  /// Its name for messages.
  var inMessages: String { path.isEmpty ? "The film" : "The parameter \"\(path)\"" }

  // MARK: Errors

  /// What was given is not what is asked for.
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

  /// Nobody gives it.
  func missing() -> FlipbookError {
    let siblings = (parent?.fields ?? []).map { "\"\($0.name)\"" }.joined(separator: ", ")
    return FlipbookError(
      .missingValue, "\(inMessages) is not given, and has no default",
      at: given?.firstOrigin ?? parent?.firstOrigin,
      hint: siblings.isEmpty
        ? "Give it, or let the film's init() set it." : "Beside it there is \(siblings).")
  }
}

/// What a film has asked for while it was made.
final class DecodingRecord {
  /// The names of parameters, fields and elements.
  var asked: Set<String> = []
  /// Those that were read as one, so that fields below them count as read.
  var readWhole: Set<String> = []
}
