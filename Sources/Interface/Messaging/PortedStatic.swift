import Synchronization
import VirtualTime

/// The storage of a static or global variable in rewritten sources: each stage has its own value, as
/// each launch of an app has.
///
///     static var shared: Meter { sharedOfStage.value }
///     private static let sharedOfStage = PortedStatic<Meter>(Meter())
///
/// A stage's value is created on first use and released with the stage. It begins as the initial value,
/// or as what was assigned last outside of all stages.
public final class PortedStatic<Value> {
  private let initialValue: () -> Value
  private let lock = Mutex(())
  /// The value outside of stages, once it is used there.
  private var outside: Box?

  /// Creates the storage; `initialValue` is evaluated once for each stage.
  public init(_ initialValue: @autoclosure @escaping () -> Value) {
    self.initialValue = initialValue
  }

  /// The value of the stage that is current on this thread, or the one outside of stages.
  public var value: Value {
    get { box.value }
    _modify {
      let box = self.box
      box.isAssigned = true
      yield &box.value
    }
  }

  private final class Box {
    var value: Value
    var isAssigned = false

    init(_ value: Value) { self.value = value }
  }

  private var box: Box {
    guard let boxes = StaticBoxes.current else { return outsideBox }
    if let box = boxes.boxes[ObjectIdentifier(self)] as? Box { return box }
    let assigned = lock.withLock { _ in outside.flatMap { $0.isAssigned ? $0.value : nil } }
    let box = Box(assigned ?? initialValue())
    boxes.boxes[ObjectIdentifier(self)] = box
    return box
  }

  private var outsideBox: Box {
    lock.withLock { _ in
      if let outside { return outside }
      let box = Box(initialValue())
      outside = box
      return box
    }
  }
}

// The lock guards `outside`. The value of a stage is used on its thread only, and the one outside of
// stages as the variable would be that this replaces.
extension PortedStatic: @unchecked Sendable {}

/// The values of a stage's variables, by the identifiers of their storage, which exists as long as the
/// program runs.
private final class StaticBoxes: StageLocal {
  var boxes: [ObjectIdentifier: AnyObject] = [:]

  init(on clock: VirtualClock) {}
}

/// The storage of a weak static or global variable in rewritten sources.
public final class PortedWeakStatic<Object>: Sendable {
  private let reference = PortedStatic<WeakReference>(WeakReference())

  /// Creates the storage; the value is nil.
  public init() {}

  /// The object that the stage that is current on this thread has assigned; nil if it was released.
  public var value: Object? {
    get { reference.value.object as? Object }
    set { reference.value.object = newValue as AnyObject? }
  }

  private final class WeakReference {
    weak var object: AnyObject?
  }
}
