import Drawing
public import Foundation
import Layers
import ViewText
public import Views

/// A row of segments, one of which is selected.
///
/// A tap selects a segment, and so does a drag that ends on another one. The places of the segments and
/// of the selection are measured: O7.13 and O7.14 in docs/measured.md. Colours are those of iOS 13 and
/// later, matched by eye.
open class UISegmentedControl: UIControl {
  /// The place of a segment among the others; the raw values are Apple's.
  public enum Segment: Int, Sendable {
    /// Any place.
    case any
    /// The first of several segments.
    case left
    /// Between others.
    case center
    /// The last of several segments.
    case right
    /// The only segment.
    case alone
  }

  struct ContentPlace: Hashable {
    let segment: Segment
    let metrics: UIBarMetrics
  }

  /// The value of `selectedSegmentIndex` while no segment is selected.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  /// The distance of the selection from the control's edges, in points.
  static let inset: CGFloat = 2
  /// The space on both sides of a title together, in points.
  static let padding: CGFloat = 22

  /// The background, behind the dividers. As on iOS, the subviews are as many image views as segments, the
  /// selection, and the segments: libraries change the selection at the index `numberOfSegments`, and hide
  /// those below it.
  let fill = UIImageView()
  let pill = UIImageView()
  var segments: [SegmentView] = []
  var dividers: [UIImageView] = []
  var images = ControlImages()
  var contentAdjustments: [ContentPlace: UIOffset] = [:]
  var selected = UISegmentedControl.noSegment
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var selectedAtStart = UISegmentedControl.noSegment

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a control from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.decode(Self.segmentProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.segmentProperties, of: self)
    coder.omitSubviews()
  }

  /// Creates a control with segments for titles (`String`), images and actions, and with its natural
  /// size. Other objects are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    addParts()
    for item in items ?? [] { insert(item, at: segments.count) }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action, which is called when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. An index beyond the last segment adds it at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment with the title or the image of an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action: action), at: segment, animated: animated)
  }

  /// Removes a segment. An index out of range removes the last one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = clamped(segment)
    segments.remove(at: index).removeFromSuperview()
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    segmentsChanged(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selected = Self.noSegment
    segmentsChanged(animated: false)
  }

  private func insert(_ item: Any, at index: Int) {
    switch item {
    case let title as String: insertSegment(withTitle: title, at: index, animated: false)
    case let image as UIImage: insertSegment(with: image, at: index, animated: false)
    case let action as UIAction: insertSegment(action: action, at: index, animated: false)
    default: break
    }
  }

  private func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment)
    if selected >= index { selected += 1 }
    segmentsChanged(animated: animated)
  }

  private func segmentsChanged(animated: Bool) {
    addDividers()
    invalidateIntrinsicContentSize()
    show(duration: animated ? 0.3 : 0)
  }

  /// The nearest segment's index.
  private func clamped(_ index: Int) -> Int { min(max(index, 0), segments.count - 1) }

  // MARK: Content

  /// Sets a segment's title, which replaces its image. An index out of range changes the nearest one.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.set(title: title) }
  }

  /// Returns a segment's title; nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? {
    segments.isEmpty ? nil : segments[clamped(segment)].title
  }

  /// Sets a segment's image, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.set(image: image) }
  }

  /// Returns a segment's image; nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.isEmpty ? nil : segments[clamped(segment)].image
  }

  /// Sets the action that is called when a segment is selected, with its title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.set(action) }
  }

  /// Returns a segment's action; nil if there is none.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.isEmpty ? nil : segments[clamped(segment)].action
  }

  /// Returns the index of the segment with an action of that identifier; `NSNotFound` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets a segment's width in points; 0, the default, shares the rest of the width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.fixedWidth = max(width, 0) }
  }

  /// Returns the width that was set for a segment; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.isEmpty ? 0 : segments[clamped(segment)].fixedWidth
  }

  /// Moves a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's content.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.isEmpty ? .zero : segments[clamped(segment)].contentOffset
  }

  /// Sets whether a segment can be selected by a touch. One that can't is drawn faded.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be selected by a touch; true by default.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.isEmpty || segments[clamped(segment)].isEnabled
  }

  private func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard !segments.isEmpty else { return }
    change(segments[clamped(index)])
    invalidateIntrinsicContentSize()
    show()
  }

  // MARK: Selection

  /// The index of the selected segment, or `noSegment`, the default. Setting it sends no event and
  /// slides the selection within an animation block. An index out of range selects none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(newValue, duration: 0) }
  }

  /// Whether a segment is deselected again when the touch ends; false by default.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  private func select(_ index: Int, duration: TimeInterval) {
    let index = segments.indices.contains(index) ? index : Self.noSegment
    guard index != selected else { return }
    // A selection that appears grows in no direction.
    if selected == Self.noSegment {
      UIView.performWithoutAnimation { pill.frame = pillFrame(index) }
    }
    selected = index
    show(duration: duration)
    layer.noteChange()
  }

  // MARK: Appearance

  /// The colour of the selection; nil, the default, for white.
  open var selectedSegmentTintColor: UIColor? { didSet { show() } }

  /// Whether segments without a width have the width of their content instead of equal ones; false by
  /// default.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      invalidateIntrinsicContentSize()
      show()
    }
  }

  /// Sets the attributes of titles in a state: `font` and `foregroundColor` are drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    invalidateIntrinsicContentSize()
    show()
  }

  /// Returns the attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Sets the background of segments in a state, stretched as its cap insets say. With an image, the
  /// control draws neither its own background nor its selection; a state without an image has that of
  /// the normal one. Images for bar metrics other than the default are stored, but not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    changeImages { $0.set(backgroundImage, state, nil, barMetrics) }
  }

  /// Returns the background that was set for a state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.image(state, nil, barMetrics)
  }

  /// Sets the image between two segments in certain states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    changeImages { $0.set(dividerImage, leftState, rightState, barMetrics) }
  }

  /// Returns the image that was set between segments in certain states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.image(leftState, rightState, barMetrics)
  }

  /// Moves the content of segments in a place, in points; offsets for bar metrics other than the
  /// default have no effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    contentAdjustments[ContentPlace(segment: leftCenterRightOrAlone, metrics: barMetrics)] =
      adjustment
    show()
  }

  /// Returns the offset that was set for segments in a place.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    contentAdjustments[ContentPlace(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
  }

  private func changeImages(_ change: (inout ControlImages) -> Void) {
    change(&images)
    fill.isHidden = !images.isEmpty
    show()
  }

  /// Whether the control handles touches. A disabled control is drawn faded.
  open override var isEnabled: Bool { didSet { show() } }

  // MARK: Geometry

  /// The natural size: 32 points high, and wide enough for all titles in segments of equal width.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : naturalWidth(of: $0) }
    let shared = segments.indices.filter { segments[$0].fixedWidth == 0 }
    let widest = shared.map { widths[$0] }.max() ?? 0
    let total = segments.indices.reduce(0) { sum, index in
      sum
        + (apportionsSegmentWidthsByContent || segments[index].fixedWidth > 0
          ? widths[index] : widest)
    }
    return CGSize(width: total.rounded(.up), height: Self.height)
  }

  /// Returns the natural size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the segments and the selection.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  // MARK: Touches

  /// Selects the touched segment.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    selectedAtStart = selected
    return follow(touch)
  }

  /// Selects the segment that the touch has been dragged to.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isMomentary { _ = follow(touch) }
    return true
  }

  /// Sends `valueChanged` and the segment's action if the selection has changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isChanged = selected != selectedAtStart || isMomentary
    if isChanged, segments.indices.contains(selected) {
      segments[selected].action?.perform(by: self)
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    if isMomentary { select(Self.noSegment, duration: 0.2) }
  }

  /// Restores the selection.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    select(selectedAtStart, duration: 0.2)
  }

  private func follow(_ touch: UITouch) -> Bool {
    let (x, edges) = (touch.location(in: self).x, edges)
    let index = segments.indices.first { index in
      let frame = frame(of: index, edges)
      return x >= frame.minX && x < frame.maxX
    }
    guard let index, segments[index].isEnabled else { return index == nil && isTracking }
    select(index, duration: 0.25)
    return true
  }

  /// Returns the centre of a segment, in the control's coordinates.
  package func center(ofSegment index: Int) -> CGPoint {
    guard segments.indices.contains(index) else { return CGPoint(x: bounds.midX, y: bounds.midY) }
    let frame = frame(of: index, edges)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Parts

  private func addParts() {
    layer.cornerRadius = 9
    fill.backgroundColor = Self.defaultFill
    fill.layer.cornerRadius = 9
    fill.isUserInteractionEnabled = false
    addSubview(fill)
    pill.isUserInteractionEnabled = false
    pill.isHidden = true
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 4
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(pill)
  }

  /// Shows the state, animated for `duration` seconds.
  private func show(duration: TimeInterval = 0) {
    guard duration > 0 else {
      place()
      return setNeedsLayout()
    }
    UIView.animate(withDuration: duration, delay: 0, options: .overrideInheritedDuration) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

}
