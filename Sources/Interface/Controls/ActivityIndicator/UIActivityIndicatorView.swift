public import Foundation
import Layers
public import Views

/// A view that shows that a task is in progress: blades around a centre, of which the darkest moves
/// on by one every eighth of a second.
///
/// Dimensions and opacities are measured: O7.10 in docs/measured.md. The blades are drawn at the size
/// of their style, in the middle of the bounds. An indicator that spins keeps a film running, as every
/// endless animation does.
open class UIActivityIndicatorView: UIView {
  /// The style of an indicator; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// 37 points, white: the former name of `large` in white.
    case whiteLarge = 0
    /// 20 points, white: the former name of `medium` in white.
    case white = 1
    /// 20 points, grey: the former name of `medium`.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// The dimensions of the blades.
    var dimensions: IndicatorBlades.Dimensions {
      switch self {
      case .whiteLarge, .large: .large
      case .white, .gray, .medium: .medium
      }
    }

    /// The colour of the blades if no other one is set.
    var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray, .medium, .large: Self.grey
      }
    }

    /// The measured grey, which is lighter in the dark appearance.
    private static let grey = UIColor { traits in
      UIColor(white: (traits.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
    }
  }

  private let blades = IndicatorBlades()
  private var ownColor: UIColor?
  private var isSpinning = false

  // MARK: Initialisers

  /// Creates an indicator with the size of a style.
  public init(style: Style) {
    self.style = style
    let side = style.dimensions.side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    addBlades()
  }

  /// Creates an indicator with the style `medium`.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    addBlades()
  }

  /// Creates an indicator from its archive.
  public required init(coder: NSCoder) {
    style = .medium
    // Archives of views are always decoded.
    super.init(coder: coder)!
    addBlades()
    coder.decode(Self.indicatorProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.indicatorProperties, of: self)
    coder.omitSubviews()
  }

  private func addBlades() {
    isHidden = hidesWhenStopped
    addSubview(blades)
    show()
  }

  // MARK: Appearance

  /// The style; `medium` by default. Setting it resizes the indicator, unless it has another size than
  /// its former style's.
  open var style: Style {
    didSet {
      let (old, new) = (oldValue.dimensions.side, style.dimensions.side)
      if bounds.size == CGSize(width: old, height: old), old != new {
        bounds.size = CGSize(width: new, height: new)
      }
      show()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the blades; by default white or grey, according to the style. Set nil for the
  /// default.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      show()
    }
  }

  private func show() {
    blades.dimensions = style.dimensions
    blades.color = color
  }

  // MARK: Spinning

  /// A Boolean value that indicates whether the indicator is hidden while it doesn't spin; true by
  /// default.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// A Boolean value that indicates whether the indicator spins.
  open var isAnimating: Bool { isSpinning }

  /// Shows the indicator and lets it spin.
  open func startAnimating() {
    isHidden = false
    guard !isSpinning else { return }
    isSpinning = true
    blades.spin()
    layer.noteChange()
  }

  /// Stops the indicator, and hides it if `hidesWhenStopped` is true.
  open func stopAnimating() {
    if hidesWhenStopped { isHidden = true }
    guard isSpinning else { return }
    isSpinning = false
    blades.stop()
    layer.noteChange()
  }

  /// Continues spinning in a new window; a view that leaves its window loses its animations.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isSpinning, window != nil { blades.spin() }
  }

  // MARK: Layout

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.dimensions.side, height: style.dimensions.side)
  }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the blades in the middle, on whole points.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (side, diameter) = (style.dimensions.side, style.dimensions.diameter)
    let corner = CGPoint(
      x: bounds.minX + ((bounds.width - side) / 2).rounded(.down),
      y: bounds.minY + ((bounds.height - side) / 2).rounded(.down))
    blades.bounds.size = CGSize(width: diameter, height: diameter)
    blades.center = CGPoint(x: corner.x + diameter / 2, y: corner.y + diameter / 2)
  }
}
