/// An object of which each stage has one, made on first use.
///
/// A room that keeps something for each stage declares a final class for it and conforms it:
///
///     final class OpenBlocks: StageLocal {
///       init(on clock: VirtualClock) {}
///     }
///     OpenBlocks.current?.push(block)
package protocol StageLocal: AnyObject {
  /// The object of the stage of `clock`, which keeps it: it must not keep the clock.
  init(on clock: VirtualClock)
}

extension StageLocal {
  /// The object of the stage of `clock`.
  package static func of(_ clock: VirtualClock) -> Self { clock.context.object(self, on: clock) }

  /// The object of the stage that is current on this thread; nil without one.
  package static var current: Self? { VirtualClock.current.map(of) }
}
