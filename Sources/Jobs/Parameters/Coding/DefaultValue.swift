import Failures

/// A default value of a film, or a field of one: its written form and the value itself.
final class DefaultValue {
  /// The written form of a value.
  enum Shape {
    case plain(ParameterValue.Kind)
    case object([(name: String, value: DefaultValue)])
    case list([DefaultValue])
  }

  var shape: Shape?
  /// The type in the film.
  var type: any Any.Type = Never.self
  /// The value itself, which can contain more than its written form: a pattern, half a second.
  var original: Any?
  /// Whether the value is an enumeration case. Another case replaces it as a whole.
  var isCase = false
  /// The indices of the fields by name.
  private var indices: [String: Int] = [:]

  /// Encodes a film's parameters and their defaults.
  static func of(_ film: some Encodable) throws(FlipbookError) -> DefaultValue {
    let root = DefaultValue()
    do {
      try root.take(film)
    } catch let error as FlipbookError {
      throw error
    } catch {
      throw FlipbookError(.refused, "The film's parameters can't be encoded: \(error).")
    }
    return root
  }

  /// Returns the field `name`, creating it if necessary.
  func field(_ name: String) -> DefaultValue {
    if let present = self[name] { return present }
    let made = DefaultValue()
    var fields = fields ?? []
    indices[name] = fields.count
    // Without a second reference, the fields aren't copied.
    shape = nil
    fields.append((name, made))
    shape = .object(fields)
    return made
  }

  /// Returns the field `name`, or nil.
  subscript(name: String) -> DefaultValue? {
    guard let fields, let index = indices[name], index < fields.count else { return nil }
    return fields[index].value
  }

  /// The fields of an object.
  var fields: [(name: String, value: DefaultValue)]? {
    guard case .object(let fields) = shape else { return nil }
    return fields
  }

  /// Appends an element to the list and returns it.
  func element() -> DefaultValue {
    let made = DefaultValue()
    var elements: [DefaultValue] = []
    if case .list(let present) = shape { elements = present }
    // Without a second reference, the elements aren't copied.
    shape = nil
    elements.append(made)
    shape = .list(elements)
    return made
  }

  /// The value in written form.
  var value: ParameterValue {
    switch shape {
    case .plain(let kind): ParameterValue(kind)
    case .object(let fields): ParameterValue(.object(fields.map { .init($0.name, $0.value.value) }))
    case .list(let elements): ParameterValue(.list(elements.map(\.value)))
    case nil: ParameterValue(.null)
    }
  }

  // MARK: Filling

  /// Stores a value, field by field if it has fields.
  func take<Value: Encodable>(_ value: Value) throws {
    if let plain = value as? any PlainParameter {
      shape = .plain(plain.plain)
    } else {
      try value.encode(to: ParameterEncoder(into: self))
      if shape == nil { shape = .object([]) }
      nameCase(of: value)
      putInOrder(Value.self)
    }
    type = Value.self
    original = value
  }

  /// Stores an optional value.
  func take<Value: Encodable>(optional value: Value?) throws {
    if let value { try take(value) } else { shape = .plain(.null) }
    type = Value?.self
    original = value as Any
  }

  /// Replaces an enumeration case without associated values, which is encoded as an object with an
  /// empty object in it, with its name.
  private func nameCase(of value: Any) {
    guard let fields, fields.count == 1, Mirror(reflecting: value).displayStyle == .enum else {
      return
    }
    isCase = true
    if fields[0].value.fields?.isEmpty == true { shape = .plain(.text(fields[0].name)) }
  }

  /// Sorts the elements of unordered types, because the order of hashes differs from run to run.
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
