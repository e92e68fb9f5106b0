public import Foundation
import Geometry

/// The width or height of an item in a compositional layout.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  private enum Unit {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  private let unit: Unit
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ unit: Unit, _ dimension: CGFloat) {
    self.unit = unit
    self.dimension = dimension
    super.init()
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns a length in points until the view determines it.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Returns a length that the largest view of a group determines for all of its items.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { unit == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { unit == .fractionalHeight }
  /// Whether the dimension is a length in points.
  open var isAbsolute: Bool { unit == .absolute }
  /// Whether the view determines the dimension.
  open var isEstimated: Bool { unit == .estimated || unit == .uniform }
  /// Whether the largest view of a group determines the dimension.
  open var isUniformAcrossSiblings: Bool { unit == .uniform }

  /// Returns the object itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return unit == other.unit && dimension == other.dimension
  }

  /// The hash of the dimension.
  open override var hash: Int { dimension.hashValue }

  /// Returns the length in points in a container; an estimate, if the view determines it.
  func length(in container: CGSize) -> CGFloat {
    switch unit {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// The size of an item in a compositional layout.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the object itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension == other.widthDimension && heightDimension == other.heightDimension
  }

  /// The hash of both dimensions.
  open override var hash: Int { widthDimension.hash ^ heightDimension.hash }

  /// Returns the size in points in a container, with estimates.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// Whether the view determines the width or the height.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  /// Returns a size whose estimated dimensions are those of a view, if it is known.
  func replacingEstimates(of size: CGSize, by measured: CGSize?) -> CGSize {
    guard let measured else { return size }
    return CGSize(
      width: widthDimension.isEstimated ? measured.width : size.width,
      height: heightDimension.isEstimated ? measured.height : size.height)
  }
}
