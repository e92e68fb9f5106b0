public import Foundation
public import Layers
public import Messaging

/// An object that manages a view: it creates the view on first access and is notified when the view
/// appears and disappears.
///
/// A controller's view appears when it is added to a window and disappears when it is removed;
/// children appear with their parent. `viewDidAppear` is called at the end of the turn of the
/// clock, after layout. Rotation isn't supported: its API exists so that code compiles.
open class UIViewController: UIResponder, UIContentContainer, LifetimeOwner {
  private var ownView: UIView?
  private var editing = false
  private var nib: (name: String?, bundle: Bundle?)
  /// The state of the view as it appears and disappears.
  var appearance = ControllerAppearance.disappeared
  var ownPresented: UIViewController?
  weak var ownPresenter: UIViewController?
  /// The presentation in a container; nil if the controller isn't presented, or was presented
  /// without a transitioning delegate.
  var presentation: Presentation?
  /// The presentation controller before and during a presentation.
  var ownPresentationController: UIPresentationController?
  /// The transition that the controller takes part in.
  var currentTransition: ControllerTransition?
  /// What observes the traits.
  var traitRegistrations: [TraitRegistration] = []
  /// Whether a presentation sends the appearance calls.
  var followsPresentation = false
  /// The scene of a storyboard that the controller comes from.
  package final var scene: (any StoryboardScene)?
  /// Notifies when the controller is deallocated.
  public private(set) lazy var ownLifetime = Lifetime()

  /// Creates a controller whose view is in a nib. Without a name, it is that of the class, with or without
  /// "Controller" at its end, if there is such a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; archives aren't supported.
  public required init?(coder: NSCoder) {
    nib = (nil, nil)
    super.init()
  }

  /// Encodes the controller. Controllers have no archives: nothing is encoded, and subclasses can encode
  /// what is theirs.
  open func encode(with coder: NSCoder) {}

  /// Sets the nib of a controller whose class is known only at run time.
  package final func setNib(_ name: String?, _ bundle: Bundle?) { nib = (name, bundle) }

  /// The name of the nib file that was passed to the initialiser.
  open var nibName: String? { nib.name }

  /// The bundle that was passed to the initialiser.
  open var nibBundle: Bundle? { nib.bundle }

  // MARK: View

  /// The controller's view, created by `loadView` on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
      newValue?.layoutMarginsDidChange()
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
    }
  }

  /// The controller's view; nil if it hasn't been created yet.
  open var viewIfLoaded: UIView? { ownView }

  /// Whether the view has been created.
  open var isViewLoaded: Bool { ownView != nil }

  /// Creates the view if it doesn't exist yet.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    // If `loadView` didn't set a view, use an empty one, so that `view` is never nil.
    if ownView == nil { view = UIView() }
    CallObservation.reporting("viewDidLoad", of: self) { viewDidLoad() }
  }

  /// Creates the view: by default that of the controller's nib, or an empty one of the screen's size.
  open func loadView() {
    if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// Called after the view was created; does nothing by default.
  open func viewDidLoad() {
    replaceable(.viewDidLoad, of: self, in: UIViewController.self) {}
  }

  /// Called before the view appears; does nothing by default.
  open func viewWillAppear(_ animated: Bool) {
    replaceable(.viewWillAppear, of: self, in: UIViewController.self, animated) { _ in }
  }

  /// Called when the view is in the window and about to be laid out; does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {
    replaceable(.viewIsAppearing, of: self, in: UIViewController.self, animated) { _ in }
  }

  /// Called after the view has appeared; does nothing by default.
  open func viewDidAppear(_ animated: Bool) {
    replaceable(.viewDidAppear, of: self, in: UIViewController.self, animated) { _ in }
  }

  /// Called before the view disappears; does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {
    replaceable(.viewWillDisappear, of: self, in: UIViewController.self, animated) { _ in }
  }

  /// Called after the view has disappeared; does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {
    replaceable(.viewDidDisappear, of: self, in: UIViewController.self, animated) { _ in }
  }

  /// Called when memory is low, which never happens.
  open func didReceiveMemoryWarning() {}

  /// Called when the appearance of the view has changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    replaceable(
      .traitCollectionDidChange, of: self, in: UIViewController.self, previousTraitCollection
    ) { _ in }
  }

  /// Updates properties of the view and its content, before layout; does nothing by default. Called
  /// together with the view's own `updateProperties()`.
  open func updateProperties() {}

  /// Requests a call of `updateProperties()` before the next drawing.
  open func setNeedsUpdateProperties() { view.setNeedsUpdateProperties() }

  /// Calls `updateProperties()` now if it was requested.
  open func updatePropertiesIfNeeded() { view.updatePropertiesIfNeeded() }

  // MARK: Missing content

  /// The configuration of the view that covers the controller's view while there is no content; nil, the
  /// default, for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }

  /// The state for `updateContentUnavailableConfiguration(using:)`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailableContent.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called before the first layout and after `setNeedsUpdateContentUnavailableConfiguration()`, to set
  /// `contentUnavailableConfiguration`; does nothing by default.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  final var unavailableContent = UnavailableContent()

  /// Called before the view lays out its subviews; does nothing by default.
  open func viewWillLayoutSubviews() {
    replaceable(.viewWillLayoutSubviews, of: self, in: UIViewController.self) {}
  }

  /// Called after the view has laid out its subviews; does nothing by default.
  open func viewDidLayoutSubviews() {
    replaceable(.viewDidLayoutSubviews, of: self, in: UIViewController.self) {}
  }

  /// Called when the constraints of the view are to be updated; calls `updateConstraints()` of the view
  /// by default.
  open func updateViewConstraints() { ownView?.updateConstraints() }

  /// Called when the margins of the view have changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}

  /// Called when the safe area of the view has changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}

  /// The insets that are added to the safe area of the controller's view; zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }

  /// Called by scroll views inside when they have scrolled; nil if the controller has no bar that
  /// follows them.
  package final var contentScrolled: ((UIScrollView) -> Void)?
  /// The parts of the view that the bars of a container cover, which are added to its safe area.
  package final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }

  /// Whether the view's margins are at least the system's; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.layoutMarginsDidChange() }
  }

  /// The minimum margins of the system: 16 points at the sides, and 20 in views of 414 points and more, as
  /// on phones (measured by developers).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Returns the margins of the controller's view, without the safe area; `own` are those that were set.
  final func margins(from own: UIEdgeInsets?, of view: UIView) -> UIEdgeInsets {
    var margins = own ?? .zero
    guard viewRespectsSystemMinimumLayoutMargins else { return margins }
    let least = systemMinimumLayoutMargins
    margins.left = max(margins.left, least.leading)
    margins.right = max(margins.right, least.trailing)
    return margins
  }

  /// A title for the controller, its navigation item and its tab.
  open var title: String? {
    get { ownTitle }
    set { replaceable(.setTitle, of: self, in: UIViewController.self, newValue) { ownTitle = $0 } }
  }

  private var ownTitle: String? {
    didSet {
      navigationItemIfMade?.title = ownTitle
      tabBarItemIfMade?.title = ownTitle
    }
  }

  /// Whether the user can edit the content; false by default. Setting it calls
  /// `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets `isEditing`; subclasses can override this method to show the change, animated if
  /// `animated`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editItem?.title = editing ? "Done" : "Edit"
    editItem?.style = editing ? .done : .plain
  }

  /// The preferred size of the content. Setting it notifies the parent or the presentation
  /// controller.
  open var preferredContentSize = CGSize.zero { didSet { noteContentSize(from: oldValue) } }

  /// Called when the preferred size of a child has changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when automatic layout has changed a child's size; never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child's content; by default `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the view changes; never called, because a canvas's size is fixed.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the interface turns; never called, because a canvas doesn't turn.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

  /// Called in the animation of a turn; never called.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called after the interface has turned; never called.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called before the traits change; never called.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The superview of the controller's view, or the presenting controller.
  open override var next: UIResponder? { ownView?.superview ?? ownPresenter }

  // MARK: Children

  /// The child controllers.
  open internal(set) var children: [UIViewController] = []

  /// The parent controller.
  open internal(set) weak var parent: UIViewController?

  /// Whether the controller appears because a navigation controller pushes it.
  open var isMovingToParent: Bool { movement == .toParent }

  /// Whether the controller disappears because a navigation controller pops it.
  open var isMovingFromParent: Bool { movement == .fromParent }

  /// The movement into or out of a container that is in progress.
  package enum Movement { case none, toParent, fromParent }

  /// The movement into or out of a container.
  package final var movement = Movement.none

  /// Whether the parent shows or hides the controller over time and sends the appearance calls
  /// itself.
  var isTransitioning = false

  /// Adds a child controller. Its view must be added separately.
  open func addChild(_ childController: UIViewController) {
    replaceable(.addChild, of: self, in: UIViewController.self, childController, native: adopt)
  }

  /// Removes the controller from its parent. Its view must be removed separately.
  open func removeFromParent() {
    replaceable(.removeFromParent, of: self, in: UIViewController.self) { detachFromParent() }
  }

  /// Called before the parent changes; does nothing by default.
  open func willMove(toParent parent: UIViewController?) {
    CallObservation.reporting("willMoveToParent:", of: self, [parent]) {
      replaceable(.willMoveToParent, of: self, in: UIViewController.self, parent) { _ in }
    }
  }

  /// Called after the parent has changed; does nothing by default.
  open func didMove(toParent parent: UIViewController?) {
    CallObservation.reporting("didMoveToParent:", of: self, [parent]) {
      replaceable(.didMoveToParent, of: self, in: UIViewController.self, parent) { _ in }
    }
  }

  /// Transitions from one child's view to another's: the new view is added to the superview of the
  /// old one, which is removed at the end. Both children receive appearance calls.
  ///
  /// The transition uses `animations`, or a transition among the options, which then applies to the
  /// superview, as in `UIView.transition(from:to:duration:options:completion:)`: in that case, the
  /// old view is removed when it starts. If the two controllers aren't both children of this one,
  /// the stage stops with an error.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    transitionChildren(
      fromViewController, toViewController, duration, options, animations, completion)
  }

  /// Whether children receive appearance calls automatically; true by default. Otherwise the
  /// controller has to send them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child controller that its view is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Notifies a child controller that its view has appeared or disappeared.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Presentation

  /// The controller that this one or a parent presents. It is presented by the outermost parent, except in a
  /// style for a context.
  open internal(set) var presentedViewController: UIViewController? {
    get { ownPresented ?? parent?.presentedViewController }
    set { ownPresented = newValue }
  }

  /// The controller that presents this one or a parent of it.
  open internal(set) var presentingViewController: UIViewController? {
    get { ownPresenter ?? parent?.presentingViewController }
    set { ownPresenter = newValue }
  }

  /// The style of the presentation. The controller fills the window in every style, unless a
  /// presentation controller determines its frame; only with `fullScreen` does the view behind it
  /// disappear.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { resetPresentationController() }
  }

  /// The object that provides animators and the presentation controller. It is asked when the
  /// controller is presented and dismissed; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { resetPresentationController() }
  }

  /// The presentation controller of the controller or of its nearest presented parent. Before a
  /// presentation, the one that will be used, which is created on first use.
  open var presentationController: UIPresentationController? {
    managingPresentationController
      ?? makePresentationController(presenting: presentingViewController, source: self)
  }

  /// The presentation controller of a popover: nil, unless the style is `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover
      ? presentationController as? UIPopoverPresentationController : nil
  }

  /// The presentation controller of a sheet: nil, unless the style is `automatic`, `pageSheet` or
  /// `formSheet`. A controller is shown as a sheet if this object is changed before its presentation.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of the controller or of its nearest presented parent; nil if neither
  /// is presented.
  open var activePresentationController: UIPresentationController? {
    managingPresentationController
  }

  /// The coordinator of the animated transition that the controller or a parent takes part in; nil
  /// if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    animatedTransition
  }

  /// The transition of the presentation: `crossDissolve` fades in, `flipHorizontal` flips the
  /// window, all other styles slide up.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The transition with which the controller is presented or pushed; nil for the one of
  /// `modalTransitionStyle` or the container's. A transitioning delegate and the delegate of a
  /// navigation controller come first.
  open var preferredTransition: Transition? { didSet { resetPresentationController() } }

  /// Whether the user can't dismiss the controller's sheet; false by default.
  open var isModalInPresentation = false

  /// The former name of `isModalInPresentation`.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Whether focus returns to its former view after a presentation; stored, without effect.
  open var restoresFocusAfterTransition = true

  /// Whether presentations stay within this controller; it has no effect: they fill the window.
  open var definesPresentationContext = false

  /// Whether the presenting controller determines the transition; stored, without effect.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the keyboard stays visible when nothing is edited; it has no effect.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Whether the controller is being presented.
  open internal(set) var isBeingPresented = false

  /// Whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  /// Presents a controller in front of everything in the window, animated by its transitioning
  /// delegate's animator or within about half a second, or immediately, and then calls `completion`.
  /// If this controller's view isn't in a window, or a presentation already exists, the stage stops
  /// with an error.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    CallObservation.reporting(
      "present:animated:completion:", of: self, [viewControllerToPresent, flag, completion]
    ) {
      replaceable(
        .present, of: self, in: UIViewController.self, viewControllerToPresent, flag, completion
      ) { performPresentation($0, animated: $1, $2) }
    }
  }

  /// Dismisses the controller that this one presents or, if there is none, this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    CallObservation.reporting(
      "dismissWithAnimated:completion:", of: self, [flag, completion]
    ) {
      replaceable(.dismiss, of: self, in: UIViewController.self, flag, completion) {
        performDismissal(animated: $0, $1)
      }
    }
  }

  /// Shows a controller: the nearest navigation controller pushes it; without one, this controller
  /// presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    let container = sequence(first: self, next: \.parent).dropFirst().first {
      $0 is any ShowingContainer
    }
    if let container { container.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Returns the nearest controller, this one or a parent, that shows controllers in place of its
  /// children, if `action` is one of the methods that show controllers; otherwise the nearest that
  /// has the method. Nil if there is none.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    let shows = NSStringFromSelector(action).hasPrefix("show")
    return sequence(first: self, next: \.parent).first {
      shows ? $0 is any ShowingContainer : $0.responds(to: action)
    }
  }

  /// Presents a controller, like `present(_:animated:completion:)`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // MARK: Storyboards and restoration

  /// The storyboard that the controller comes from; nil if there is none.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// Performs the segue of the controller's scene that has an identifier. Without such a segue, the call is
  /// a warning.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if scene?.performSegue(identifier, from: self, sender: sender) == true { return }
    LayerWarning(
      .missingAsset, "\(type(of: self)) has no segue with the identifier \"\(identifier)\".",
      hint: "Set the identifier in Interface Builder.", subject: "segue \(identifier)"
    ).report()
  }

  /// Returns whether a segue that a control or a row starts is performed; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed; does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether an unwind segue may end here: by default, if the controller has a method for
  /// the action. Never called here.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  /// Returns the children that are searched for an unwind segue's action: all but the one that
  /// contains the source. Never called here.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }

  /// Returns the child that contains an unwind segue's source. Never called here.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }

  /// Called when an unwind segue passes a controller; does nothing by default. Never called here.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The name under which the state of the controller would be restored; stored, without effect.
  open var restorationIdentifier: String?

  /// The class that would restore the controller; stored, without effect.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Encodes the state of the controller; does nothing by default. Never called here.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Restores the state of the controller; does nothing by default. Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called when the state of the app was restored; does nothing by default. Never called here.
  open func applicationFinishedRestoringState() {}

  /// The actions below a preview of the controller, which is never shown; none by default.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Bars and rotation

  private var navigationItemIfMade: UINavigationItem?
  private var tabBarItemIfMade: UITabBarItem?
  private var editItem: UIBarButtonItem?

  /// What the bar of a navigation controller shows for the controller. Created on first use.
  open var navigationItem: UINavigationItem {
    if let navigationItemIfMade { return navigationItemIfMade }
    let made = UINavigationItem()
    made.title = title
    navigationItemIfMade = made
    return made
  }

  /// The controller's tab in a tab bar controller. Created on first use.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemIfMade { return tabBarItemIfMade }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemIfMade = made
      return made
    }
    set {
      tabBarItemIfMade = newValue
      (parent as? any BarItemObserver)?.barItemChanged()
    }
  }

  /// The buttons of the toolbar of a navigation controller; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { (parent as? any BarItemObserver)?.barItemChanged() }
  }

  /// Sets the buttons of the toolbar; the change isn't animated here.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      title: editing ? "Done" : "Edit", style: editing ? .done : .plain, target: self,
      action: Selector("toggleEditing") { (controller: UIViewController, _) in
        controller.setEditing(!controller.isEditing, animated: true)
      })
    editItem = item
    return item
  }

  /// Adds a combination of keys that the controller handles.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a combination of keys.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The combinations of keys that were added; nil if there are none.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  private var addedKeyCommands: [UIKeyCommand] = []

  /// The style of the status bar; it has no effect, because there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden; it has no effect, because there is none.
  open var prefersStatusBarHidden: Bool { false }

  /// The animation of the status bar; it has no effect, because there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the controller determines the status bar even if it doesn't fill the screen; it has no
  /// effect, because there is none.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The child that determines the style of the status bar; nil for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden; nil for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The screen edges where the app's gestures take precedence over the system's; there are no
  /// system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The child that determines these edges; nil for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The child that determines whether the home indicator is hidden; nil for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Whether the tab bar is hidden while the controller is shown by a navigation controller; false by
  /// default.
  open var hidesBottomBarWhenPushed = false

  /// Whether the home indicator is hidden; it has no effect, because there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Whether the interface rotates with the device; it has no effect: a canvas doesn't rotate.
  open var shouldAutorotate: Bool { true }

  /// Does nothing: a canvas doesn't rotate.
  open class func attemptRotationToDeviceOrientation() {}

  /// Does nothing: a canvas doesn't rotate.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The supported interface orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The orientation of the interface: portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// Whether the pointer is locked while the controller is shown; false by default. There is no
  /// pointer.
  open var prefersPointerLocked: Bool { false }

  /// The child that decides whether the pointer is locked; nil by default.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Does nothing: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Whether actions of menus are performed while another controller is presented; false by
  /// default.
  open var performsActionsWhilePresentingModally: Bool { false }

  /// The orientation in which the controller is presented; stored by subclasses, without effect, because
  /// a canvas doesn't rotate.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// The edges at which the view extends under translucent bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether scroll views are inset by bars; stored: each scroll view's `contentInsetAdjustmentBehavior`
  /// counts.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The scroll view that was set for an edge; nil by default. Bars follow the content that they
  /// find below them: it is stored, without effect.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { $0.edge.contains(edge) }?.view
  }

  /// Sets the scroll view that bars at an edge follow; stored, without effect.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    contentScrollViews.removeAll { edge.contains($0.edge) }
    if let scrollView { contentScrollViews.append((edge, scrollView)) }
  }

  private var contentScrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView)] = []

  /// Whether the view extends under opaque bars; false by default.
  open var extendedLayoutIncludesOpaqueBars = false

  /// The appearance of the controller's view; `unspecified` inherits it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// The traits that the controller overrides, except the appearance.
  final var ownTraits: OwnTraits? {
    get { overriddenTraits }
    set {
      let before = viewIfLoaded?.effectiveAppearance
      overriddenTraits = newValue
      if let before { viewIfLoaded?.notifyAppearanceChange(before) }
    }
  }

  private final var overriddenTraits: OwnTraits?

  /// Returns the traits that were set for a child; nil lets it inherit them.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let (style, own) = (
      childViewController.overrideUserInterfaceStyle, childViewController.ownTraits
    )
    let appearance = style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
    let others = own.map { UITraitCollection($0.values, specified: $0.system) }
    let all = [appearance, others].compactMap(\.self)
    return all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
  }

  /// Gives a child the traits that `collection` specifies; nil lets it inherit its traits.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let hasStyle = collection?.specified?.contains(.style) ?? true
    childViewController.overrideUserInterfaceStyle =
      (hasStyle ? collection?.userInterfaceStyle : nil) ?? .unspecified
    childViewController.ownTraits = OwnTraits(collection)
  }

  /// The traits of the controller's view.
  open var traitCollection: UITraitCollection { ownView?.traitCollection ?? .current }
}
