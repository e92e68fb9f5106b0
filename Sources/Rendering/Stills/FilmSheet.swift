package import Failures
package import FilmStage
import Foundation
import Geometry
import Layers
import Processes
import Raster
import Rasterizer
package import RenderStore
import Sinks
package import Views
import ViewText
import VirtualTime

/// The layout of a contact sheet: frames of a film in rows, each with its time code and number,
/// below a headline with the film's name.
package struct FilmSheet: Sendable {
  private let strip: FilmStrip

  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 20
  private static let headline: CGFloat = 76
  private static let caption: CGFloat = 26
  private static let ground = UIColor(red: 0.965, green: 0.965, blue: 0.975, alpha: 1)
  private static let ink = UIColor(red: 0.11, green: 0.11, blue: 0.14, alpha: 1)
  private static let hairline = UIColor(red: 0, green: 0, blue: 0.05, alpha: 0.13)
  private static let faint = UIColor(red: 0.45, green: 0.45, blue: 0.5, alpha: 1)

  /// Creates a checked layout of 1…1 000 frames with `columns` per row. The picture is at least 160
  /// pixels wide, and at most as wide as a canvas can be.
  package init(count: Int, columns: Int, width: Int) throws(FlipbookError) {
    let shown = min(max(columns, 1), max(count, 1), 1000)
    let least = max(160, Int(2 * Self.margin) + shown * (Int(Self.gap) + 64))
    guard columns < 1 || count < 1 || width >= least else {
      throw FlipbookError(
        .badSetting,
        "A sheet of \(shown == 1 ? "1 column" : "\(shown) columns") cannot be \(width) pixels wide.",
        hint: "Choose a --width of at least \(least), or fewer --columns.")
    }
    strip = try FilmStrip(count: count, columns: columns, width: width, gap: Int(Self.gap))
  }

  private var cellWidth: CGFloat {
    let columns = CGFloat(strip.columns)
    return (CGFloat(strip.width) - 2 * Self.margin - (columns - 1) * Self.gap) / columns
  }

  /// Returns the rectangle of the `index`-th frame; all frames have the height `height`.
  private func cell(_ index: Int, _ height: CGFloat) -> CGRect {
    let (left, right) = strip.columnEdges(index % strip.columns, cellWidth, from: Self.margin)
    let top = Self.headline + CGFloat(index / strip.columns) * (height + Self.caption + Self.gap)
    return CGRect(x: left, y: top, width: right - left, height: height)
  }
}

extension Film {
  /// Draws a contact sheet of evenly spaced frames of the film, including the first and the last.
  package static func sheet(
    _ sheet: FilmSheet, frames: FrameSelection = .all, source: FilmSource<Self> = FilmSource(),
    limits: FilmLimits = FilmLimits(), frameCount: Int? = nil
  ) throws(FlipbookError) -> UIImage {
    let count = try countFrames(limits, source, known: frameCount)
    let numbers = try frames.resolved(in: count)
    return try sheet.picture(
      of: name, try FilmRun(source, limits: limits), numbers, frameCount: count)
  }
}

extension FilmSheet {
  fileprivate func picture(
    of name: String, _ run: FilmRun, _ all: FrameNumbers, frameCount: Int
  ) throws(FlipbookError) -> UIImage {
    let canvas = run.stage.format
    let numbers = strip.spread(all)
    let scale = cellWidth / CGFloat(canvas.width)
    let height = max((CGFloat(canvas.height) * scale).rounded(), 1)
    let bottom = cell(numbers.count - 1, height).maxY + Self.caption + Self.margin
    guard bottom <= CGFloat(Canvas.largestSide) else {
      throw FlipbookError(
        .badSetting, "A sheet of \(numbers.count) frames would be \(Int(bottom)) pixels high.",
        hint: "Choose fewer frames, more columns or a smaller width.")
    }
    let stage = try Stage(
      canvas: Canvas(width: CGFloat(strip.width), height: bottom, background: Self.ground))
    stage.perform {
      write(name, canvas.width, canvas.height, canvas.rate, frameCount, onto: stage.window)
      for (index, number) in numbers.enumerated() {
        let cellFrame = cell(index, height)
        frame(cellFrame, onto: stage.window)
        caption(number, canvas.rate, below: cellFrame, onto: stage.window)
      }
    }
    var renderer = Renderer()
    var items = stage.displayList().items
    for (index, number) in numbers.enumerated() {
      try Interruption.check()
      let list = try run.displayList(ofFrame: number)
      items.append(list.item(in: cell(index, height), drawnBy: &renderer))
    }
    let list = DisplayList(
      width: strip.width, height: Int(bottom), background: Self.ground.color, items: items)
    guard let bitmap = renderer.render(list) else {
      throw FlipbookError(.badSetting, "A sheet that is \(Int(bottom)) pixels high can't be drawn.")
    }
    return UIImage(bitmap: bitmap)
  }

  private func write(
    _ name: String, _ width: Int, _ height: Int, _ rate: FrameRate, _ count: Int,
    onto view: UIView
  ) {
    let box = CGRect(
      x: Self.margin, y: 20, width: CGFloat(strip.width) - 2 * Self.margin, height: 36)
    let title = label(name, .systemFont(ofSize: 26, weight: .bold), Self.ink, in: box)
    let seconds = rate.instant(ofFrame: count).seconds
    view.addSubview(title)
    var facts = [
      "\(width) × \(height)", "\(rate.framesPerSecond.text) fps", "\(count) frames",
      "\(((seconds * 1000).rounded() / 1000).text) s",
    ]
    // Drops facts until the rest fits.
    while !facts.isEmpty {
      let info = label(
        facts.joined(separator: "  ·  "), .systemFont(ofSize: 15), Self.faint, in: box)
      if place(info, beside: title) { return }
      facts.removeFirst()
    }
  }

  /// Adds a label at the right end of the box of another label if both fit. Returns whether they
  /// fit.
  private func place(_ label: UILabel, beside other: UILabel) -> Bool {
    let width = label.intrinsicContentSize.width + other.intrinsicContentSize.width
    guard width + 12 <= label.bounds.width, let view = other.superview else { return false }
    label.textAlignment = .right
    view.addSubview(label)
    return true
  }

  /// Adds a hairline around a frame, so that light frames have a visible edge.
  private func frame(_ cell: CGRect, onto view: UIView) {
    let frame = UIView(frame: cell.insetBy(dx: -1, dy: -1))
    frame.layer.borderWidth = 1
    frame.layer.borderColor = Self.hairline.cgColor
    view.addSubview(frame)
  }

  private func caption(
    _ number: Int, _ rate: FrameRate, below cell: CGRect, onto view: UIView
  ) {
    let box = CGRect(x: cell.minX, y: cell.maxY + 4, width: cell.width, height: 20)
    let font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    let code = TimeCode(ofFrame: number, at: rate).description
    let time = label(code, font, Self.ink, in: box)
    view.addSubview(time)
    _ = place(label("\(number)", font, Self.faint, in: box), beside: time)
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor, in box: CGRect) -> UILabel {
    let label = UILabel(frame: box)
    label.text = text
    label.font = font
    label.textColor = color
    label.lineBreakMode = .byTruncatingTail
    return label
  }
}
