import UIKit

/// Overrides the members of `UIViewController` in the table.
class OverridingViewController: UIViewController {
  let calls = Calls()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var nibName: String? { calls.record(super.nibName) }

  override var nibBundle: Bundle? { calls.record(super.nibBundle) }

  override var view: UIView! {
    get { calls.record(super.view) }
    set { calls.recordSet(super.view = newValue) }
  }

  override var viewIfLoaded: UIView? { calls.record(super.viewIfLoaded) }

  override var isViewLoaded: Bool { calls.record(super.isViewLoaded) }

  override func loadView() {
    calls.record(super.loadView())
  }

  override func loadViewIfNeeded() {
    calls.record(super.loadViewIfNeeded())
  }

  override func viewDidLoad() {
    calls.record(super.viewDidLoad())
  }

  override var title: String? {
    get { calls.record(super.title) }
    set { calls.recordSet(super.title = newValue) }
  }

  override var preferredContentSize: CGSize {
    get { calls.record(super.preferredContentSize) }
    set { calls.recordSet(super.preferredContentSize = newValue) }
  }

  override func viewWillAppear(_ animated: Bool) {
    calls.record(super.viewWillAppear(animated))
  }

  override func viewIsAppearing(_ animated: Bool) {
    calls.record(super.viewIsAppearing(animated))
  }

  override func viewDidAppear(_ animated: Bool) {
    calls.record(super.viewDidAppear(animated))
  }

  override func viewWillDisappear(_ animated: Bool) {
    calls.record(super.viewWillDisappear(animated))
  }

  override func viewDidDisappear(_ animated: Bool) {
    calls.record(super.viewDidDisappear(animated))
  }

  override var isBeingPresented: Bool { calls.record(super.isBeingPresented) }

  override var isBeingDismissed: Bool { calls.record(super.isBeingDismissed) }

  override var isMovingToParent: Bool { calls.record(super.isMovingToParent) }

  override var isMovingFromParent: Bool { calls.record(super.isMovingFromParent) }

  override func updateProperties() {
    calls.record(super.updateProperties())
  }

  override func setNeedsUpdateProperties() {
    calls.record(super.setNeedsUpdateProperties())
  }

  override func updatePropertiesIfNeeded() {
    calls.record(super.updatePropertiesIfNeeded())
  }

  override func viewWillLayoutSubviews() {
    calls.record(super.viewWillLayoutSubviews())
  }

  override func viewDidLayoutSubviews() {
    calls.record(super.viewDidLayoutSubviews())
  }

  override func addChild(_ childController: UIViewController) {
    calls.record(super.addChild(childController))
  }

  override func removeFromParent() {
    calls.record(super.removeFromParent())
  }

  override var parent: UIViewController? { calls.record(super.parent) }

  override var children: [UIViewController] { calls.record(super.children) }

  override func willMove(toParent parent: UIViewController?) {
    calls.record(super.willMove(toParent: parent))
  }

  override func didMove(toParent parent: UIViewController?) {
    calls.record(super.didMove(toParent: parent))
  }

  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    calls.record(
      super.transition(
        from: fromViewController, to: toViewController, duration: duration, options: options,
        animations: animations, completion: completion))
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    calls.record(super.shouldAutomaticallyForwardAppearanceMethods)
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    calls.record(super.beginAppearanceTransition(isAppearing, animated: animated))
  }

  override func endAppearanceTransition() {
    calls.record(super.endAppearanceTransition())
  }

  override var traitCollection: UITraitCollection { calls.record(super.traitCollection) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.record(super.traitCollectionDidChange(previousTraitCollection))
  }

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { calls.record(super.overrideUserInterfaceStyle) }
    set { calls.recordSet(super.overrideUserInterfaceStyle = newValue) }
  }

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { calls.record(super.modalPresentationStyle) }
    set { calls.recordSet(super.modalPresentationStyle = newValue) }
  }

  override var preferredTransition: Transition? {
    get { calls.record(super.preferredTransition) }
    set { calls.recordSet(super.preferredTransition = newValue) }
  }

  override var modalTransitionStyle: UIModalTransitionStyle {
    get { calls.record(super.modalTransitionStyle) }
    set { calls.recordSet(super.modalTransitionStyle = newValue) }
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    calls.record(super.preferredContentSizeDidChange(forChildContentContainer: container))
  }

  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    calls.record(super.systemLayoutFittingSizeDidChange(forChildContentContainer: container))
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    calls.record(
      super.size(forChildContentContainer: container, withParentContainerSize: parentSize))
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.record(super.viewWillTransition(to: size, with: coordinator))
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { calls.record(super.willRotate(to: toInterfaceOrientation, duration: duration)) }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { calls.record(super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)) }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    calls.record(super.didRotate(from: fromInterfaceOrientation))
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.record(super.willTransition(to: newCollection, with: coordinator))
  }

  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { calls.record(super.transitioningDelegate) }
    set { calls.recordSet(super.transitioningDelegate = newValue) }
  }

  override var presentationController: UIPresentationController? {
    calls.record(super.presentationController)
  }

  override var activePresentationController: UIPresentationController? {
    calls.record(super.activePresentationController)
  }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    calls.record(super.transitionCoordinator)
  }

  override var isModalInPresentation: Bool {
    get { calls.record(super.isModalInPresentation) }
    set { calls.recordSet(super.isModalInPresentation = newValue) }
  }

  override var definesPresentationContext: Bool {
    get { calls.record(super.definesPresentationContext) }
    set { calls.recordSet(super.definesPresentationContext = newValue) }
  }

  override var providesPresentationContextTransitionStyle: Bool {
    get { calls.record(super.providesPresentationContextTransitionStyle) }
    set { calls.recordSet(super.providesPresentationContextTransitionStyle = newValue) }
  }

  override var disablesAutomaticKeyboardDismissal: Bool {
    calls.record(super.disablesAutomaticKeyboardDismissal)
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    calls.record(super.show(vc, sender: sender))
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    calls.record(super.showDetailViewController(vc, sender: sender))
  }

  override func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    calls.record(super.targetViewController(forAction: action, sender: sender))
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    calls.record(super.present(viewControllerToPresent, animated: flag, completion: completion))
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    calls.record(super.dismiss(animated: flag, completion: completion))
  }

  override var presentedViewController: UIViewController? {
    calls.record(super.presentedViewController)
  }

  override var presentingViewController: UIViewController? {
    calls.record(super.presentingViewController)
  }

  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { calls.record(super.additionalSafeAreaInsets) }
    set { calls.recordSet(super.additionalSafeAreaInsets = newValue) }
  }

  override func updateViewConstraints() { calls.record(super.updateViewConstraints()) }

  override var restorationIdentifier: String? {
    get { calls.record(super.restorationIdentifier) }
    set { calls.recordSet(super.restorationIdentifier = newValue) }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    calls.record(super.preferredStatusBarStyle)
  }

  override var prefersStatusBarHidden: Bool { calls.record(super.prefersStatusBarHidden) }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    calls.record(super.preferredStatusBarUpdateAnimation)
  }

  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { calls.record(super.modalPresentationCapturesStatusBarAppearance) }
    set { calls.recordSet(super.modalPresentationCapturesStatusBarAppearance = newValue) }
  }

  override func setNeedsStatusBarAppearanceUpdate() {
    calls.record(super.setNeedsStatusBarAppearanceUpdate())
  }

  override var childForStatusBarStyle: UIViewController? {
    calls.record(super.childForStatusBarStyle)
  }

  override var childForStatusBarHidden: UIViewController? {
    calls.record(super.childForStatusBarHidden)
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    calls.record(super.prefersHomeIndicatorAutoHidden)
  }

  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    calls.record(super.setNeedsUpdateOfHomeIndicatorAutoHidden())
  }

  override var childForHomeIndicatorAutoHidden: UIViewController? {
    calls.record(super.childForHomeIndicatorAutoHidden)
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    calls.record(super.preferredScreenEdgesDeferringSystemGestures)
  }

  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    calls.record(super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures())
  }

  override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    calls.record(super.childForScreenEdgesDeferringSystemGestures)
  }

  override var edgesForExtendedLayout: UIRectEdge {
    get { calls.record(super.edgesForExtendedLayout) }
    set { calls.recordSet(super.edgesForExtendedLayout = newValue) }
  }

  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { calls.record(super.extendedLayoutIncludesOpaqueBars) }
    set { calls.recordSet(super.extendedLayoutIncludesOpaqueBars = newValue) }
  }

  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { calls.record(super.viewRespectsSystemMinimumLayoutMargins) }
    set { calls.recordSet(super.viewRespectsSystemMinimumLayoutMargins = newValue) }
  }

  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    calls.record(super.systemMinimumLayoutMargins)
  }

  override func viewSafeAreaInsetsDidChange() {
    calls.record(super.viewSafeAreaInsetsDidChange())
  }

  override func viewLayoutMarginsDidChange() {
    calls.record(super.viewLayoutMarginsDidChange())
  }

  override var editButtonItem: UIBarButtonItem { calls.record(super.editButtonItem) }

  override var navigationItem: UINavigationItem { calls.record(super.navigationItem) }

  override var tabBarItem: UITabBarItem! {
    get { calls.record(super.tabBarItem) }
    set { calls.recordSet(super.tabBarItem = newValue) }
  }

  override var toolbarItems: [UIBarButtonItem]? {
    get { calls.record(super.toolbarItems) }
    set { calls.recordSet(super.toolbarItems = newValue) }
  }

  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    calls.record(super.setToolbarItems(toolbarItems, animated: animated))
  }

  override var automaticallyAdjustsScrollViewInsets: Bool {
    get { calls.record(super.automaticallyAdjustsScrollViewInsets) }
    set { calls.recordSet(super.automaticallyAdjustsScrollViewInsets = newValue) }
  }

  override var shouldAutorotate: Bool { calls.record(super.shouldAutorotate) }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    calls.record(super.supportedInterfaceOrientations)
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    calls.record(super.preferredInterfaceOrientationForPresentation)
  }

  override var isEditing: Bool {
    get { calls.record(super.isEditing) }
    set { calls.recordSet(super.isEditing = newValue) }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    calls.record(super.setEditing(editing, animated: animated))
  }

  override var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { calls.record(super.contentUnavailableConfiguration) }
    set { calls.recordSet(super.contentUnavailableConfiguration = newValue) }
  }

  override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    calls.record(super.contentUnavailableConfigurationState)
  }

  override func setNeedsUpdateContentUnavailableConfiguration() {
    calls.record(super.setNeedsUpdateContentUnavailableConfiguration())
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    calls.record(super.updateContentUnavailableConfiguration(using: state))
  }

  override var hidesBottomBarWhenPushed: Bool {
    get { calls.record(super.hidesBottomBarWhenPushed) }
    set { calls.recordSet(super.hidesBottomBarWhenPushed = newValue) }
  }

  override func didReceiveMemoryWarning() {
    calls.record(super.didReceiveMemoryWarning())
  }

  override var next: UIResponder? { calls.record(super.next) }
}
