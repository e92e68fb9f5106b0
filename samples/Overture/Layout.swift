import Flipbook

/// The positions of the bars, the tiles and the line, in points of a 1280 × 720 canvas.
enum Layout {
  /// The tiles of the letter, row by row: one for each bar.
  private static let letter = [
    "####",
    "#",
    "###",
    "#",
    "#",
  ]

  static let tile = CGSize(width: 76, height: 76)
  static let swollenTile = CGSize(width: 92, height: 92)
  private static let pitch: CGFloat = 88
  private static let corner = CGPoint(x: 486, y: 130)

  static let lineY: CGFloat = 606
  static let line = CGRect(x: 440, y: lineY, width: 400, height: 8)

  private static let cells = letter.enumerated().flatMap { row, text in
    text.indices.map { (column: text.distance(from: text.startIndex, to: $0), row: row) }
  }

  /// The number of bars and tiles.
  static var count: Int { cells.count }

  /// The frame of a bar in the row that rises; the heights follow half a sine wave.
  static func bar(_ index: Int, in whole: CGRect) -> CGRect {
    let height = 170 + 150 * sin(.pi * (CGFloat(index) + 0.5) / CGFloat(count))
    let x = whole.midX + (CGFloat(index) - CGFloat(count - 1) / 2) * 84
    return CGRect(x: x - 30, y: whole.midY - height / 2, width: 60, height: height)
  }

  /// The angle of a tile on the ring, in radians clockwise from the top.
  static func angle(_ index: Int) -> CGFloat { 2 * .pi * CGFloat(index) / CGFloat(count) }

  static func onRing(_ angle: CGFloat, around centre: CGPoint) -> CGPoint {
    CGPoint(x: centre.x + 235 * sin(angle), y: centre.y - 235 * cos(angle))
  }

  static func inLetter(_ index: Int) -> CGPoint {
    place(column: CGFloat(cells[index].column), row: CGFloat(cells[index].row))
  }

  static let fullStop = place(column: 2.1, row: 4.31)

  private static func place(column: CGFloat, row: CGFloat) -> CGPoint {
    CGPoint(
      x: corner.x + tile.width / 2 + column * pitch, y: corner.y + tile.height / 2 + row * pitch)
  }
}
