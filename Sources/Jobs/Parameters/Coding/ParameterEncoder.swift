/// Encodes a film as its parameters, including those that are nil.
struct ParameterEncoder: Encoder {
  let target: DefaultValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(into target: DefaultValue, codingPath: [any CodingKey] = []) {
    self.target = target
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if target.fields == nil { target.shape = .object([]) }
    return KeyedEncodingContainer(Fields(target: target, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    target.shape = .list([])
    return Elements(target: target, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(target: target, codingPath: codingPath)
  }
}

extension ParameterEncoder {
  private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let target: DefaultValue
    let codingPath: [any CodingKey]

    private func encoder(_ key: any CodingKey) -> ParameterEncoder {
      ParameterEncoder(into: target.field(key.stringValue), codingPath: codingPath + [key])
    }

    func encodeNil(forKey key: Key) throws { target.field(key.stringValue).shape = .plain(.null) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try target.field(key.stringValue).take(value)
    }

    private func put<Value: Encodable>(_ value: Value?, _ key: Key) throws {
      try target.field(key.stringValue).take(optional: value)
    }

    // The protocol's default implementations would skip nil.
    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
      try put(value, key)
    }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try put(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try put(value, key) }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { encoder(key).container(keyedBy: keyType) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder(NameKey("super")) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let target: DefaultValue
    let codingPath: [any CodingKey]

    var count: Int {
      guard case .list(let elements) = target.shape else { return 0 }
      return elements.count
    }

    private func encoder() -> ParameterEncoder {
      ParameterEncoder(into: target.element(), codingPath: codingPath + [NameKey(index: count)])
    }

    func encodeNil() throws { target.element().shape = .plain(.null) }

    func encode<Value: Encodable>(_ value: Value) throws { try target.element().take(value) }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> { encoder().container(keyedBy: keyType) }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder() }
  }

  private struct Single: SingleValueEncodingContainer {
    let target: DefaultValue
    let codingPath: [any CodingKey]

    func encodeNil() throws { target.shape = .plain(.null) }

    func encode<Value: Encodable>(_ value: Value) throws { try target.take(value) }
  }
}

/// A key that isn't declared in a film.
struct NameKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }
  init(index: Int) {
    stringValue = "\(index)"
    intValue = index
  }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(index: intValue) }
}
