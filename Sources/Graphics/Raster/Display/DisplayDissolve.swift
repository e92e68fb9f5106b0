import Foundation
import Geometry

/// Two pictures, each drawn on its own, of which one turns into the other.
///
/// Each pixel is a mean of theirs, premultiplied: where both are opaque, so is the mixture, which
/// drawing one over the other with an opacity would not give.
package struct DisplayDissolve: Hashable, Sendable {
  /// How much of the mixture is the second picture, 0…1.
  package let fraction: Double

  /// What the first picture holds, from back to front.
  package let from: [DisplayItem]

  /// What the second picture holds, from back to front.
  package let to: [DisplayItem]

  package init(_ fraction: Double, from: [DisplayItem], to: [DisplayItem]) {
    (self.fraction, self.from, self.to) = (fraction, from, to)
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

  /// The pixels that the mixture may touch.
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
