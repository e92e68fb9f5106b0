import Geometry
import PreviewFrames
import Foundation
import Raster
import Rasterizer
import TestSupport
import Testing

@Suite struct PreviewCanvasTests {
  private func list(_ frame: Int, background: Color) -> DisplayList {
    let place = CGAffineTransform(translationX: CGFloat(3 * frame), y: CGFloat(5 * frame))
    return DisplayList(
      width: 150, height: 140, background: background,
      items: [
        .fill(
          .rect(CGRect(x: 10, y: 0, width: 60, height: 130)), .affine(.identity),
          .color(Color(red: 0, green: 0.4, blue: 0.8, alpha: 0.6))),
        .fill(
          .rect(CGRect(x: 4, y: 6, width: 30, height: 20)), .affine(place),
          .color(Color(red: 1, green: 0.2, blue: 0, alpha: 1))),
      ])
  }

  /// Applies changes to a page's pixels, as the page's script does.
  private func apply(
    _ changes: [PreviewCanvas.Change], _ words: [UInt32], to pixels: inout [UInt32], width: Int
  ) throws {
    var start = 0
    for change in changes {
      let (x, y, columns) = (change.area[0], change.area[1], change.area[2])
      let part = try #require(
        PixelRuns.pixels(of: words[start..<start + change.size], width: columns))
      try #require(part.count == columns * change.area[3])
      for (index, pixel) in part.enumerated() {
        pixels[(y + index / columns) * width + x + index % columns] = pixel
      }
      start += change.size
    }
    #expect(start == words.count)
  }

  @Test func framesInAnyOrderAreThoseOfTheRenderer() throws {
    let background = Color(red: 1, green: 1, blue: 1, alpha: 1)
    var canvas = PreviewCanvas(width: 150, height: 140, isOpaque: true)
    var (renderer, plain) = (Renderer(), Renderer())
    var pixels = [UInt32](repeating: 0, count: 150 * 140)
    for frame in [0, 1, 2, 9, 3, 3, 20, 0, 19] {
      let list = list(frame, background: background)
      var words: [UInt32] = []
      let changes = canvas.show(list, with: &renderer, &words)
      try apply(changes, words, to: &pixels, width: 150)
      #expect(pixels == plain.render(list)?.pixels, "frame \(frame)")
    }
  }

  @Test func aFrameThatIsShownAlreadyHasNoChanges() {
    var canvas = PreviewCanvas(width: 150, height: 140, isOpaque: true)
    var renderer = Renderer()
    var words: [UInt32] = []
    let list = list(4, background: Color(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(!canvas.show(list, with: &renderer, &words).isEmpty)
    words = []
    #expect(canvas.show(list, with: &renderer, &words).isEmpty)
    #expect(words.isEmpty)
  }

  @Test func transparentPixelsHaveUndividedColours() throws {
    var canvas = PreviewCanvas(width: 150, height: 140, isOpaque: false)
    var renderer = Renderer()
    var words: [UInt32] = []
    var pixels = [UInt32](repeating: 0, count: 150 * 140)
    let changes = canvas.show(
      list(0, background: Color(red: 0, green: 0, blue: 0, alpha: 0)), with: &renderer, &words)
    try apply(changes, words, to: &pixels, width: 150)
    let pixel = Pixel(pixels[100 * 150 + 50])
    #expect(pixel.alpha == 153)
    #expect(pixel.red == 0 && pixel.green == 102, "\(pixel)")
    // 122 of 153, rounded.
    #expect(pixel.blue == 203, "\(pixel)")
    #expect(pixels[149] == 0)
  }
}
