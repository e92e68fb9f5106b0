import Foundation
import Geometry
import Raster
import Synchronization

/// The grammar of symbol names: a drawing and modifiers, which apply to any drawing.
enum SymbolGrammar {
  private static let known = Mutex<[Key: Figure?]>([:])

  private struct Key: Hashable {
    var name: String
    var stroke: CGFloat
  }

  /// Returns the figure of a name; nil if the name has none.
  static func figure(named name: String, stroke: CGFloat) -> Figure? {
    let key = Key(name: name, stroke: stroke)
    if let found = known.withLock({ $0[key] }) { return found }
    let figure = SymbolBuilder(stroke: stroke).figure(
      name.split(separator: ".", omittingEmptySubsequences: false).map { $0 }, isFilled: false)
    known.withLock { $0[key] = .some(figure) }
    return figure
  }
}

/// Builds the figures of names at a stroke width.
struct SymbolBuilder {
  let stroke: CGFloat

  typealias Words = [Substring]

  /// Returns the figure of the words of a name.
  func figure(_ words: Words, isFilled: Bool) -> Figure? {
    let name = words.joined(separator: ".")
    if let other = SymbolDrawings.aliases[name] {
      return figure(other.split(separator: ".").map { $0 }, isFilled: isFilled)
    }
    if isFilled, let steps = SymbolDrawings.steps(of: name + ".fill") {
      return figure(steps, isFilled: true)
    }
    if let steps = SymbolDrawings.steps(of: name) { return figure(steps, isFilled: isFilled) }
    guard words.count > 1, let last = words.last else { return nil }
    let base = words.dropLast().map { $0 }
    if last == "fill" { return isFilled ? nil : figure(base, isFilled: true) }
    if last == "slash" { return figure(base, isFilled: isFilled)?.slashed(stroke) }
    if let badge = words.lastIndex(of: "badge"), badge > 0 {
      return badged(
        words[..<badge].map { $0 }, words[(badge + 1)...].map { $0 }, isFilled: isFilled)
    }
    if let enclosure = Enclosure.named(last) {
      return enclosed(base, in: enclosure, isFilled: isFilled)
    }
    return nil
  }

  // MARK: Drawings

  private func figure(_ steps: [DrawingStep], isFilled: Bool) -> Figure? {
    var marks: [Mark] = []
    let isCut = isFilled && steps.contains { [.detail, .spot].contains($0.kind) }
    for step in steps {
      if let reference = step.reference {
        guard let figure = figure(reference, isFilled: isFilled) else { return nil }
        if step.kind == .front { marks += figure.marks.halo(gap) }
        marks += figure.marks
      } else {
        marks += self.marks(step, isFilled: isFilled, bodyLevel: isCut ? 1 : 0)
      }
    }
    return Figure(marks: marks, box: marks.inkBox)
  }

  /// The factor for lines within others, which heavy weights thicken less.
  private var narrowing: CGFloat {
    1 - 0.18 * min(max(stroke - SymbolShape.strokeWidth(400), 0), 1.5)
  }

  /// The distance that is kept free around a part in front of others.
  private var gap: CGFloat { 0.75 + stroke * 0.4 }

  private func figure(_ reference: DrawingStep.Reference, isFilled: Bool) -> Figure? {
    let n = reference.numbers
    let scale = n.count > 2 ? n[2] : 1
    let words = reference.name.split(separator: ".").map { $0 }
    let builder = SymbolBuilder(stroke: stroke / scale)
    let isFilled = isFilled && words.last != "fill"
    let figure = builder.figure(words, isFilled: isFilled) ?? builder.inner(words)
    return figure?.placed(
      x: n.isEmpty ? 0 : n[0], y: n.count > 1 ? n[1] : 0, scale: scale,
      degrees: n.count > 3 ? n[3] : 0, isMirrored: reference.isMirrored)
  }

  private func marks(_ step: DrawingStep, isFilled: Bool, bodyLevel: Int) -> [Mark] {
    let style = StrokeStyle(
      width: stroke * step.thickness * (step.kind == .detail ? narrowing : 1), cap: .round,
      join: .round)
    let line = Shape.stroke(step.path, style)
    let area = Shape.path(step.path, .winding)
    func paint(_ shape: Shape, _ level: Int = 0) -> Mark {
      .paint(shape, level: step.level ?? level, order: step.order, isFaint: false)
    }
    switch step.kind {
    case .body:
      return isFilled ? [paint(area, bodyLevel), paint(line, bodyLevel)] : [paint(line)]
    case .stroke: return [paint(line, bodyLevel)]
    case .fill: return [paint(area, bodyLevel)]
    case .detail: return isFilled ? [.cut([paint(line)], isHole: false)] : [paint(line)]
    case .spot: return isFilled ? [.cut([paint(area)], isHole: false)] : [paint(area)]
    case .hole: return isFilled ? [.erase(area)] : [paint(line)]
    case .gap:
      var wide = style
      wide.width += 2 * gap
      return [.erase(.stroke(step.path, wide))]
    case .void: return [.erase(area)]
    case .drawing, .front: return []
    }
  }

  // MARK: Enclosures

  private func enclosed(_ words: Words, in enclosure: Enclosure, isFilled: Bool) -> Figure? {
    guard let inner = inner(words), let frame = figure(enclosure.words, isFilled: isFilled),
      inner.box.width > 0 || inner.box.height > 0
    else { return nil }
    let correction = Enclosure.factors[words.joined(separator: ".")] ?? 1
    let factor = enclosure.factor(inner.box) * correction
    let isNumber = words.count == 1 && words[0].count == 2
    let thickness = 1.04 * narrowing * (isNumber ? narrowing : 1)
    guard
      let figure = SymbolBuilder(stroke: stroke * thickness / factor).inner(words)?
        .placed(
          x: enclosure.centre.x - inner.box.midX * factor,
          y: enclosure.centre.y - inner.box.midY * factor, scale: factor)
    else { return nil }
    let sign = isFilled ? [Mark.cut(figure.marks, isHole: false)] : figure.marks
    return Figure(marks: frame.lowered(by: 1).marks + sign, box: frame.box)
  }

  /// Returns the figure for a frame: filled if it can be, or the letters and digits of the name.
  private func inner(_ words: Words) -> Figure? {
    if words.count == 1, let letters = SymbolLetters.drawing(of: words[0]) {
      return figure(letters, isFilled: false)
    }
    return figure(words, isFilled: true)
  }

  // MARK: Badges

  private func badged(_ words: Words, _ sign: Words, isFilled: Bool) -> Figure? {
    let rest = sign.last == "fill" ? sign.dropLast().map { $0 } : sign
    guard let base = figure(words, isFilled: isFilled || rest.count < sign.count) else {
      return nil
    }
    let isDot = rest.isEmpty
    let radius: CGFloat = isDot ? 3.4 : 4.9
    let centre = CGPoint(
      x: base.box.maxX - (isDot ? 2.4 : 2.2), y: isDot ? base.box.minY + 2.6 : base.box.maxY - 2.6)
    var disc = Path()
    disc.addDisc(centre, radius)
    var halo = Path()
    halo.addDisc(centre, radius + gap)
    var marks = base.lowered(by: 1).marks + [.erase(.path(halo, .winding))]
    marks.append(.paint(.path(disc, .winding)))
    if !isDot {
      guard let glyph = inner(rest) else { return nil }
      let factor = 5.6 / max(glyph.box.width, glyph.box.height)
      guard
        let small = SymbolBuilder(stroke: stroke * 0.86 / factor).inner(rest)?.placed(
          x: centre.x - glyph.box.midX * factor, y: centre.y - glyph.box.midY * factor,
          scale: factor)
      else { return nil }
      marks.append(.cut(small.marks, isHole: true))
    }
    return Figure(marks: marks, box: marks.inkBox)
  }
}

extension Path {
  fileprivate mutating func addDisc(_ centre: CGPoint, _ radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension Figure {
  /// Returns the figure with a line through it.
  fileprivate func slashed(_ stroke: CGFloat) -> Figure {
    let half = min(max(box.width, box.height), 19) / 2
    var line = Path()
    line.move(to: CGPoint(x: box.midX - half, y: box.midY - half))
    line.addLine(to: CGPoint(x: box.midX + half, y: box.midY + half))
    var style = StrokeStyle(width: stroke, cap: .round, join: .round)
    let slash = Mark.paint(.stroke(line, style))
    style.width = stroke * 2.3 + 0.8
    let marks = lowered(by: 1).marks + [.erase(.stroke(line, style)), slash]
    return Figure(marks: marks, box: marks.inkBox)
  }
}

extension [Mark] {
  /// Returns erasers for the marks and a distance around them. Bodies that are only outlined are
  /// erased with their inside.
  fileprivate func halo(_ distance: CGFloat) -> [Mark] {
    flatMap { mark -> [Mark] in
      guard case .paint(let shape, _, _, _) = mark else { return [] }
      switch shape {
      case .stroke(let path, var style):
        style.width += 2 * distance
        let isClosed = path.verbs.last == .close
        return [.erase(.stroke(path, style))] + (isClosed ? [.erase(.path(path, .winding))] : [])
      default:
        let style = StrokeStyle(width: 2 * distance, cap: .round, join: .round)
        return [.erase(shape), .erase(.stroke(shape.path, style))]
      }
    }
  }
}
