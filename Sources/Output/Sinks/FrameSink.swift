package import Failures

// A sink processes frames in three stages:
//
// 1. A band is prepared (filtered and compressed, converted, or hashed) as soon as it is drawn, and
//    only if it is damaged. The result is a piece, which frames share until the band is drawn
//    again.
// 2. A frame is prepared when it has all of its pieces.
// 3. A frame is delivered, in the order of the frames. This is the cheap part. A sink that can't
//    keep up blocks here, which also blocks the frame loop.
//
// Stages 1 and 2 have no other dependencies and run on all threads. The frame pipeline, which feeds
// the sinks, limits the number of frames and bytes in flight.
//
//   open ─→ prepare band, band, band …            on any threads, in any order
//              └→ prepare frame, frame …          on any threads, in any order
//                    └→ delivery ─→ delivery …    one after the other, in order ─→ finish
//   abandon                                       instead of finish, at any time, from any thread

/// A destination of finished frames.
///
/// `open` is called first; `finish` is called once, after the last delivery. After a failure or an
/// interruption, `abandon` is called instead of the remaining methods.
package protocol FrameSink: Sendable {
  /// The prepared form of a band.
  associatedtype Piece: Sendable

  /// The stages that the sink's work counts for in a profile.
  static var work: SinkWork { get }

  /// The largest size of a frame's pieces, in bytes per pixel.
  var maximumBytesPerPixel: Double { get }

  /// Returns the size of a piece in bytes.
  func byteCount(of piece: Piece) -> Int

  /// Prepares the output, and reports all errors that can be detected before a frame is drawn.
  func open() throws(FlipbookError)

  /// Does the work that depends only on the pixels of `band`. Can be called on several threads
  /// simultaneously; for each band, calls are in the order of the frames. `previous` is the last
  /// result for the same band.
  func prepare(_ band: Band, after previous: Piece?) throws(FlipbookError) -> Piece

  /// Does the work that depends only on the pieces of `frame`. Can be called on several threads
  /// simultaneously.
  func prepare(_ frame: Frame<Piece>) throws(FlipbookError) -> Delivery

  /// Completes the output and waits until it is in place.
  func finish() throws(FlipbookError)

  /// Cancels the output: terminates child processes, removes incomplete files and keeps complete
  /// ones. Waiting deliveries and `finish` calls fail. Returns within a second; further calls do
  /// nothing.
  func abandon()
}

extension FrameSink {
  /// Prepares a band without a previous result.
  package func prepare(_ band: Band) throws(FlipbookError) -> Piece {
    try prepare(band, after: nil)
  }
}

/// The stages that a sink's work counts for; nil for work that takes negligible time.
package struct SinkWork: Sendable {
  package let onBand, onFrame, onDelivery: RenderStage?

  package init(
    onBand: RenderStage? = nil, onFrame: RenderStage? = nil, onDelivery: RenderStage? = nil
  ) {
    self.onBand = onBand
    self.onFrame = onFrame
    self.onDelivery = onDelivery
  }
}

/// The part of a sink's work on a frame that has to be done in the order of the frames.
package struct Delivery: Sendable {
  private let action: @Sendable () throws(FlipbookError) -> Void

  package init(_ action: @escaping @Sendable () throws(FlipbookError) -> Void) {
    self.action = action
  }

  /// A delivery without work.
  package static let none = Delivery({})

  /// Does the work; call it once. Blocks while the sink can't keep up.
  package consuming func callAsFunction() throws(FlipbookError) { try action() }
}
