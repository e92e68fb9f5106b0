public import Foundation
import Geometry
import Layers
import ViewText
import Views

/// The field of a search bar: a text field with a magnifying glass on a grey background with round
/// corners.
open class UISearchTextField: UITextField {
  private static let radius: CGFloat = 10
  private static let inset: CGFloat = 8

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a field from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    font = .systemFont(ofSize: 17)
    leftView = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  /// Returns the area of the magnifying glass.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.inset - 2, dy: 0)
  }

  /// Returns the area of the text, between the magnifying glass and the clear button.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds))
  }

  /// Returns the area of the text while it is edited: the same.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds))
  }

  private func inset(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + 4, y: rect.minY, width: max(rect.width - 4 - Self.inset, 0),
      height: rect.height)
  }

  /// Returns the area of the clear button.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -6, dy: 0)
  }
}

/// A magnifying glass, drawn for the search field.
private final class MagnifyingGlass: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.secondaryLabel.resolvedColor(with: traitCollection).setStroke()
    let glass = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 11, height: 11))
    glass.move(to: CGPoint(x: 12.5, y: 12.5))
    glass.addLine(to: CGPoint(x: 17, y: 17))
    glass.lineWidth = 1.8
    glass.lineCapStyle = .round
    glass.stroke()
  }
}
