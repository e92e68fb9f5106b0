public import Foundation

/// Provides the visible part of a text and shows its fragments.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// Returns the visible area, in the coordinates of the container.
  func viewportBounds(
    for textViewportLayoutController: NSTextViewportLayoutController
  ) -> CGRect
  /// Called before the fragments are shown; optional.
  func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
  /// Shows a fragment.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Called after the fragments were shown; optional.
  func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController
  ) {}
}

/// Lays out the visible part of a text: calls its delegate with each visible fragment.
open class NSTextViewportLayoutController: NSObject {
  /// The delegate; weak.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

  /// The layout manager.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?

  /// The visible area of the last layout.
  open private(set) var viewportBounds = CGRect.zero

  /// The visible range of the last layout; nil before it.
  open private(set) var viewportRange: NSTextRange?

  /// Creates a controller.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
  }

  /// Calls the delegate with each visible fragment.
  open func layoutViewport() {
    guard let delegate, let textLayoutManager else { return }
    viewportBounds = delegate.viewportBounds(for: self)
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportRange = nil
    textLayoutManager.enumerateTextLayoutFragments(from: nil) { fragment in
      let frame = fragment.renderingSurfaceBounds.offsetBy(
        dx: fragment.layoutFragmentFrame.minX, dy: fragment.layoutFragmentFrame.minY)
      if frame.minY < viewportBounds.maxY, frame.maxY > viewportBounds.minY {
        viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
        delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      }
      return fragment.layoutFragmentFrame.minY < viewportBounds.maxY
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Moves the visible part by a distance; returns the distance, because all sizes are known.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    viewportBounds.origin.y += verticalOffset
  }

  /// Returns the top of the place, to which the app scrolls.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }
}
