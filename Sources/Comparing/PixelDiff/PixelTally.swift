import CKernels
import Raster

/// The differences in some rows of two pictures. All values are independent of the order of the
/// rows.
struct PixelTally: Sendable {
  var differing = 0
  var ignored = 0
  var antiAliased = 0
  var greatest = 0
  var region: PixelDifference.Region?

  /// Adds the differences in a run of the row `y` that begins at `start`.
  mutating func add(_ run: flipbook_tally, from start: Int, row y: Int) {
    guard run.count > 0 else { return }
    differing += Int(run.count)
    greatest = max(greatest, Int(run.greatest))
    let found = PixelDifference.Region(
      x: start + Int(run.first), y: y, width: Int(run.last - run.first) + 1, height: 1)
    region = region?.union(found) ?? found
  }

  /// Adds the differences in other rows.
  mutating func add(_ other: PixelTally) {
    differing += other.differing
    ignored += other.ignored
    antiAliased += other.antiAliased
    greatest = max(greatest, other.greatest)
    if let found = other.region { region = region?.union(found) ?? found }
  }
}
