import Raster

/// A shape's own paint, composited with a blend mode without an offscreen picture.
///
/// The result is that of a picture with only this shape: over transparency, a paint yields its
/// colours multiplied by coverage, and bounded modes, the only ones supported here, don't change
/// the content outside of the shape.
struct BlendedPaint<Own: Paint>: Paint {
  let own: Own
  let blend: DirectBlend

  @inline(__always)
  func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32
  ) {
    if count <= SampledRow.short {
      var colors = [8 of UInt32](repeating: 0)
      var row = colors.mutableSpan
      return fill(&target, at: index, count: count, x: x, y: y, level: level, over: &row)
    }
    var colors = [128 of UInt32](repeating: 0)
    var done = 0
    while done < count {
      let part = min(count &- done, SampledRow.length)
      var row = colors.mutableSpan
      if done > 0 { for place in 0..<part { row[place] = 0 } }
      fill(&target, at: index &+ done, count: part, x: x &+ done, y: y, level: level, over: &row)
      done &+= part
    }
  }

  /// Fills through the buffer `row`, which must be clear.
  @inline(__always)
  private func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32,
    over row: inout MutableSpan<UInt32>
  ) {
    own.fill(&row, at: 0, count: count, x: x, y: y, level: level)
    for place in 0..<count {
      let pixel = index &+ place
      let source = Compositing.scaled(row[place], by: blend.opacity)
      target[pixel] = Compositing.blended(source, target[pixel], blend.mode)
    }
  }
}

/// The compositing of a single shape.
struct DirectBlend {
  /// A bounded blend mode.
  let mode: CGBlendMode
  /// The opacity that the shape is multiplied by first, 0…255.
  let opacity: UInt32
}

extension DisplayGroup {
  /// The compositing and the item of a group with a single shape that can be drawn directly onto
  /// the content beneath, provided the clip is only a scissor; nil if the group requires an
  /// offscreen picture.
  var direct: (DirectBlend, DisplayItem)? {
    guard items.count == 1, mask == nil, blendMode != .normal, !blendMode.changesWithoutSource
    else { return nil }
    let item = items[0].folded
    guard case .fill = item else { return nil }
    return (DirectBlend(mode: blendMode, opacity: opacityLevel), item)
  }
}
