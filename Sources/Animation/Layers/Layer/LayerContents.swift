import Foundation
import Raster

/// What a layer shows in its bounds: one picture, or several of which one turns into another.
///
/// A fade that begins in the midst of another starts from the mixture that showed; pictures whose
/// share is no longer seen leave it, so that it stays short.
package struct LayerContents: Hashable {
  private struct Share: Hashable {
    let picture: DiscreteValue
    var weight: Double
  }

  /// One or more, in the order in which they came; their weights add up to 1.
  private var shares: [Share]

  /// A picture's part of less than a quarter of a level of 255 is not seen.
  private static let leastWeight = 1.0 / 1024

  /// One picture: a `CGImage` or what was drawn; nil for nothing.
  package init(object: Any?) {
    shares = [Share(picture: DiscreteValue(object: object), weight: 1)]
  }

  /// The picture that has the largest share, of equals the one that came first.
  package var object: Any? {
    var main = shares[0]
    for share in shares where share.weight > main.weight { main = share }
    return main.picture.object
  }

  /// The mixture `fraction` of the way to `end`: at the ends, and beyond them, what stands there.
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
    let seen = shares.filter { $0.weight >= Self.leastWeight }
    guard seen.count < shares.count, !seen.isEmpty else { return }
    let whole = seen.reduce(0) { $0 + $1.weight }
    shares = seen.map { Share(picture: $0.picture, weight: $0.weight / whole) }
  }

  /// What is drawn, where `items` are those of one picture: a mean of the pictures, premultiplied, by
  /// their weights.
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
