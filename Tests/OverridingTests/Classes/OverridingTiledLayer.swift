import UIKit

/// Overrides the members of `CATiledLayer` in the table.
class OverridingTiledLayer: CATiledLayer {
  let calls = Calls()

  override class func fadeDuration() -> CFTimeInterval { super.fadeDuration() }

  override var levelsOfDetail: Int {
    get { calls.record(super.levelsOfDetail) }
    set { calls.recordSet(super.levelsOfDetail = newValue) }
  }

  override var levelsOfDetailBias: Int {
    get { calls.record(super.levelsOfDetailBias) }
    set { calls.recordSet(super.levelsOfDetailBias = newValue) }
  }

  override var tileSize: CGSize {
    get { calls.record(super.tileSize) }
    set { calls.recordSet(super.tileSize = newValue) }
  }
}
