import Foundation
import Raster

/// The contents of a layer: one picture, or a mixture of pictures during a fade.
///
/// A fade that begins during another starts from the current mixture. Pictures whose share is no
/// longer visible are removed, so the list stays short.
package struct LayerContents: Hashable {
  private struct Share: Hashable {
    let picture: DiscreteValue
    var weight: Double
  }

  /// The pictures, at least one, in the order in which they were added; the weights add up to 1.
  private var shares: [Share]

  /// The smallest visible weight: about a quarter of one of 255 levels.
  private static let minimumWeight = 1.0 / 1024

  /// Creates contents of one picture: a `CGImage` or a drawing; nil for none.
  package init(object: Any?) {
    shares = [Share(picture: DiscreteValue(object: object), weight: 1)]
  }

  /// Whether there is no picture.
  var isEmpty: Bool { shares.count == 1 && shares[0].picture.value == nil }

  /// The picture with the largest share; the earliest one if several are equal.
  package var object: Any? {
    var main = shares[0]
    for share in shares where share.weight > main.weight { main = share }
    return main.picture.object
  }

  /// Returns the mixture at `fraction` on the way to `end`; outside 0…1, one of the two ends.
  func mixed(with end: LayerContents, _ fraction: Double) -> LayerContents {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return end }
    var mixture = self
    for index in mixture.shares.indices { mixture.shares[index].weight *= 1 - fraction }
    for share in end.shares {
      let weight = share.weight * fraction
      if let index = mixture.shares.firstIndex(where: { $0.picture == share.picture }) {
        mixture.shares[index].weight += weight
      } else {
        mixture.shares.append(Share(picture: share.picture, weight: weight))
      }
    }
    mixture.dropUnseen()
    return mixture
  }

  private mutating func dropUnseen() {
    let seen = shares.filter { $0.weight >= Self.minimumWeight }
    guard seen.count < shares.count, !seen.isEmpty else { return }
    let whole = seen.reduce(0) { $0 + $1.weight }
    shares = seen.map { Share(picture: $0.picture, weight: $0.weight / whole) }
  }

  /// Returns the display items, where `items` provides those of one picture: the weighted mean of
  /// the pictures, premultiplied.
  func items(_ items: (_ picture: Any?) -> [DisplayItem]) -> [DisplayItem] {
    var (mixture, weight) = (items(shares[0].picture.object), shares[0].weight)
    for share in shares.dropFirst() {
      weight += share.weight
      let next = items(share.picture.object)
      mixture = [.dissolve(DisplayDissolve(share.weight / weight, from: mixture, to: next))]
    }
    return mixture
  }
}
