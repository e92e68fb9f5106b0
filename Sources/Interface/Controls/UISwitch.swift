public import Foundation
import Layers
public import Views

/// A control that is on or off: a track and a thumb that slides along it.
///
/// Its size is always 51 × 31 points; setting its frame only moves it. During a touch the thumb is
/// stretched, and it follows a drag.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2

  private let track = UIView(frame: CGRect(origin: .zero, size: size))
  private let thumb = Thumb()
  /// Whether the switch was on when the touch began, and whether the touch has dragged the thumb
  /// since.
  private var touchStart = (wasOn: false, x: CGFloat(0), hasMoved: false)
  private var on = false

  /// Creates a switch at the frame's origin, off.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addParts()
  }

  /// Creates a switch from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !coder.containsArchive { UIView.performWithoutAnimation { frame = .zero } }
    addParts()
    coder.decode(Self.switchProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.switchProperties, of: self)
    coder.omitSubviews()
  }

  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: State

  /// A Boolean value that indicates whether the switch is on; false by default. Setting it sends no
  /// event and doesn't animate.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the switch on or off, and slides the thumb if `animated`. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) { change(to: on, animated: animated) }

  /// Sets the switch on or off. Touches use this instead of `setOn(_:animated:)`, which subclasses
  /// override to react to changes by code; they handle `valueChanged` for those by the user.
  private func change(to on: Bool, animated: Bool) {
    guard on != self.on else { return }
    self.on = on
    show(duration: animated ? 0.25 : 0)
    layer.noteChange()
  }

  /// The track's colour when the switch is on; nil, the default, for green.
  open var onTintColor: UIColor? { didSet { show() } }

  /// An image for the on state; stored but not shown, as on iOS.
  open var onImage: UIImage?

  /// An image for the off state; stored but not shown, as on iOS.
  open var offImage: UIImage?

  /// The thumb's colour; nil, the default, for white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  /// A Boolean value that indicates whether the switch is touched. The thumb is then stretched.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { show(duration: 0.2) } }
  }

  /// A Boolean value that indicates whether the switch handles touches. A disabled switch is drawn
  /// faded.
  open override var isEnabled: Bool {
    didSet { (track.alpha, thumb.alpha) = isEnabled ? (1, 1) : (0.5, 0.5) }
  }

  // MARK: Geometry

  /// The frame. Setting it changes only the origin.
  open override var frame: CGRect {
    get { super.frame }
    set {
      layer.changeTogether {
        super.frame = newValue
        keepSize()
      }
    }
  }

  /// The bounds: 51 × 31 points; only the origin can be set.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Restores the size after a frame was set, keeping the upper left corner.
  private func keepSize() {
    guard bounds.size != Self.size else { return }
    let corner = super.frame.origin
    super.bounds.size = Self.size
    let moved = super.frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  // MARK: Touches

  /// Stores the position of the touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = (isOn, touch.location(in: self).x, false)
    return true
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - touchStart.x) > 8 { touchStart.hasMoved = true }
    if touchStart.hasMoved { change(to: x > bounds.midX, animated: true) }
    return true
  }

  /// Toggles the switch after a tap; after a drag, uses the thumb's position.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !touchStart.hasMoved, isTouchInside { change(to: !on, animated: true) }
    if isOn != touchStart.wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Reverts the drag.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    change(to: touchStart.wasOn, animated: true)
  }

  // MARK: Appearance

  private func addParts() {
    track.layer.cornerRadius = Self.size.height / 2
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    show()
  }

  /// Shows the state, animated for `duration` seconds.
  private func show(duration: TimeInterval = 0) {
    guard duration > 0 else { return place() }
    UIView.animate(withDuration: duration, delay: 0, options: .overrideInheritedDuration) {
      self.place()
    }
  }

  private func place() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .emptyTrack
    let height = Self.size.height - 2 * Self.margin
    let width = isHighlighted ? height + 7 : height
    thumb.color = thumbTintColor ?? .white
    thumb.place(
      in: CGRect(
        x: isOn ? Self.size.width - Self.margin - width : Self.margin, y: Self.margin,
        width: width, height: height))
  }
}
