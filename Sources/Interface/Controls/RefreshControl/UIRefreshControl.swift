import Drawing
public import Foundation
import Geometry
import Layers
import ViewText
public import Views

/// A control above the content of a scroll view that starts a refresh when the content is pulled down.
///
/// The blades appear one after the other while a finger pulls. At 90 points the control refreshes: it
/// sends `valueChanged`, spins, and keeps 60 points above the content after the finger is lifted, until
/// `endRefreshing()`. The 60 points are measured (O2.20 in docs/measured.md); the distance of the pull and
/// the size of the blades are our decision.
///
/// As on iOS, the frame's upper edge is as far above the content as the content is pulled.
open class UIRefreshControl: UIControl, PullObserver {
  private let clip = UIView()
  private let blades = IndicatorBlades()
  private let label = UILabel()
  private var refreshing = false
  private var hasSpace = false
  /// Whether the current pull has started a refresh already.
  private var hasFired = false

  /// The height of the control, in points.
  private static let height: CGFloat = 60
  /// The pull that starts a refresh, in points.
  private static let threshold: CGFloat = 90

  /// Creates a control as wide as the screen, for a scroll view's `refreshControl`.
  public init() {
    let width = UIScreen.main.bounds.width
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
    prepare()
  }

  /// Creates a control. Its height is always 60 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control from its archive.
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
    frame.size.height = Self.height
    isUserInteractionEnabled = false
    clip.clipsToBounds = true
    blades.dimensions = .refresh
    blades.shown = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    addSubview(clip)
    clip.addSubview(blades)
    clip.addSubview(label)
  }

  // MARK: Appearance

  /// The title below the blades; nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      layOut()
    }
  }

  /// The colour of the blades: grey unless one is set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      blades.color = newValue ?? .systemGray
    }
  }

  // MARK: Refreshing

  /// A Boolean value that indicates whether a refresh is in progress.
  open var isRefreshing: Bool { refreshing }

  /// Shows that a refresh is in progress, as if the user had pulled, but without an event. The content
  /// doesn't move: to show the control, scroll by its height.
  open func beginRefreshing() {
    guard !refreshing else { return }
    start()
    hasSpace = true
    scrollView?.keptHeightChanged()
  }

  /// Ends the refresh: the content moves back to the top within 0.3 s.
  open func endRefreshing() {
    guard refreshing else { return }
    refreshing = false
    hasSpace = false
    blades.stop()
    layer.noteChange()
    scrollView?.returnFromPull()
    layOut()
  }

  private func start() {
    refreshing = true
    blades.shown = IndicatorBlades.count
    blades.spin()
    layer.noteChange()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Stops observing the former scroll view.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let old = scrollView, old !== newSuperview, old.pullObserver === self else { return }
    old.pullObserver = nil
    old.keptHeightChanged()
  }

  /// Observes the scroll view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    scrollView?.pullObserver = self
    scrollView?.keptHeightChanged()
    layOut()
  }

  /// Continues spinning in a new window; a view that leaves its window loses its animations.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if refreshing, window != nil { blades.spin() }
  }

  // MARK: Pulls

  package var keptHeight: CGFloat { hasSpace ? Self.height : 0 }

  package func scrollViewMoved(_ scrollView: UIScrollView) {
    let pull = scrollView.pulledDistance
    if pull == 0 { hasFired = false }
    if scrollView.isDragging, !refreshing, !hasFired, pull >= Self.threshold {
      hasFired = true
      start()
      layOut()
      return sendActions(for: .valueChanged)
    }
    layOut()
  }

  package func scrollViewReleased(_ scrollView: UIScrollView) {
    hasFired = false
    if refreshing { hasSpace = true }
  }

  // MARK: Layout

  /// The height of the control.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Places the blades and the title, as far as the pull has revealed them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    let pull = scrollView?.pulledDistance ?? 0
    if let scrollView {
      let place = CGRect(x: 0, y: -pull, width: scrollView.bounds.width, height: Self.height)
      if frame != place { frame = place }
    }
    if !refreshing {
      let share = min(pull / Self.threshold, 1)
      blades.shown = Int((share * CGFloat(IndicatorBlades.count)).rounded(.down))
    }
    clip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(pull, Self.height))
    let side = blades.dimensions.side
    let hasTitle = attributedTitle != nil
    blades.bounds.size = CGSize(width: side, height: side)
    blades.center = CGPoint(x: bounds.midX, y: Self.height / 2 - (hasTitle ? 9 : 0))
    label.frame = CGRect(x: 0, y: 37, width: bounds.width, height: hasTitle ? 21 : 0)
  }
}

extension UIScrollView {
  /// The control that starts a refresh when the content is pulled down; nil by default.
  public var refreshControl: UIRefreshControl? {
    get { pullObserver as? UIRefreshControl }
    set {
      guard newValue !== refreshControl else { return }
      refreshControl?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }
}
