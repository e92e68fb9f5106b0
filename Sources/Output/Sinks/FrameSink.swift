package import Failures

// Frames leave in three stages. A band is prepared (filtered and compressed, converted, hashed) as soon
// as it is drawn, and only where it is damaged: what a sink makes of a band is a piece, which frames
// share until the band is drawn anew. A frame is prepared when it has all of its pieces. Both depend
// on nothing else and run on as many threads as there are. The delivery is the cheap part, made in
// the order of the frames; a sink that can't keep up blocks there, and with it the loop. How many
// frames and bytes are on their way at once is bounded by whoever feeds the sinks.
//
//   open ─→ prepare band, band, band …            on any threads, in any order
//              └→ prepare frame, frame …          on any threads, in any order
//                    └→ delivery ─→ delivery …    one after the other, in order ─→ finish
//   abandon                                       instead of finish, at any time, from any thread

/// A place that finished frames go to.
///
/// `open` is called first; `finish`, once, after the last delivery. When anything has failed or
/// the user interrupts, `abandon` takes the place of what has not been called yet.
package protocol FrameSink: Sendable {
  /// What becomes of a band.
  associatedtype Piece: Sendable

  /// What takes time in it, for the record.
  static var work: SinkWork { get }

  /// How many bytes the pieces of a frame may take at most, for each of its pixels.
  var mostBytesPerPixel: Double { get }

  /// How many bytes a piece takes.
  func byteCount(of piece: Piece) -> Int

  /// Gets ready, and finds all that can be found to be wrong before a frame is drawn.
  func open() throws(FlipbookError)

  /// Does the part of the work that depends on nothing but the pixels of `band`. May be called on
  /// several threads at once, for each band in the order of the frames. `previous` is what became of
  /// the band the last time.
  func prepare(_ band: Band, after previous: Piece?) throws(FlipbookError) -> Piece

  /// Does the part of the work that depends on nothing but the pieces of `frame`. May be called on
  /// several threads at once.
  func prepare(_ frame: Frame<Piece>) throws(FlipbookError) -> Delivery

  /// Completes the output and waits until it is in its place.
  func finish() throws(FlipbookError)

  /// Gives up: ends child processes, removes what is incomplete, keeps what is whole. Deliveries
  /// and `finish` calls that are waiting fail. Returns within a second; more calls do nothing.
  func abandon()
}

extension FrameSink {
  /// Prepares a band by itself.
  package func prepare(_ band: Band) throws(FlipbookError) -> Piece {
    try prepare(band, after: nil)
  }
}

/// What a sink spends its time on, stage by stage; nil for what takes none to speak of.
package struct SinkWork: Sendable {
  package let onBand, onFrame, onDelivery: RenderStage?

  package init(
    onBand: RenderStage? = nil, onFrame: RenderStage? = nil, onDelivery: RenderStage? = nil
  ) {
    (self.onBand, self.onFrame, self.onDelivery) = (onBand, onFrame, onDelivery)
  }
}

/// The part of a sink's work on one frame that has to be done in the order of the frames.
package struct Delivery: Sendable {
  private let action: @Sendable () throws(FlipbookError) -> Void

  package init(_ action: @escaping @Sendable () throws(FlipbookError) -> Void) {
    self.action = action
  }

  /// Nothing to be done.
  package static let none = Delivery({})

  /// Does the work; to be called once. Blocks while the sink can't keep up.
  package consuming func callAsFunction() throws(FlipbookError) { try action() }
}
