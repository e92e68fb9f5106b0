import Failures
public import Foundation
import Layers
public import Views

/// A control that holds a number within a range: a track and a thumb that is dragged along it.
open class UISlider: UIControl {
  private static let thumbSide: CGFloat = 28
  /// How far beside the thumb a finger may come down.
  private static let reach: CGFloat = 10

  private let rest = UIView()
  private let filled = UIView()
  private let thumb = Thumb()
  private var number: Float = 0
  private var touchStart = (value: Float(0), offset: CGFloat(0))

  /// A slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// There are no archives here: a slider from 0 to 1, without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  // MARK: Value

  /// The number, within the range; 0 by default. Setting it sends no event.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the number, brought into the range, with the thumb sliding there if `animated`. NaN stops
  /// the stage with an error. Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    guard FlipbookError.check(Double(value), "the value of \(nameInMessages)") else { return }
    let value = min(max(value, minimumValue), maximumValue)
    guard value != number else { return }
    number = value
    show(duration: animated ? 0.25 : 0)
    layer.noteChange()
  }

  /// The least number; 0 by default. A greatest number below it is raised to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      keepInRange()
    }
  }

  /// The greatest number; 1 by default. A least number above it is lowered to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      keepInRange()
    }
  }

  /// Whether `valueChanged` is sent all the time that the thumb is dragged, as it is by default, or
  /// once when it is let go.
  open var isContinuous = true

  private func keepInRange() {
    value = number
    show()
  }

  // MARK: Colours

  /// The colour of the track up to the thumb; nil, the default, for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { show() } }

  /// The colour of the track beyond the thumb; nil, the default, for grey.
  open var maximumTrackTintColor: UIColor? { didSet { show() } }

  /// The thumb's colour; nil, the default, for white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  /// Shows the tint.
  open override func tintColorDidChange() { show() }

  /// A slider that is off limits is pale.
  open override var isEnabled: Bool {
    didSet { for part in [rest, filled, thumb] { part.alpha = isEnabled ? 1 : 0.5 } }
  }

  // MARK: Geometry

  /// Lays its parts out anew.
  open override var frame: CGRect { didSet { show() } }

  /// Lays its parts out anew.
  open override var bounds: CGRect { didSet { show() } }

  /// Where the track lies in `bounds`: 4 points high, in the middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }

  /// Where the thumb lies when the number is `value`: its ends are flush with the track's.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let side = Self.thumbSide
    return CGRect(
      x: rect.minX + fraction * max(rect.width - side, 0), y: rect.midY - side / 2, width: side,
      height: side)
  }

  /// The middle of the thumb, in the slider's coordinates, when the number is `value`.
  package func thumbCenter(at value: Float) -> CGPoint {
    let value = min(max(value, minimumValue), maximumValue)
    let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  // MARK: Touches

  /// Follows a finger that comes down on the thumb or close by; one on the track does nothing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, middle) = (touch.location(in: self), thumbCenter(at: value))
    let reach = Self.thumbSide / 2 + Self.reach
    touchStart = (value, place.x - middle.x)
    return abs(place.x - middle.x) <= reach && abs(place.y - middle.y) <= reach
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = value
    let (first, last) = (thumbCenter(at: minimumValue).x, thumbCenter(at: maximumValue).x)
    guard last > first else { return true }
    let fraction = (touch.location(in: self).x - touchStart.offset - first) / (last - first)
    value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
    if isContinuous, value != before { sendChange() }
    return true
  }

  /// Tells of the change that a slider that is not continuous has kept to itself.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, value != touchStart.value { sendChange() }
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Look

  private func addParts() {
    for part in [rest, filled, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    show()
  }

  /// Shows the number, within `duration` seconds.
  private func show(duration: TimeInterval = 0) {
    guard duration > 0 else { return place() }
    UIView.animate(withDuration: duration, delay: 0, options: .overrideInheritedDuration) {
      self.place()
    }
  }

  private func place() {
    rest.backgroundColor = maximumTrackTintColor ?? .emptyTrack
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.color = thumbTintColor ?? .white
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    rest.fill(track)
    filled.fill(
      CGRect(x: track.minX, y: track.minY, width: knob.midX - track.minX, height: track.height))
    thumb.place(in: knob)
  }
}
