import Failures
import Foundation

extension ParameterNode {
  /// Returns the given value, converted to `Value`, or the default if none was given.
  func read<Value: Decodable>(_ type: Value.Type, _ codingPath: [any CodingKey]) throws -> Value {
    guard let given else { return try readDefault(type, codingPath) }
    if given.isEmptyCell, Self.cellMeansDefault(type) {
      guard defaultValue != nil else { throw missing() }
      var node = self
      node.given = nil
      return try node.readDefault(type, codingPath)
    }
    if let plain = Value.self as? any PlainParameter.Type {
      record.wholeReads.insert(path)
      guard let value = plain.init(plain: given.kind) as? Value else {
        throw wrongType(plain.expectation)
      }
      return value
    }
    return try decode(type, codingPath)
  }

  /// Returns the default. It is the original value unless only its written form is available.
  private func readDefault<Value: Decodable>(
    _ type: Value.Type, _ codingPath: [any CodingKey]
  ) throws -> Value {
    guard let defaultValue else { throw missing() }
    if let original = defaultValue.original as? Value { return original }
    if let plain = Value.self as? any PlainParameter.Type {
      guard let value = plain.init(plain: defaultValue.value.kind) as? Value else {
        var node = self
        node.given = defaultValue.value
        throw node.wrongType(plain.expectation)
      }
      return value
    }
    return try decode(type, codingPath)
  }

  /// Returns whether an empty cell means the default: if the type is neither text nor optional
  /// nor a list.
  private static func cellMeansDefault(_ type: Any.Type) -> Bool {
    !(type == String.self || type is any ExpressibleByNilLiteral.Type || type is any ListType.Type)
  }

  /// Decodes a value with the type's own initializer, and converts errors to `FlipbookError`.
  private func decode<Value: Decodable>(
    _ type: Value.Type, _ codingPath: [any CodingKey]
  ) throws -> Value {
    do {
      return try Value(from: ParameterDecoder(node: self, codingPath: codingPath))
    } catch let error as FlipbookError where error.origin == nil || !hasFixedSet(type) {
      throw error
    } catch {
      guard let given, given.fields == nil else { throw refused(error) }
      if let cases = caseNames(of: type) {
        let list = cases.joined(separator: ", ")
        throw FlipbookError(
          .wrongType, "\(inMessages) takes one of \(list), not \(given.inMessages)",
          at: given.origin, hint: cases.nearestHint(to: given.plainText))
      }
      throw refused(error)
    }
  }

  private func hasFixedSet(_ type: Any.Type) -> Bool { type is any CaseIterable.Type }

  /// Returns an error of the film's own code as a `FlipbookError` with the same text.
  private func refused(_ error: any Error) -> any Error {
    if error is FlipbookError { return error }
    let origin = given?.firstOrigin
    switch error {
    case DecodingError.dataCorrupted(let context):
      return refusal(context.debugDescription, at: origin)
    case DecodingError.keyNotFound(let key, _): return field(key.stringValue).missing()
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return refusal(context.debugDescription, at: origin)
    default:
      return refusal((error as? any LocalizedError)?.errorDescription ?? "\(error)", at: origin)
    }
  }

  private func refusal(_ words: String, at origin: ValueOrigin?) -> FlipbookError {
    let words = words.hasSuffix(".") ? String(words.dropLast()) : words
    let isOne = given.map { $0.fields == nil } ?? false
    let what =
      isOne
      ? "\(inMessages) can't be \(given?.inMessages ?? "that")" : "\(inMessages) has invalid values"
    return FlipbookError(.refused, "\(what): \(words)", at: origin)
  }

  // MARK: Parts

  /// Returns this place for a type with fields. A given text can contain JSON, or the name of an
  /// enumeration case.
  func withFields<Key: CodingKey>(_ key: Key.Type) throws -> ParameterNode {
    guard let given else { return self }
    var node = self
    switch given.kind {
    case .object(let fields):
      if let defaultValue, defaultValue.isCase,
        defaultValue.fields?.map(\.name) != fields.map(\.name)
      {
        node.defaultValue = nil
      }
      return node
    case .text(let text):
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if trimmed.hasPrefix("{") {
        node.given = try JSONReader.value(of: trimmed, at: given.origin)
        return node
      }
      guard Key(stringValue: trimmed) != nil else { throw wrongType("named fields") }
      let empty = ParameterValue(.object([]), at: given.origin)
      node.given = ParameterValue(.object([.init(trimmed, empty)]), at: given.origin)
      node.defaultValue = nil
      return node
    default: throw wrongType("named fields")
    }
  }

  /// Returns the elements of a list. A given text contains JSON in brackets, or elements separated
  /// by semicolons.
  func elements() throws -> [ParameterValue] {
    guard let value = given ?? defaultValue?.value else { throw missing() }
    switch value.kind {
    case .list(let values): return values
    case .text(let text):
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if trimmed.hasPrefix("[") {
        guard case .list(let list) = try JSONReader.value(of: trimmed, at: value.origin).kind else {
          throw wrongType("a list")
        }
        return list
      }
      if trimmed.isEmpty { return [] }
      return trimmed.split(separator: ";", omittingEmptySubsequences: false).map {
        ParameterValue(.text($0.trimmingCharacters(in: .whitespaces)), at: value.origin)
      }
    default: throw wrongType("a list")
    }
  }
}

extension ParameterValue {
  /// The origin of the first part that was given.
  var firstOrigin: ValueOrigin? {
    if origin != .defaultValue { return origin }
    return fields?.lazy.compactMap(\.value.firstOrigin).first
  }
}
