public import Foundation
import Views
import VirtualTime

/// Something that moves dynamic items: the class of all behaviors, and of combinations of them.
///
/// A subclass combines other behaviors with `addChildBehavior(_:)`. Values that code changes during
/// the motion take effect in the next step.
open class UIDynamicBehavior: NSObject {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  /// The behaviors that this one consists of, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that is called after each step, 60 times a second, while the animator runs.
  open var action: (() -> Void)?
  /// The animator that the behavior, or the one that it is part of, was added to.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// The identity of the behavior in its animator.
  var number = 0

  /// Creates a behavior without any effect.
  public override init() { super.init() }

  /// Adds a behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }), behavior !== self else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
    changed()
  }

  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    if dynamicAnimator != nil { behavior.leave() }
    dynamicAnimator?.itemsRemoved()
  }

  /// Called before the behavior becomes part of an animator, or is removed from it with nil. Does
  /// nothing by default.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behavior itself acts on.
  var ownItems: [any UIDynamicItem] { [] }

  /// Adds the behavior's joints, groups and properties of bodies to a simulation that is being
  /// configured.
  func configure(_ simulation: Simulation) {}

  /// Does what is done at the beginning of the steps of a sixtieth of a second.
  func begin(_ simulation: Simulation, duration: Double) {}

  /// Adds the forces of one step, at `time` seconds of the simulation.
  func applyForces(_ simulation: Simulation, at time: Double) {}

  /// Has the simulation configured again before the next step.
  func changed() { dynamicAnimator?.behaviorsChanged() }

  func enter(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    dynamicAnimator = animator
    number = animator.nextNumber()
    for child in childBehaviors { child.enter(animator) }
  }

  func leave() {
    willMove(to: nil)
    dynamicAnimator = nil
    for child in childBehaviors { child.leave() }
  }

  /// The behavior and those that it consists of.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }
}

/// The items of a behavior.
struct ItemList {
  private(set) var items: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem]) {
    self.items = []
    for item in items { add(item) }
  }

  mutating func add(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
  }

  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
