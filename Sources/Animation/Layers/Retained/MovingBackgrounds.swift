import Raster

/// The sublayers of one layer that are backgrounds and that lines move, side by side in memory.
///
/// Objects of layers and animations are scattered, and reading them takes longer than sampling. What
/// a frame needs of each is therefore copied here once, until the layer changes.
struct MovingBackgrounds {
  private struct Mover {
    let slot: Int
    /// The end of its lines; they start at the end of the previous mover's.
    let linesEnd: Int
    /// Whether the layer hasn't changed.
    var isValid = true
  }

  private var movers: [Mover] = []
  /// The models of their layers.
  private var models: [LayerState] = []
  private var lines: [TimedLine] = []
  private var validCount = 0

  /// Adds a sublayer; returns its number.
  mutating func add(slot: Int, _ model: LayerState, _ lines: [TimedLine]) -> Int {
    self.lines += lines
    movers.append(Mover(slot: slot, linesEnd: self.lines.count))
    models.append(model)
    validCount += 1
    return movers.count - 1
  }

  /// Notes that the layer of a mover has changed.
  mutating func invalidate(_ number: Int) {
    movers[number].isValid = false
    validCount -= 1
  }

  /// Removes movers that aren't valid, if there are many, and passes the new number of each slot's
  /// mover to `note`.
  mutating func compact(_ note: (_ slot: Int, _ number: Int) -> Void) {
    guard movers.count > 2 * validCount + 16 else { return }
    let old = self
    self = MovingBackgrounds()
    var start = 0
    for (mover, model) in zip(old.movers, old.models) {
      if mover.isValid {
        note(mover.slot, add(slot: mover.slot, model, Array(old.lines[start..<mover.linesEnd])))
      }
      start = mover.linesEnd
    }
  }

  /// Samples all movers at `time` of their superlayer, in nanoseconds, and passes their drawings to
  /// `body`; nil for a layer that leaves its superlayer's plane.
  func sample(
    at time: Double, in around: Surroundings,
    _ body: (_ slot: Int, _ drawing: BackgroundDrawing?) -> Void
  ) {
    let models = models
    movers.withUnsafeBufferPointer { movers in
      lines.withUnsafeBufferPointer { lines in
        var start = 0
        for number in 0..<movers.count {
          let end = movers[number].linesEnd
          if movers[number].isValid {
            var state = models[number]
            var pending = PendingTransform()
            for line in start..<end { lines[line].apply(at: time, to: &state, &pending) }
            pending.apply(to: &state)
            body(movers[number].slot, state.background(in: around, changesWithTime: true))
          }
          start = end
        }
      }
    }
  }
}
