import Foundation
import Geometry
import Layers
import Views

/// What is lifted from the screen while a menu is shown: a picture of a view, or the view of a previewed
/// controller.
final class MenuPlatter: UIView {
  /// Where the preview came from.
  let place: PreviewPlace
  /// The picture with its background and shape.
  private let picture: UIView
  /// The container of the previewed controller's view, which appears in place of the picture.
  private var page: UIView?
  /// The rounded area that the picture and the controller's view are cut to.
  private let area = UIView()

  /// Creates a platter for a preview: with a picture of its view, or with the view itself if it isn't on
  /// the screen.
  init(_ preview: UITargetedPreview) {
    place = PreviewPlace(of: preview)
    let bounds = CGRect(origin: .zero, size: preview.size)
    picture = UIView(frame: bounds)
    super.init(frame: bounds)
    isUserInteractionEnabled = false
    let view = preview.view
    let snapshot = view.window.flatMap { _ in view.snapshotView(afterScreenUpdates: true) }
    let content = snapshot ?? view
    content.frame = bounds
    picture.addSubview(content)
    let parameters = preview.parameters
    picture.backgroundColor = parameters.backgroundColor
    if let path = parameters.visiblePath {
      let shape = CAShapeLayer()
      shape.path = path.cgPath
      picture.layer.mask = shape
    }
    area.frame = bounds
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    area.addSubview(picture)
    addSubview(area)
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowOpacity = 0
    let outline = parameters.shadowPath ?? parameters.visiblePath ?? UIBezierPath(rect: bounds)
    layer.shadowPath = outline.cgPath
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the view of a controller, with a size, which `showPage(_:)` shows in place of the picture.
  func add(_ view: UIView, _ size: CGSize) {
    let page = UIView(frame: CGRect(origin: .zero, size: size))
    page.alpha = 0
    view.frame = page.bounds
    page.addSubview(view)
    area.layer.cornerRadius = MenuMetrics.radius
    area.clipsToBounds = true
    area.addSubview(page)
    layer.shadowPath = nil
    self.page = page
  }

  /// Gives the controller's view back, which apps show elsewhere then.
  func removePage() {
    for view in page?.subviews ?? [] { view.removeFromSuperview() }
  }

  /// Shows the controller's view, or the picture again.
  func showPage(_ isShown: Bool) {
    guard let page else { return }
    page.alpha = isShown ? 1 : 0
    picture.alpha = isShown ? 0 : 1
  }

  /// Goes to a place in the overlay. The picture becomes as wide as it; a controller's view, too, within an
  /// area that changes its height.
  func go(to frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    guard let page else {
      let scale = bounds.width > 0 ? frame.width / bounds.width : 1
      return transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    transform = .identity
    bounds.size = frame.size
    for view in [picture, page] {
      view.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
      let scale = view.bounds.width > 0 ? frame.width / view.bounds.width : 1
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}

/// The place of a preview. Its container, which can be around the menu, isn't retained.
struct PreviewPlace {
  private weak var container: UIView?
  private let center: CGPoint
  private let size: CGSize

  init(of preview: UITargetedPreview) {
    container = preview.target.container
    center = preview.target.center
    let turned = preview.size.applying(preview.target.transform)
    size = CGSize(width: abs(turned.width), height: abs(turned.height))
  }

  /// Whether the container is on the screen.
  var isShown: Bool { container?.window != nil }

  /// Returns the place in a view.
  func frame(in view: UIView) -> CGRect {
    let center = view.convert(center, from: container)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
