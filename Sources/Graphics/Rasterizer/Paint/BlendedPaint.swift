import Raster

/// A shape's own paint, met with what lies beneath by a blend mode, without a picture in between.
///
/// It gives what a picture of that one shape would: on nothing a paint leaves its colours as covered,
/// and bounded modes, the only ones here, leave what lies outside of the shape as it is.
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

  /// The same by way of `row`, which is clear.
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

/// How one shape meets what lies beneath it.
struct DirectBlend {
  /// A bounded mode.
  let mode: CGBlendMode
  /// What the shape is faded to before, 0…255.
  let opacity: UInt32
}

extension DisplayGroup {
  /// How the one shape that the group holds can be drawn straight onto what lies beneath, if the clip
  /// is no more than a scissor; nil where the group needs a picture.
  var direct: (DirectBlend, DisplayItem)? {
    guard items.count == 1, mask == nil, blendMode != .normal, !blendMode.changesWithoutSource
    else { return nil }
    let item = items[0].folded
    guard case .fill = item else { return nil }
    return (DirectBlend(mode: blendMode, opacity: opacityLevel), item)
  }
}
