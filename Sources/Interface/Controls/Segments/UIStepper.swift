import Failures
public import Foundation
import Layers
public import Views
import VirtualTime

/// A control for a number that is raised and lowered in steps: a minus and a plus.
///
/// Its size is always 94 × 32 points (O7.15 in docs/measured.md). While a button is touched, the value
/// changes again after 0.5 s, and then ten times a second; Apple doesn't document these times.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private let buttons = [UIImageView(), UIImageView()]
  private let signs = [SignView(isPlus: false), SignView(isPlus: true)]
  private let divider = UIImageView()
  private var images = ControlImages()
  /// The images in place of the signs.
  private var signImages = [ControlImages(), ControlImages()]
  private var number = 0.0
  private var touchStart = 0.0
  /// The index of the touched button; nil for none.
  private var touched: Int?
  /// Ends the repetitions of an earlier touch.
  private var repetition = 0

  /// Creates a stepper at the frame's origin, from 0 to 100 in steps of 1.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addParts()
  }

  /// Creates a stepper from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !coder.containsArchive {
      UIView.performWithoutAnimation { frame = CGRect(origin: .zero, size: Self.size) }
    }
    addParts()
    coder.decode(Self.stepperProperties, of: self)
  }

  /// What archives contain beside what the superclass encodes.
  private static var stepperProperties: [ArchivedProperty<UIStepper>] {
    [
      ArchivedProperty("minimumValue", \.minimumValue),
      ArchivedProperty("maximumValue", \.maximumValue), ArchivedProperty("value", \.value),
      ArchivedProperty("stepValue", \.stepValue), ArchivedProperty("wraps", \.wraps),
      ArchivedProperty("autorepeat", \.autorepeat),
    ]
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.stepperProperties, of: self)
    coder.omitSubviews()
  }

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Value

  /// The value, within the range; 0 by default. Setting it sends no event. NaN stops the stage with an
  /// error.
  open var value: Double {
    get { number }
    set {
      guard FlipbookError.check(newValue, "the value of \(nameInMessages)") else { return }
      let value = min(max(newValue, minimumValue), maximumValue)
      guard value != number else { return }
      number = value
      show()
      layer.noteChange()
    }
  }

  /// The minimum value; 0 by default. A lower maximum is raised to it.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      keepInRange()
    }
  }

  /// The maximum value; 100 by default. A higher minimum is lowered to it.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      keepInRange()
    }
  }

  /// The amount of a step; 1 by default. A value that isn't positive stops the stage with an error, as
  /// UIKit raises an exception.
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0 && stepValue.isFinite) else { return }
      stepValue = oldValue
      FlipbookError(
        .badSetting, "The stepValue of \(nameInMessages) must be positive.",
        hint: "Use a step such as 1."
      ).report()
    }
  }

  /// Whether `valueChanged` is sent for every step instead of once when the touch ends; true by
  /// default.
  open var isContinuous = true

  /// Whether the value changes repeatedly while a button is touched; true by default.
  open var autorepeat = true

  /// Whether the value continues at the other end of the range; false by default.
  open var wraps = false { didSet { show() } }

  private func keepInRange() {
    value = number
    show()
  }

  private func step(_ button: Int) {
    let next = number + (button == 0 ? -stepValue : stepValue)
    let before = number
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous, value != before { sendChange() }
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Geometry

  /// The bounds: 94 × 32 points; only the origin can be set.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The frame. Setting it changes only the origin.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Returns the centre of the button that lowers or raises the value.
  package func centerOfButton(raises: Bool) -> CGPoint {
    CGPoint(x: Self.size.width * (raises != isRightToLeft ? 0.75 : 0.25), y: Self.size.height / 2)
  }

  // MARK: Touches

  /// Changes the value by a step.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= bounds.midX
    let button = isRight != isRightToLeft ? 1 : 0
    touchStart = value
    guard canStep(button) else { return true }
    touched = button
    step(button)
    show()
    if autorepeat { repeatSteps(after: 0.5, repetition) }
    return true
  }

  /// Ends the repetitions.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release()
    if !isContinuous, value != touchStart { sendChange() }
  }

  /// Ends the repetitions.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release()
  }

  private func release() {
    touched = nil
    repetition += 1
    show()
  }

  private func repeatSteps(after seconds: TimeInterval, _ current: Int) {
    guard let clock = VirtualClock.current else { return }
    clock.schedule(at: clock.now.advanced(bySeconds: seconds)) { [weak self] in
      guard let self, current == repetition, let button = touched, canStep(button) else { return }
      step(button)
      repeatSteps(after: 0.1, current)
    }
  }

  private func canStep(_ button: Int) -> Bool {
    isEnabled && (wraps || (button == 0 ? value > minimumValue : value < maximumValue))
  }

  // MARK: Appearance

  /// Whether the stepper handles touches. A disabled stepper is drawn faded.
  open override var isEnabled: Bool { didSet { show() } }

  /// Sets the background of the buttons in a state, which replaces the stepper's own.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    changeImages { $0.set(image, state) }
  }

  /// Returns the background that was set for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images.image(state) }

  /// Sets the image between the buttons in certain states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    changeImages { $0.set(image, leftState, rightState) }
  }

  /// Returns the image that was set between the buttons in certain states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    images.image(state, rightSegmentState)
  }

  /// Sets the image in place of the plus in a state; template images have the tint colour.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    signImages[1].set(image, state)
    show()
  }

  /// Returns the image that was set in place of the plus.
  open func incrementImage(for state: UIControl.State) -> UIImage? { signImages[1].image(state) }

  /// Sets the image in place of the minus in a state; template images have the tint colour.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    signImages[0].set(image, state)
    show()
  }

  /// Returns the image that was set in place of the minus.
  open func decrementImage(for state: UIControl.State) -> UIImage? { signImages[0].image(state) }

  /// Shows the default background, or hides it if there are images, unless the control has another one.
  private func replaceFill(hadImages: Bool) {
    guard hadImages == images.isEmpty, backgroundColor == (hadImages ? nil : Self.defaultFill)
    else { return }
    backgroundColor = hadImages ? Self.defaultFill : nil
  }

  private func changeImages(_ change: (inout ControlImages) -> Void) {
    let hadImages = !images.isEmpty
    change(&images)
    replaceFill(hadImages: hadImages)
    show()
  }

  private func state(of button: Int) -> UIControl.State {
    if !canStep(button) { return .disabled }
    return touched == button ? .highlighted : .normal
  }

  private func addParts() {
    backgroundColor = Self.defaultFill
    layer.cornerRadius = 8
    layer.masksToBounds = true
    for part in buttons + signs + [divider] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    show()
  }

  private func show() {
    let width = Self.size.width / 2
    let hasImages = !images.isEmpty
    for (index, sign) in signs.enumerated() {
      let isRight = (index == 1) != isRightToLeft
      let side = CGRect(
        x: isRight ? width : 0, y: 0, width: width, height: Self.size.height)
      buttons[index].frame = side
      buttons[index].image = images.shown(state(of: index))
      buttons[index].backgroundColor = touched == index && !hasImages ? .systemGray3 : nil
      sign.place(in: side)
      sign.image = signImages[index].shown(state(of: index))
      // An image of its own for the disabled state isn't faded.
      let hasOwn = signImages[index].image(.disabled) != nil
      sign.alpha = canStep(index) || hasOwn ? 1 : 0.3
    }
    let states = isRightToLeft ? [1, 0] : [0, 1]
    divider.image = images.shown(state(of: states[0]), state(of: states[1]))
    divider.backgroundColor = hasImages ? nil : .opaqueSeparator
    if let image = divider.image {
      divider.frame = CGRect(
        x: width - image.size.width / 2, y: 0, width: image.size.width, height: Self.size.height)
    } else {
      divider.frame = CGRect(x: width - 0.5, y: 7, width: 1, height: Self.size.height - 14)
    }
    divider.alpha = touched == nil || hasImages ? 1 : 0
  }
}

/// A minus or a plus, or an image in its place.
private final class SignView: UIImageView {
  private let bars: [UIView]

  override var image: UIImage? {
    didSet { for bar in bars { bar.isHidden = image != nil } }
  }

  init(isPlus: Bool) {
    bars = (0..<(isPlus ? 2 : 1)).map { _ in UIView() }
    super.init(image: nil)
    contentMode = .center
    for bar in bars {
      bar.backgroundColor = .label
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { nil }

  func place(in frame: CGRect) {
    self.frame = frame
    let (length, thickness): (CGFloat, CGFloat) = (15, 1.5)
    for (index, bar) in bars.enumerated() {
      let size =
        index == 0
        ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
      bar.frame = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}
