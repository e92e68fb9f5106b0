import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Rasterizer
import VirtualTime

/// The appearance of layers as letters: the pixels of a white canvas of 30 × 30.
struct Canvas {
  static let side = 30
  private let bitmap: Bitmap?

  /// Draws `layer`, in the canvas's coordinates, at `seconds`.
  init(_ layer: CALayer, at seconds: Double) {
    var items: [DisplayItem] = []
    layer.appendItems(to: &items, toCanvas: .identity, at: Instant(seconds: seconds))
    var renderer = Renderer()
    bitmap = renderer.render(
      DisplayList(
        width: Self.side, height: Self.side, background: Color(red: 1, green: 1, blue: 1),
        items: items))
  }

  subscript(x: Int, y: Int) -> Pixel? { bitmap?[x, y] }

  /// The pixels of a row from left to right: r, g, b or w for these colours, and ? for others.
  func row(_ y: Int) -> String { String((0..<Self.side).map { letter($0, y) }) }

  /// The pixels of a column from top to bottom.
  func column(_ x: Int) -> String { String((0..<Self.side).map { letter(x, $0) }) }

  private func letter(_ x: Int, _ y: Int) -> Character {
    guard let pixel = self[x, y] else { return "?" }
    switch (pixel.red, pixel.green, pixel.blue) {
    case (255, 0, 0): return "r"
    case (0, 255, 0): return "g"
    case (0, 0, 255): return "b"
    case (255, 255, 255): return "w"
    default: return "?"
    }
  }
}

/// Expands run lengths to letters: "5w 10r" stands for 5 white and 10 red pixels.
func pixels(_ runs: String) -> String {
  runs.split(separator: " ").map { run in
    String(repeating: String(run.last ?? "?"), count: Int(run.dropLast()) ?? 0)
  }.joined()
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}
