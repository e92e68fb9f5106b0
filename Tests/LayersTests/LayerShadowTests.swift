import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Rasterizer
import TestSupport
import Testing
import VirtualTime

// FIDELITY 28: the shadows of layers.
@Suite struct LayerShadowTests {
  private func card(_ side: Double = 40) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 30, width: side, height: side)
    layer.backgroundColor = .red
    layer.shadowOpacity = 1
    layer.shadowRadius = 8
    layer.shadowOffset = .zero
    return layer
  }

  private func items(_ layer: CALayer, at seconds: Double = 0) -> [DisplayItem] {
    var items: [DisplayItem] = []
    layer.appendItems(to: &items, toCanvas: .identity, at: Instant(seconds: seconds))
    return items.flat
  }

  private func shadow(_ layer: CALayer, at seconds: Double = 0) throws -> DisplayShadow {
    guard case .shadow(let shadow)? = items(layer, at: seconds).first else {
      throw Missing()
    }
    return shadow
  }

  private struct Missing: Error {}

  private func picture(_ layer: CALayer) throws -> Bitmap {
    var renderer = Renderer()
    let drawn = renderer.render(
      DisplayList(
        width: 100, height: 100, background: Color(red: 1, green: 1, blue: 1), items: items(layer)))
    return try #require(drawn)
  }

  @Test("FIDELITY 28: by default, a shadow's opacity is 0, its radius 3, its offset (0, −3), black")
  func defaults() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor == CGColor(gray: 0, alpha: 1))
  }

  @Test("FIDELITY 28: a shadow's σ is 0.95 of its radius; it is beneath the layer")
  func sigma() throws {
    let layer = card()
    #expect(abs(try shadow(layer).sigma - 7.6) < 1e-12)
    for (radius, sigma) in [(4.0, 3.8), (12, 11.2), (0, 0)] {
      layer.shadowRadius = radius
      #expect(abs(try shadow(layer).sigma - sigma) <= 0.2)
    }
    layer.shadowRadius = 8
    #expect(try shadow(layer).caster == Array(items(layer).dropFirst()))
    let picture = try picture(layer)
    #expect(picture[50, 50]?.red == 255 && picture[50, 50]?.green == 0)
    // The value of a square of 40 points, blurred by the Gaussian, beside its centre.
    func part(_ distance: Double) -> Double { 0.5 * erfc(distance / 7.6 / 2.0.squareRoot()) }
    for x in [70, 74, 78, 86, 94] {
      let distance = Double(x) + 0.5 - 70
      let shade = (part(distance) - part(distance + 40)) * (1 - 2 * part(20.5))
      #expect(abs(Int(picture[x, 50]?.red ?? 0) - Int(255 * (1 - shade))) <= 3, "\(x)")
    }
  }

  @Test("FIDELITY 28: there is no shadow without opacity, colour or a shape that casts it")
  func noShadow() {
    let layer = card()
    layer.shadowOpacity = 0
    #expect(items(layer).count == 1)
    layer.shadowOpacity = 1
    layer.shadowColor = nil
    #expect(items(layer).count == 1)
    layer.shadowColor = .blue
    layer.backgroundColor = nil
    #expect(items(layer).isEmpty)
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    #expect(items(layer).count == 1)
  }

  @Test("FIDELITY 28: masksToBounds clips the shadow too")
  func clipped() throws {
    let layer = card()
    layer.masksToBounds = true
    let clipped = try picture(layer)
    layer.shadowOpacity = 0
    #expect(try picture(layer) == clipped)
  }

  @Test("FIDELITY 28: shadowPath casts the shadow instead of the layer's content")
  func path() throws {
    let layer = card()
    layer.shadowPath = CGPath(rect: CGRect(x: 50, y: 0, width: 10, height: 40), transform: nil)
    #expect(try shadow(layer).caster.count == 1)
    let picture = try picture(layer)
    #expect(picture[25, 50]?.red == 255 && picture[85, 50]?.red ?? 255 < 150)
  }

  @Test("Sublayers cast a shadow too, and fade with it")
  func sublayers() throws {
    let layer = card()
    let child = CALayer()
    child.frame = CGRect(x: 50, y: 0, width: 10, height: 40)
    child.backgroundColor = .blue
    layer.addSublayer(child)
    #expect(try picture(layer)[91, 50]?.red ?? 255 < 200)
    layer.opacity = 0.5
    guard case .group(let group)? = items(layer).first, case .shadow? = group.items.first else {
      Issue.record("the group holds the shadow")
      return
    }
    #expect(group.opacity == 0.5 && group.items.count == 3)
  }

  @Test("A shadow rotates and scales with its layer")
  func transformed() throws {
    let layer = card()
    layer.shadowOffset = CGSize(width: 5, height: 0)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      .concatenating(CATransform3DMakeScale(2, 2, 1))
    let shadow = try shadow(layer)
    #expect(abs(shadow.sigma - 15.2) < 1e-9)
    #expect(abs(shadow.offset.dx) < 1e-9 && abs(shadow.offset.dy - 10) < 1e-9)
  }

  @Test("A negative radius means no blur, and an opacity above 1 counts as 1")
  func outOfRange() throws {
    let layer = card()
    layer.shadowRadius = -3
    layer.shadowOpacity = 7
    let shadow = try shadow(layer)
    #expect(shadow.sigma == 0 && shadow.color.alpha == 1)
  }

  @Test("FIDELITY 28: opacity, radius, offset, colour and path of a shadow animate")
  func animates() throws {
    let clock = VirtualClock()
    let layer = card()
    try clock.asCurrent {
      for (key, from, to) in [
        ("shadowOpacity", 0 as Any, 1 as Any), ("shadowRadius", 2, 6),
        ("shadowOffset", CGSize.zero, CGSize(width: 8, height: 4)),
        ("shadowColor", CGColor.red, CGColor.blue),
        (
          "shadowPath", CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
          CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
        ),
      ] {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(animation, forKey: key)
      }
      let shadow = try shadow(layer, at: 0.5)
      #expect(abs(shadow.sigma - 3.8) < 1e-9)
      #expect(shadow.offset == CGVector(dx: 4, dy: 2))
      #expect(shadow.color == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
      guard case .fill(let shape, _, _)? = shadow.caster.first else { throw Missing() }
      #expect(shape.bounds.width == 20)
    }
  }
}
