public import Foundation
import Layers
public import Views

/// A controller of two or three columns. On a phone, as a film is, it is collapsed: it shows one column.
///
/// With `viewControllers`, it shows the first controller, and pushes the second onto it if the first is a
/// navigation controller. With a style and `setViewController(_:for:)`, it shows the column `compact` or,
/// without one, pushes the columns up to the top one onto the primary one: by default up to the
/// secondary one. The delegate chooses the top column, as on iOS.
open class UISplitViewController: UIViewController {
  /// The delegate; weak.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  private let ownStyle: Style
  private var columns: [Column: UIViewController] = [:]
  private var shown: UIViewController?
  private var needsCollapse = true

  /// Creates a controller with columns.
  public init(style: Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without columns. Its view isn't in a nib: both arguments are stored, without
  /// effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without columns; archives aren't supported.
  public required init?(coder: NSCoder) {
    ownStyle = .unspecified
    super.init(coder: coder)
  }

  /// The style; unspecified for controllers with `viewControllers`.
  open var style: Style { ownStyle }

  /// Whether only one controller is shown: true.
  open var isCollapsed: Bool { true }

  // MARK: Widths and modes

  /// The preferred arrangement; stored, because the controller is collapsed.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The arrangement: the system decides.
  open var displayMode: DisplayMode { .automatic }
  /// The preferred use of space; stored.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The use of space: the system decides.
  open var splitBehavior: SplitBehavior { .automatic }
  /// The preferred share of the first column; stored.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The preferred width of the first column; stored.
  open var preferredPrimaryColumnWidth = automaticDimension
  /// The least width of the first column; stored.
  open var minimumPrimaryColumnWidth = automaticDimension
  /// The greatest width of the first column; stored.
  open var maximumPrimaryColumnWidth = automaticDimension
  /// The width of the first column: 0, because the controller is collapsed.
  open var primaryColumnWidth: CGFloat { 0 }
  /// The preferred share of the second of three columns; stored.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension
  /// The preferred width of the second of three columns; stored.
  open var preferredSupplementaryColumnWidth = automaticDimension
  /// The least width of the second of three columns; stored.
  open var minimumSupplementaryColumnWidth = automaticDimension
  /// The greatest width of the second of three columns; stored.
  open var maximumSupplementaryColumnWidth = automaticDimension
  /// The width of the second of three columns: 0, because the controller is collapsed.
  open var supplementaryColumnWidth: CGFloat { 0 }
  /// The edge of the first column; stored.
  open var primaryEdge = PrimaryEdge.leading
  /// The background of the first column; stored.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a swipe shows the first column; true by default, without effect.
  open var presentsWithGesture = true
  /// Whether a button shows only the secondary column; stored.
  open var showsSecondaryOnlyButton = false
  /// Whether the button that changes the mode is shown; stored.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// The button that changes the mode. It does nothing, because the controller is collapsed.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil, style: .plain, target: nil, action: nil)

  /// A length that the system determines.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  // MARK: Controllers

  private var controllers: [UIViewController] = []

  /// The controllers: of a controller without columns two. The delegate's
  /// `splitViewController(_:collapseSecondary:onto:)` can keep the second from being pushed.
  open var viewControllers: [UIViewController] {
    get {
      guard ownStyle != .unspecified else { return controllers }
      return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      controllers = newValue
      if ownStyle == .unspecified { showFirst() }
    }
  }

  /// Sets the controller of a column; nil removes it. Controllers other than navigation controllers get
  /// one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    guard isViewLoaded else { return needsCollapse = true }
    collapse()
  }

  /// Returns the controller of a column; nil if there is none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column: pushes it, or removes those above it.
  open func show(_ column: Column) {
    guard ownStyle != .unspecified, column != .compact, columns[.compact] == nil else { return }
    _ = view
    delegate?.splitViewController(self, willShow: column)
    stackColumns(upTo: column, animated: view.window != nil)
  }

  /// Hides a column, with those above it.
  open func hide(_ column: Column) {
    guard ownStyle != .unspecified, columns[.compact] == nil,
      let index = order.firstIndex(of: column), index > 0
    else { return }
    delegate?.splitViewController(self, willHide: column)
    stackColumns(upTo: order[index - 1], animated: viewIfLoaded?.window != nil)
  }

  /// The columns that have controllers, from the first one.
  private var order: [Column] {
    [.primary, .supplementary, .secondary].filter { columns[$0] != nil }
  }

  /// Shows the column of a collapsed controller.
  private func collapse() {
    needsCollapse = false
    guard ownStyle != .unspecified else { return }
    if let compact = columns[.compact] { return replace(with: compact) }
    guard let proposed = order.last else { return replace(with: nil) }
    let top = delegate?.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: proposed)
    stackColumns(upTo: top ?? proposed, animated: false)
  }

  /// Pushes the columns up to one onto the first column.
  private func stackColumns(upTo top: Column, animated: Bool) {
    guard let first = order.first.flatMap({ columns[$0] }) else { return }
    let navigation =
      first as? UINavigationController ?? first.navigationController
      ?? UINavigationController(rootViewController: first)
    let last = order.firstIndex(of: top) ?? order.count - 1
    let above = order[1...].map { columns[$0] }.compactMap { $0 }
    var stack = navigation.viewControllers.filter { shown in
      !above.contains { content(of: $0) === shown }
    }
    if let root = navigation.viewControllers.first { stack = [root] }
    stack += above.prefix(last).compactMap(content)
    for controller in stack {
      guard let former = controller.navigationController, former !== navigation else { continue }
      former.viewControllers = former.viewControllers.filter { $0 !== controller }
    }
    replace(with: navigation)
    if stack.count != navigation.viewControllers.count
      || !zip(stack, navigation.viewControllers).allSatisfy({ $0 === $1 })
    {
      navigation.setViewControllers(stack, animated: animated)
    }
  }

  /// The controllers that navigation controllers of columns had shown, which are pushed onto another one.
  private var contents: [ObjectIdentifier: UIViewController] = [:]

  /// Returns what is pushed for a column: the controller, or what a navigation controller shows.
  private func content(of controller: UIViewController) -> UIViewController? {
    guard let navigation = controller as? UINavigationController else { return controller }
    let key = ObjectIdentifier(navigation)
    if let top = navigation.topViewController { contents[key] = top }
    return contents[key]
  }

  private func showFirst() {
    let first = controllers.first
    replace(with: first)
    guard controllers.count > 1, let first,
      delegate?.splitViewController(self, collapseSecondary: controllers[1], onto: first) != true
    else { return }
    push(controllers[1], animated: false)
  }

  private func replace(with first: UIViewController?) {
    guard first !== shown else { return }
    shown?.willMove(toParent: nil)
    shown?.viewIfLoaded?.removeFromSuperview()
    shown?.removeFromParent()
    shown = first
    guard let first else { return }
    addChild(first)
    if isViewLoaded { show(first) }
    first.didMove(toParent: self)
  }

  private func show(_ controller: UIViewController) {
    UIView.performWithoutAnimation {
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
    }
  }

  /// Pushes a controller, or what a navigation controller shows, onto the first one.
  @discardableResult
  private func push(_ controller: UIViewController, animated: Bool) -> Bool {
    guard let navigation = shown as? UINavigationController else { return false }
    let top = (controller as? UINavigationController)?.topViewController ?? controller
    guard !navigation.viewControllers.contains(where: { $0 === top }) else { return true }
    if let former = top.navigationController {
      former.viewControllers = former.viewControllers.filter { $0 !== top }
    }
    navigation.pushViewController(top, animated: animated)
    return true
  }

  /// Shows the first controller or, with columns, the top one.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if ownStyle != .unspecified, needsCollapse { collapse() }
    if let shown, shown.view.superview !== view { show(shown) }
  }

  /// Shows a controller: as the first one, unless the delegate does.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if !push(vc, animated: true) { present(vc, animated: true) }
  }

  /// Pushes a controller onto the first one, unless the delegate shows it; if the first one isn't a
  /// navigation controller, presents it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if !push(vc, animated: true) { present(vc, animated: true) }
  }
}

extension UIViewController {
  /// The nearest split view controller that contains the controller; nil if there is none.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap {
      $0 as? UISplitViewController
    }.first
  }
}
