public import Foundation
import Geometry

extension CGPoint {
  /// The coordinates in a dictionary.
  public var dictionaryRepresentation: NSDictionary { ["X": Double(x), "Y": Double(y)] }

  /// Creates a point from a dictionary of coordinates; nil if one is missing.
  public init?(dictionaryRepresentation dict: NSDictionary) {
    guard let x = dict["X"] as? Double, let y = dict["Y"] as? Double else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// The lengths in a dictionary.
  public var dictionaryRepresentation: NSDictionary {
    ["Width": Double(width), "Height": Double(height)]
  }

  /// Creates a size from a dictionary of lengths; nil if one is missing.
  public init?(dictionaryRepresentation dict: NSDictionary) {
    guard let width = dict["Width"] as? Double, let height = dict["Height"] as? Double else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// The origin and the size in a dictionary.
  public var dictionaryRepresentation: NSDictionary {
    [
      "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width),
      "Height": Double(size.height),
    ]
  }

  /// Creates a rectangle from a dictionary; nil if a number is missing.
  public init?(dictionaryRepresentation dict: NSDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

// Dictionaries as Core Foundation's type, which is a Swift dictionary here.
extension CGPoint {
  /// Creates a point from a dictionary of coordinates; nil if one is missing.
  public init?(dictionaryRepresentation dict: [AnyHashable: Any]) {
    self.init(dictionaryRepresentation: NSDictionary(dictionary: dict))
  }
}

extension CGSize {
  /// Creates a size from a dictionary of lengths; nil if one is missing.
  public init?(dictionaryRepresentation dict: [AnyHashable: Any]) {
    self.init(dictionaryRepresentation: NSDictionary(dictionary: dict))
  }
}

extension CGRect {
  /// Creates a rectangle from a dictionary; nil if a number is missing.
  public init?(dictionaryRepresentation dict: [AnyHashable: Any]) {
    self.init(dictionaryRepresentation: NSDictionary(dictionary: dict))
  }
}
