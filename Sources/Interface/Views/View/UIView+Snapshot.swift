import Drawing
import Foundation
import Geometry
import Layers
import VirtualTime

// A snapshot is a view that shows the appearance of another view at one instant. It contains
// display items, not pixels, so that it stays sharp at any scale.
extension UIView {
  func makeSnapshot(
    of rect: CGRect, afterScreenUpdates: Bool, _ capInsets: UIEdgeInsets
  ) -> UIView {
    if afterScreenUpdates {
      UIView.performWithoutAnimation {
        layoutIfNeeded()
        layer.updateIfNeeded()
      }
    }
    let now = VirtualClock.current?.now ?? .zero
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.masksToBounds = rect != bounds || layer.masksToBounds
    snapshot.layer.cornerRadius = rect == bounds ? layer.cornerRadius : 0
    snapshot.layer.contents = LayerDrawing(isHidden ? [] : layer.content(at: now), of: rect)
    snapshot.layer.contentsCenter = capInsets.center(of: rect.size)
    return snapshot
  }

  func drawTree(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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
  /// Returns the area inside the insets, in fractions of `size`; the unit rectangle if the size is
  /// empty.
  fileprivate func center(of size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: left / size.width, y: top / size.height, width: 1 - (left + right) / size.width,
      height: 1 - (top + bottom) / size.height)
  }
}
