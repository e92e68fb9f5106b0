public import Foundation

extension ObservableType where Element == Data {
  /// What `decoder` decodes from each element; if it throws, the sequence fails.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}

/// Decodes values from data.
public protocol DataDecoder {
  /// The value that `data` holds.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}
