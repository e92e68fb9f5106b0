import Foundation
import Geometry
import Layers

/// The sheet: the presented controller's view with rounded upper corners, and a grabber in front of it.
final class SheetView: UIView {
  /// The size of the grabber and its distance from the upper edge, in points (O10.7).
  private static let (grabberSize, grabberTop) = (CGSize(width: 36, height: 5), CGFloat(5))

  private let grabber = UIView()

  init(of sheet: UISheetPresentationController) {
    super.init(frame: .zero)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
    addGestureRecognizer(SheetDragRecognizer(of: sheet))
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the view of the presented controller.
  func show(_ content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: 0)
  }

  /// Sets the radius of the corners in points, and shows or hides the grabber.
  func show(cornerRadius: CGFloat, hasGrabber: Bool) {
    layer.cornerRadius = cornerRadius
    grabber.isHidden = !hasGrabber
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberTop,
      width: Self.grabberSize.width, height: Self.grabberSize.height)
    bringSubviewToFront(grabber)
  }
}

/// The view that dims what is behind a sheet.
final class SheetDimmingView: UIView {
  private weak var sheet: UISheetPresentationController?

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    backgroundColor = .presentationShade
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) {
      sheet?.surroundingsTapped()
    }
  }
}

/// Recognizes a finger that moves a sheet up or down.
final class SheetDragRecognizer: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?
  private var down = CGPoint.zero
  private var height: CGFloat = 0

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
  }

  private var window: UIWindow? { view?.window }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    down = location(in: window)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isNew = state == .possible
    let point = location(in: window)
    if isNew, abs(point.x - down.x) > abs(point.y - down.y) { return state = .failed }
    super.touchesMoved(touches, with: event)
    if isNew, state == .began { height = sheet?.beginDrag() ?? 0 }
    if state == .began || state == .changed { sheet?.drag(to: draggedHeight) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let velocity = velocity(in: window).y
    super.touchesEnded(touches, with: event)
    if state == .ended { sheet?.endDrag(at: draggedHeight, velocity: -velocity) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .cancelled { sheet?.endDrag(at: draggedHeight, velocity: 0) }
  }

  private var draggedHeight: CGFloat { height - translation(in: window).y }
}

extension UIColor {
  /// The colour of what dims the window behind sheets and alerts (O10.2 in docs/measured.md).
  package static let presentationShade = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
