import Foundation
package import Geometry

/// The coverage of a stroke by its definition: the union of the pen's parts.
///
/// The path is divided into invisibly short chords. Each chord is a rectangle, each corner has its
/// join, each end its cap. The areas of pixels under the union of these pieces are measured along
/// lines: 128 for each row of pixels, with exact lengths.
package struct ReferenceStroke {
  private static let linesPerPixel = 128
  /// The number of chords for each curve.
  private static let chordCount = 400

  private let style: StrokeStyle
  private var pieces: [[CGPoint]] = []

  /// Returns the covered fraction of each pixel of a canvas, 0…1, row by row; not for hairlines.
  package static func areas(
    of path: Path, _ style: StrokeStyle, _ projection: Projection, width: Int, height: Int
  ) -> [Double] {
    var stroke = ReferenceStroke(style: style)
    for line in Polyline.all(of: path, chords: chordCount).trimmed(style).dashed(style) {
      stroke.add(line)
    }
    return stroke.areas(projection, width: width, height: height)
  }

  private init(style: StrokeStyle) { self.style = style }

  private var radius: CGFloat { style.width / 2 }

  private mutating func add(_ line: Polyline) {
    let corners = line.corners
    guard corners.count > 1 else { return addDot(at: corners[0].point) }
    for (from, to) in zip(corners, corners.dropFirst()) {
      let side = (to.point - from.point).unit.turned * radius
      pieces.append([from.point + side, to.point + side, to.point - side, from.point - side])
    }
    for (before, (corner, after)) in zip(corners, zip(corners.dropFirst(), corners.dropFirst(2))) {
      addJoin(before.point, corner, after.point)
    }
    let last = corners.count - 1
    if line.isClosed {
      addJoin(corners[last - 1].point, corners[0], corners[1].point)
    } else {
      addCap(at: corners[0].point, (corners[0].point - corners[1].point).unit)
      addCap(at: corners[last].point, (corners[last].point - corners[last - 1].point).unit)
    }
  }

  private mutating func addDot(at point: CGPoint) {
    addCap(at: point, CGPoint(x: 1, y: 0))
    addCap(at: point, CGPoint(x: -1, y: 0))
  }

  private mutating func addCap(at end: CGPoint, _ direction: CGPoint) {
    let (side, ahead) = (direction.turned * radius, direction * radius)
    switch style.cap {
    case .butt: break
    case .square: pieces.append([end + side, end + side + ahead, end - side + ahead, end - side])
    case .round: addSector(end, side, -.pi)
    }
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: Polyline.Corner, _ after: CGPoint) {
    let pivot = corner.point
    let (into, out) = ((pivot - before).unit, (after - pivot).unit)
    let (sine, cosine) = (into.x * out.y - into.y * out.x, into.x * out.x + into.y * out.y)
    let outer: CGFloat = sine <= 0 ? 1 : -1
    let (first, second) = (into.turned * (radius * outer), out.turned * (radius * outer))
    switch corner.isSmooth ? .round : style.join {
    case .round:
      addSector(pivot, first, -outer * Maths.arcTangent(y: abs(sine), x: cosine))
    case .bevel: pieces.append([pivot, pivot + first, pivot + second])
    case .miter:
      let reach = (2 / (1 + cosine)).squareRoot()
      var piece = [pivot, pivot + first, pivot + second]
      if reach <= style.miterLimit {
        piece.insert(pivot + (first + second) * (1 / (1 + cosine)), at: 2)
      }
      pieces.append(piece)
    }
  }

  private mutating func addSector(_ centre: CGPoint, _ start: CGPoint, _ angle: CGFloat) {
    let count = max(Int((abs(angle) / 0.02).rounded(.up)), 1)
    let arc = (0...count).map { index in
      let (sine, cosine) = Maths.sineAndCosine(angle * CGFloat(index) / CGFloat(count))
      return centre + start * cosine + start.turned * sine
    }
    pieces.append([centre] + arc)
  }
}

// Areas of the pieces, all of which are convex.
extension ReferenceStroke {
  private func areas(_ projection: Projection, width: Int, height: Int) -> [Double] {
    let lineCount = height * Self.linesPerPixel
    var spans = [[ClosedRange<Double>]](repeating: [], count: lineCount)
    for piece in pieces {
      let corners = Self.visible(piece, projection)
      guard let low = corners.map(\.y).min(), let high = corners.map(\.y).max() else { continue }
      let scale = Double(Self.linesPerPixel)
      let first = Int(min(max((low * scale - 0.5).rounded(.up), 0), Double(lineCount)))
      let last = Int(min(max((high * scale - 0.5).rounded(.down), -1), Double(lineCount - 1)))
      guard first <= last else { continue }
      for line in first...last {
        let y = (Double(line) + 0.5) / scale
        if let span = Self.span(of: corners, at: y) { spans[line].append(span) }
      }
    }
    var areas = [Double](repeating: 0, count: width * height)
    for (line, spans) in spans.enumerated() {
      let row = line / Self.linesPerPixel * width
      var end = 0.0
      for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let from = max(span.lowerBound, end)
        let to = min(span.upperBound, Double(width))
        guard from < to else { continue }
        end = to
        for x in Int(from)..<Int(to.rounded(.up)) {
          areas[row + x] += (min(to, Double(x + 1)) - max(from, Double(x))) / 128
        }
      }
    }
    return areas
  }

  /// Returns a piece as it appears on the canvas, without the part behind the eye.
  private static func visible(_ piece: [CGPoint], _ projection: Projection) -> [CGPoint] {
    guard case .perspective(let homography) = projection else {
      return piece.map { $0.applying(projection) }
    }
    var path = Path()
    path.move(to: piece[0])
    piece.dropFirst().forEach { path.addLine(to: $0) }
    var visible: [CGPoint] = []
    path.flatten(through: homography, tolerance: 1) { segment in
      switch segment {
      case .move(let point), .line(let point): visible.append(point)
      case .close: break
      }
    }
    return visible
  }

  /// Returns the intersection of a horizontal line and a convex piece.
  private static func span(of corners: [CGPoint], at y: Double) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for (index, from) in corners.enumerated() {
      let to = corners[(index + 1) % corners.count]
      guard (from.y <= y) != (to.y <= y) else { continue }
      let x = from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
      (low, high) = (min(low, x), max(high, x))
    }
    return low <= high ? low...high : nil
  }
}

/// A subpath, divided into chords.
private struct Polyline {
  struct Corner {
    let point: CGPoint
    /// Whether the corner is inside a curve or at a cut.
    let isSmooth: Bool
  }

  var corners: [Corner]
  var isClosed = false

  static func all(of path: Path, chords: Int) -> [Polyline] {
    var all: [Polyline] = []
    var next = 0
    var line = Polyline(corners: [])
    func finish() {
      if line.corners.count > 1 { all.append(line.withoutRepeats) }
      line = Polyline(corners: [])
    }
    func nextPoint() -> CGPoint {
      defer { next += 1 }
      return path.points[next]
    }
    func add(_ count: Int, _ point: (CGFloat) -> CGPoint) {
      line.corners += (1...count).map {
        Corner(point: point(CGFloat($0) / CGFloat(count)), isSmooth: $0 < count)
      }
    }
    for verb in path.verbs {
      let from = line.corners.last?.point ?? .zero
      switch verb {
      case .move:
        finish()
        line.corners = [Corner(point: nextPoint(), isSmooth: false)]
      case .line:
        let to = nextPoint()
        add(1) { _ in to }
      case .quadCurve:
        let (control, to) = (nextPoint(), nextPoint())
        add(chords) { t in
          let (a, b) = (from.mixed(control, t), control.mixed(to, t))
          return a.mixed(b, t)
        }
      case .curve:
        let (first, second, to) = (nextPoint(), nextPoint(), nextPoint())
        add(chords) { t in
          let (a, b, c) = (from.mixed(first, t), first.mixed(second, t), second.mixed(to, t))
          return a.mixed(b, t).mixed(b.mixed(c, t), t)
        }
      case .close:
        let start = line.corners[0]
        add(1) { _ in start.point }
        line.isClosed = true
        finish()
      }
    }
    finish()
    return all
  }

  /// The polyline with consecutive corners at the same point merged.
  private var withoutRepeats: Polyline {
    var line = Polyline(corners: [], isClosed: isClosed)
    for corner in corners {
      if let last = line.corners.last, last.point == corner.point {
        let isSmooth = last.isSmooth && corner.isSmooth
        line.corners[line.corners.count - 1] = Corner(point: corner.point, isSmooth: isSmooth)
      } else {
        line.corners.append(corner)
      }
    }
    return line
  }

  var length: CGFloat {
    zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
  }

  /// Returns the part between two distances from the start.
  func part(_ from: CGFloat, _ to: CGFloat) -> Polyline {
    var passed: CGFloat = 0
    var part = Polyline(corners: [])
    for (corner, next) in zip(corners, corners.dropFirst()) {
      let length = (next.point - corner.point).length
      defer { passed += length }
      guard passed < to, passed + length > from, length > 0 else { continue }
      func split(at distance: CGFloat) -> Corner {
        if distance >= length { return next }
        return Corner(point: corner.point.mixed(next.point, distance / length), isSmooth: true)
      }
      if part.corners.isEmpty { part.corners = [from > passed ? split(at: from - passed) : corner] }
      part.corners.append(split(at: to - passed))
    }
    return part
  }
}

extension [Polyline] {
  fileprivate func trimmed(_ style: StrokeStyle) -> [Polyline] {
    if style.trimStart <= 0, style.trimEnd >= 1 { return self }
    let total = reduce(0) { $0 + $1.length }
    var passed: CGFloat = 0
    return compactMap { line in
      let length = line.length
      defer { passed += length }
      let (from, to) = (style.trimStart * total - passed, style.trimEnd * total - passed)
      if from <= 0, to >= length * (1 - 1e-9) { return line }
      let part = line.part(Swift.max(from, 0), Swift.min(to, length))
      return part.corners.count > 1 ? part : nil
    }
  }

  fileprivate func dashed(_ style: StrokeStyle) -> [Polyline] {
    let lengths =
      style.dashLengths.count.isMultiple(of: 2)
      ? style.dashLengths : style.dashLengths + style.dashLengths
    let period = lengths.reduce(0, +)
    guard period > 0 else { return self }
    return flatMap { line -> [Polyline] in
      let length = line.length
      var position = -style.dashPhase.truncatingRemainder(dividingBy: period) - period
      var index = 0
      var dashes: [Polyline] = []
      while position < length * (1 - 1e-9) {
        let next = position + lengths[index]
        if index.isMultiple(of: 2), next > 0 {
          dashes.append(line.part(Swift.max(position, 0), Swift.min(next, length)))
        }
        (position, index) = (next, (index + 1) % lengths.count)
      }
      // In a closed line, the last dash continues in the first.
      if line.isClosed, dashes.count > 1, let last = dashes.last?.corners.last?.point,
        let first = dashes.first?.corners.first?.point, first == line.corners[0].point,
        (last - first).length < 1e-9
      {
        dashes[0].corners = dashes.removeLast().corners.dropLast() + dashes[0].corners
      }
      return dashes.filter { $0.corners.count > 1 }
    }
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }

  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }

  fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }

  fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }

  fileprivate var unit: CGPoint { self * (1 / length) }

  fileprivate var turned: CGPoint { CGPoint(x: -y, y: x) }

  fileprivate func mixed(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    self * (1 - t) + other * t
  }
}
