import Failures

/// Decodes a film, or a part of one, from the given values and the defaults.
struct ParameterDecoder: Decoder {
  let place: ParameterPlace
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields(place: try place.withFields(Key.self), codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    Elements(place: place, values: try place.elements(), codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    Single(place: place, codingPath: codingPath)
  }
}

extension ParameterDecoder {
  private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let place: ParameterPlace
    let codingPath: [any CodingKey]
    /// The given values by name, because a dictionary can have any number of keys.
    private let given: [String: ParameterValue]

    init(place: ParameterPlace, codingPath: [any CodingKey]) {
      self.place = place
      self.codingPath = codingPath
      let fields = place.given?.fields ?? []
      given = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
    }

    private func field(_ key: any CodingKey) -> ParameterPlace {
      place.field(key.stringValue, given: given[key.stringValue])
    }

    var allKeys: [Key] { place.fieldNames.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { field(key).hasValue }

    func decodeNil(forKey key: Key) throws -> Bool { field(key).isNull }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try field(key).read(type, codingPath + [key])
    }

    private func decoder(_ key: any CodingKey) -> ParameterDecoder {
      ParameterDecoder(place: field(key), codingPath: codingPath + [key])
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { try decoder(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { decoder(NameKey("super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { decoder(key) }
  }

  private struct Elements: UnkeyedDecodingContainer {
    let place: ParameterPlace
    let values: [ParameterValue]
    let codingPath: [any CodingKey]
    var currentIndex = 0

    init(place: ParameterPlace, values: [ParameterValue], codingPath: [any CodingKey]) {
      self.place = place
      self.values = values
      self.codingPath = codingPath
    }

    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    private mutating func next() throws -> ParameterDecoder {
      guard !isAtEnd else {
        throw FlipbookError(
          .wrongType, "\(place.inMessages) takes a list with more than \(values.count) elements",
          at: place.given?.origin)
      }
      defer { currentIndex += 1 }
      return ParameterDecoder(
        place: place.element(currentIndex, of: values),
        codingPath: codingPath + [NameKey(index: currentIndex)])
    }

    mutating func decodeNil() throws -> Bool {
      guard !isAtEnd, values[currentIndex].kind == .null else { return false }
      currentIndex += 1
      return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      let decoder = try next()
      return try decoder.place.read(type, decoder.codingPath)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> { try next().container(keyedBy: type) }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next() }
  }

  private struct Single: SingleValueDecodingContainer {
    let place: ParameterPlace
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { place.isNull }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try place.read(type, codingPath)
    }
  }
}
