public import Controls
public import Foundation
import Geometry
import Layers
import Messaging
import ViewText
public import Views

// Alerts and action sheets: `UIAlertController` holds the texts and the actions and arranges one or two
// `AlertPanel`s, which show them with `AlertButton`s in the sizes of `AlertMetrics`. `AlertTransition`
// presents the controller in front of the dimmed window. `UIAlertView` is an alert controller in a window
// of its own.

/// An alert or an action sheet: a title, a message and buttons, in front of the dimmed window.
///
/// It looks as in iOS 15 to 18: alerts are 270 points wide in the middle, action sheets at the bottom. A
/// button dismisses the controller, and then its handler is called. A tap beside an action sheet does
/// what its cancel button does.
open class UIAlertController: UIViewController {
  /// The style of an alert controller; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// At the bottom of the window.
    case actionSheet
    /// In the middle of the window.
    case alert
  }

  /// How serious an alert is; the raw values are Apple's.
  public enum Severity: Int, Sendable {
    /// As usual.
    case `default`
    /// Something may be lost.
    case critical
  }

  /// How serious the alert is, on a Mac; stored, without effect.
  open var severity = Severity.default

  /// The style.
  open package(set) var preferredStyle = Style.actionSheet

  /// The text below the title.
  open var message: String? { didSet { panelsChanged() } }

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The text fields, from top to bottom; nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// The action whose button is bold instead of the cancel button; nil by default. Only alerts have one.
  open var preferredAction: UIAlertAction? { didSet { panelsChanged() } }

  /// The title with attributes. Apps set it as `attributedTitle` by key.
  package final var attributedTitle: NSAttributedString? { didSet { panelsChanged() } }

  /// The message with attributes. Apps set it as `attributedMessage` by key.
  package final var attributedMessage: NSAttributedString? { didSet { panelsChanged() } }

  private var panels: [AlertPanel] = []
  private let transition = AlertTransition()
  private var hasChosen = false

  /// Creates a controller without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an action sheet without title and buttons; both arguments have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates an action sheet without title and buttons; archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  /// The title, in bold above the message.
  open override var title: String? { didSet { panelsChanged() } }

  /// Adds a button after the others. The cancel button is shown last, and on the left of two.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    panelsChanged()
  }

  /// Adds a text field below the others; `configurationHandler` is called with it at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    panelsChanged()
  }

  // MARK: Showing

  /// Creates the panels.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("tapBeside:") { (controller: UIAlertController, arguments) in
        controller.tappedBeside(try arguments.next())
      })
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    panelsChanged()
  }

  /// Begins to edit the first text field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Lays out the panels.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placePanels()
  }

  private func panelsChanged() {
    guard isViewLoaded else { return }
    for panel in panels { panel.removeFromSuperview() }
    panels = makePanels()
    for panel in panels { view.addSubview(panel) }
    for action in actions {
      action.changed = { [weak self] in for panel in self?.panels ?? [] { panel.update() } }
    }
    view.setNeedsLayout()
  }

  private func makePanels() -> [AlertPanel] {
    let header = AlertHeader(
      title: attributedTitle ?? title.map(NSAttributedString.init),
      message: attributedMessage ?? message.map(NSAttributedString.init),
      fields: textFields ?? [])
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    func panel(
      _ header: AlertHeader?, _ actions: [UIAlertAction], _ metrics: AlertMetrics
    ) -> AlertPanel {
      let bold = preferredAction.map { [$0] } ?? cancel
      return AlertPanel(header, actions, bold: bold, metrics) { [weak self] in self?.choose($0) }
    }
    guard preferredStyle == .actionSheet else {
      let ordered = actions.count == 2 ? cancel + others : others + cancel
      return [panel(header, ordered, .alert)]
    }
    var made: [AlertPanel] = []
    if !header.isEmpty || !others.isEmpty { made.append(panel(header, others, .sheet)) }
    if !cancel.isEmpty { made.append(panel(nil, cancel, .cancel)) }
    return made
  }

  private func placePanels() {
    var area = view.bounds.inset(by: view.safeAreaInsets)
    area.size.height = min(area.maxY, view.keyboardLayoutGuide.layoutFrame.minY) - area.minY
    guard preferredStyle == .actionSheet else {
      guard let panel = panels.first else { return }
      let width = min(AlertMetrics.alertWidth, area.width)
      let height = min(panel.height(for: width), area.height)
      panel.frame = CGRect(
        x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(), width: width,
        height: height)
      return
    }
    let margin = AlertMetrics.sheetMargin
    let width = max(min(area.width, area.height) - 2 * margin, 0)
    var bottom = area.maxY - margin
    for panel in panels.reversed() {
      let height = min(panel.height(for: width), max(bottom - area.minY, 0))
      panel.frame = CGRect(
        x: area.midX - width / 2, y: bottom - height, width: width, height: height)
      bottom -= height + margin
    }
  }

  // MARK: Choosing

  private func tappedBeside(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    guard preferredStyle == .actionSheet, !panels.contains(where: { $0.frame.contains(point) }),
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }

  /// Dismisses the controller, and then calls the handler of the action.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !hasChosen else { return }
    hasChosen = true
    action.chosen()
    guard let presentingViewController else { return finish(action) }
    presentingViewController.dismiss(animated: true) { self.finish(action) }
  }

  private func finish(_ action: UIAlertAction) {
    hasChosen = false
    action.handler?(action)
  }

  /// The frame of the panels, for the transition.
  var panelArea: CGRect { panels.map(\.frame).reduce(.null) { $0.union($1) } }
}
