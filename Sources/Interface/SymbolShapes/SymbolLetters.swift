import Foundation
import Geometry

/// Letters and digits as lines, 14 units high.
enum SymbolLetters {
  /// Returns the steps of one letter, or of a number of up to two digits; nil for other words.
  static func drawing(of word: Substring) -> [DrawingStep]? {
    guard word.count == 1 || word.count == 2 && word.allSatisfy(\.isWholeNumber) else { return nil }
    let letters = word.compactMap { lines[String($0)] }
    guard letters.count == word.count else { return nil }
    if letters.count == 1 { return DrawingReader.steps("S*1.1 " + letters[0]) }
    guard let first = DrawingReader.steps("S*1.1 " + letters[0]),
      let second = DrawingReader.steps("S*1.1 " + letters[1])
    else { return nil }
    return first.map { $0.moved(by: -5) } + second.map { $0.moved(by: 5) }
  }

  private static let lines = SymbolDrawings.table(
    """
    0: M0 -7 C3 -7 4.2 -4 4.2 0 C4.2 4 3 7 0 7 C-3 7 -4.2 4 -4.2 0 C-4.2 -4 -3 -7 0 -7 Z
    1: M-2.8 -4.6 L0.8 -7 V7
    2: M-4 -3.8 C-3.8 -5.9 -2.2 -7 0 -7 C2.5 -7 4.1 -5.6 4.1 -3.4 C4.1 -1.4 2.8 0 0.6 2.2 L-4.2 7
      H4.4
    3: M-4 -4.4 C-3.5 -6.1 -2 -7 0 -7 C2.4 -7 4 -5.7 4 -3.7 C4 -1.7 2.5 -0.5 0.2 -0.5 H-1.2 M0.2
      -0.5 C2.8 -0.5 4.4 0.9 4.4 3.1 C4.4 5.5 2.6 7 0 7 C-2.4 7 -4 6 -4.4 4
    4: M2.2 7 V-7 L-4.8 3.4 H5
    5: M3.6 -7 H-3.2 L-3.8 -0.6 C-3 -1.6 -1.6 -2.2 0 -2.2 C2.6 -2.2 4.4 -0.4 4.4 2.3 C4.4 5.1 2.6
      7 0 7 C-2.2 7 -3.8 6 -4.3 4.2
    6: M3.7 -4.8 C3.2 -6.2 2 -7 0.3 -7 C-2.8 -7 -4.3 -4 -4.3 0.6 C-4.3 5 -2.6 7 0.1 7 C2.7 7 4.4
      5.2 4.4 2.5 C4.4 -0.1 2.7 -1.8 0.3 -1.8 C-2 -1.8 -4 -0.2 -4.2 2.4
    7: M-4.3 -7 H4.3 L-1.4 7
    8: M0 -7 C2.3 -7 3.8 -5.7 3.8 -3.8 C3.8 -1.9 2.3 -0.6 0 -0.6 C-2.3 -0.6 -3.8 -1.9 -3.8 -3.8
      C-3.8 -5.7 -2.3 -7 0 -7 Z M0 -0.6 C2.7 -0.6 4.4 0.9 4.4 3.2 C4.4 5.5 2.7 7 0 7 C-2.7 7 -4.4
      5.5 -4.4 3.2 C-4.4 0.9 -2.7 -0.6 0 -0.6 Z
    9: M-3.7 4.8 C-3.2 6.2 -2 7 -0.3 7 C2.8 7 4.3 4 4.3 -0.6 C4.3 -5 2.6 -7 -0.1 -7 C-2.7 -7 -4.4
      -5.2 -4.4 -2.5 C-4.4 0.1 -2.7 1.8 -0.3 1.8 C2 1.8 4 0.2 4.2 -2.4
    a: M-5.2 7 L0 -7 L5.2 7 M-3.3 2 H3.3
    b: M-3.8 -7 V7 H0.8 C3.2 7 4.8 5.6 4.8 3.3 C4.8 1 3.2 -0.4 0.8 -0.4 H-3.8 M0.6 -0.4 C2.6 -0.4
      4 -1.7 4 -3.7 C4 -5.7 2.6 -7 0.4 -7 H-3.8
    c: M5 -3.6 C4.2 -5.8 2.6 -7 0.4 -7 C-2.9 -7 -5 -4.3 -5 0 C-5 4.3 -2.9 7 0.4 7 C2.6 7 4.2 5.8 5
      3.6
    d: M-4.2 -7 V7 H-0.4 C3.2 7 5.2 4.5 5.2 0 C5.2 -4.5 3.2 -7 -0.4 -7 Z
    e: M4 -7 H-3.8 V7 H4 M-3.8 -0.2 H3.2
    f: M4 -7 H-3.8 V7 M-3.8 0 H3.2
    g: M5 -3.6 C4.2 -5.8 2.6 -7 0.3 -7 C-3 -7 -5.2 -4.3 -5.2 0 C-5.2 4.3 -3 7 0.3 7 C3.4 7 5.2 5
      5.2 1.2 H0.8
    h: M-4.6 -7 V7 M4.6 -7 V7 M-4.6 -0.2 H4.6
    i: M0 -7 V7
    j: M3 -7 V2.8 C3 5.4 1.6 7 -0.6 7 C-2.6 7 -3.8 5.8 -4 3.8
    k: M-4 -7 V7 M4.4 -7 L-4 1.6 M-0.9 -1.5 L4.8 7
    l: M-3.6 -7 V7 H4
    m: M-5.8 7 V-7 L0 3.8 L5.8 -7 V7
    n: M-4.6 7 V-7 L4.6 7 V-7
    o: M0 -7 C3.4 -7 5.6 -4.3 5.6 0 C5.6 4.3 3.4 7 0 7 C-3.4 7 -5.6 4.3 -5.6 0 C-5.6 -4.3 -3.4 -7
      0 -7 Z
    p: M-3.8 7 V-7 H0.4 C3 -7 4.6 -5.4 4.6 -2.9 C4.6 -0.3 3 1.2 0.4 1.2 H-3.8
    q: M0 -7 C3.4 -7 5.6 -4.3 5.6 0 C5.6 4.3 3.4 7 0 7 C-3.4 7 -5.6 4.3 -5.6 0 C-5.6 -4.3 -3.4 -7
      0 -7 Z M1.4 3 L5.4 7.6
    r: M-3.8 7 V-7 H0.4 C2.8 -7 4.4 -5.6 4.4 -3.2 C4.4 -0.9 2.8 0.5 0.4 0.5 H-3.8 M0.8 0.5 L4.8 7
    s: M4.3 -4 C3.8 -6 2.2 -7 0 -7 C-2.5 -7 -4.2 -5.7 -4.2 -3.7 C-4.2 0.9 4.6 -1.3 4.6 3.3 C4.6
      5.6 2.8 7 0 7 C-2.6 7 -4.3 5.9 -4.7 3.8
    t: M-5 -7 H5 M0 -7 V7
    u: M-4.6 -7 V1.8 C-4.6 5 -2.8 7 0 7 C2.8 7 4.6 5 4.6 1.8 V-7
    v: M-5.2 -7 L0 7 L5.2 -7
    w: M-7.4 -7 L-3.8 7 L0 -6 L3.8 7 L7.4 -7
    x: M-4.6 -7 L4.6 7 M4.6 -7 L-4.6 7
    y: M-4.8 -7 L0 0.4 L4.8 -7 M0 0.4 V7
    z: M-4.4 -7 H4.4 L-4.6 7 H4.6
    """)
}

extension DrawingStep {
  fileprivate func moved(by x: Double) -> DrawingStep {
    var step = self
    step.path = path.applying(CGAffineTransform(translationX: x, y: 0))
    return step
  }
}
