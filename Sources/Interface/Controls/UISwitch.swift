public import Foundation
import Layers
public import Views

/// A control that is on or off: a track and a thumb that slides along it.
///
/// It is always 51 × 31 points large; a frame that it is given only places it. Under a touch the
/// thumb stretches, and it follows a finger that drags it.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2

  private let track = UIView(frame: CGRect(origin: .zero, size: size))
  private let thumb = Thumb()
  /// Whether it was on when the touch came down, and whether the finger has dragged the thumb since.
  private var touchStart = (wasOn: false, x: CGFloat(0), hasMoved: false)
  private var on = false

  /// A switch at the frame's origin, off.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addParts()
  }

  /// There are no archives here: a switch at the origin, off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIView.performWithoutAnimation { frame = .zero }
    addParts()
  }

  // MARK: State

  /// Whether it is on; false by default. Setting it sends no event and does not animate by itself.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, with the thumb sliding over if `animated`. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != self.on else { return }
    self.on = on
    show(duration: animated ? 0.25 : 0)
    layer.noteChange()
  }

  /// The track's colour when on; nil, the default, for green.
  open var onTintColor: UIColor? { didSet { show() } }

  /// A picture for its state; kept and not shown, as on iOS.
  open var onImage: UIImage?

  /// A picture for its state; kept and not shown, as on iOS.
  open var offImage: UIImage?

  /// The thumb's colour; nil, the default, for white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  /// Stretches the thumb under a touch.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { show(duration: 0.2) } }
  }

  /// A switch that is off limits is pale.
  open override var isEnabled: Bool {
    didSet { (track.alpha, thumb.alpha) = isEnabled ? (1, 1) : (0.5, 0.5) }
  }

  // MARK: Geometry

  /// Where it is; its size is its own.
  open override var frame: CGRect {
    get { super.frame }
    set {
      layer.changeTogether {
        super.frame = newValue
        keepSize()
      }
    }
  }

  /// 51 × 31 points; only the origin can be set.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Takes back the size that a frame has brought, with the upper left corner where it is.
  private func keepSize() {
    guard bounds.size != Self.size else { return }
    let corner = super.frame.origin
    super.bounds.size = Self.size
    let moved = super.frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  // MARK: Touches

  /// Notes where the finger is.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = (isOn, touch.location(in: self).x, false)
    return true
  }

  /// Has the thumb follow the finger from side to side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - touchStart.x) > 8 { touchStart.hasMoved = true }
    if touchStart.hasMoved { setOn(x > bounds.midX, animated: true) }
    return true
  }

  /// A tap turns it over; a drag leaves it where the thumb is.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !touchStart.hasMoved, isTouchInside { setOn(!isOn, animated: true) }
    if isOn != touchStart.wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Takes back what the drag has done.
  open override func cancelTracking(with event: UIEvent?) {
    setOn(touchStart.wasOn, animated: true)
  }

  // MARK: Look

  private func addParts() {
    track.layer.cornerRadius = Self.size.height / 2
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    show()
  }

  /// Shows the state that it is in, within `duration` seconds.
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
