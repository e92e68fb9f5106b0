/// An object that exists once per stage, created on first use.
///
/// A module that keeps state for each stage declares a final class for it that conforms to this
/// protocol:
///
///     final class OpenBlocks: StageLocal {
///       init(on clock: VirtualClock) {}
///     }
///     OpenBlocks.current?.push(block)
package protocol StageLocal: AnyObject {
  /// Creates the object for the stage of `clock`. The clock retains it, so it must not retain the
  /// clock.
  init(on clock: VirtualClock)
}

extension StageLocal {
  /// Returns the object of the stage of `clock`.
  package static func of(_ clock: VirtualClock) -> Self { clock.context.object(self, on: clock) }

  /// The object of the stage that is current on this thread, or nil outside a stage.
  package static var current: Self? { VirtualClock.current.map(of) }
}
