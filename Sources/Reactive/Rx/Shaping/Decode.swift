public import Foundation

extension ObservableType where Element == Data {
  /// Returns the values that `decoder` decodes from the elements. If `decoder` throws, the sequence
  /// fails.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}

/// A type that decodes values from data.
public protocol DataDecoder {
  /// Decodes a value of type `type` from `data`.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}
