import Failures
public import Foundation
import Layers
public import Views

/// A control for selecting a number from a range: a track and a thumb that is dragged along it.
open class UISlider: UIControl {
  private static let thumbSide: CGFloat = 28
  /// The distance from the thumb within which a touch still counts, in points.
  private static let reach: CGFloat = 10

  let unfilled = UIImageView()
  let filled = UIImageView()
  let thumb = Thumb()
  var images = SliderImages()
  private var number: Float = 0
  private var touchStart = (value: Float(0), offset: CGFloat(0))

  /// Creates a slider from 0 to 1, with the value 0. Without a height, it is 34 points high (M, iOS 8.1).
  public override init(frame: CGRect) {
    var frame = frame
    if frame.height == 0 { frame.size.height = 34 }
    super.init(frame: frame)
    addParts()
  }

  /// Creates a slider from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.decode(Self.sliderProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.sliderProperties, of: self)
    coder.omitSubviews()
  }

  /// A height of 31 points, as reported of iOS before 26; no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  // MARK: Value

  /// The value, within the range; 0 by default. Setting it sends no event.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, clamped to the range, and slides the thumb there if `animated`. NaN stops the
  /// stage with an error. Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    guard FlipbookError.check(Double(value), "the value of \(nameInMessages)") else { return }
    let value = min(max(value, minimumValue), maximumValue)
    guard value != number else { return }
    number = value
    show(duration: animated ? 0.25 : 0)
    layer.noteChange()
  }

  /// The minimum value; 0 by default. A lower maximum is raised to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      keepInRange()
    }
  }

  /// The maximum value; 1 by default. A higher minimum is lowered to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      keepInRange()
    }
  }

  /// A Boolean value that indicates whether `valueChanged` is sent continuously while the thumb is
  /// dragged, and not only when the drag ends; true by default.
  open var isContinuous = true

  private func keepInRange() {
    value = number
    show()
  }

  // MARK: Colours

  /// The colour of the track before the thumb; nil, the default, for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { show() } }

  /// The colour of the track after the thumb; nil, the default, for grey.
  open var maximumTrackTintColor: UIColor? { didSet { show() } }

  /// The thumb's colour; nil, the default, for white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  /// Updates the slider for a new tint colour.
  open override func tintColorDidChange() { show() }

  /// A Boolean value that indicates whether the slider handles touches. A disabled slider is drawn
  /// faded.
  open override var isEnabled: Bool {
    didSet {
      for part in [unfilled, filled, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
      show()
    }
  }

  // MARK: Images

  /// The image at the minimum, before the track; nil by default.
  open var minimumValueImage: UIImage? { didSet { show() } }

  /// The image at the maximum, after the track; nil by default.
  open var maximumValueImage: UIImage? { didSet { show() } }

  /// Sets the image of the thumb in a state; nil for a round thumb.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state] = image
    show()
  }

  /// Sets the image of the track before the thumb in a state, stretched to it; nil for a colour.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimumTrack[state] = image
    show()
  }

  /// Sets the image of the track after the thumb in a state, stretched to it; nil for a colour.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximumTrack[state] = image
    show()
  }

  /// Returns the image of the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }

  /// Returns the image of the track before the thumb in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }

  /// Returns the image of the track after the thumb in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }

  /// The image of the thumb in the present state.
  open var currentThumbImage: UIImage? { images.current(images.thumb, in: state) }

  /// The image of the track before the thumb in the present state.
  open var currentMinimumTrackImage: UIImage? { images.current(images.minimumTrack, in: state) }

  /// The image of the track after the thumb in the present state.
  open var currentMaximumTrackImage: UIImage? { images.current(images.maximumTrack, in: state) }

  /// A Boolean value that indicates whether the control draws a highlight. A slider with images shows
  /// those of the state.
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { show() } } }

  // MARK: Geometry

  /// The frame. Setting it lays out the track and the thumb.
  open override var frame: CGRect { didSet { show() } }

  /// The bounds. Setting them lays out the track and the thumb.
  open override var bounds: CGRect { didSet { show() } }

  /// Returns the rectangle of the track in `bounds`, between the images at both ends: vertically
  /// centred, and 4 points high or as high as the track's image.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height ?? 4
    var (left, right) = (bounds.minX + 2, bounds.maxX - 2)
    if minimumValueImage != nil {
      left = minimumValueImageRect(forBounds: bounds).maxX + SliderImages.gap
    }
    if maximumValueImage != nil {
      right = maximumValueImageRect(forBounds: bounds).minX - SliderImages.gap
    }
    return CGRect(
      x: left, y: bounds.midY - height / 2, width: max(right - left, 0), height: height)
  }

  /// Returns the rectangle of the thumb for a value, of 28 points or of the image's size: at both ends it
  /// is flush with the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    return CGRect(
      x: rect.minX + fraction * max(rect.width - size.width, 0), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image at the minimum: of its size, at the left edge, vertically
  /// centred.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image at the maximum: of its size, at the right edge, vertically
  /// centred.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the centre of the thumb for a value, in the slider's coordinates.
  package func thumbCenter(at value: Float) -> CGPoint {
    let value = min(max(value, minimumValue), maximumValue)
    let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  // MARK: Touches

  /// Tracks a touch on the thumb or close to it; a touch on the track has no effect.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (point, middle) = (touch.location(in: self), thumbCenter(at: value))
    let size = thumb.bounds.size
    touchStart = (value, point.x - middle.x)
    return abs(point.x - middle.x) <= size.width / 2 + Self.reach
      && abs(point.y - middle.y) <= size.height / 2 + Self.reach
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = value
    let (first, last) = (thumbCenter(at: minimumValue).x, thumbCenter(at: maximumValue).x)
    guard last > first else { return true }
    let fraction = (touch.location(in: self).x - touchStart.offset - first) / (last - first)
    value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
    if isContinuous, value != before { sendChange() }
    return true
  }

  /// Sends the value at the end of a drag: also if the slider is continuous, so that an action with an
  /// event learns of the touch's last phase, as on iOS, and others that the slider isn't tracking any more.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isContinuous || value != touchStart.value { sendChange() }
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Appearance

  private func addParts() {
    for part in [unfilled, filled, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    show()
  }

  /// Shows the value, animated for `duration` seconds.
  private func show(duration: TimeInterval = 0) {
    guard duration > 0 else { return place() }
    UIView.animate(withDuration: duration, delay: 0, options: .overrideInheritedDuration) {
      self.place()
    }
  }

  private func place() {
    filled.show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor)
    unfilled.show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .emptyTrack)
    thumb.image = currentThumbImage
    thumb.color = thumbTintColor ?? .white
    images.showEnds(of: self)
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    unfilled.fill(track, asImage: unfilled.image != nil)
    filled.fill(
      CGRect(x: track.minX, y: track.minY, width: knob.midX - track.minX, height: track.height),
      asImage: filled.image != nil)
    thumb.place(in: knob)
  }
}
