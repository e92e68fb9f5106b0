public import Foundation
public import Geometry
import Raster

/// The function that draws one cell of a pattern; its parameters are the pattern's `info` and a context.
///
/// A Swift closure, because on Linux, functions of C can't have contexts as parameters.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// The function that releases a pattern's `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Releases the pattern's `info`, when the pattern is deallocated.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates the structure.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// How the spacing of a pattern's cells is adapted to pixels; the raw values are Apple's. It has no
/// effect: cells are drawn exactly where they are.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells aren't distorted, and their spacing can vary by a pixel.
  case noDistortion
  /// The spacing is constant, and cells can be distorted by a pixel.
  case constantSpacingMinimalDistortion
  /// The spacing is constant.
  case constantSpacing
}

/// A drawing that is repeated in both directions to fill or stroke shapes.
public final class CGPattern {
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern; nil if a step is zero or `bounds` is empty.
  ///
  /// - Parameters:
  ///   - info: A value for the functions.
  ///   - bounds: The area of a cell, in pattern space; what is drawn outside of it is cut off.
  ///   - matrix: The transform from pattern space to the context's initial user space.
  ///   - xStep: The distance between cells in x, in pattern space.
  ///   - yStep: The distance between cells in y, in pattern space.
  ///   - tiling: How spacing is adapted to pixels; it has no effect.
  ///   - isColored: Whether the drawing sets its colours. Otherwise it is drawn with the colour that
  ///     is set together with the pattern.
  ///   - callbacks: The functions.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let step = CGSize(width: abs(xStep), height: abs(yStep))
    guard step.width > 0, step.height > 0, !bounds.isEmpty, bounds.area.isFinite else { return nil }
    self.bounds = bounds.standardized
    self.matrix = matrix
    self.step = step
    self.isColored = isColored
    self.info = info
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Returns what one cell shows, in pattern space; drawn with `color` if the pattern has no colours.
  func cell(_ color: CGColor, scale: CGFloat) -> DisplayItem {
    let context = CGContext(recording: bounds, scale: scale)
    context.state.fillColor = color
    context.state.strokeColor = color
    callbacks.drawPattern?(info, context)
    return .group(DisplayGroup(clip: Clip(.rect(bounds), .identity), items: context.items))
  }
}

/// A pattern and the colour or the opacity with which it is drawn.
package struct PatternCells: Hashable, @unchecked Sendable {
  let pattern: CGPattern
  /// The colour of a pattern without colours; of one with colours, only its alpha is used.
  let color: Color

  package static func == (left: PatternCells, right: PatternCells) -> Bool {
    left.pattern === right.pattern && left.color == right.color
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(pattern)) }
}

extension CGColor {
  /// Creates a colour that is a pattern. `components` holds the alpha of a pattern with colours, and the
  /// colour in the base space, with alpha, of one without.
  ///
  /// Contexts draw it; layers with such a background show nothing.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    self.init(pattern, space, components)
  }

  fileprivate convenience init(
    _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
  ) {
    let base = space.base
    if pattern.isColored || base == nil {
      self.init(
        cells: PatternCells(
          pattern: pattern, color: Color(red: 0, green: 0, blue: 0, alpha: components[0])))
    } else {
      let color = base.flatMap { CGColor(colorSpace: $0, components: components) } ?? .black
      self.init(cells: PatternCells(pattern: pattern, color: color.color))
    }
  }
}

extension CGContext {
  /// Sets the pattern of fills. `components` holds the alpha of a pattern with colours, and the colour in
  /// the base of the fill space, with alpha, of one without.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.fillColor = CGColor(pattern, state.fillSpace, components)
  }

  /// Sets the pattern of strokes, as `setFillPattern(_:colorComponents:)` does for fills.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.strokeColor = CGColor(pattern, state.strokeSpace, components)
  }

  /// Draws the cells of a pattern within a shape of user space.
  func fill(_ shape: Shape, with cells: PatternCells) {
    let pattern = cells.pattern
    let toBase = pattern.matrix.concatenating(
      CGAffineTransform(
        translationX: state.patternPhase.width, y: state.patternPhase.height))
    guard toBase.isInvertible else { return }
    let clip = ClipNode(.outline(Clip(shape, .affine(state.transform))), within: state.clip)
    let area = clip.box.intersection(frame)
    guard !area.isNull, !area.isEmpty else { return }
    let seen = area.applying(toBase.inverted())
    let cell = pattern.cell(
      pattern.isColored ? .black : CGColor(cells.color), scale: scale)
    let columns = pattern.indices(from: seen.minX, to: seen.maxX, \.minX, \.maxX, \.width)
    let rows = pattern.indices(from: seen.minY, to: seen.maxY, \.minY, \.maxY, \.height)
    let copies = rows.flatMap { row in
      columns.map { column in
        let place = CGAffineTransform(
          translationX: CGFloat(column) * pattern.step.width, y: CGFloat(row) * pattern.step.height)
        return [cell].applying(.affine(place.concatenating(toBase)))
      }
    }
    let opacity = pattern.isColored ? cells.color.alpha : 1
    drawInBaseSpace([
      .group(
        DisplayGroup(
          opacity: opacity, clip: Clip(shape, .affine(state.transform)),
          items: copies.flatMap { $0 }))
    ])
  }
}

extension CGPattern {
  /// The numbers of the cells that reach from `start` to `end` in one direction.
  fileprivate func indices(
    from start: CGFloat, to end: CGFloat, _ least: KeyPath<CGRect, CGFloat>,
    _ greatest: KeyPath<CGRect, CGFloat>, _ length: KeyPath<CGSize, CGFloat>
  ) -> ClosedRange<Int> {
    let step = step[keyPath: length]
    let first = ((start - bounds[keyPath: greatest]) / step).rounded(.down)
    let last = ((end - bounds[keyPath: least]) / step).rounded(.up)
    // No frame shows more cells than this.
    guard abs(first) < 1e9, abs(last) < 1e9 else { return 0...0 }
    return Int(first)...Int(min(last, first + 8_192))
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool { (a * d - b * c).isNormal }
}
