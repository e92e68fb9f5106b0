public import Foundation
package import VirtualTime

/// Groups changes to layers and says how standalone layers animate them.
///
/// Transactions nest. Outside of any, changes belong to an implicit one that lasts for the current
/// turn of the stage's clock. All of it belongs to the stage that is current; without one, layers
/// change at once and nothing animates.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one, whose settings it starts with.
  open class func begin() {
    TransactionStack.current?.push()
  }

  /// Closes the transaction opened last; without one it does nothing.
  open class func commit() {
    TransactionStack.current?.pop()
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

  /// A setting by its name, one of the `kCATransaction` constants, or what was set for another key
  /// in this transaction or one around it.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.current?.top.values[key]
    }
  }

  /// Sets a setting by its name, or keeps a value for another key until the transaction ends. A value
  /// of a type that the setting cannot hold is ignored, with a warning.
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

  /// The duration in seconds of implicit animations; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.current?.top.duration ?? 0.25
  }

  /// Sets the duration in seconds of implicit animations, and of explicit ones that have none.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    guard LayerWarning.check(duration, "CATransaction's animation duration") else { return }
    TransactionStack.current?.top.duration = duration
  }

  /// The easing set for this transaction; nil leaves each animation its own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current?.top.timingFunction
  }

  /// Sets the easing of all animations added inside, over their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current?.top.timingFunction = function
  }

  /// Whether changes cause no animation at all.
  open class func disableActions() -> Bool {
    TransactionStack.current?.top.disablesActions ?? false
  }

  /// Sets whether changes cause no animation at all.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current?.top.disablesActions = flag
  }

  /// What is called when the animations of this transaction have ended.
  open class func completionBlock() -> (() -> Void)? {
    TransactionStack.current?.top.completion?.block
  }

  /// Sets what is called when all animations that this transaction adds from now on have ended; if
  /// there are none, at the next turn after its commit. It takes the place of one set before.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current?.setCompletion(block)
  }
}

/// The key of a transaction's duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of whether a transaction disables actions.
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
  /// What was made in this turn.
  private var made: [AnyObject] = []

  private struct Unowned { unowned let clock: VirtualClock }

  package init(on clock: VirtualClock) {
    self.clock = Unowned(clock: clock)
    clock.atEnd(of: self) { $0.letGo() }
  }

  /// Counts commits: it grows with every turn of the clock and every flush.
  var commitCount: UInt64 { clock.clock.turnCount &+ flushes }

  /// The commit under way, for whether a layer has been shown yet: a layout pass belongs to the one in
  /// which it became due, so that what is added and then laid out for the first time just stands there.
  private var layoutCommit: UInt64?

  /// Whether a layer that joined a tree in `commit` has been committed since.
  func hasCommitted(_ commit: UInt64) -> Bool { commit < layoutCommit ?? commitCount }

  /// Runs a layout pass that became due in `commit`.
  func during(_ commit: UInt64?, _ pass: () -> Void) {
    let before = layoutCommit
    layoutCommit = commit ?? before
    pass()
    layoutCommit = before
  }

  /// The settings in force: those of the innermost transaction.
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

  /// Whether code asked for no animations.
  var disablesActions: Bool { top.disablesActions }

  /// Keeps `object`, a layer or view that was just made, until the turn is over, as Core Animation's
  /// implicit transaction does on a device: one that only a weak variable holds can be put into a tree.
  package func keep(_ object: AnyObject) {
    if made.isEmpty {
      clock.clock.schedule(at: clock.clock.now, keepsGoing: false) { [weak self] in
        self?.letGo()
      }
    }
    made.append(object)
  }

  /// Lets go of what was made. What a `deinit` makes meanwhile is kept for a turn of its own.
  private func letGo() {
    var old: [AnyObject] = []
    swap(&old, &made)
  }

  func push() {
    var level = top
    level.completion = nil
    explicit.append(level)
  }

  func pop() {
    guard let level = explicit.popLast() else { return }
    level.completion?.commit(on: clock.clock)
  }

  func flush() {
    closeImplicit()
    flushes &+= 1
  }

  func setCompletion(_ block: (() -> Void)?) {
    top.completion = CompletionLog.noting(
      "CATransaction", block.map { block in { (_: Void) in block() } }
    )
    .map { noted in TransactionCompletion { noted(()) } }
    // The implicit transaction commits when this turn is over.
    if explicit.isEmpty {
      clock.clock.schedule(at: clock.clock.now) { [weak self] in self?.beginTurn() }
    }
  }

  /// The completions that wait for an animation added now.
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

/// A transaction's completion block and what it still waits for.
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
