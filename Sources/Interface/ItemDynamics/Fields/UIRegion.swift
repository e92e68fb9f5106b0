public import Foundation

/// An area around the position of a field.
public final class UIRegion: NSObject {
  private let test: (CGPoint) -> Bool

  private init(_ test: @escaping (CGPoint) -> Bool) {
    self.test = test
    super.init()
  }

  /// The whole plane.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  /// Creates a disc around (0, 0).
  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  /// Creates a rectangle around (0, 0).
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Returns the points that aren't in the region.
  public func inverse() -> UIRegion { UIRegion { [test] in !test($0) } }

  /// Returns the points that are in one of the regions.
  public func union(with region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) || region.test($0) }
  }

  /// Returns the points that are in this region but not in the other one.
  public func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && !region.test($0) }
  }

  /// Returns the points that are in both regions.
  public func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [test] in test($0) && region.test($0) }
  }

  /// Returns whether a point is in the region.
  public func contains(_ point: CGPoint) -> Bool { test(point) }
}
