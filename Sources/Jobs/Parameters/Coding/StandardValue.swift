import Failures

/// A default of a film, or a field of one: its value as text can hold it, and the value itself.
final class StandardValue {
  /// How it is written.
  enum Shape {
    case plain(ParameterValue.Kind)
    case object([(name: String, value: StandardValue)])
    case list([StandardValue])
  }

  var shape: Shape?
  /// The type that the film gives it.
  var type: any Any.Type = Never.self
  /// The value itself, which may hold more than its text: a pattern, half a second.
  var original: Any?
  /// Whether it is a case of an enumeration, of which another takes the place as a whole.
  var isCase = false

  /// The parameters of a film, with their defaults.
  static func of(_ film: some Encodable) throws(FlipbookError) -> StandardValue {
    let root = StandardValue()
    do {
      try root.take(film)
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw FlipbookError(.refused, "The film's parameters can't be told: \(error).")
    }
    return root
  }

  /// A field, made when it is first asked for.
  func field(_ name: String) -> StandardValue {
    if let present = self[name] { return present }
    let made = StandardValue()
    shape = .object((fields ?? []) + [(name, made)])
    return made
  }

  /// The field of that name.
  subscript(name: String) -> StandardValue? { fields?.first { $0.name == name }?.value }

  /// The fields of an object.
  var fields: [(name: String, value: StandardValue)]? {
    guard case .object(let fields) = shape else { return nil }
    return fields
  }

  /// A further element of a list.
  func element() -> StandardValue {
    let made = StandardValue()
    if case .list(let elements) = shape {
      shape = .list(elements + [made])
    } else {
      shape = .list([made])
    }
    return made
  }

  /// The value as text can hold it.
  var value: ParameterValue {
    switch shape {
    case .plain(let kind): ParameterValue(kind)
    case .object(let fields): ParameterValue(.object(fields.map { .init($0.name, $0.value.value) }))
    case .list(let elements): ParameterValue(.list(elements.map(\.value)))
    case nil: ParameterValue(.null)
    }
  }

  // MARK: Filling

  /// Takes a value, field by field where it has fields.
  func take<Value: Encodable>(_ value: Value) throws {
    if let plain = value as? any PlainParameter {
      shape = .plain(plain.plain)
    } else {
      try value.encode(to: ParameterEncoder(into: self))
      if shape == nil { shape = .object([]) }
      nameCase(of: value)
      putInOrder(Value.self)
    }
    (type, original) = (Value.self, value)
  }

  /// Takes a value that may be missing.
  func take<Value: Encodable>(optional value: Value?) throws {
    if let value { try take(value) } else { shape = .plain(.null) }
    (type, original) = (Value?.self, value as Any)
  }

  /// A case of an enumeration without values is its name, and no object with an empty one in it.
  private func nameCase(of value: Any) {
    guard let fields, fields.count == 1, Mirror(reflecting: value).displayStyle == .enum else {
      return
    }
    isCase = true
    if fields[0].value.fields?.isEmpty == true { shape = .plain(.text(fields[0].name)) }
  }

  /// What has no order of its own gets one, since that of hashes differs from run to run.
  private func putInOrder(_ type: Any.Type) {
    guard let unordered = type as? any UnorderedType.Type, case .list(let elements) = shape else {
      return
    }
    let groups = stride(from: 0, to: elements.count, by: unordered.stride).map {
      Array(elements[$0..<min($0 + unordered.stride, elements.count)])
    }
    shape = .list(
      groups.map { (key: $0[0].value.json(), group: $0) }.sorted { $0.key < $1.key }
        .flatMap(\.group))
  }
}
