package import Failures
package import FilmStage
import Foundation
import Geometry
import Processes
import Raster
import Rasterizer
package import RenderStore
import Sinks
package import Views

/// The layout of a picture of several frames of a film.
package struct FilmStrip: Sendable {
  /// The number of frames, evenly spaced over the film, including the first and the last.
  package let count: Int

  /// The number of columns.
  package let columns: Int

  /// The width of the picture in pixels; its height depends on the canvas.
  package let width: Int

  /// The gap between frames in pixels.
  package let gap: Int

  /// Creates a checked layout of 1…1 000 frames. The picture is at least 16 pixels wide, has at
  /// least one pixel for each column, and is at most as wide as a canvas can be.
  package init(count: Int, columns: Int, width: Int, gap: Int = 8) throws(FlipbookError) {
    guard (1...1000).contains(count) else {
      throw FlipbookError(
        .badSetting, "A picture cannot show \(count) frames.",
        hint: "Choose a --count from 1 to 1000.")
    }
    guard columns >= 1, gap >= 0 else {
      throw FlipbookError(
        .badSetting, "A picture cannot have \(columns) columns.", hint: "Choose 1 column or more.")
    }
    let columns = min(columns, count)
    let narrowest = max((columns - 1) * gap + columns, 16)
    guard width >= narrowest, width <= Canvas.largestSide else {
      throw FlipbookError(
        .badSetting,
        "A strip of \(columns == 1 ? "1 column" : "\(columns) columns") cannot be \(width) "
          + "pixels wide.",
        hint:
          "Choose a --width from \(narrowest) to \(Canvas.largestSide), or different --columns.")
    }
    self.count = count
    self.columns = columns
    self.width = width
    self.gap = gap
  }

  /// Returns the left and right edges of a column of frames. They are on whole pixels, so that
  /// frames don't blend with their surroundings.
  func columnEdges(
    _ column: Int, _ cellWidth: CGFloat, from start: CGFloat
  ) -> (left: CGFloat, right: CGFloat) {
    let left = start + CGFloat(column) * (cellWidth + CGFloat(gap))
    return (left.rounded(), (left + cellWidth).rounded())
  }

  /// Returns the numbers to show: evenly spaced, including the first and the last.
  func spread(_ numbers: FrameNumbers) -> [Int] {
    let total = numbers.count
    let count = min(count, total)
    return (0..<count).map { numbers[count > 1 ? $0 * (total - 1) / (count - 1) : 0] }
  }
}

extension Film {
  /// Draws frames of the film in rows and columns, on a transparent background.
  ///
  /// Frames are drawn at their final size instead of being scaled down, so that their edges are
  /// sharp.
  package static func strip(
    _ strip: FilmStrip, frames: FrameSelection = .all, source: FilmSource<Self> = FilmSource(),
    limits: FilmLimits = FilmLimits(), frameCount: Int? = nil
  ) throws(FlipbookError) -> UIImage {
    let all = try frames.resolved(in: countFrames(limits, source, known: frameCount))
    let numbers = strip.spread(all)
    let run = try FilmRun(source, limits: limits)
    let canvas = run.stage.format
    let cellWidth = CGFloat(strip.width - (strip.columns - 1) * strip.gap) / CGFloat(strip.columns)
    let scale = cellWidth / CGFloat(canvas.width)
    let cellHeight = max((CGFloat(canvas.height) * scale).rounded(), 1)
    let rows = (numbers.count + strip.columns - 1) / strip.columns

    var renderer = Renderer()
    var items: [DisplayItem] = []
    for (index, number) in numbers.enumerated() {
      try Interruption.check()
      let list = try run.displayList(ofFrame: number)
      let (left, right) = strip.columnEdges(index % strip.columns, cellWidth, from: 0)
      let top = (cellHeight + CGFloat(strip.gap)) * CGFloat(index / strip.columns)
      let cell = CGRect(x: left, y: top, width: right - left, height: cellHeight)
      items.append(list.item(in: cell, drawnBy: &renderer))
    }
    let list = DisplayList(
      width: strip.width, height: Int(cellHeight) * rows + strip.gap * (rows - 1),
      background: .clear,
      items: items)
    guard let bitmap = renderer.render(list) else {
      throw FlipbookError(
        .badSetting, "A strip of \(rows) rows of \(Int(cellHeight)) pixels is too high.",
        hint: "Choose fewer frames, more columns or a smaller width.")
    }
    return UIImage(bitmap: bitmap)
  }
}
