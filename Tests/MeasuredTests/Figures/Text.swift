import Flipbook

extension MeasuredFigure {
  private static func lines(_ size: CGFloat, _ expected: [Double]) -> MeasuredFigure {
    MeasuredFigure(
      "O8.2", "System font of \(size): ascender, descender, line height", expected, within: 1e-5
    ) {
      let font = UIFont.systemFont(ofSize: size)
      return [font.ascender, font.descender, font.lineHeight]
    }
  }

  /// The topmost row with ink of a label that is taller than its text.
  private static func top(ofLabelWithHeight height: Double) throws -> Double {
    let scene = try MeasuredStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: height))
    scene.perform {
      label.text = "HHH"
      scene.stage.window.addSubview(label)
    }
    try scene.stage.advance(by: 0)
    let bitmap = scene.stage.snapshot().bitmap
    let row = (0..<Int(height)).first { y in
      (0..<100).contains { (bitmap[$0, y]?.red ?? 255) < 250 }
    }
    return Double(row ?? -1)
  }

  static let text: [MeasuredFigure] = [
    MeasuredFigure(
      "O8.1", "Ascender, descender, line height of an em", [0.952148, -0.241211, 1.193359],
      within: 1e-6
    ) {
      let font = UIFont.systemFont(ofSize: 100, weight: .semibold)
      return [font.ascender / 100, font.descender / 100, font.lineHeight / 100]
    },
    lines(17, [16.186523, -4.100586, 20.287109]),
    lines(13, [12.377930, -3.135742, 15.513672]),
    lines(20, [19.042969, -4.824219, 23.867188]),
    MeasuredFigure(
      "O8.9", "Width that a kern of 2 adds to 7 letters, including the last", [14],
      within: 1e-6
    ) {
      let font = UIFont.systemFont(ofSize: 17)
      let plain = ("spacing" as NSString).size(withAttributes: [.font: font, .ligature: 0])
      let kerned = ("spacing" as NSString).size(
        withAttributes: [.font: font, .ligature: 0, .kern: 2])
      return [kerned.width - plain.width]
    },
    MeasuredFigure(
      "O8.10", "Distance that a label's text moves down as its height grows by 1, 2, 3, 4 points",
      [1, 1, 2, 2], within: 0
    ) {
      // A line of 17 points is 20.287 high: its offset of 0.36 in a height of 21 rounds to 0, and
      // its offset of 0.86 in a height of 22 rounds to 1.
      let first = try top(ofLabelWithHeight: 21)
      return try [22, 23, 24, 25].map { try top(ofLabelWithHeight: $0) - first }
    },
  ]
}
