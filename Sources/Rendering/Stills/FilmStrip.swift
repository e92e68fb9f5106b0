package import Failures
package import FilmStage
import Foundation
import Geometry
import Raster
import Rasterizer
package import RenderStore
import Sinks
package import Views

/// How frames of a film are laid out as one picture.
package struct FilmStrip: Sendable {
  /// How many frames to show, spread evenly over the film, its first and last frame included.
  package let count: Int

  /// How many stand side by side.
  package let columns: Int

  /// The picture's width in pixels; its height follows from the canvas.
  package let width: Int

  /// Pixels between frames.
  package let gap: Int

  /// A checked layout: 1…1 000 frames, a picture at least 16 pixels wide and no wider than a canvas may
  /// be, with at least one pixel for each column.
  package init(count: Int, columns: Int, width: Int, gap: Int = 8) throws(FlipbookError) {
    guard (1...1000).contains(count) else {
      throw FlipbookError(
        .badSetting, "A strip cannot show \(count) frames.",
        hint: "Choose a --count from 1 to 1000.")
    }
    guard columns >= 1, gap >= 0 else {
      throw FlipbookError(
        .badSetting, "A strip cannot have \(columns) columns.", hint: "Choose 1 column or more.")
    }
    let columns = min(columns, count)
    let narrowest = max((columns - 1) * gap + columns, 16)
    guard width >= narrowest, width <= Canvas.largestSide else {
      throw FlipbookError(
        .badSetting,
        "A strip of \(columns == 1 ? "1 column" : "\(columns) columns") cannot be \(width) "
          + "pixels wide.",
        hint: "Choose a --width from \(narrowest) to \(Canvas.largestSide), or other --columns.")
    }
    (self.count, self.columns, self.width, self.gap) = (count, columns, width, gap)
  }

  /// Where a column of frames begins and ends, whole pixels: else their sides would be mixed with what is
  /// beside them.
  func columnEdges(
    _ column: Int, _ across: CGFloat, from start: CGFloat
  ) -> (left: CGFloat, right: CGFloat) {
    let left = start + CGFloat(column) * (across + CGFloat(gap))
    return (left.rounded(), (left + across).rounded())
  }

  /// Those of `numbers` that are shown: spread evenly, the first and the last included.
  func spread(_ numbers: [Int]) -> [Int] {
    let count = min(count, numbers.count)
    return (0..<count).map { numbers[count > 1 ? $0 * (numbers.count - 1) / (count - 1) : 0] }
  }
}

extension Film {
  /// A picture of frames of the film beside and below each other, on a transparent ground.
  ///
  /// Frames are drawn small, not drawn and made small: their edges are as sharp as can be.
  package static func strip(
    _ strip: FilmStrip, frames: FrameSelection = .all, source: FilmSource<Self> = FilmSource(),
    limits: FilmLimits = FilmLimits(), frameCount: Int? = nil
  ) throws(FlipbookError) -> UIImage {
    let all = try frames.resolved(in: countFrames(limits, source, known: frameCount))
    let numbers = strip.spread(all)
    let run = try FilmRun(source, limits: limits)
    let canvas = run.stage.format
    let across = CGFloat(strip.width - (strip.columns - 1) * strip.gap) / CGFloat(strip.columns)
    let scale = across / CGFloat(canvas.width)
    let down = max((CGFloat(canvas.height) * scale).rounded(), 1)
    let rows = (numbers.count + strip.columns - 1) / strip.columns

    var items: [DisplayItem] = []
    for (index, number) in numbers.enumerated() {
      try Interruption.check()
      let list = try run.displayList(ofFrame: number)
      let (left, right) = strip.columnEdges(index % strip.columns, across, from: 0)
      let top = (down + CGFloat(strip.gap)) * CGFloat(index / strip.columns)
      let cell = CGRect(x: left, y: top, width: right - left, height: down)
      items.append(list.item(in: cell))
    }
    let list = DisplayList(
      width: strip.width, height: Int(down) * rows + strip.gap * (rows - 1), background: .clear,
      items: items)
    var renderer = Renderer()
    guard let bitmap = renderer.render(list) else {
      throw FlipbookError(
        .badSetting, "A strip of \(rows) rows of \(Int(down)) pixels is too high.",
        hint: "Show fewer frames, in more columns, or a narrower picture.")
    }
    return UIImage(bitmap: bitmap)
  }
}
