import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime

@Suite struct GradientLayerTests {
  private func layer(_ colors: [CGColor] = [.red, .blue]) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    layer.colors = colors
    return layer
  }

  private func shown(_ layer: CAGradientLayer, at seconds: Double = 0) -> Canvas {
    Canvas(layer, at: seconds)
  }

  @Test("FIDELITY 31: by default, a gradient is axial, from the top centre to the bottom centre")
  func defaults() {
    let gradient = CAGradientLayer()
    #expect(gradient.type == .axial && gradient.colors == nil && gradient.locations == nil)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    let kinds = [CAGradientLayerType.axial, .radial, .conic].map(\.rawValue)
    #expect(kinds == ["axial", "radial", "conic"])
  }

  @Test("FIDELITY 31: an axial gradient runs from start to end, in a unit square that is stretched")
  func axial() throws {
    let canvas = shown(layer())
    let (top, bottom) = (try #require(canvas[9, 5]), try #require(canvas[9, 14]))
    #expect(abs(Int(top.red) - 242) <= 1 && abs(Int(bottom.red) - 13) <= 1)
    #expect(canvas[4, 9] == Pixel(red: 255, green: 255, blue: 255))
    let diagonal = layer()
    diagonal.startPoint = .zero
    diagonal.endPoint = CGPoint(x: 1, y: 1)
    // The other diagonal of the wide layer has the colour halfway between the two.
    for x in stride(from: 6, to: 24, by: 2) {
      let y = 14 - (x - 5) / 2
      #expect(abs(Int(shown(diagonal)[x, y]?.red ?? 0) - 127) <= 8, "\(x), \(y)")
    }
  }

  @Test("FIDELITY 31: a radial gradient fills the ellipse whose box has the end point as a corner")
  func radial() {
    let gradient = layer()
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    let canvas = shown(gradient)
    #expect(canvas[15, 10]?.red ?? 0 > 220)
    #expect(canvas[24, 10]?.red ?? 255 < 20 && canvas[15, 14]?.red ?? 255 < 40)
    #expect(canvas[5, 5] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test("FIDELITY 31: a conic gradient runs clockwise around its start, beginning towards its end")
  func conic() {
    let gradient = layer()
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    let canvas = shown(gradient)
    #expect(canvas[15, 5]?.red ?? 0 > 240 && canvas[14, 5]?.blue ?? 0 > 240)
    #expect(abs(Int(canvas[24, 9]?.red ?? 0) - 195) < 12)
  }

  @Test("FIDELITY 31: colours are evenly spaced or at their locations; equal ones form an edge")
  func locations() {
    let gradient = layer([.red, .red, .blue, .blue])
    gradient.locations = [0, 0.5, 0.5, 1]
    #expect(shown(gradient).column(10) == pixels("5w 5r 5b 15w"))
    gradient.locations = nil
    #expect(shown(gradient).column(10).filter { $0 == "r" }.count < 5)
  }

  @Test("FIDELITY 31: colours animate")
  func colours() {
    let gradient = layer([.red, .red])
    let change = CABasicAnimation(keyPath: "colors")
    change.toValue = [CGColor.blue, CGColor.blue]
    change.duration = 1
    change.timingFunction = CAMediaTimingFunction(name: .linear)
    Scene().clock.asCurrent { gradient.add(change, forKey: nil) }
    let middle = shown(gradient, at: 0.5)[10, 10]
    #expect(abs(Int(middle?.red ?? 0) - 128) <= 1 && abs(Int(middle?.blue ?? 0) - 128) <= 1)
  }

  @Test func cornersAreRounded() {
    let gradient = layer([.red])
    gradient.cornerRadius = 3
    #expect(shown(gradient).row(5).first { $0 != "w" } != "r")
    let corner = shown(gradient)[5, 5]
    gradient.masksToBounds = true
    // The edge is antialiased once.
    #expect(shown(gradient)[5, 5] == corner)
    #expect(shown(gradient).row(10) == pixels("5w 20r 5w"))
  }
}
