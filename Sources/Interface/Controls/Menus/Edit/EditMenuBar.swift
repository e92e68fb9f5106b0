import Foundation
import Geometry
import Layers
import ViewText
import Views

/// The bar of an edit menu: items side by side, with an arrow that points at what they are for. Apple
/// doesn't document its looks; sizes and colours are matched by eye.
final class EditMenuBar: UIView {
  static let barHeight: CGFloat = 38
  static let arrowHeight: CGFloat = 8
  private static let arrowWidth: CGFloat = 18
  private static let radius: CGFloat = 9
  private static let inset: CGFloat = 14
  private static let moreWidth: CGFloat = 34

  private let shape = CAShapeLayer()
  private let highlight = UIView()
  /// The rounded part, to which the highlight is cut.
  private let plate = UIView()
  private var parts: [Part] = []
  private var pages: [[EditMenuItem]] = []
  private var page = 0
  private let maximumWidth: CGFloat
  private let chosen: (EditMenuItem) -> Void
  /// Called when other items are shown, which can need another width.
  var pageChanged: (() -> Void)?
  /// Where the arrow is, from the left edge.
  var arrowX: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the arrow is at the lower edge.
  var pointsDown = true { didSet { setNeedsLayout() } }

  /// An item on the current page, or the sign for the next page.
  private struct Part {
    let item: EditMenuItem?
    let view: UIView
    let line: UIView
    let width: CGFloat
  }

  /// Creates a bar; `chosen` is called for a tapped item.
  init(
    _ items: [EditMenuItem], maximumWidth: CGFloat, chosen: @escaping (EditMenuItem) -> Void
  ) {
    self.maximumWidth = maximumWidth
    self.chosen = chosen
    super.init(frame: .zero)
    layer.addSublayer(shape)
    shape.shadowOpacity = 0.2
    shape.shadowRadius = 8
    shape.shadowOffset = CGSize(width: 0, height: 2)
    highlight.backgroundColor = MenuMetrics.highlightColor
    highlight.isHidden = true
    plate.layer.cornerRadius = Self.radius
    plate.clipsToBounds = true
    plate.isUserInteractionEnabled = false
    plate.addSubview(highlight)
    addSubview(plate)
    show(items)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// Shows items, on as many pages as they need.
  func show(_ items: [EditMenuItem]) {
    pages = [[]]
    var width: CGFloat = 0
    for item in items {
      let own = view(of: item).width
      if width + own > maximumWidth - Self.moreWidth, !(pages.last?.isEmpty ?? true) {
        pages.append([])
        width = 0
      }
      pages[pages.count - 1].append(item)
      width += own
    }
    showPage(0)
  }

  private func showPage(_ index: Int) {
    for part in parts {
      part.view.removeFromSuperview()
      part.line.removeFromSuperview()
    }
    page = index
    parts = pages[index].map { item in
      let (view, width) = view(of: item)
      return Part(item: item, view: view, line: UIView(), width: width)
    }
    if pages.count > 1 {
      let sign = UIImageView(
        image: UIImage(
          systemName: "chevron.right",
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)))
      sign.tintColor = .label
      sign.contentMode = .center
      parts.append(Part(item: nil, view: sign, line: UIView(), width: Self.moreWidth))
    }
    for (index, part) in parts.enumerated() {
      part.line.backgroundColor = .separator
      part.line.isHidden = index == 0
      addSubview(part.view)
      addSubview(part.line)
    }
    bounds.size = CGSize(
      width: parts.reduce(0) { $0 + $1.width }, height: Self.barHeight + Self.arrowHeight)
    setNeedsLayout()
  }

  private func view(of item: EditMenuItem) -> (view: UIView, width: CGFloat) {
    let color: UIColor =
      item.attributes.contains(.disabled)
      ? .tertiaryLabel : item.attributes.contains(.destructive) ? .systemRed : .label
    if let image = item.image {
      let view = UIImageView(
        image: image.renderingMode == .automatic
          ? image.withRenderingMode(.alwaysTemplate) : image)
      view.tintColor = color
      view.contentMode = .center
      return (view, min(image.size.width, 40) + 2 * Self.inset)
    }
    let label = UILabel()
    label.text = item.title
    label.font = .systemFont(ofSize: 14)
    label.textColor = color
    label.textAlignment = .center
    return (label, label.intrinsicContentSize.width.rounded(.up) + 2 * Self.inset)
  }

  // MARK: Layout

  /// The part without the arrow.
  private var body: CGRect {
    CGRect(
      x: 0, y: pointsDown ? 0 : Self.arrowHeight, width: bounds.width, height: Self.barHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = body
    plate.frame = body
    var x: CGFloat = 0
    for part in parts {
      part.view.frame = CGRect(x: x, y: body.minY, width: part.width, height: body.height)
      part.line.frame = CGRect(x: x, y: body.minY, width: 0.5, height: body.height)
      x += part.width
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    shape.fillColor = UIColor(white: isDark ? 0.22 : 0.98, alpha: 1).cgColor
    shape.path = outline(around: body).cgPath
  }

  private func outline(around body: CGRect) -> UIBezierPath {
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.radius)
    let half = Self.arrowWidth / 2
    let middle = min(
      max(arrowX, body.minX + Self.radius + half), body.maxX - Self.radius - half)
    let base = pointsDown ? body.maxY : body.minY
    let tip = pointsDown ? bounds.maxY : bounds.minY
    path.move(to: CGPoint(x: middle - half, y: base))
    path.addLine(to: CGPoint(x: middle, y: tip))
    path.addLine(to: CGPoint(x: middle + half, y: base))
    path.close()
    return path
  }

  // MARK: Touches

  private func part(of touch: UITouch?) -> Part? {
    guard let touch else { return nil }
    let point = touch.location(in: self)
    return parts.first {
      $0.view.frame.contains(point) && !($0.item?.attributes.contains(.disabled) ?? false)
    }
  }

  private func highlight(_ part: Part?) {
    highlight.isHidden = part == nil
    if let part { highlight.frame = convert(part.view.frame, to: plate) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(part(of: touches.first))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(part(of: touches.first))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(nil)
    guard let part = part(of: touches.first) else { return }
    guard let item = part.item else {
      showPage((page + 1) % pages.count)
      pageChanged?()
      return
    }
    if case .open(let items) = item.effect {
      show(items)
      pageChanged?()
    } else {
      chosen(item)
    }
  }

  /// Returns the middle of the item with a title; nil if it isn't shown.
  func middle(of title: String) -> CGPoint? {
    parts.first { $0.item?.title == title }.map {
      CGPoint(x: $0.view.frame.midX, y: $0.view.frame.midY)
    }
  }

  /// The items that are shown.
  var items: [EditMenuItem] { parts.compactMap(\.item) }
}
