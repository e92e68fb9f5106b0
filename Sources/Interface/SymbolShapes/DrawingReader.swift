import Foundation
import Geometry

/// A part of a drawing.
struct DrawingStep: Sendable {
  /// The treatment of a part in the plain variant of a symbol and in its filled one.
  enum Kind: Character, Sendable {
    /// An outline; filled in the filled variant.
    case body = "B"
    /// A line in both variants.
    case stroke = "S"
    /// An area in both variants.
    case fill = "F"
    /// A line; cut out of the filled variant.
    case detail = "D"
    /// An area; cut out of the filled variant.
    case spot = "I"
    /// An outline; a hole in the filled variant.
    case hole = "H"
    /// A line that is removed in both variants.
    case gap = "E"
    /// An area that is removed in both variants.
    case void = "X"
    /// Another drawing.
    case drawing = "@"
    /// Another drawing in front of the parts before it, with a gap around it.
    case front = "~"
  }

  /// The place of another drawing.
  struct Reference: Sendable {
    var name: String
    var numbers: [CGFloat]
    var isMirrored: Bool
  }

  var kind: Kind
  /// The layer; nil for the one that follows from the kind.
  var level: Int?
  /// The position among the parts of a variable symbol; 0 for none.
  var order = 0
  /// The width of lines, as a factor.
  var thickness: CGFloat = 1
  var path = Path()
  var reference: Reference?
}

/// Reads the text of a drawing.
///
/// Steps are separated by semicolons. A step starts with the letter of its kind and its options:
/// a digit for the layer, `v` and a digit for the order in a variable symbol, `*` and a factor for
/// the thickness of lines, `|` to add the mirror image, `=` to close half an outline with its
/// mirror image, and `^` and a number to repeat the path around the origin. Then follow a path or,
/// for other drawings, a name (after `-` if mirrored) and optionally x, y, scale and degrees.
///
/// A path consists of letters, each with its numbers, which spaces separate:
///
/// | letter | numbers |
/// | --- | --- |
/// | `M`, `L` | x y: start of a subpath, line |
/// | `H`, `V` | x or y: horizontal or vertical line |
/// | `C`, `Q` | control points and end of a curve |
/// | `Z` | none: closes the subpath |
/// | `A` | x y radius start end: arc, after a line; degrees, clockwise if they grow |
/// | `G` | the same, as a new subpath |
/// | `O` | x y radius: circle |
/// | `U` | x y rx ry: ellipse |
/// | `R` | x y width height radius: rectangle with rounded corners |
/// | `P`, `Y` | radius, then points: polygon or open lines with rounded corners |
/// | `K` | points outer inner radius: star around the origin |
/// | `J` | teeth outer inner radius: gear around the origin |
struct DrawingReader {
  /// Returns the steps of a text; nil if the text isn't valid.
  static func steps(_ text: String) -> [DrawingStep]? {
    var steps: [DrawingStep] = []
    for part in text.split(separator: ";") {
      guard let step = step(part) else { return nil }
      steps.append(step)
    }
    return steps.isEmpty ? nil : steps
  }

  private static func step(_ text: Substring) -> DrawingStep? {
    let words = text.split(separator: " ")
    guard let head = words.first, let kind = head.first.flatMap(DrawingStep.Kind.init) else {
      return nil
    }
    var step = DrawingStep(kind: kind)
    if kind == .drawing || kind == .front {
      let name = head.dropFirst()
      let isMirrored = name.first == "-"
      let numbers = words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
      guard numbers.count == words.count - 1 else { return nil }
      step.reference = DrawingStep.Reference(
        name: String(isMirrored ? name.dropFirst() : name), numbers: numbers,
        isMirrored: isMirrored)
      return step
    }
    var options = head.dropFirst()
    var (mirrors, closes, copies) = (false, false, 1)
    while let option = options.popFirst() {
      switch option {
      case "|": mirrors = true
      case "=": closes = true
      case "v": step.order = options.popFirst()?.wholeNumberValue ?? 0
      case "^", "*":
        let digits = options.prefix { $0.isWholeNumber || $0 == "." }
        options = options.dropFirst(digits.count)
        guard let number = Double(digits) else { return nil }
        if option == "^" { copies = Int(number) } else { step.thickness = CGFloat(number) }
      default:
        guard let level = option.wholeNumberValue else { return nil }
        step.level = level
      }
    }
    guard var path = path(words.dropFirst()) else { return nil }
    if mirrors { path.append(path.mirrored) }
    if closes { path.close(with: path.mirrored.reversed) }
    step.path = path.repeated(copies)
    return step
  }

  private static func path(_ words: ArraySlice<Substring>) -> Path? {
    var path = Path()
    var rest = words
    while let word = rest.popFirst() {
      // The first number can follow its letter directly.
      let letter = word.prefix(1)
      var numbers: [CGFloat] = []
      if word.count > 1 {
        guard let number = Double(word.dropFirst()) else { return nil }
        numbers.append(CGFloat(number))
      }
      while let number = rest.first.flatMap({ Double($0) }) {
        numbers.append(CGFloat(number))
        rest.removeFirst()
      }
      guard path.add(letter, numbers) else { return nil }
    }
    return path.isEmpty ? nil : path
  }
}

// MARK: Paths

extension Path {
  /// The mirror image in the y axis.
  fileprivate var mirrored: Path { applying(CGAffineTransform(scaleX: -1, y: 1)) }

  /// Continues with the steps of another path, which starts at the current point, and closes the
  /// subpath.
  fileprivate mutating func close(with other: Path) {
    var next = 0
    for verb in other.verbs {
      let points = other.points[next..<next + verb.pointCount].map(\.self)
      next += verb.pointCount
      switch verb {
      case .move, .close: continue
      case .line: addLine(to: points[0])
      case .quadCurve: addQuadCurve(to: points[1], control: points[0])
      case .curve: addCurve(to: points[2], control1: points[0], control2: points[1])
      }
    }
    closeSubpath()
  }

  /// Returns copies of the path, turned around the origin.
  fileprivate func repeated(_ count: Int) -> Path {
    guard count > 1 else { return self }
    var all = Path()
    for copy in 0..<count {
      let (sine, cosine) = Maths.sineAndCosine(Double(copy) / Double(count) * 2 * .pi)
      all.append(
        applying(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)))
    }
    return all
  }

  /// Adds what a letter and its numbers describe; returns false if they aren't valid.
  fileprivate mutating func add(_ letter: Substring, _ n: [CGFloat]) -> Bool {
    let pairs = stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
    switch (letter, n.count) {
    case ("M", 2): move(to: pairs[0])
    case ("L", 2...):
      for point in pairs { addLine(to: point) }
    case ("H", 1): addLine(to: CGPoint(x: n[0], y: currentPoint?.y ?? 0))
    case ("V", 1): addLine(to: CGPoint(x: currentPoint?.x ?? 0, y: n[0]))
    case ("Q", 4): addQuadCurve(to: pairs[1], control: pairs[0])
    case ("C", 6): addCurve(to: pairs[2], control1: pairs[0], control2: pairs[1])
    case ("Z", 0): closeSubpath()
    case ("A", 5): addArc(pairs[0], n[2], n[3], n[4])
    case ("G", 5):
      var arc = Path()
      arc.addArc(pairs[0], n[2], n[3], n[4])
      append(arc)
    default: return addFigure(letter, n)
    }
    return true
  }

  private mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) {
    addArc(
      center: center, radius: radius, startAngle: start * .pi / 180,
      delta: (end - start) * .pi / 180)
  }

  private mutating func addFigure(_ letter: Substring, _ n: [CGFloat]) -> Bool {
    switch (letter, n.count) {
    case ("O", 3): addEllipse(n[0], n[1], n[2], n[2])
    case ("U", 4): addEllipse(n[0], n[1], n[2], n[3])
    case ("R", 5):
      addRoundedRect(
        CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
    case ("P", 7...), ("Y", 5...):
      let points = stride(from: 1, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
      append(Path.lines(points, radius: n[0], isClosed: letter == "P"))
    case ("K", 4):
      let count = Int(n[0])
      let points = (0..<2 * count).map { index in
        CGPoint.polar(
          index.isMultiple(of: 2) ? n[1] : n[2], Double(index) / Double(2 * count))
      }
      append(Path.lines(points, radius: n[3], isClosed: true))
    case ("J", 4): append(Path.gear(Int(n[0]), outer: n[1], inner: n[2], radius: n[3]))
    default: return false
    }
    return true
  }

  private mutating func addEllipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) {
    addEllipse(in: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  /// Returns a gear whose teeth are a little narrower outside.
  private static func gear(_ teeth: Int, outer: CGFloat, inner: CGFloat, radius: CGFloat) -> Path {
    let turns = [-0.29, -0.17, 0.17, 0.29]
    let points = (0..<teeth).flatMap { tooth in
      turns.enumerated().map { index, turn in
        CGPoint.polar(
          index == 1 || index == 2 ? outer : inner, (Double(tooth) + turn) / Double(teeth))
      }
    }
    return lines(points, radius: radius, isClosed: true)
  }

  /// Returns lines between points with rounded corners.
  private static func lines(_ points: [CGPoint], radius: CGFloat, isClosed: Bool) -> Path {
    let path = CGMutablePath()
    let count = points.count
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    if isClosed {
      path.move(to: middle(points[count - 1], points[0]))
      for index in 0..<count {
        path.addArc(
          tangent1End: points[index], tangent2End: points[(index + 1) % count], radius: radius)
      }
      path.closeSubpath()
    } else {
      path.move(to: points[0])
      for index in 1..<count - 1 {
        path.addArc(tangent1End: points[index], tangent2End: points[index + 1], radius: radius)
      }
      path.addLine(to: points[count - 1])
    }
    return path.path
  }
}

extension CGPoint {
  /// Returns the point at a distance from the origin, a part of a turn after the upward direction.
  fileprivate static func polar(_ radius: CGFloat, _ turn: Double) -> CGPoint {
    let (sine, cosine) = Maths.sineAndCosine(turn * 2 * .pi)
    return CGPoint(x: radius * sine, y: -radius * cosine)
  }
}
