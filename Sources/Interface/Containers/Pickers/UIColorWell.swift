public import Controls
public import Foundation
import Geometry
import Layers
public import Views

/// A control that shows a colour: a disc within a ring of all hues. A touch doesn't open the controller that
/// chooses another, because a film doesn't have it.
///
/// The size is always 28 × 28 points; the ring is 3 points wide, and the disc is 2 points from it (D).
open class UIColorWell: UIControl {
  private static let (side, ring, gap): (CGFloat, CGFloat, CGFloat) = (28, 3, 2)

  private let hues = CAGradientLayer()
  private let ringMask = CAShapeLayer()
  private let disc = CAShapeLayer()

  /// Creates a well without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a well without a colour, as large as it needs.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
  }

  /// Creates a well from its archive, without its colour.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The colour; nil, the default, for none. Setting it sends no event.
  open var selectedColor: UIColor? { didSet { show() } }

  /// The title of the controller that chooses a colour; stored.
  open var title: String?

  /// Whether the opacity can be chosen; true by default. Stored.
  open var supportsAlpha = true

  private func prepare() {
    hues.type = .conic
    hues.startPoint = CGPoint(x: 0.5, y: 0.5)
    hues.endPoint = CGPoint(x: 0.5, y: 0)
    hues.colors = (0...12).map {
      UIColor(hue: CGFloat($0 % 12) / 12, saturation: 0.85, brightness: 1, alpha: 1).cgColor
    }
    ringMask.fillRule = .evenOdd
    hues.mask = ringMask
    layer.addSublayer(hues)
    layer.addSublayer(disc)
    show()
  }

  private func show() { disc.fillColor = (selectedColor ?? .clear).cgColor }

  /// The size of every well.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  /// Returns the size of every well.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the ring and the disc in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(
      x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side,
      height: Self.side)
    let whole = CGRect(origin: .zero, size: area.size)
    hues.frame = area
    ringMask.frame = whole
    let outline = UIBezierPath(ovalIn: whole)
    outline.append(UIBezierPath(ovalIn: whole.insetBy(dx: Self.ring, dy: Self.ring)))
    ringMask.path = outline.cgPath
    disc.frame = area
    let inset = Self.ring + Self.gap
    disc.path = UIBezierPath(ovalIn: whole.insetBy(dx: inset, dy: inset)).cgPath
  }
}
