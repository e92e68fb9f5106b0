public import Foundation
import Layers

/// Looks after a view and what is in it: makes it when it is first asked for, and hears when it comes
/// and goes.
///
/// A view of a controller that gets into a window appears, and disappears when it leaves it; a child
/// appears with its parent. `viewDidAppear` runs at the end of the turn of the clock, once all is laid
/// out. Bars and rotation do not exist: what tells of them is kept so that code compiles.
open class UIViewController: UIResponder {
  private var ownView: UIView?
  private var edits = false
  private let nib: (name: String?, bundle: Bundle?)
  /// How far its view has come in appearing.
  var appearance = ControllerAppearance.gone

  /// A controller. There are no nib files here: both names are kept and not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// There are no archives here: a controller.
  public required init?(coder: NSCoder) {
    nib = (nil, nil)
    super.init()
  }

  /// The name of a nib file that it was made with.
  open var nibName: String? { nib.name }

  /// The bundle that it was made with.
  open var nibBundle: Bundle? { nib.bundle }

  // MARK: The view

  /// Its view, made by `loadView` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
    }
  }

  /// Its view if it has been made.
  open var viewIfLoaded: UIView? { ownView }

  /// Whether its view has been made.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view, unless it has been made.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    // One that has made none gets an empty one, so that `view` always is one.
    if ownView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the view: one as large as the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// The view has been made; does nothing.
  open func viewDidLoad() {}

  /// The view is about to appear; does nothing.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window and about to be laid out; does nothing.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has appeared; does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to disappear; does nothing.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has disappeared; does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Memory runs short; never called.
  open func didReceiveMemoryWarning() {}

  /// The appearance of its view has changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view is about to lay out its subviews; does nothing.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews; does nothing.
  open func viewDidLayoutSubviews() {}

  /// The margins of its view have changed; does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// The safe area of its view has changed; never called, as it is all of the canvas.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether its view's margins are at least the system's; kept, and changes nothing here.
  open var viewRespectsSystemMinimumLayoutMargins = true

  /// The margins that the system asks for: none.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }

  /// A name for it.
  open var title: String?

  /// Whether what it shows can be changed by the user; false by default. Setting it calls
  /// `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets `isEditing`; a controller that shows it animates it if `animated`.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }

  /// The size that its content asks for.
  open var preferredContentSize = CGSize.zero

  /// The superview of its view, or who presents it.
  open override var next: UIResponder? { ownView?.superview ?? presentingViewController }

  // MARK: Children

  /// The controllers in this one.
  open internal(set) var children: [UIViewController] = []

  /// The controller that this one is in.
  open internal(set) weak var parent: UIViewController?

  /// Whether it appears because it is being put into a parent; here it is put there before.
  open var isMovingToParent: Bool { false }

  /// Whether it disappears because it is being taken out of its parent; here it is taken out after.
  open var isMovingFromParent: Bool { false }

  /// Whether its parent shows or hides it over time, and tells it so.
  var isChangingPlaces = false

  /// Puts a controller into this one. Its view is put in by hand.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes this controller out of its parent. Its view is taken out by hand.
  open func removeFromParent() { leaveParent() }

  /// It is about to get another parent, or none; does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// It has got another parent, or none; does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Goes from one child's view to another's: that is put into the superview of the first, which is
  /// taken out at the end, and both are told that they appear and disappear meanwhile.
  ///
  /// `animations` says how, or a transition among the options, which is one of the superview, as in
  /// `UIView.transition(from:to:duration:options:completion:)`: the first view then leaves as it
  /// begins. Two that are not both children of this one stop the stage with an error.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    changePlaces(
      fromViewController, toViewController, duration, options, animations, completion)
  }

  /// Whether children appear and disappear with it; true by default. Otherwise it tells them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells that its view begins to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Tells that its view has appeared or disappeared.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Presenting

  /// The controller that this one has put in front.
  open internal(set) var presentedViewController: UIViewController?

  /// The controller that has put this one in front.
  open internal(set) weak var presentingViewController: UIViewController?

  /// How it is put in front. It fills the window in any style; only with `fullScreen` what is behind
  /// it disappears.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How it comes: `crossDissolve` fades in, `flipHorizontal` turns the window round, all others
  /// slide up.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether it cannot be swiped away; there are no swipes here.
  open var isModalInPresentation = false

  /// Whether what it presents stays within it; it fills the window here.
  open var definesPresentationContext = false

  /// Whether who presents says how it comes; kept, and changes nothing here.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the keyboard stays where nothing is edited; there is none here.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Whether it is coming to the front.
  open internal(set) var isBeingPresented = false

  /// Whether it is leaving the front.
  open internal(set) var isBeingDismissed = false

  /// Puts a controller in front of all in the window, within 0.5 s or at once; then calls
  /// `completion`. A controller that is not in a window, or presents already, stops the stage with
  /// an error.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    putInFront(viewControllerToPresent, animated: flag, completion)
  }

  /// Takes away the controller that this one presents, or, if it presents none, this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion)
  }

  /// Puts a controller in front, as `present(_:animated:completion:)` does: there are no containers of
  /// the system here that would take it in.
  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

  /// Puts a controller in front, as `present(_:animated:completion:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // MARK: Bars and rotation

  /// Dark on light, or light on dark; there is no status bar here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden; there is none here.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes; there is none here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether it decides on the status bar where it does not fill the screen; there is none here.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The child that decides how the status bar is drawn; nil for itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; nil for itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The edges from which swipes go to the app first; there are no swipes of the system here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The child that decides on those edges; nil for itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The child that decides whether the home indicator is hidden; nil for itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Whether a bar at the bottom goes when it is pushed; there are none here.
  open var hidesBottomBarWhenPushed = false

  /// Whether the home indicator is hidden; there is none here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Whether it turns with the device; a canvas does not.
  open var shouldAutorotate: Bool { true }

  /// The ways round that it may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The edges that it reaches under bars; there are none here.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether it reaches under opaque bars; there are none here.
  open var extendedLayoutIncludesOpaqueBars = false

  /// The appearance of its view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Where and how its view shows.
  open var traitCollection: UITraitCollection { ownView?.traitCollection ?? .current }
}
