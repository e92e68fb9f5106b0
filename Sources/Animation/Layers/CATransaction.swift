public import Foundation
package import VirtualTime

/// A group of changes to layers, and the settings for animating the changes of standalone layers.
///
/// Transactions nest. Changes outside any explicit transaction belong to an implicit one that lasts
/// for the current turn of the stage's clock. Transactions belong to the current stage; without
/// one, layers change immediately and nothing animates.
open class CATransaction: NSObject {
  /// Begins a transaction nested in the current one, whose settings it inherits.
  open class func begin() {
    TransactionStack.current?.push()
  }

  /// Commits the innermost transaction. Without an explicit one, ends the implicit transaction, as
  /// `flush()` does: its completion block waits for the animations added so far.
  ///
  /// Apple documents an exception if there is no current transaction; the implicit one is current
  /// as soon as a layer or a setting has changed.
  open class func commit() {
    guard let stack = TransactionStack.current else { return }
    if !stack.pop() { flush() }
  }

  /// Ends the implicit transaction now: layers added in this turn animate from here on.
  open class func flush() {
    guard let clock = VirtualClock.current else { return }
    LayerUpdatePasses.of(clock).run()
    TransactionStack.current?.flush()
  }

  /// Does nothing: a stage and its layers belong to one thread.
  open class func lock() {}

  /// Does nothing: a stage and its layers belong to one thread.
  open class func unlock() {}

  /// Returns a setting by its name, one of the `kCATransaction` constants, or the value set for
  /// another key in this transaction or an enclosing one.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.current?.top.values[key]
    }
  }

  /// Sets a setting by its name, or stores a value for another key until the transaction ends. A
  /// value of a type that the setting can't hold is ignored, with a warning.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = Number.of(anObject) { return setAnimationDuration(number) }
    case kCATransactionAnimationTimingFunction:
      let function = anObject as? CAMediaTimingFunction
      if function != nil || anObject == nil { return setAnimationTimingFunction(function) }
    case kCATransactionDisableActions:
      if let number = Number.of(anObject) { return setDisableActions(number != 0) }
    case kCATransactionCompletionBlock:
      let block = anObject as? () -> Void
      if block != nil || anObject == nil { return setCompletionBlock(block) }
    default:
      TransactionStack.current?.top.values[key] = anObject
      return
    }
    LayerWarning.wrongSetting(anObject, key: key, of: "CATransaction").report()
  }

  /// Returns the duration of implicit animations in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.current?.top.duration ?? 0.25
  }

  /// Sets the duration in seconds for implicit animations, and for explicit ones without a
  /// duration.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    guard LayerWarning.check(duration, "CATransaction's animation duration") else { return }
    TransactionStack.current?.top.duration = duration
  }

  /// Returns the timing function of this transaction; nil lets each animation use its own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current?.top.timingFunction
  }

  /// Sets the timing function for all animations added inside the transaction; it overrides their
  /// own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current?.top.timingFunction = function
  }

  /// Returns whether actions are disabled, so that changes don't animate.
  open class func disableActions() -> Bool {
    TransactionStack.current?.top.disablesActions ?? false
  }

  /// Sets whether actions are disabled, so that changes don't animate.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current?.top.disablesActions = flag
  }

  /// Returns the block that is called when the animations of this transaction have ended.
  open class func completionBlock() -> (() -> Void)? {
    TransactionStack.current?.top.completion?.block
  }

  /// Sets the block to call when all animations that this transaction adds from now on have ended;
  /// if there are none, at the next turn after the commit. A change of a navigation or tab bar
  /// controller that is animated counts as an animation.
  ///
  /// A block that was set before is called when the animations added until now have ended, or at the
  /// next turn if there are none, as Apple documents.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current?.setCompletion(block)
  }
}

/// The key of a transaction's duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the Boolean value that disables a transaction's actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's completion block, a `() -> Void`.
public let kCATransactionCompletionBlock = "completionBlock"

/// The open transactions of one stage.
package final class TransactionStack: StageLocal {
  struct Level {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: TransactionCompletion?
    var values: [String: Any] = [:]
  }

  private let clock: Unowned
  private var implicit = Level()
  private var implicitTurn: UInt64 = 0
  private var explicit: [Level] = []
  private var flushes: UInt64 = 0
  /// The layers and views created in this turn.
  private var created: [AnyObject] = []

  private struct Unowned { unowned let clock: VirtualClock }

  package init(on clock: VirtualClock) {
    self.clock = Unowned(clock: clock)
    clock.atEnd(of: self) { $0.releaseCreated() }
  }

  /// The number of commits, which increases with every turn of the clock and every flush.
  var commitCount: UInt64 { clock.clock.turnCount &+ flushes }

  /// The current commit for determining whether a layer has been shown yet. A layout pass belongs
  /// to the commit in which it became due, so that a layer that is added and then laid out for the
  /// first time doesn't animate.
  private var layoutCommit: UInt64?

  /// Returns whether a layer that was added to a tree in `commit` has been committed since.
  func hasCommitted(_ commit: UInt64) -> Bool { commit < layoutCommit ?? commitCount }

  /// Runs a layout pass that became due in `commit`.
  func during(_ commit: UInt64?, _ pass: () -> Void) {
    let before = layoutCommit
    layoutCommit = commit ?? before
    pass()
    layoutCommit = before
  }

  /// The current settings: those of the innermost transaction.
  var top: Level {
    get {
      beginTurn()
      return explicit.last ?? implicit
    }
    set {
      beginTurn()
      if explicit.isEmpty { implicit = newValue } else { explicit[explicit.count - 1] = newValue }
    }
  }

  /// Whether actions are disabled.
  var disablesActions: Bool { top.disablesActions }

  /// Retains `object`, a newly created layer or view, until the turn ends, as Core Animation's
  /// implicit transaction does on a device: an object that only a weak variable refers to can still
  /// be added to a tree.
  package func keep(_ object: AnyObject) {
    if created.isEmpty {
      clock.clock.schedule(at: clock.clock.now, keepsFilmRunning: false) { [weak self] in
        self?.releaseCreated()
      }
    }
    created.append(object)
  }

  /// Releases the created objects. Objects that a `deinit` creates meanwhile are kept for another
  /// turn.
  private func releaseCreated() {
    var old: [AnyObject] = []
    swap(&old, &created)
  }

  func push() {
    var level = top
    level.completion = nil
    explicit.append(level)
  }

  /// Ends the innermost explicit transaction; returns false if there is none.
  func pop() -> Bool {
    guard let level = explicit.popLast() else { return false }
    level.completion?.commit(on: clock.clock)
    return true
  }

  func flush() {
    closeImplicit()
    flushes &+= 1
  }

  func setCompletion(_ block: (() -> Void)?) {
    top.completion?.commit(on: clock.clock)
    top.completion = CompletionLog.noting(
      "CATransaction", block.map { block in { (_: Void) in block() } }
    )
    .map { noted in TransactionCompletion { noted(()) } }
    // The implicit transaction commits when this turn ends.
    if explicit.isEmpty {
      clock.clock.schedule(at: clock.clock.now) { [weak self] in self?.beginTurn() }
    }
  }

  /// The completions that wait for an animation that is added now.
  var completions: [TransactionCompletion] {
    beginTurn()
    return (explicit + [implicit]).compactMap(\.completion)
  }

  private func beginTurn() {
    guard implicitTurn != commitCount else { return }
    implicitTurn = commitCount
    closeImplicit()
  }

  private func closeImplicit() {
    implicit.completion?.commit(on: clock.clock)
    implicit = Level()
  }
}

/// Work that belongs to the open transactions, but starts later, such as a transition between controllers:
/// their completion blocks wait until it has ended.
package final class TransactionHold {
  private var completions: [TransactionCompletion]
  private weak var clock: VirtualClock?

  /// Begins the work; nil if no open transaction of the current stage has a completion block.
  package init?() {
    guard let clock = VirtualClock.current, let stack = TransactionStack.current else { return nil }
    completions = stack.completions
    self.clock = clock
    guard !completions.isEmpty else { return nil }
    for completion in completions { completion.animationBegan() }
  }

  /// Ends the work.
  package func end() {
    guard let clock else { return abandon() }
    for completion in completions { completion.animationEnded(on: clock) }
    completions = []
  }

  /// Forgets the completion blocks, when the film ends before the work.
  package func abandon() { completions = [] }

  deinit { end() }
}

/// A transaction's completion block and the number of animations that it waits for.
final class TransactionCompletion {
  let block: () -> Void
  private var running = 0
  private var isCommitted = false
  private var isScheduled = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func animationBegan() { running += 1 }

  func animationEnded(on clock: VirtualClock) {
    running -= 1
    callIfDone(on: clock)
  }

  func commit(on clock: VirtualClock) {
    isCommitted = true
    callIfDone(on: clock)
  }

  private func callIfDone(on clock: VirtualClock) {
    guard isCommitted, running == 0, !isScheduled else { return }
    isScheduled = true
    clock.schedule(at: clock.now, block)
  }
}
