import DiffReport
import PixelDiff
import Raster

/// A report on two synthetic films in which a card slides in over 90 frames. In the actual film,
/// the button temporarily has another colour, later frames are late, and the last ones are missing.
struct ReportSample {
  static let frameCount = 90
  static let paint = 20...34
  static let late = 52...71
  static let missing = 86...89

  let width: Int
  let height: Int
  var expectedName = "Intro (golden)"
  var actualName = "Intro"

  init(width: Int = 160, height: Int = 90) {
    self.width = width
    self.height = height
  }

  /// Returns a frame of the expected film.
  func expected(_ number: Int) -> Bitmap { card(number, button: 0xFFC8_6A1E) }

  /// Returns a frame of the actual film; nil after its end.
  func actual(_ number: Int) -> Bitmap? {
    if Self.missing.contains(number) { return nil }
    if Self.paint.contains(number) { return card(number, button: 0xFF2E_9E3B) }
    return Self.late.contains(number) ? expected(number - 2) : expected(number)
  }

  /// Draws frame `number`: a card on a dark background, with a button of the given colour.
  private func card(_ number: Int, button: UInt32) -> Bitmap {
    let share = Double(number) / Double(Self.frameCount - 1)
    let progress = share * share * (3 - 2 * share)
    let unit = min(Double(width) / 160, Double(height) / 90)
    let left = (progress * 70 + 10) * unit
    let top = (22 - 6 * progress) * unit
    func isIn(_ x: Int, _ y: Int, _ box: (x: Double, y: Double, w: Double, h: Double)) -> Bool {
      let (dx, dy) = (Double(x) - left - box.x * unit, Double(y) - top - box.y * unit)
      return dx >= 0 && dy >= 0 && dx < box.w * unit && dy < box.h * unit
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let shade = UInt32(24 + 40 * y / height)
        var pixel = 0xFF00_0000 | (shade + 24) << 16 | shade << 8 | shade
        if isIn(x, y, (0, 0, 68, 50)) { pixel = 0xFFF7_F4F2 }
        if isIn(x, y, (6, 7, 24, 5)) { pixel = 0xFF4A_3B33 }
        if isIn(x, y, (6, 17, 56, 3)) || isIn(x, y, (6, 23, 44, 3)) { pixel = 0xFFC9_BEB8 }
        if isIn(x, y, (6, 34, 26, 10)) { pixel = button }
        pixels.append(pixel)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the difference in frame `number` and its picture; nil if the actual film has no such
  /// frame.
  func compare(_ number: Int) -> (PixelDifference, Bitmap)? {
    guard let actual = actual(number) else { return nil }
    let expected = expected(number)
    let size = PixelDifference.Size(width: width, height: height)
    var difference = PixelDifference(expectedSize: size, actualSize: size)
    var picture = expected
    for (index, (one, other)) in zip(expected.pixels, actual.pixels).enumerated() {
      let grey = 0xE0 + (one >> 8 & 0xFF) / 10
      picture.pixels[index] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
      guard one != other else { continue }
      picture.pixels[index] = 0xFF20_20E0
      let pixel = PixelDifference.Region(x: index % width, y: index / width, width: 1, height: 1)
      difference.differingPixels += 1
      difference.region = difference.region?.union(pixel) ?? pixel
      difference.greatestLevels = 154
    }
    difference.isSame = difference.differingPixels == 0
    return (difference, picture)
  }

  /// Returns the difference of the films.
  func difference() -> FilmDifference {
    let size = PixelDifference.Size(width: width, height: height)
    func side(_ name: String, _ count: Int) -> FilmDifference.Side {
      FilmDifference.Side(
        name: name, kind: "folder", frameCount: count, size: size, framesPerSecond: 60)
    }
    var difference = FilmDifference(
      expected: side(expectedName, Self.frameCount),
      actual: side(actualName, Self.missing.lowerBound), tolerance: "2 levels")
    difference.comparedFrames = Self.missing.lowerBound
    for (range, change) in [
      (Self.paint, FilmDifference.Change.paint), (Self.late, .timing(offset: -2)),
    ] {
      let frames = range.compactMap { number in
        compare(number).map { FilmDifference.Frame(number: number, difference: $0.0) }
      }.filter { !$0.difference.isSame }
      difference.differing += frames
      difference.runs.append(run(frames, change))
    }
    difference.missing = [
      FilmDifference.Span(first: Self.missing.lowerBound, last: Self.missing.upperBound)
    ]
    return difference
  }

  private func run(_ frames: [FilmDifference.Frame], _ change: FilmDifference.Change)
    -> FilmDifference.Run
  {
    let worst = frames.max { $0.difference.differingPixels < $1.difference.differingPixels }!
    let regions = frames.compactMap(\.difference.region)
    return FilmDifference.Run(
      frames: FilmDifference.Span(first: frames.first!.number, last: frames.last!.number),
      worstFrame: worst.number, worstPixels: worst.difference.differingPixels,
      region: regions.dropFirst().reduce(regions.first) { $0?.union($1) }, change: change)
  }

  /// Writes the report to `folder`.
  func write(to folder: String) throws {
    let report = try DifferenceReport(difference(), in: folder)
    for number in report.framesToShow {
      let isThere = number < Self.frameCount
      try report.add(
        frame: number, expected: isThere ? expected(number) : nil, actual: actual(number),
        difference: compare(number)?.1)
    }
    for number in report.framesForStrip {
      try report.addToStrip(frame: number, actual(number) ?? expected(number))
    }
    try report.finish()
  }

  /// Writes a report that compares the expected film with itself.
  func writeSame(to folder: String) throws {
    var difference = difference()
    difference.missing = []
    difference.differing = []
    difference.runs = []
    difference.actual.frameCount = Self.frameCount
    difference.comparedFrames = Self.frameCount
    let report = try DifferenceReport(difference, in: folder)
    for number in report.framesForStrip {
      try report.addToStrip(frame: number, expected(number))
    }
    try report.finish()
  }
}
