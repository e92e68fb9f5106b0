public import Foundation
import Geometry
import Layers
import VirtualTime

// A snapshot is a view that shows what another showed at one instant: as the items of a display list,
// so that it stays sharp however it is scaled.
extension UIView {
  /// A view of the same size and at the origin that shows what this one and all in it show now, and
  /// keeps showing it.
  ///
  /// It takes what stands there, animations included, but for this view's own transform and opacity,
  /// which apply to the snapshot if it is given them: our decision. With `afterScreenUpdates`, layout
  /// that waits is done before. UIKit returns nil where there is nothing to see; here it never does.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero)
  }

  /// A view that shows what `rect` of this one's coordinates shows now; see
  /// `snapshotView(afterScreenUpdates:)`. When it is resized, `capInsets` at its edges keep their
  /// size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterScreenUpdates { UIView.performWithoutAnimation { layoutIfNeeded() } }
    let now = VirtualClock.current?.now ?? .zero
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.masksToBounds = rect != bounds || layer.masksToBounds
    snapshot.layer.cornerRadius = rect == bounds ? layer.cornerRadius : 0
    (snapshot.layer as? PictureLayer)?.show(
      isHidden ? [] : layer.content(at: now), of: rect,
      caps: (capInsets.top, capInsets.left, capInsets.bottom, capInsets.right))
    return snapshot
  }
}

/// Shows a picture taken of another view.
private final class SnapshotView: UIView {
  override class var layerClass: AnyClass { PictureLayer.self }
}
