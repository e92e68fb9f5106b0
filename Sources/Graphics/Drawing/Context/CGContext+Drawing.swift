public import Foundation
public import Geometry
import Raster

extension CGContext {
  // MARK: Lines

  /// Sets the width of strokes in user space. The default is 1; 0 is the thinnest possible line.
  /// Negative widths count as 0.
  public func setLineWidth(_ width: CGFloat) { state.line.width = max(width, 0) }

  /// Sets the style of line ends. The default is `butt`.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets the style of line joins. The default is `miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets the limit for the length of mitered joins, in line widths. The default is 10.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of alternating dashes and gaps in user space, and the phase at which a stroke
  /// starts. An empty array turns dashes off.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dashLengths = lengths
  }

  // MARK: The path

  /// Draws the path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = userPath
    beginPath()
    if let rule = mode.fillRule { fill(.path(path, rule), state.fillColor) }
    if mode.isStroked { fill(.stroke(path, state.line), state.strokeColor) }
  }

  /// Fills the path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the path and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  // MARK: Figures

  /// Fills a rectangle; the path becomes empty.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles; the path becomes empty.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    for rect in rects { fill(.rect(rect.standardized), state.fillColor) }
  }

  /// Strokes a rectangle; the path becomes empty.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with lines of a given width; the path becomes empty.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.line.width
    setLineWidth(width)
    stroke(rect)
    setLineWidth(before)
  }

  /// Fills an ellipse; the path becomes empty.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(.ellipse(rect.standardized), state.fillColor)
  }

  /// Strokes an ellipse; the path becomes empty.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines from the first point to the second, from the third to the fourth and so on; the
  /// path becomes empty.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[start])
      addLine(to: points[start + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, within the clip.
  public func clear(_ rect: CGRect) {
    let black = DisplayItem.fill(
      .rect(rect.standardized), .affine(state.transform), .color(CGColor.black.color))
    recording.append([black], blendMode: .destinationOut, within: state.clip, else: frame)
    didDraw()
  }

  // MARK: Clips

  /// Intersects the clip with the inside of the path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = userPath
    beginPath()
    clip(to: .path(path, rule))
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) {
    state.clip = .rect(rect.standardized, state.transform, within: state.clip)
  }

  /// Intersects the clip with the union of several rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects.map(\.standardized))
    clip(to: .path(path.path, .winding))
  }

  /// Removes the clip.
  public func resetClip() { state.clip = nil }

  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect { convertToUserSpace(clipBox) }

  /// The bounding box of the clip, in base space.
  var clipBox: CGRect {
    guard let box = state.clip?.box.intersection(frame) else { return frame }
    return box.isNull ? .zero : box
  }

  func clip(to shape: Shape) {
    state.clip = ClipNode(
      .outline(Clip(shape, .affine(state.transform))), within: state.clip)
  }
}
