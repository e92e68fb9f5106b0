public import Foundation
public import Lists
import RigidBodies
import VirtualTime
public import Views

/// An object that moves items as the behaviors that were added to it demand: UIKit Dynamics.
///
/// The items are rigid bodies, which are moved in steps of 1/240 s of the stage's time. After every
/// four steps, 60 times a second as on an iPhone, the items get their new `center` and `transform`.
/// The results don't depend on the film's frame rate: a frame shows the items at the latest of these
/// instants, the multiples of a sixtieth of a second.
///
/// The documented figures hold: gravity of 1000 points per square second, the force of magnitude 1.
/// In free flight, items follow the formulas of physics; where bodies touch or are attached, the
/// engine approximates like that of UIKit, but isn't the same: bounces, stacks and springs look alike
/// and aren't equal to the pixel. What Apple leaves open is marked with (D).
///
/// The animator pauses when all items have moved by less than 1.5 points per second and 2° per second
/// for half a second (D), and continues when a behavior changes. While it runs, a film doesn't end by
/// itself. As on iOS, the animator must be retained: it stops when it is deallocated.
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the items are; nil for an animator of a layout, or without one.
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  /// The behaviors, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The object that is told when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// A Boolean value that indicates whether the animator moves items.
  open private(set) var isRunning = false
  /// The seconds for which the animator has run, without pauses.
  open private(set) var elapsedTime: TimeInterval = 0

  let simulation = Simulation()
  private var needsConfiguration = false
  private var lastNumber = 0
  /// The behaviors with their children, as of the last configuration.
  private var active: [UIDynamicBehavior] = []
  private weak var clock: VirtualClock?
  /// The instant since which the animator has run, and the steps since then.
  private var start = Instant.zero
  private var steps = 0

  /// Creates an animator of subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of attributes of a layout, which it invalidates when it has moved them.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Creates an animator of items that aren't views.
  public override init() { super.init() }

  /// Adds a behavior, which acts from the next step on.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.enter(self)
    behaviorsChanged()
  }

  /// Removes a behavior. Items that are in no other behavior lose their velocities.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.leave()
    itemsRemoved()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Returns the items whose boxes meet a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { $0.box.intersects(rect) }
  }

  /// Reads the place and the size of an item again, after code has changed them. Its velocity stays
  /// the same (D).
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    configureNow()
    guard let index = simulation.index(of: item) else { return }
    simulation.read(item, at: index)
    behaviorsChanged()
  }

  /// All items of the behaviors, each once.
  private var items: [any UIDynamicItem] {
    ItemList(behaviors.flatMap(\.withChildren).flatMap(\.ownItems)).items
  }

  // MARK: Layouts

  /// Returns the attributes of a cell among the items.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// Returns the attributes of a supplementary view among the items.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, indexPath) }

  /// Returns the attributes of a decoration among the items.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == path
    }
  }

  // MARK: Steps

  /// Returns a number for a behavior.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Sets up the simulation before the next step, and starts it if it is at rest.
  func behaviorsChanged() {
    needsConfiguration = true
    wake()
  }

  /// Removes the bodies of items that no behavior contains any more. An item that is added again
  /// begins at rest, where it is at that time.
  func itemsRemoved() {
    simulation.forget(except: items)
    behaviorsChanged()
  }

  /// Starts the simulation if it is at rest and there is something to move.
  func wake() {
    guard !isRunning, let clock = VirtualClock.current,
      behaviors.contains(where: { $0.withChildren.contains { !$0.ownItems.isEmpty } })
    else { return }
    isRunning = true
    needsConfiguration = true
    self.clock = clock
    (start, steps) = (clock.now, 0)
    delegate?.dynamicAnimatorWillResume(self)
    scheduleTick()
  }

  private func scheduleTick() {
    guard let clock else { return }
    let rate = FrameRate.standard
    var frame = rate.firstFrame(atOrAfter: clock.now)
    if rate.instant(ofFrame: frame) == clock.now { frame += 1 }
    clock.schedule(at: rate.instant(ofFrame: frame)) { [weak self] in self?.tick() }
  }

  private var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout?.collectionView.map { CGRect(origin: .zero, size: $0.contentSize) }
  }

  /// Sets up the simulation for the behaviors as they are.
  func configureNow() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    active = behaviors.flatMap(\.withChildren)
    simulation.referenceBounds = referenceBounds
    simulation.update(items)
    for behavior in active { behavior.configure(simulation) }
    simulation.world.setJoints(simulation.joints)
  }

  /// Moves the items to their places at the clock's instant.
  private func tick() {
    guard isRunning, let clock else { return }
    if simulation.referenceBounds != referenceBounds { needsConfiguration = true }
    configureNow()
    let elapsed = Double(clock.now.nanoseconds(since: start)) / 1e9
    let due = Int(elapsed * Simulation.stepsPerSecond + 1e-3) - steps
    advance(by: due)
    simulation.write()
    for behavior in active { behavior.action?() }
    reportTouches()
    layout?.invalidateLayout()
    if !needsConfiguration, simulation.world.isAtRest {
      pause()
    } else {
      scheduleTick()
    }
  }

  private func advance(by count: Int) {
    let duration = Double(count) * Simulation.step
    for behavior in active { behavior.begin(simulation, duration: duration) }
    for index in 0..<max(0, count) {
      let time = elapsedTime + Double(index) * Simulation.step
      for behavior in active { behavior.applyForces(simulation, at: time) }
      simulation.world.advance(by: Simulation.step)
    }
    steps += count
    elapsedTime += duration
  }

  private func reportTouches() {
    let changes = simulation.world.touchChanges
    simulation.world.touchChanges = []
    for change in changes {
      let behavior = active.first { $0.number == change.group } as? UICollisionBehavior
      behavior?.report(change, in: simulation)
    }
  }

  private func pause() {
    isRunning = false
    simulation.world.stop()
    delegate?.dynamicAnimatorDidPause(self)
  }
}
