import Foundation
import Geometry

/// Two pictures, each drawn separately, and a fraction of the transition from the first to the
/// second.
///
/// Each pixel is the weighted mean of both, premultiplied. Where both are opaque, the mixture is
/// opaque too, unlike one picture drawn over the other with an opacity.
package struct DisplayDissolve: Hashable, Sendable {
  /// The weight of the second picture, 0…1.
  package let fraction: Double

  /// The items of the first picture, from back to front.
  package let from: [DisplayItem]

  /// The items of the second picture, from back to front.
  package let to: [DisplayItem]

  package init(_ fraction: Double, from: [DisplayItem], to: [DisplayItem]) {
    self.fraction = fraction
    self.from = from
    self.to = to
  }
}

extension DisplayDissolve: DisplayElement {
  func applying(_ projection: Projection) -> DisplayDissolve {
    DisplayDissolve(fraction, from: from.applying(projection), to: to.applying(projection))
  }

  func mapColors(_ change: (Color) -> Color) -> DisplayDissolve {
    DisplayDissolve(
      fraction, from: from.map { $0.mapColors(change) }, to: to.map { $0.mapColors(change) })
  }

  /// The pixels that the mixture can touch.
  package var pixels: PixelRect { from.pixels.union(to.pixels) }

  var parts: [[DisplayItem]] { [from, to] }

  func stays(within area: CGRect) -> Bool { from.stay(within: area) && to.stay(within: area) }

  func add(to digest: inout Digest) {
    digest.add(12)
    digest.add(fraction)
    digest.add(from)
    digest.add(to)
  }
}
