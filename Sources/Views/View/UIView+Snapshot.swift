import Drawing
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
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.masksToBounds = rect != bounds || layer.masksToBounds
    snapshot.layer.cornerRadius = rect == bounds ? layer.cornerRadius : 0
    snapshot.layer.contents = LayerDrawing(isHidden ? [] : layer.content(at: now), of: rect)
    snapshot.layer.contentsCenter = capInsets.center(of: rect.size)
    return snapshot
  }

  /// Draws the view and all in it, as they show now, into a rectangle of the current context; with
  /// `afterUpdates`, layout that waits is done before. Always true.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layer.updateIfNeeded() }
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return true
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

extension UIEdgeInsets {
  /// What lies between the insets, in fractions of a size; all of it without a size.
  fileprivate func center(of size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: left / size.width, y: top / size.height, width: 1 - (left + right) / size.width,
      height: 1 - (top + bottom) / size.height)
  }
}
