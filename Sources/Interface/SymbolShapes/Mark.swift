import Foundation
import Geometry
import Raster

/// A step of drawing a symbol.
indirect enum Mark: Sendable {
  /// Paints a shape in the colour of a layer; 0 is the primary one. `order` is the position of a
  /// part in a variable symbol, from 1; 0 for parts that are always shown in full.
  case paint(Shape, level: Int, order: Int, isFaint: Bool)
  /// Removes a shape from what was drawn before.
  case erase(Shape)
  /// Removes marks from what was drawn before or, unless `isHole`, paints them if layers have colours
  /// of their own.
  case cut([Mark], isHole: Bool)

  static func paint(_ shape: Shape, level: Int = 0) -> Mark {
    .paint(shape, level: level, order: 0, isFaint: false)
  }

  /// Returns the mark moved, turned and scaled, with strokes that are scaled too.
  func applying(_ transform: CGAffineTransform, scale: CGFloat) -> Mark {
    switch self {
    case .paint(let shape, let level, let order, let isFaint):
      .paint(shape.applying(transform, scale: scale), level: level, order: order, isFaint: isFaint)
    case .erase(let shape): .erase(shape.applying(transform, scale: scale))
    case .cut(let marks, let isHole):
      .cut(marks.map { $0.applying(transform, scale: scale) }, isHole: isHole)
    }
  }

  /// Returns the mark with the layers of its paint moved back.
  func lowered(by levels: Int) -> Mark {
    switch self {
    case .paint(let shape, let level, let order, let isFaint):
      .paint(shape, level: level + levels, order: order, isFaint: isFaint)
    case .erase: self
    case .cut(let marks, let isHole):
      .cut(marks.map { $0.lowered(by: levels) }, isHole: isHole)
    }
  }
}

extension Shape {
  fileprivate func applying(_ transform: CGAffineTransform, scale: CGFloat) -> Shape {
    switch self {
    case .stroke(let path, var style):
      style.width *= scale
      return .stroke(path.applying(transform), style)
    default: return .path(path.applying(transform), fillRule)
    }
  }
}

extension [Mark] {
  /// The number of layers.
  var levelCount: Int {
    reduce(0) { count, mark in
      switch mark {
      case .paint(_, let level, _, _): Swift.max(count, level + 1)
      case .erase: count
      case .cut(let marks, let isHole): isHole ? count : Swift.max(count, marks.levelCount)
      }
    }
  }

  /// The number of parts that a variable value shows one after the other.
  var variableCount: Int {
    reduce(0) { count, mark in
      switch mark {
      case .paint(_, _, let order, _): Swift.max(count, order)
      case .erase: count
      case .cut(let marks, _): Swift.max(count, marks.variableCount)
      }
    }
  }

  var hasErasers: Bool {
    contains { if case .paint(_, _, _, let isFaint) = $0 { isFaint } else { true } }
  }

  /// Returns the marks with the parts of a variable symbol faint that a value doesn't reach. A part
  /// is shown if the value is greater than the share of the parts before it.
  func shown(at value: Double) -> [Mark] { shown(at: value, of: Double(variableCount)) }

  private func shown(at value: Double, of count: Double) -> [Mark] {
    map { mark in
      switch mark {
      case .paint(let shape, let level, let order, _):
        .paint(
          shape, level: level, order: order,
          isFaint: order > 0 && Double(order - 1) >= value * count)
      case .erase: mark
      case .cut(let marks, let isHole): .cut(marks.shown(at: value, of: count), isHole: isHole)
      }
    }
  }

  /// The opacity of parts that a variable value doesn't reach (D).
  private static var faintOpacity: Double { 0.3 }

  /// Returns the items of the marks. Neighbouring marks of one colour that isn't opaque are drawn as
  /// one picture, so that they don't show where they overlap.
  func items(
    _ color: (Int) -> Color, isLayered: Bool, transform: CGAffineTransform
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var run: (color: Color, items: [DisplayItem])?
    func endRun() {
      guard let ended = run else { return }
      items +=
        ended.color.alpha == 1
        ? ended.items
        : [.group(DisplayGroup(opacity: ended.color.alpha, isIsolated: true, items: ended.items))]
      run = nil
    }
    for mark in self {
      switch mark {
      case .paint(let shape, let level, _, let isFaint):
        var own = color(level)
        if isFaint { own = own.multiplied(byAlpha: Self.faintOpacity) }
        if run?.color != own { endRun() }
        let opaque = Color(red: own.red, green: own.green, blue: own.blue)
        run = (own, (run?.items ?? []) + [.fill(shape, transform, opaque)])
      case .erase(let shape):
        endRun()
        items.append(.eraser([.fill(shape, transform, .opaqueBlack)]))
      case .cut(let marks, let isHole):
        endRun()
        let own = isHole ? { _ in Color.opaqueBlack } : color
        let inner = marks.items(own, isLayered: isLayered && !isHole, transform: transform)
        let whole = DisplayItem.group(DisplayGroup(isIsolated: true, items: inner))
        items.append(isLayered && !isHole ? whole : .eraser(inner))
      }
    }
    endRun()
    return items
  }
}

extension Color {
  fileprivate static let opaqueBlack = Color(red: 0, green: 0, blue: 0)
}

extension DisplayItem {
  /// Returns a picture that is removed from what was drawn before.
  fileprivate static func eraser(_ items: [DisplayItem]) -> DisplayItem {
    .group(DisplayGroup(blendMode: .destinationOut, isIsolated: true, items: items))
  }
}
