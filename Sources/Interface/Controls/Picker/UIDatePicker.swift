public import Foundation
import Layers
import ViewText
import Views
import VirtualTime

/// The styles of date pickers; the raw values are Apple's.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style of the system: `compact`.
  case automatic
  /// Wheels.
  case wheels
  /// Labels that open an editor, which isn't drawn here.
  case compact
  /// An editor in place, which is drawn as wheels.
  case inline
}

/// A control for a date, a time or an interval.
///
/// In the style `wheels`, which counts down use in all styles, it is a `UIPickerView` whose columns
/// depend on the mode and the locale. In the style `compact`, the default, it shows the date and
/// the time on grey labels, without an editor. `inline` shows wheels instead of a calendar.
open class UIDatePicker: UIControl {
  /// What a picker chooses; the raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// An interval in hours and minutes.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth
  }

  private let wheels = UIPickerView(frame: .zero)
  private let labels = [DateLabel(), DateLabel()]
  private lazy var model = DateWheels(of: self)
  private var chosen = UIDatePicker.now
  private var interval: TimeInterval = 0

  /// The date on the stage's clock, which begins on 1 January 2001 in GMT. Frames don't depend on the
  /// day on which a film is rendered.
  static var now: Date {
    Date(timeIntervalSinceReferenceDate: VirtualClock.current?.now.seconds ?? 0)
  }

  /// Creates a picker of the stage's date and time.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a picker from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.omitSubviews()
  }

  private func prepare() {
    for label in labels { addSubview(label) }
    addSubview(wheels)
    update()
  }

  // MARK: Kind

  /// What is chosen; a day and a time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { update() } }

  /// The style that is wished; `automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { update() } }

  /// The style that is shown.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The language and the order of the columns; nil, the default, for those of English in the United
  /// States, whatever the machine's are.
  open var locale: Locale? { didSet { update() } }

  /// The calendar; by default, and for nil, the Gregorian one in GMT, whatever the machine's is.
  open var calendar: Calendar! = UIDatePicker.standardCalendar { didSet { update() } }

  private static var standardCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  /// The time zone; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { update() } }

  // MARK: Values

  /// The date. Setting it doesn't send an event.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date; `animated` turns the wheels.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = clamped(date)
    show(animated: animated)
  }

  /// The earliest date; nil by default.
  open var minimumDate: Date? { didSet { setDate(chosen, animated: false) } }

  /// The latest date; nil by default.
  open var maximumDate: Date? { didSet { setDate(chosen, animated: false) } }

  /// The interval of `countDownTimer`, in seconds; at most 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { max(interval, 60) }
    set {
      interval = min(max(newValue, 0), 86_340)
      show(animated: false)
    }
  }

  /// The step of minutes; a divisor of 60. 1 by default.
  open var minuteInterval = 1 { didSet { update() } }

  /// A Boolean value that indicates whether the date is rounded to `minuteInterval`; true by
  /// default.
  open var roundsToMinuteInterval = true

  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let late = max(date, minimumDate ?? date)
    return min(late, maximumDate ?? late)
  }

  /// Takes over what the user has chosen.
  func choose(_ date: Date) {
    let allowed = clamped(date)
    if datePickerMode == .countDownTimer {
      interval = date.timeIntervalSince(model.start)
    } else {
      chosen = allowed
    }
    if allowed != date { show(animated: true) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The date that the wheels show.
  var shownDate: Date {
    datePickerMode == .countDownTimer ? model.start.addingTimeInterval(interval) : chosen
  }

  /// The calendar with the picker's time zone and locale.
  var effectiveCalendar: Calendar {
    var result = calendar ?? Self.standardCalendar
    if let timeZone { result.timeZone = timeZone }
    result.locale = effectiveLocale
    return result
  }

  /// The locale of texts.
  var effectiveLocale: Locale { locale ?? Locale(identifier: "en_US") }

  // MARK: Appearance

  private func update() {
    let style = datePickerStyle
    wheels.isHidden = style == .compact
    for label in labels { label.isHidden = style != .compact }
    model = DateWheels(of: self)
    if style != .compact {
      wheels.dataSource = model
      wheels.delegate = model
      wheels.alignment = { [model] in model.columns[$0].alignment }
      wheels.reloadAllComponents()
    }
    show(animated: false)
    invalidateIntrinsicContentSize()
    if frame.size == .zero { frame.size = intrinsicContentSize }
  }

  private func show(animated: Bool) {
    guard datePickerStyle == .compact else { return model.show(shownDate, in: wheels, animated) }
    let formatter = DateFormatter()
    formatter.calendar = effectiveCalendar
    formatter.timeZone = effectiveCalendar.timeZone
    formatter.locale = effectiveLocale
    formatter.setLocalizedDateFormatFromTemplate("yMMMd")
    labels[0].text = datePickerMode == .time ? nil : formatter.string(from: chosen)
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    labels[1].text = datePickerMode == .date ? nil : formatter.string(from: chosen)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size of the wheels or of the labels.
  open override var intrinsicContentSize: CGSize {
    guard datePickerStyle == .compact else { return wheels.intrinsicContentSize }
    let widths = labels.filter { $0.text != nil }.map(\.width)
    return CGSize(
      width: widths.reduce(0, +) + DateLabel.space * CGFloat(max(widths.count - 1, 0)),
      height: DateLabel.height)
  }

  /// Returns the size of the wheels or of the labels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the wheels or the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    var x: CGFloat = 0
    for label in labels where label.text != nil {
      label.frame = CGRect(
        x: x, y: (bounds.height - DateLabel.height) / 2, width: label.width,
        height: DateLabel.height)
      x += label.width + DateLabel.space
    }
    for label in labels where label.text == nil { label.frame = .zero }
  }

  /// The colour of texts, which apps set by its name.
  var textColor: UIColor {
    get { wheels.textColor }
    set {
      wheels.textColor = newValue
      for label in labels { label.textColor = newValue }
    }
  }
}

/// A date or a time on grey.
private final class DateLabel: UILabel {
  static let height: CGFloat = 34.5
  static let space: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 17)
    textAlignment = .center
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The width of the text with its margins.
  var width: CGFloat { sizeThatFits(.zero).width.rounded(.up) + 24 }
}
