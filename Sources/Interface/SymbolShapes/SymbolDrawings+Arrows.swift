// Arrows, chevrons and triangles. Directions are turns of one drawing.
extension SymbolDrawings {
  static let arrows: [String: String] = {
    var all = fixedArrows
    for (direction, degrees) in directions {
      all["arrow.\(direction)"] = "@-arrow.drawing 0 0 1 \(degrees)"
      all["arrow.\(direction).to.line"] = "@-arrow.to.line.drawing 0 0 1 \(degrees)"
    }
    for (direction, degrees) in directions.prefix(4) {
      all["chevron.\(direction)"] = "@chevron.drawing 0 0 1 \(degrees)"
      all["chevron.\(direction).2"] = "@chevron.2.drawing 0 0 1 \(degrees)"
      all["chevron.compact.\(direction)"] = "@chevron.compact.drawing 0 0 1 \(degrees)"
      all["arrowtriangle.\(direction)"] = "@arrowtriangle.drawing 0 0 1 \(degrees)"
      all["arrowshape.\(direction)"] = "@arrowshape.drawing 0 0 1 \(degrees)"
    }
    return all
  }()

  /// Directions and their angles clockwise from above; the straight ones first.
  private static let directions: [(name: String, degrees: Int)] = [
    ("up", 0), ("right", 90), ("down", 180), ("left", 270), ("up.right", 45), ("down.right", 135),
    ("down.left", 225), ("up.left", 315),
  ]

  private static let fixedArrows = table(
    """
    arrow.drawing: S M0 8.8 V-8.4 M-6.8 -1.8 L0 -8.6 L6.8 -1.8
    arrow.to.line.drawing: S M0 9 V-5.2 M-5.8 0.4 L0 -5.4 L5.8 0.4; S M-7.6 -9 H7.6
    chevron.drawing: S*1.1 M-7.8 3.9 L0 -3.9 L7.8 3.9
    chevron.2.drawing: S M-7 0.4 L0 -6.6 L7 0.4 M-7 7.4 L0 0.4 L7 7.4
    chevron.compact.drawing: S*1.1 M-8.8 2 L0 -2 L8.8 2
    arrowtriangle.drawing: B P 1.4 0 -7.6 8.8 6.6 -8.8 6.6
    arrowshape.drawing: B P 0.9 0 -9.2 9 0 3.9 0 3.9 8.8 -3.9 8.8 -3.9 0 -9 0
    chevron.up.chevron.down: S M-5.4 -3.4 L0 -8.8 L5.4 -3.4; S M-5.4 3.4 L0 8.8 L5.4 3.4
    chevron.left.forwardslash.chevron.right: S M-6.4 -5.6 L-12 0 L-6.4 5.6 M6.4 -5.6 L12 0 L6.4
      5.6; S1 M2.6 -8.6 L-2.6 8.6
    arrow.up.arrow.down: S M-4.8 8.4 V-8 M-9.4 -3.6 L-4.8 -8.2 L-0.4 -3.8; S1 M4.8 -8.4 V8 M9.4
      3.6 L4.8 8.2 L0.4 3.8
    arrow.left.arrow.right: S M8.4 4.8 H-8 M-3.6 9.4 L-8.2 4.8 L-3.8 0.4; S1 M-8.4 -4.8 H8 M3.6
      -9.4 L8.2 -4.8 L3.8 -0.4
    arrow.right.arrow.left: @-arrow.left.arrow.right
    arrow.up.and.down: S M0 -9.2 V9.2 M-4.6 -5 L0 -9.6 L4.6 -5 M-4.6 5 L0 9.6 L4.6 5
    arrow.left.and.right: @arrow.up.and.down 0 0 1 90
    arrow.up.and.down.and.arrow.left.and.right: S M0 -9.4 V9.4 M-9.4 0 H9.4; S^4 M-3 -6.6 L0 -9.6
      L3 -6.6
    arrow.up.left.and.arrow.down.right: S M-1.8 -1.8 L-8 -8 M-8.2 -2 V-8.2 H-2; S M1.8 1.8 L8 8
      M8.2 2 V8.2 H2
    arrow.down.right.and.arrow.up.left: S M-8.6 -8.6 L-2 -2 M-1.9 -7.9 V-1.9 H-7.9; S M8.6 8.6 L2
      2 M1.9 7.9 V1.9 H7.9
    arrow.up.right.and.arrow.down.left: @-arrow.up.left.and.arrow.down.right
    arrow.down.left.and.arrow.up.right: @-arrow.down.right.and.arrow.up.left
    arrow.up.backward.and.arrow.down.forward: @arrow.up.left.and.arrow.down.right
    arrow.down.forward.and.arrow.up.backward: @arrow.down.right.and.arrow.up.left
    arrow.clockwise: S G 0 1 8.2 0 268; S M-2.2 -10.6 L1.4 -7.2 L-2.2 -3.8
    arrow.counterclockwise: @-arrow.clockwise
    goforward: S G 0 1 8.2 -28 268; S M-2.2 -10.6 L1.4 -7.2 L-2.2 -3.8
    gobackward: @-goforward
    gobackward.5: @gobackward; @5 0 1 0.52
    goforward.5: @goforward; @5 0 1 0.52
    gobackward.10: @gobackward; @10 0 1 0.52
    goforward.10: @goforward; @10 0 1 0.52
    gobackward.15: @gobackward; @15 0 1 0.52
    goforward.15: @goforward; @15 0 1 0.52
    gobackward.30: @gobackward; @30 0 1 0.52
    goforward.30: @goforward; @30 0 1 0.52
    gobackward.45: @gobackward; @45 0 1 0.52
    goforward.45: @goforward; @45 0 1 0.52
    gobackward.60: @gobackward; @60 0 1 0.52
    goforward.60: @goforward; @60 0 1 0.52
    arrow.uturn.left: S M-8.4 -3.4 H4 A 4 2.2 5.6 -90 90 H-3; S M-3.4 -8.6 L-8.6 -3.4 L-3.4 1.8
    arrow.uturn.right: @-arrow.uturn.left
    arrow.uturn.up: @arrow.uturn.left 0 0 1 90
    arrow.uturn.down: @-arrow.uturn.left 0 0 1 270
    arrow.turn.up.left: S Y 1.6 7.6 8 7.6 -2.6 -8 -2.6; S M-3 -8 L-8.4 -2.6 L-3 2.8
    arrow.turn.up.right: @-arrow.turn.up.left
    arrow.turn.down.left: S Y 1.6 7.6 -8 7.6 2.6 -8 2.6; S M-3 -2.8 L-8.4 2.6 L-3 8
    arrow.turn.down.right: @-arrow.turn.down.left
    arrow.turn.left.up: @-arrow.turn.up.left 0 0 1 90
    arrow.turn.right.up: @arrow.turn.up.left 0 0 1 90
    arrow.turn.left.down: @arrow.turn.up.left 0 0 1 270
    arrow.turn.right.down: @-arrow.turn.up.left 0 0 1 270
    arrow.2.circlepath: S M-9.4 1 C-9 -4 -5 -7.6 0 -7.6 C3.4 -7.6 6.4 -6 8.2 -3.4; S M3.4 -2.8
      L8.6 -2.6 L8.6 -8; S M9.4 -1 C9 4 5 7.6 0 7.6 C-3.4 7.6 -6.4 6 -8.2 3.4; S M-3.4 2.8 L-8.6
      2.6 L-8.6 8
    arrow.triangle.2.circlepath: S M-8.6 0.6 A 0 0 8.6 176 300; F P 0.5 10.6 -3.6 3.4 -3.6 7.6
      -9.6; S M8.6 -0.6 A 0 0 8.6 -4 120; F P 0.5 -10.6 3.6 -3.4 3.6 -7.6 9.6
    arrow.triangle.turn.up.right.diamond: @diamond; D M-3.4 4.6 V0.8 Q-3.4 -0.8 -1.8 -0.8 H1; I P
      0.4 0.8 -4 5 -0.8 0.8 2.4
    arrow.triangle.branch: S M-5 9 V-3.4 M-5 3 C-5 -0.4 5 0.8 5 -3.4; F P 0.5 -8.4 -3.4 -5 -9.2
      -1.6 -3.4 P 0.5 1.6 -3.4 5 -9.2 8.4 -3.4
    arrow.triangle.merge: S M0 -4 V2 M0 2 C0 5 -6 4.4 -6 9 M0 2 C0 5 6 4.4 6 9; F P 0.5 -3.6 -3.4
      0 -9.2 3.6 -3.4
    arrow.triangle.swap: S M-4.4 -8.4 V4; F P 0.5 -8.2 3.4 -4.4 9.4 -0.6 3.4; S M4.4 8.4 V-4; F P
      0.5 8.2 -3.4 4.4 -9.4 0.6 -3.4
    arrow.3.trianglepath: S^3 M-4.4 -3.4 L-1.4 -8.4 Q0 -10 1.4 -8.4 L3.4 -5.2; S^3 M-0.2 -4.6 L3.6
      -4.8 L4.6 -8.6
    arrow.rectanglepath: S Y 2.4 -9.6 0 -9.6 -5.6 8 -5.6; S M5 -9.2 L8.6 -5.6 L5 -2; S Y 2.4 9.6 0
      9.6 5.6 -8 5.6; S M-5 9.2 L-8.6 5.6 L-5 2
    arrow.up.right.and.arrow.down.left.rectangle: @rectangle; D M1.4 -1.2 L5.4 -4.4 M2 -4.8 H5.8
      V-1.4 M-1.4 1.2 L-5.4 4.4 M-2 4.8 H-5.8 V1.4
    arrowshape.turn.up.left: B M-9.8 -1.2 L-2.4 -7.8 V-4.2 C5 -4 9.4 0.4 9.8 7.8 C7 3.6 3.2 2 -2.4
      2 V5.6 Z
    arrowshape.turn.up.right: @-arrowshape.turn.up.left
    arrowshape.turn.up.left.2: B M-5 -1.2 L1.4 -7 V-3.8 C6.6 -3.6 10 0.4 10.4 7 C8 3.4 5.4 1.8 1.4
      1.8 V4.8 Z; S M-4.4 -7 L-10.4 -1.2 L-4.4 4.6
    rotate.left: B R -8.6 -1.6 12 11 1.8; S M9.4 6 C9.4 -2 6 -6.4 -1.6 -6.6; S M1.4 -10 L-2 -6.6
      L1.4 -3.4
    rotate.right: @-rotate.left
    repeat: S M-9.6 -0.6 V-2 A -5.8 -2 3.8 180 270 H7; S M4 -9.2 L7.4 -5.8 L4 -2.4; S M9.6 0.6 V2
      A 5.8 2 3.8 0 90 H-7; S M-4 9.2 L-7.4 5.8 L-4 2.4
    repeat.1: @repeat; X O 8.4 -7 4; @1 8.6 -6.2 0.5
    shuffle: S M-10 -5.6 H-7.6 C-2 -5.6 2 5.6 7.6 5.6 H9; S M-10 5.6 H-7.6 C-6 5.6 -4.4 4.6 -3 3.2
      M3 -3.2 C4.4 -4.6 6 -5.6 7.6 -5.6 H9; S M6.4 -9 L9.8 -5.6 L6.4 -2.2 M6.4 9 L9.8 5.6 L6.4 2.2
    """)
}
