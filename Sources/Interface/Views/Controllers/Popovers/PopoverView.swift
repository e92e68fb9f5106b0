import Foundation
import Geometry
import Layers

/// The popover: the presented controller's view in the shape with the arrow, and a shadow.
final class PopoverView: UIView {
  private let clip = UIView()
  private let shape = CAShapeLayer()

  init() {
    super.init(frame: .zero)
    clip.layer.mask = shape
    addSubview(clip)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the view of the presented controller, on a colour.
  func show(_ content: UIView, on color: UIColor?) {
    clip.backgroundColor = color ?? .systemBackground
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
  }

  /// Takes the place and the shape of a layout.
  func show(_ layout: PopoverLayout) {
    bounds.size = layout.frame.size
    center = CGPoint(x: layout.frame.midX, y: layout.frame.midY)
    clip.frame = bounds
    let path = layout.path.cgPath
    shape.frame = bounds
    shape.path = path
    layer.shadowPath = path
  }
}

/// The view that dims what is behind a popover.
final class PopoverDimmingView: UIView {
  private weak var popover: UIPopoverPresentationController?

  init(of popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.1)
  }

  required init?(coder: NSCoder) { nil }

  /// Touches of `passthroughViews` reach them.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in popover?.passthroughViews ?? [] {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) {
      popover?.surroundingsTapped()
    }
  }
}
