// Frames leave in two stages. `prepare` is the costly one (filter, compress, convert, hash): it
// depends on its frame alone and runs on as many threads as there are. The delivery that it
// returns is the cheap one, and is made in the order of the frames. A sink is given at once as
// many frames as the frame loop has in flight, so that this bound is the bound on memory; a sink
// that can't keep up blocks in its deliveries, and with them the loop.
//
//   open ─→ prepare, prepare, prepare …       on any threads, in any order
//              └→ delivery ─→ delivery ─→ …   one after the other, in order ─→ finish
//   abandon                                   instead of finish, at any time, from any thread

/// A place that finished frames go to.
///
/// `open` is called first; `finish`, once, after the last delivery. When anything has failed or
/// the user interrupts, `abandon` takes the place of what has not been called yet.
package protocol FrameSink: Sendable {
  /// Gets ready, and finds all that can be found to be wrong before a frame is drawn.
  func open() throws(OutputError)

  /// Does the part of the work that depends on nothing but `frame`. May be called on several
  /// threads at once.
  func prepare(_ frame: Frame) throws(OutputError) -> Delivery

  /// Completes the output and waits until it is in its place.
  func finish() throws(OutputError)

  /// Gives up: ends child processes, removes what is incomplete, keeps what is whole. Deliveries
  /// and `finish` calls that are waiting fail. Returns within a second; more calls do nothing.
  func abandon()
}

/// The part of a sink's work on one frame that has to be done in the order of the frames.
package struct Delivery: Sendable {
  private let action: @Sendable () throws(OutputError) -> Void

  package init(_ action: @escaping @Sendable () throws(OutputError) -> Void) {
    self.action = action
  }

  /// Nothing to be done.
  package static let none = Delivery({})

  /// Does the work; to be called once. Blocks while the sink can't keep up.
  package consuming func callAsFunction() throws(OutputError) { try action() }
}
