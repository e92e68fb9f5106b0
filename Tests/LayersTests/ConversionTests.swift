import Foundation
import Geometry
import Layers
import Testing

@Suite struct ConversionTests {
  @Test func descendantsOfALayerScaledToZeroCanConvert() {
    let (root, squeezed, one, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(squeezed)
    squeezed.sublayers = [one, other]
    one.position = CGPoint(x: 10, y: 20)
    other.position = CGPoint(x: 3, y: 4)
    squeezed.transform = CATransform3DMakeScale(0, 0, 1)
    #expect(one.convert(CGPoint.zero, to: other) == CGPoint(x: 7, y: 16))
    #expect(one.convert(CGPoint.zero, to: squeezed) == CGPoint(x: 10, y: 20))
    // The layer's transform has no inverse, so it is skipped.
    squeezed.position = CGPoint(x: 100, y: 0)
    #expect(other.convert(CGPoint(x: 13, y: 24), from: nil) == CGPoint(x: 10, y: 20))
    #expect(root.convert(CGPoint(x: 13, y: 24), to: other) == CGPoint(x: 10, y: 20))
  }

  @Test func unrelatedLayersConvertThroughTheirRoots() {
    let layers = (0..<4).map { _ in CALayer() }
    layers[0].addSublayer(layers[1])
    layers[2].addSublayer(layers[3])
    layers[1].position = CGPoint(x: 10, y: 20)
    layers[3].position = CGPoint(x: 3, y: 4)
    withExtendedLifetime(layers) {
      #expect(layers[1].convert(CGPoint.zero, to: layers[3]) == CGPoint(x: 7, y: 16))
    }
  }

  @Test func conversionOutOfASpaceUsesTheFlatteningPlane() {
    let (root, cube, one, other) = (CALayer(), CATransformLayer(), CALayer(), CALayer())
    root.addSublayer(cube)
    cube.sublayers = [one, other]
    cube.transform = CATransform3DMakeScale(2, 2, 1)
    one.position = CGPoint(x: 10, y: 20)
    other.position = CGPoint(x: 3, y: 4)
    #expect(one.convert(CGPoint.zero, to: other) == CGPoint(x: 7, y: 16))
    #expect(cube.convert(CGPoint(x: 3, y: 4), to: other) == .zero)
    #expect(other.convert(CGPoint.zero, to: cube) == CGPoint(x: 3, y: 4))
    #expect(other.convert(CGPoint.zero, to: nil) == CGPoint(x: 6, y: 8))
    #expect(other.convert(CGPoint.zero, to: root) == CGPoint(x: 6, y: 8))
  }
}
