/// The state of one stage besides its clock: how it is drawn and recorded, its random numbers, and
/// the objects that modules keep for each stage.
///
/// The clock owns it, because code on a stage finds the clock first. Like the clock, it belongs to
/// one thread at a time.
package final class StageContext {
  /// How much is recorded of animations, subscriptions and the calls that started them.
  package var tracing = Tracing.none

  /// Whether anything is recorded.
  package var isTraced: Bool { tracing != .none }

  /// The rate at which the stage is drawn, which display links use. 60 by default.
  package var frameRate = FrameRate.standard

  /// The time of the work of a background queue that runs ahead of the clock; nil for other work.
  package internal(set) var ahead: Instant?

  /// The stage's random numbers.
  package var random = StageRandom()

  /// The number of objects that have an `IdentityHash` of this stage.
  var hashedObjectCount = 0

  /// Finds the lines of the film that are executing; nil if there is no recorder.
  package var callRecorder: (any CallRecorder)?

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  init() {}

  /// Whether a job of a task is running.
  var isInTask = false

  /// The calls that are executing; nil if tracing is off.
  package var calls: (any NotedCalls)? {
    isTraced ? callRecorder?.note(for: tracing, isInTask: isInTask) : nil
  }

  /// Returns the stage's object of that type, created on first use.
  func object<Object: StageLocal>(_ type: Object.Type, on clock: VirtualClock) -> Object {
    // The value under a type's identifier always has that type.
    if let found = objects[ObjectIdentifier(type)] { return unsafeDowncast(found, to: type) }
    let made = Object(on: clock)
    objects[ObjectIdentifier(type)] = made
    return made
  }
}
