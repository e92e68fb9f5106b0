import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Rasterizer
import Testing
import Typesetting
import VirtualTime

@Suite struct TextLayerTests {
  private let clock = VirtualClock()
  private let root = CALayer()

  init() { root.keepUpToDate(by: clock) }

  private func layer(_ string: Any?, _ change: (CATextLayer) -> Void = { _ in }) -> CATextLayer {
    clock.asCurrent {
      LayerWarnings.of(clock).sink = { _ in }
      let layer = CATextLayer()
      layer.fontSize = 20
      layer.string = string
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      change(layer)
      root.addSublayer(layer)
      return layer
    }
  }

  /// Returns the opacities of the layer's pixels at `seconds`, row by row.
  private func rows(of layer: CALayer, at seconds: Double = 0) throws -> [[UInt8]] {
    clock.run(through: Instant(seconds: seconds))
    clock.asCurrent { root.updateIfNeeded() }
    let list = DisplayList(
      width: Int(layer.bounds.width), height: Int(layer.bounds.height), background: .clear,
      items: clock.asCurrent { layer.content(at: clock.now) })
    var renderer = Renderer()
    let drawn = renderer.render(list)
    let bitmap = try #require(drawn)
    return (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { bitmap[$0, y]?.alpha ?? 0 }
    }
  }

  /// Returns the bounding box of the pixels that aren't transparent.
  private func ink(_ rows: [[UInt8]]) -> CGRect {
    var box = CGRect.null
    for (y, row) in rows.enumerated() {
      for (x, alpha) in row.enumerated() where alpha > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func defaults() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.font == nil && layer.fontSize == 36)
    #expect(layer.foregroundColor == .white && !layer.isWrapped)
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(!layer.allowsFontSubpixelQuantization)
  }

  @Test func textIsAtTheTop() throws {
    let box = ink(try rows(of: layer("Hg")))
    #expect(box.minY > 2 && box.maxY < 26 && box.minX < 4)
  }

  @Test func linesAreAligned() throws {
    #expect(ink(try rows(of: layer("H") { $0.alignmentMode = .right })).maxX > 95)
    let middle = ink(try rows(of: layer("H") { $0.alignmentMode = .center }))
    #expect(abs(middle.midX - 50) <= 1)
  }

  @Test func unwrappedTextIsOneLine() throws {
    let long = "one two three four"
    let line = ink(try rows(of: layer(long)))
    #expect(line.maxY < 30 && line.maxX == 100)
    let wrapped = ink(try rows(of: layer(long) { $0.isWrapped = true }))
    #expect(wrapped.maxY > 40 && wrapped.maxX < 100)
    #expect(ink(try rows(of: layer("a\nb"))).maxY > 40)
  }

  @Test func longTextIsTruncated() throws {
    let long = "one two three four five six seven eight nine"
    let none = ink(try rows(of: layer(long)))
    for mode in [CATextLayerTruncationMode.start, .middle, .end] {
      let cut = ink(try rows(of: layer(long) { $0.truncationMode = mode }))
      #expect(cut.maxX < none.maxX && cut.maxY < 30, "\(mode.rawValue)")
    }
    let layer = layer(long) {
      $0.isWrapped = true
      $0.truncationMode = .end
    }
    #expect(layer.preferredFrameSize().height > 60)
    #expect(ink(try rows(of: layer)).maxY < 50)
  }

  @Test func animatedSizesAreDrawnAtEachInstant() throws {
    let layer = layer("H")
    let small = ink(try rows(of: layer, at: 0))
    clock.asCurrent { layer.fontSize = 40 }
    let half = ink(try rows(of: layer, at: 0.125))
    let large = ink(try rows(of: layer, at: 0.3))
    #expect(small.height < half.height && half.height < large.height)
    #expect(layer.presentation()?.fontSize == nil)
  }

  @Test func animatedColoursAreDrawnAtEachInstant() throws {
    let layer = layer("I") { $0.fontSize = 50 }
    clock.run(through: Instant(seconds: 0.01))
    clock.asCurrent { layer.foregroundColor = .clear }
    let start = try rows(of: layer, at: 0.02).joined().max() ?? 0
    let middle = try rows(of: layer, at: 0.13).joined().max() ?? 0
    #expect(start > 240 && middle < 200 && middle > 50)
    #expect(try rows(of: layer, at: 0.3).joined().max() == 0)
  }

  @Test func movingLayersAreNotTypesetAgain() throws {
    final class Counting: CATextLayer {
      var drawings = 0
      override func draw(in ctx: CGContext) {
        drawings += 1
        super.draw(in: ctx)
      }
    }
    let layer = Counting()
    clock.asCurrent {
      layer.string = "Hg"
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      root.addSublayer(layer)
    }
    _ = try rows(of: layer)
    #expect(layer.drawings == 1)
    clock.asCurrent { layer.position.x += 40 }
    for step in 1...5 { _ = try rows(of: layer, at: Double(step) * 0.04) }
    #expect(layer.drawings == 1)
    clock.asCurrent { layer.bounds.size.width = 90 }
    _ = try rows(of: layer, at: 1)
    #expect(layer.drawings == 2)
  }

  @Test func glyphsMoveBetweenPixels() throws {
    let layer = layer("l")
    let still = try rows(of: layer)
    clock.asCurrent {
      CATransaction.setDisableActions(true)
      layer.position.x += 0.25
    }
    var items: [DisplayItem] = []
    clock.asCurrent {
      _ = root.appendItems(to: &items, toCanvas: .identity, at: clock.now)
    }
    var renderer = Renderer()
    let drawn = renderer.render(
      DisplayList(width: 100, height: 60, background: .clear, items: items))
    let bitmap = try #require(drawn)
    let moved = (0..<60).map { y in (0..<100).map { bitmap[$0, y]?.alpha ?? 0 } }
    #expect(moved != still)
    let (one, other) = (
      still.joined().reduce(0) { $0 + Int($1) }, moved.joined().reduce(0) { $0 + Int($1) }
    )
    #expect(abs(one - other) < one / 50)
  }

  @Test func attributesTakePrecedenceOverTheLayers() throws {
    let text = NSMutableAttributedString(
      string: "I", attributes: [.foregroundColor: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)])
    let layer = layer(text) { $0.foregroundColor = .white }
    text.append(NSAttributedString(string: "more"))
    #expect((layer.string as? NSAttributedString)?.string == "I")
    #expect((layer.value(forKey: "string") as? NSAttributedString)?.string == "I")
    // Twelve points without a font attribute.
    #expect(ink(try rows(of: layer)).height < 12)
  }

  @Test func emojiHaveTheAlphaOfTheTextColour() throws {
    func strongest(_ alpha: Double) throws -> UInt8 {
      let emoji = layer("😀") {
        $0.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: alpha)
      }
      return try #require(rows(of: emoji).joined().max())
    }
    #expect(try strongest(1) == 255 && strongest(0) == 0)
    #expect(try (126...129).contains(strongest(0.5)))
  }

  @Test func aMissingFontCausesAWarning() throws {
    let layer = layer("H") { $0.font = "Intre" }
    let box = ink(try rows(of: layer))
    #expect(!box.isNull)
    #expect(LayerWarnings.of(clock).all.map(\.code) == [.missingFont])
    // A new drawing fades in, as all contents do.
    clock.asCurrent { layer.font = "DejaVuSansMono" }
    #expect(ink(try rows(of: layer, at: 1)) != box)
    clock.asCurrent { layer.font = 12 }
    #expect(ink(try rows(of: layer, at: 2)) == box)
    #expect(LayerWarnings.of(clock).all.count == 2)
  }

  @Test func aGraphicsFontIsUsedLikeItsName() throws {
    let font = try #require(CGFont("DejaVuSansMono"))
    let named = try rows(of: layer("H") { $0.font = "DejaVuSansMono" })
    #expect(try rows(of: layer("H") { $0.font = font }) == named)
    #expect(try rows(of: layer("H")) != named)
    #expect(LayerWarnings.of(clock).all.isEmpty)
  }

  @Test func otherValuesAreNotDrawn() throws {
    #expect(ink(try rows(of: layer(nil))).isNull)
    #expect(ink(try rows(of: layer(3))).isNull)
    #expect(ink(try rows(of: layer("H") { $0.fontSize = 0 })).isNull)
  }

  @Test func textMasksAsOtherContents() throws {
    let mask = layer("I") { $0.fontSize = 50 }
    let sheet = CALayer()
    clock.asCurrent {
      sheet.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      sheet.backgroundColor = .white
      sheet.mask = mask
      root.addSublayer(sheet)
    }
    _ = try rows(of: sheet)
    var items: [DisplayItem] = []
    clock.asCurrent { _ = root.appendItems(to: &items, toCanvas: .identity, at: clock.now) }
    var renderer = Renderer()
    let drawn = renderer.render(
      DisplayList(width: 100, height: 60, background: .clear, items: items))
    let covered = try #require(drawn).pixels.filter { $0 != 0 }.count
    #expect(covered > 100 && covered < 1500)
  }
}
