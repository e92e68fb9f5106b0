/// What belongs to one stage besides its clock: how it is drawn and recorded, its random numbers, and
/// the objects that rooms keep for each stage.
///
/// Its clock owns it, since whatever is at work on a stage finds the clock first. It belongs to one
/// thread at a time, as the clock does.
package final class StageContext {
  /// How much is recorded of what happens: animations, subscriptions and who began them.
  package var tracing = Tracing.none

  /// Whether anything is recorded.
  package var isTraced: Bool { tracing != .none }

  /// How often the stage is drawn: what a display link runs by. 60 until a stage says otherwise.
  package var frameRate = FrameRate.standard

  /// The stage's random numbers.
  package var random = StageRandom()

  /// Finds the lines of the film that are at work; nil where nothing can.
  package var callRecorder: (any CallRecorder)?

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  init() {}

  /// The line of the film at work now; nil where nothing is traced, and where no code of the film is on
  /// the stack.
  package var callSite: CallSite? { isTraced ? callRecorder?.site : nil }

  /// The one object of that type; made on first use.
  func object<Object: StageLocal>(_ type: Object.Type, on clock: VirtualClock) -> Object {
    // Under a type's identifier there is only ever an object of that type.
    if let found = objects[ObjectIdentifier(type)] { return unsafeDowncast(found, to: type) }
    let made = Object(on: clock)
    objects[ObjectIdentifier(type)] = made
    return made
  }
}
