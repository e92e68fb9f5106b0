import Foundation
import Geometry
import Raster
import Rasterizer
import SymbolShapes
import Testing

/// Returns the picture of items, 160 pixels wide and high.
private func drawn(_ items: [DisplayItem]) throws -> Bitmap {
  let list = DisplayList(width: 160, height: 160, background: .clear, items: items)
  var renderer = Renderer()
  let bitmap = renderer.render(list)
  return try #require(bitmap)
}

/// The pixels of a symbol, 4 for each unit of the grid.
private struct Picture {
  let bitmap: Bitmap
  let ink: CGRect

  init(_ name: String, weight: Int = 400, layers: [Color]? = nil, value: Double? = nil) throws {
    let shape = try #require(
      SymbolShape(named: name, weight: weight, variableValue: value), "\(name)")
    ink = shape.ink
    let place = CGAffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 80, ty: 80)
    let items =
      layers.map { shape.items(layers: $0, place) }
      ?? shape.items(Color(red: 0, green: 0, blue: 0), place)
    bitmap = try drawn(items)
  }

  /// The components of the pixel at a point of the grid.
  func pixel(_ x: Double, _ y: Double) -> [UInt8] {
    let word = bitmap.pixels[Int(80 + 4 * y) * 160 + Int(80 + 4 * x)]
    return (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
  }

  func isOpaque(_ x: Double, _ y: Double) -> Bool { pixel(x, y)[3] == 255 }
  func isClear(_ x: Double, _ y: Double) -> Bool { pixel(x, y)[3] == 0 }

  /// The mean opacity of all pixels.
  var coverage: Double {
    bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 / Double(bitmap.pixels.count)
  }
}

@Suite struct SymbolShapeTests {
  @Test func everyNameHasAShapeOnTheGrid() throws {
    #expect(SymbolShape.names.count > 600)
    for name in SymbolShape.names {
      let shape = try #require(SymbolShape(named: name, weight: 400), "\(name)")
      #expect(shape.ink.width > 1 && shape.ink.width < 31, "\(name) \(shape.ink)")
      #expect(shape.ink.height > 1 && shape.ink.height < 26, "\(name) \(shape.ink)")
    }
  }

  @Test func filledNamesExist() {
    for name in SymbolShape.names where !name.contains("fill") {
      #expect(SymbolShape.exists(name + ".fill"), "\(name)")
    }
  }

  @Test func unknownNamesHaveNone() {
    for name in [
      "", ".", "nothing", "heart.nothing", "nothing.fill", "heart.fill.fill", "100.circle",
    ] {
      #expect(SymbolShape(named: name, weight: 400) == nil, "\(name)")
    }
  }

  @Test func aFilledCircleIsCutOutBySigns() throws {
    let plain = try Picture("xmark.circle")
    #expect(plain.isOpaque(0, 0) && plain.isClear(0, 4) && plain.isOpaque(0, 9.2))
    let filled = try Picture("xmark.circle.fill")
    #expect(filled.isClear(0, 0) && filled.isOpaque(0, 4) && filled.isOpaque(0, 9.2))
    let layered = try Picture(
      "xmark.circle.fill",
      layers: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
    #expect(layered.pixel(0, 0) == [255, 0, 0, 255] && layered.pixel(0, 4) == [0, 0, 255, 255])
  }

  @Test func bodiesAreFilledAndDetailsAreCutOut() throws {
    #expect(try Picture("heart").isClear(0, 0) && Picture("heart.fill").isOpaque(0, 0))
    let doc = try Picture("doc.text.fill")
    #expect(doc.isClear(0, 1) && doc.isOpaque(0, 3))
    #expect(try Picture("doc.text").isOpaque(0, 1))
  }

  @Test func directionsAreTurns() throws {
    let (up, right) = try (Picture("chevron.up"), Picture("chevron.right"))
    #expect(up.isOpaque(0, -3.9) && right.isOpaque(3.9, 0))
    #expect(abs(up.ink.width - right.ink.height) < 0.01)
    for (name, same) in [("chevron.forward", "chevron.right"), ("arrow.backward", "arrow.left")] {
      #expect(try Picture(name).bitmap == Picture(same).bitmap)
    }
    #expect(try Picture("arrow.down").coverage.rounded() == Picture("arrow.up").coverage.rounded())
  }

  @Test func slashesAndBadgesTakeSpaceFromTheSymbol() throws {
    let slashed = try Picture("square.fill.slash")
    #expect(slashed.isOpaque(0, 0) && slashed.isClear(1.2, -1.2) && slashed.isOpaque(5, -5))
    let badged = try Picture("square.fill.badge.plus")
    #expect(badged.isClear(6.8, 6.4), "the plus is cut out")
    let layered = try Picture(
      "square.fill.badge.plus",
      layers: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
    #expect(layered.isClear(6.8, 6.4) && layered.pixel(9, 4.2) == [255, 0, 0, 255])
    #expect(badged.isOpaque(9, 4.2) && badged.isClear(1.2, 6.4))
  }

  @Test func weightThickensLines() throws {
    let coverages = try stride(from: 100, through: 900, by: 100).map {
      try Picture("heart", weight: $0).coverage
    }
    for (lighter, heavier) in zip(coverages, coverages.dropFirst()) { #expect(lighter < heavier) }
    let (light, heavy) = try (Picture("heart", weight: 100), Picture("heart", weight: 900))
    #expect(heavy.ink.width > light.ink.width && heavy.ink.width < light.ink.width + 3)
  }

  @Test func aTranslucentColourDoesNotShowOverlaps() throws {
    let shape = try #require(SymbolShape(named: "person.2.fill", weight: 400))
    let place = CGAffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 80, ty: 80)
    let bitmap = try drawn(shape.items(Color(red: 0, green: 0, blue: 0, alpha: 0.5), place))
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 <= 128 })
  }

  @Test func aVariableValueFadesParts() throws {
    let (all, half) = try (Picture("wifi", value: 1), Picture("wifi", value: 0.4))
    #expect(all.isOpaque(0, -7.9) && all.isOpaque(0, 6.4))
    #expect(half.isOpaque(0, 6.4) && half.pixel(0, -7.9)[3] == 77)
  }
}
