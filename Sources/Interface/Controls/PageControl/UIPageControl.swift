public import Foundation
import Layers
public import Views

/// A control that shows a row of dots, one for each page, of which that of the current page stands
/// out.
///
/// A tap on its trailing half goes to the next page, and one on its leading half to the previous page.
/// Sizes and colours are measured: O7.9 in docs/measured.md. The dots are white by default.
open class UIPageControl: UIControl {
  private static let height: CGFloat = 26
  private static let margin: CGFloat = 14
  /// The room of a dot, and the gap between two rooms, in points.
  private static let (room, gap): (CGFloat, CGFloat) = (10, 8)
  private static let diameter: CGFloat = 7.59

  private var dots: [UIImageView] = []
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// The page whose dot stands out.
  private var shownPage = 0
  private var page = 0

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(Self.pageProperties, of: self)
  }

  /// Encodes the view, without the parts that all views of the class have.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.pageProperties, of: self)
    coder.omitSubviews()
  }

  // MARK: Pages

  /// The number of pages; 0 by default, and never negative. The current page stays within them.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      page = clamped(page)
      shownPage = page
      addDots()
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, counted from 0 and clamped to the pages; 0 by default. Setting it sends no
  /// event.
  open var currentPage: Int {
    get { page }
    set {
      page = clamped(newValue)
      showPage()
    }
  }

  /// A Boolean value that indicates whether nothing is shown for a single page; false by default.
  open var hidesForSinglePage = false { didSet { show() } }

  /// A Boolean value that indicates whether a tap changes `currentPage` without showing it before
  /// `updateCurrentPageDisplay()` is called; false by default.
  open var defersCurrentPageDisplay = false

  /// Shows the current page after a tap, if `defersCurrentPageDisplay` is true.
  open func updateCurrentPageDisplay() { showPage() }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

  private func showPage() {
    guard page != shownPage else { return }
    shownPage = page
    show()
    layer.noteChange()
  }

  // MARK: Appearance

  /// The colour of the dots of other pages; nil, the default, for translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }

  /// The colour of the current page's dot; nil, the default, for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }

  /// An image instead of all dots, in their colours; nil, the default, for dots.
  open var preferredIndicatorImage: UIImage? { didSet { imagesChanged() } }

  /// An image instead of the current page's dot; nil, the default, for the same as the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesChanged() } }

  /// The background of the control. It is drawn only for `prominent`, as a capsule of `systemFill`.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet {
      let isProminent = backgroundStyle == .prominent
      backgroundColor = isProminent ? .systemFill : nil
      layer.cornerRadius = isProminent ? Self.height / 2 : 0
    }
  }

  /// The direction in which pages follow each other; as in the language by default.
  open var direction = Direction.natural { didSet { imagesChanged() } }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// A Boolean value that indicates whether a drag over the dots changes the page; has no effect.
  open var allowsContinuousInteraction = true

  /// The kind of interaction that is taking place; always none.
  open var interactionState: InteractionState { .none }

  /// Returns the image that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image of a page, or nil for `preferredIndicatorImage`. A page out of range is ignored.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard dots.indices.contains(page) else { return }
    images[page] = image
    imagesChanged()
  }

  /// Returns the image that was set for a page while it is current.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Sets the image of a page while it is current, or nil for `preferredCurrentPageIndicatorImage`. A
  /// page out of range is ignored.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard dots.indices.contains(page) else { return }
    currentImages[page] = image
    imagesChanged()
  }

  private func imagesChanged() {
    show()
    invalidateIntrinsicContentSize()
  }

  private func addDots() {
    for dot in dots.dropFirst(numberOfPages) { dot.removeFromSuperview() }
    dots = Array(dots.prefix(numberOfPages))
    while dots.count < numberOfPages {
      let dot = UIImageView()
      addSubview(dot)
      dots.append(dot)
    }
    show()
  }

  private func show() {
    for (page, dot) in dots.enumerated() {
      let isCurrent = page == shownPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
      let other = images[page] ?? preferredIndicatorImage
      let image =
        isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? other : other
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? Self.diameter / 2 : 0
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The distance between the centres of two dots, which fits the widest image.
  private var pitch: CGFloat {
    dots.compactMap { $0.image?.size.width }.reduce(Self.room) { max($0, $1) } + Self.gap
  }

  /// Returns the size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = pitch * CGFloat(max(pageCount, 0)) - Self.gap + 2 * Self.margin
    return isVertical
      ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  /// The size for the number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size for the number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the dots in the middle of the control.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (pitch, size) = (pitch, intrinsicContentSize)
    let corner = CGPoint(
      x: bounds.minX + ((bounds.width - size.width) / 2).rounded(),
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded())
    for (page, dot) in dots.enumerated() {
      let place = isReversed ? numberOfPages - 1 - page : page
      let along = Self.margin + (pitch - Self.gap) / 2 + CGFloat(place) * pitch
      dot.bounds.size =
        dot.image?.size ?? CGSize(width: Self.diameter, height: Self.diameter)
      dot.center =
        isVertical
        ? CGPoint(x: corner.x + Self.height / 2, y: corner.y + along)
        : CGPoint(x: corner.x + along, y: corner.y + Self.height / 2)
    }
  }

  // MARK: Touches

  /// Goes to the next or the previous page, and sends `valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let place = touch.location(in: self)
    let isSecondHalf = isVertical ? place.y >= bounds.midY : place.x >= bounds.midX
    let next = clamped(page + (isSecondHalf != isReversed ? 1 : -1))
    guard next != page else { return }
    page = next
    if !defersCurrentPageDisplay { showPage() }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
