import Foundation
import Geometry
import Raster
import Testing

@Suite struct DissolveTests {
  private let box = Shape.rect(rect(0, 0, 2, 1))

  private func dissolve(_ fraction: Double, _ from: [DisplayItem], _ to: [DisplayItem])
    -> DisplayItem
  {
    .dissolve(DisplayDissolve(fraction, from: from, to: to))
  }

  @Test func opaquePicturesStayOpaque() throws {
    let item = dissolve(0.5, [fill(box, .red)], [fill(box, .blue)])
    let bitmap = try drawing(2, 1, on: .white, [item])
    #expect(bitmap[0, 0] == Pixel(red: 127, green: 0, blue: 128))
  }

  @Test func fadedPicturesWouldShowTheBackground() throws {
    let layers = [
      fill(box, Color.red.multiplied(byAlpha: 0.5)), fill(box, Color.blue.multiplied(byAlpha: 0.5)),
    ]
    #expect(try drawing(2, 1, on: .white, layers)[0, 0]?.green ?? 0 > 60)
  }

  @Test func premultipliedValuesAreMixed() throws {
    // Mixing transparency with opaque white gives translucent white, not grey.
    let bitmap = try drawing(2, 1, on: .clear, [dissolve(0.2, [], [fill(box, .white)])])
    #expect(bitmap[0, 0] == Pixel(red: 51, green: 51, blue: 51, alpha: 51))
  }

  /// Tests all 65 536 pairs of a fraction and a level.
  @Test func theMeanRoundsExactly() throws {
    let items = (0..<256).map { y in
      let row = (0..<256).map { x in
        let level = Double(x) / 255
        return fill(
          .rect(rect(Double(x), Double(y), 1, 1)), Color(red: level, green: 1, blue: 1 - level))
      }
      let other = fill(.rect(rect(0, Double(y), 256, 1)), .red)
      return dissolve(Double(y) / 255, row, [other])
    }
    let bitmap = try drawing(256, 256, items)
    for y in 0..<256 {
      for x in 0..<256 {
        func mean(_ first: Int, _ second: Int) -> UInt8 {
          UInt8((Double(first * (255 - y) + second * y) / 255).rounded())
        }
        #expect(
          bitmap[x, y] == Pixel(red: mean(x, 255), green: mean(255, 0), blue: mean(255 - x, 0)),
          "\(x) mixed at \(y)")
      }
    }
  }

  @Test(arguments: [(0.0, true), (-3, true), (.nan, true), (0.001, true), (1, false), (7, false)])
  func theEndsOfADissolveShowOnePicture(fraction: Double, isFirst: Bool) throws {
    let from = [fill(box, .red), fill(.ellipse(rect(0, 0, 2, 1)), .green)]
    let to = [fill(.ellipse(rect(0, 0, 2, 1)), Color.white.multiplied(byAlpha: 0.3))]
    #expect(
      try drawing(2, 1, on: .blue, [dissolve(fraction, from, to)])
        == drawing(2, 1, on: .blue, isFirst ? from : to))
  }

  @Test func projectionsApplyToBothPictures() throws {
    let item = dissolve(
      0.5, [fill(box, .red)],
      [.group(DisplayGroup(clip: Clip(box, .identity), mask: [fill(box, .white)], items: []))])
    let moved = item.applying(CGAffineTransform(translationX: 3, y: 0))
    let bitmap = try drawing(6, 1, [moved])
    #expect((0..<6).map { bitmap[$0, 0]?.red } == [0, 0, 0, 127, 127, 0])
  }

  @Test func otherContentDoesNotChange() throws {
    let item = dissolve(
      0.5, [fill(.rect(rect(1, 0, 1, 1)), .red)], [fill(.rect(rect(2, 0, 1, 1)), .red)])
    let bitmap = try drawing(4, 1, on: .white, [item])
    #expect((0..<4).map { bitmap[$0, 0]?.green } == [255, 128, 127, 255])
  }
}
