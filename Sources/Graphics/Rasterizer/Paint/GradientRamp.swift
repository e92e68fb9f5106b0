import Raster

/// The colours along a gradient, as pieces in which each component changes linearly.
struct GradientRamp {
  /// One piece. Components aren't premultiplied: red, green and blue are in 255ths, alpha in 0…1.
  struct Piece {
    /// The start of the piece, and the start of the next one.
    let start, end: Float
    let red, green, blue, alpha: Float
    /// The changes of the components per unit of location.
    let redSlope, greenSlope, blueSlope, alphaSlope: Float
    /// The colour of a constant piece, as a pixel's word; nil if the colour changes.
    let word: UInt32?
  }

  /// The pieces, from −∞ to ∞ without gaps.
  let pieces: [Piece]

  /// Whether every colour is opaque.
  let isOpaque: Bool

  /// Creates a ramp; nil without stops.
  init?(_ gradient: Gradient) {
    let stops = gradient.stops
    guard let first = stops.first, let last = stops.last else { return nil }
    var pieces: [Piece] = []
    func add(_ from: Double, _ to: Double, _ start: Color, _ end: Color) {
      if Float(from) < Float(to) { pieces.append(Piece(from, to, start, end)) }
    }
    let before = gradient.drawsBeforeStart ? first.color : .clear
    let after = gradient.drawsAfterEnd ? last.color : .clear
    // The end itself still has the last colour.
    let end = Double(Float(1).nextUp)
    add(-.infinity, 0, before, before)
    add(0, first.location, first.color, first.color)
    for (stop, next) in zip(stops, stops.dropFirst()) {
      add(stop.location, next.location, stop.color, next.color)
    }
    add(last.location, end, last.color, last.color)
    add(end, .infinity, after, after)
    self.pieces = pieces
    isOpaque =
      stops.allSatisfy { $0.color.alpha == 1 } && before.alpha == 1 && after.alpha == 1
  }

  /// Returns the index of the piece that contains `place`, which must not be NaN; fastest near
  /// `guess`.
  @inline(__always)
  static func piece(at place: Float, near guess: Int, _ pieces: Span<Piece>) -> Int {
    var number = guess
    while number &+ 1 < pieces.count, place >= pieces[number].end { number &+= 1 }
    while number > 0, place < pieces[number].start { number &-= 1 }
    return number
  }
}

extension GradientRamp.Piece {
  fileprivate init(_ from: Double, _ to: Double, _ first: Color, _ second: Color) {
    start = Float(from)
    end = Float(to)
    let length = first == second ? 1 : to - from
    func slope(_ path: KeyPath<Color, Double>, _ scale: Double) -> Float {
      Float((second[keyPath: path] - first[keyPath: path]) * scale / length)
    }
    red = Float(first.red * 255)
    green = Float(first.green * 255)
    blue = Float(first.blue * 255)
    alpha = Float(first.alpha)
    redSlope = slope(\.red, 255)
    greenSlope = slope(\.green, 255)
    blueSlope = slope(\.blue, 255)
    alphaSlope = slope(\.alpha, 1)
    word = first == second ? first.pixel.word : nil
  }
}
