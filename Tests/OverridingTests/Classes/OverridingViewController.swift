import UIKit

/// Overrides the members of `UIViewController` in the table.
class OverridingViewController: UIViewController {
  let calls = Calls()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var nibName: String? { calls.noting(super.nibName) }

  override var nibBundle: Bundle? { calls.noting(super.nibBundle) }

  override var view: UIView! {
    get { calls.noting(super.view) }
    set { calls.setting(super.view = newValue) }
  }

  override var viewIfLoaded: UIView? { calls.noting(super.viewIfLoaded) }

  override var isViewLoaded: Bool { calls.noting(super.isViewLoaded) }

  override func loadView() {
    calls.noting(super.loadView())
  }

  override func loadViewIfNeeded() {
    calls.noting(super.loadViewIfNeeded())
  }

  override func viewDidLoad() {
    calls.noting(super.viewDidLoad())
  }

  override var title: String? {
    get { calls.noting(super.title) }
    set { calls.setting(super.title = newValue) }
  }

  override var preferredContentSize: CGSize {
    get { calls.noting(super.preferredContentSize) }
    set { calls.setting(super.preferredContentSize = newValue) }
  }

  override func viewWillAppear(_ animated: Bool) {
    calls.noting(super.viewWillAppear(animated))
  }

  override func viewIsAppearing(_ animated: Bool) {
    calls.noting(super.viewIsAppearing(animated))
  }

  override func viewDidAppear(_ animated: Bool) {
    calls.noting(super.viewDidAppear(animated))
  }

  override func viewWillDisappear(_ animated: Bool) {
    calls.noting(super.viewWillDisappear(animated))
  }

  override func viewDidDisappear(_ animated: Bool) {
    calls.noting(super.viewDidDisappear(animated))
  }

  override var isBeingPresented: Bool { calls.noting(super.isBeingPresented) }

  override var isBeingDismissed: Bool { calls.noting(super.isBeingDismissed) }

  override var isMovingToParent: Bool { calls.noting(super.isMovingToParent) }

  override var isMovingFromParent: Bool { calls.noting(super.isMovingFromParent) }

  override func viewWillLayoutSubviews() {
    calls.noting(super.viewWillLayoutSubviews())
  }

  override func viewDidLayoutSubviews() {
    calls.noting(super.viewDidLayoutSubviews())
  }

  override func addChild(_ childController: UIViewController) {
    calls.noting(super.addChild(childController))
  }

  override func removeFromParent() {
    calls.noting(super.removeFromParent())
  }

  override var parent: UIViewController? { calls.noting(super.parent) }

  override var children: [UIViewController] { calls.noting(super.children) }

  override func willMove(toParent parent: UIViewController?) {
    calls.noting(super.willMove(toParent: parent))
  }

  override func didMove(toParent parent: UIViewController?) {
    calls.noting(super.didMove(toParent: parent))
  }

  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    calls.noting(
      super.transition(
        from: fromViewController, to: toViewController, duration: duration, options: options,
        animations: animations, completion: completion))
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    calls.noting(super.shouldAutomaticallyForwardAppearanceMethods)
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    calls.noting(super.beginAppearanceTransition(isAppearing, animated: animated))
  }

  override func endAppearanceTransition() {
    calls.noting(super.endAppearanceTransition())
  }

  override var traitCollection: UITraitCollection { calls.noting(super.traitCollection) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.noting(super.traitCollectionDidChange(previousTraitCollection))
  }

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { calls.noting(super.overrideUserInterfaceStyle) }
    set { calls.setting(super.overrideUserInterfaceStyle = newValue) }
  }

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { calls.noting(super.modalPresentationStyle) }
    set { calls.setting(super.modalPresentationStyle = newValue) }
  }

  override var modalTransitionStyle: UIModalTransitionStyle {
    get { calls.noting(super.modalTransitionStyle) }
    set { calls.setting(super.modalTransitionStyle = newValue) }
  }

  override var isModalInPresentation: Bool {
    get { calls.noting(super.isModalInPresentation) }
    set { calls.setting(super.isModalInPresentation = newValue) }
  }

  override var definesPresentationContext: Bool {
    get { calls.noting(super.definesPresentationContext) }
    set { calls.setting(super.definesPresentationContext = newValue) }
  }

  override var providesPresentationContextTransitionStyle: Bool {
    get { calls.noting(super.providesPresentationContextTransitionStyle) }
    set { calls.setting(super.providesPresentationContextTransitionStyle = newValue) }
  }

  override var disablesAutomaticKeyboardDismissal: Bool {
    calls.noting(super.disablesAutomaticKeyboardDismissal)
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    calls.noting(super.show(vc, sender: sender))
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    calls.noting(super.showDetailViewController(vc, sender: sender))
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    calls.noting(super.present(viewControllerToPresent, animated: flag, completion: completion))
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    calls.noting(super.dismiss(animated: flag, completion: completion))
  }

  override var presentedViewController: UIViewController? {
    calls.noting(super.presentedViewController)
  }

  override var presentingViewController: UIViewController? {
    calls.noting(super.presentingViewController)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    calls.noting(super.preferredStatusBarStyle)
  }

  override var prefersStatusBarHidden: Bool { calls.noting(super.prefersStatusBarHidden) }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    calls.noting(super.preferredStatusBarUpdateAnimation)
  }

  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { calls.noting(super.modalPresentationCapturesStatusBarAppearance) }
    set { calls.setting(super.modalPresentationCapturesStatusBarAppearance = newValue) }
  }

  override func setNeedsStatusBarAppearanceUpdate() {
    calls.noting(super.setNeedsStatusBarAppearanceUpdate())
  }

  override var childForStatusBarStyle: UIViewController? {
    calls.noting(super.childForStatusBarStyle)
  }

  override var childForStatusBarHidden: UIViewController? {
    calls.noting(super.childForStatusBarHidden)
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    calls.noting(super.prefersHomeIndicatorAutoHidden)
  }

  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    calls.noting(super.setNeedsUpdateOfHomeIndicatorAutoHidden())
  }

  override var childForHomeIndicatorAutoHidden: UIViewController? {
    calls.noting(super.childForHomeIndicatorAutoHidden)
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    calls.noting(super.preferredScreenEdgesDeferringSystemGestures)
  }

  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    calls.noting(super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures())
  }

  override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    calls.noting(super.childForScreenEdgesDeferringSystemGestures)
  }

  override var edgesForExtendedLayout: UIRectEdge {
    get { calls.noting(super.edgesForExtendedLayout) }
    set { calls.setting(super.edgesForExtendedLayout = newValue) }
  }

  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { calls.noting(super.extendedLayoutIncludesOpaqueBars) }
    set { calls.setting(super.extendedLayoutIncludesOpaqueBars = newValue) }
  }

  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { calls.noting(super.viewRespectsSystemMinimumLayoutMargins) }
    set { calls.setting(super.viewRespectsSystemMinimumLayoutMargins = newValue) }
  }

  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    calls.noting(super.systemMinimumLayoutMargins)
  }

  override func viewSafeAreaInsetsDidChange() {
    calls.noting(super.viewSafeAreaInsetsDidChange())
  }

  override func viewLayoutMarginsDidChange() {
    calls.noting(super.viewLayoutMarginsDidChange())
  }

  override var shouldAutorotate: Bool { calls.noting(super.shouldAutorotate) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    calls.noting(super.supportedInterfaceOrientations)
  }

  override var isEditing: Bool {
    get { calls.noting(super.isEditing) }
    set { calls.setting(super.isEditing = newValue) }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    calls.noting(super.setEditing(editing, animated: animated))
  }

  override var hidesBottomBarWhenPushed: Bool {
    get { calls.noting(super.hidesBottomBarWhenPushed) }
    set { calls.setting(super.hidesBottomBarWhenPushed = newValue) }
  }

  override func didReceiveMemoryWarning() {
    calls.noting(super.didReceiveMemoryWarning())
  }

  override var next: UIResponder? { calls.noting(super.next) }
}
