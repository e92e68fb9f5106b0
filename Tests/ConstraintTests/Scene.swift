import Controls
import Foundation
import Layers
import ViewText
import Views
import VirtualTime

/// A tree of views on a clock, with its warnings.
struct Scene {
  let clock = VirtualClock()
  let root: UIView

  init(_ width: CGFloat, _ height: CGFloat) {
    let clock = clock
    LayerWarnings.of(clock).gather()
    root = clock.asCurrent { UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
  }

  var warnings: [LayerWarning] { LayerWarnings.of(clock).all }

  /// Runs `body` on the clock, lays out, and returns the frames of the views that it returns.
  @discardableResult
  func frames(_ body: (UIView) -> [UIView]) -> [CGRect] {
    clock.asCurrent {
      let views = body(root)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
  }
}

/// Adds a view that constraints place.
@discardableResult
func add<View: UIView>(_ view: View, to parent: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

/// A view with a natural size, as of a label whose text has that width on a device.
final class Content: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat = 20) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension CGRect {
  /// Whether all numbers agree within half a point.
  func isNear(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    [(minX, x), (minY, y), (self.width, width), (self.height, height)].allSatisfy {
      abs($0 - $1) <= 0.5
    }
  }
}
