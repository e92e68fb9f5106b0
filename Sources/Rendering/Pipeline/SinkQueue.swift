import Failures
import OutputFiles
import Sinks
import Synchronization

/// The pieces that one sink has prepared from the bands of the frames in flight. It hides their
/// type.
final class SinkQueue: Sendable {
  /// A function that prepares a frame with all of its pieces.
  typealias Step = @Sendable (StageTimes?) throws(FlipbookError) -> Delivery

  private let prepareBand: @Sendable (Band, Int, StageTimes?) throws(FlipbookError) -> Int
  private let completeFrame: @Sendable (_ number: Int, _ index: Int) -> Step

  /// The upper bound for the size of a frame's pieces, in bytes per pixel.
  let maximumBytesPerPixel: Double

  init<Sink: FrameSink>(_ sink: Sink, bandCount: Int) {
    let pieces = Pieces<Sink.Piece>(bandCount: bandCount)
    maximumBytesPerPixel = sink.maximumBytesPerPixel
    prepareBand = { (band, index, times) throws(FlipbookError) in
      let piece = try times.measure(Sink.work.onBand) { () throws(FlipbookError) in
        try sink.prepare(band, after: pieces.last(ofBand: band.number))
      }
      pieces.add(piece, ofBand: band.number, toFrame: index)
      return sink.byteCount(of: piece)
    }
    completeFrame = { number, index in
      let frame = Frame(number: number, index: index, pieces: pieces.complete(index))
      return { (times) throws(FlipbookError) in
        let delivery = try times.measure(Sink.work.onFrame) { () throws(FlipbookError) in
          try sink.prepare(frame)
        }
        return Delivery { () throws(FlipbookError) in
          try times.measure(Sink.work.onDelivery) { () throws(FlipbookError) in try delivery() }
        }
      }
    }
  }

  /// Lets the sink prepare a band of a frame. Returns the size of its piece in bytes.
  func prepare(_ band: Band, ofFrame index: Int, _ times: StageTimes?) throws(FlipbookError) -> Int
  {
    try prepareBand(band, index, times)
  }

  /// Returns the remaining step for a frame whose bands are prepared. Frames are completed in
  /// order.
  func complete(_ number: Int, _ index: Int) -> Step { completeFrame(number, index) }
}

/// The pieces of the last complete frame, and newer ones.
private final class Pieces<Piece: Sendable>: Sendable {
  private struct State {
    /// The pieces of the last complete frame, and the most recent ones.
    var latest, made: [Piece?]
    var newer: [Int: [(band: Int, piece: Piece)]] = [:]
  }

  private let state: Mutex<State>

  init(bandCount: Int) {
    let none = [Piece?](repeating: nil, count: bandCount)
    state = Mutex(State(latest: none, made: none))
  }

  func last(ofBand band: Int) -> Piece? { state.withLock { $0.made[band] } }

  func add(_ piece: Piece, ofBand band: Int, toFrame index: Int) {
    state.withLock { state in
      state.newer[index, default: []].append((band, piece))
      state.made[band] = piece
    }
  }

  /// Returns the pieces of frame `index`. Bands without a new piece keep that of the previous
  /// frame.
  func complete(_ index: Int) -> [Piece] {
    state.withLock { state in
      for (band, piece) in state.newer.removeValue(forKey: index) ?? [] {
        state.latest[band] = piece
      }
      return state.latest.compactMap(\.self)
    }
  }
}
