import Flipbook

/// A shape that paper is cut into. Its picture is white, for its cell to colour.
enum Scrap: CaseIterable {
  case sheet
  case ribbon
  case disc
  case corner

  /// Its size in points; the picture has two pixels for each.
  private var size: (width: Int, height: Int) {
    switch self {
    case .sheet: (22, 14)
    case .ribbon: (34, 7)
    case .disc: (15, 15)
    case .corner: (20, 18)
    }
  }

  /// Whether a place, in fractions of the size, is paper.
  private func covers(_ x: Double, _ y: Double) -> Bool {
    switch self {
    case .sheet: true
    // A wave, two fifths of the height thick.
    case .ribbon: abs(y - 0.5 - 6 * x * (1 - x) * (x - 0.5)) < 0.2
    case .disc: (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5) < 0.25
    case .corner: abs(x - 0.5) < y / 2
    }
  }

  /// White, a little darker towards one end so that turning shows; its edges are smooth.
  var picture: CGImage? {
    let (width, height) = (2 * size.width, 2 * size.height)
    guard var bitmap = Bitmap(width: width + 2, height: height + 2) else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        var hits = 0
        for place in 0..<16 {
          let across = (Double(x) + (Double(place % 4) + 0.5) / 4) / Double(width)
          let down = (Double(y) + (Double(place / 4) + 0.5) / 4) / Double(height)
          if covers(across, down) { hits += 1 }
        }
        let alpha = Double(hits) / 16
        let light = 1 - 0.22 * Double(x) / Double(width)
        let level = UInt32((255 * alpha * light).rounded())
        let pixel = UInt32((255 * alpha).rounded()) << 24 | level << 16 | level << 8 | level
        // A clear border, so that edges are smooth where scraps are turned.
        bitmap.pixels[(y + 1) * bitmap.width + x + 1] = pixel
      }
    }
    return CGImage(bitmap: bitmap)
  }
}
