import Drawing
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import VirtualTime

// FIDELITY 26: 3D transforms, their effect on sublayers, and the drawing order.
@Suite struct SpaceTests {
  private func box(_ x: Double, _ y: Double, _ side: Double, _ grey: Double) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: side, height: side)
    layer.backgroundColor = CGColor(gray: grey, alpha: 1)
    return layer
  }

  private func container<Layer: CALayer>(_ layer: Layer, _ children: [CALayer]) -> Layer {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.sublayers = children
    return layer
  }

  private func perspectiveTransform(_ distance: Double) -> CATransform3D {
    var perspectiveTransform = CATransform3DIdentity
    perspectiveTransform.m34 = -1 / distance
    return perspectiveTransform
  }

  private func near(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  @Test("FIDELITY 26: a rotation with m34 is drawn in perspective, around the anchor point")
  func perspective() {
    let layer = box(0, 0, 100, 0)
    layer.transform = CATransform3DRotate(perspectiveTransform(100), .pi / 3, 0, 1, 0)
    let (fill, _) = fills(container(CALayer(), [layer]))[0]
    let w = 1 - 50 * sin(Double.pi / 3) / 100
    #expect(fill.affine == nil && near(CGPoint.zero.applying(fill), 50 - 25 / w, 50 - 50 / w))
    #expect(near(CGPoint(x: 50, y: 50).applying(fill), 50, 50))
  }

  @Test(
    "FIDELITY 26: sublayerTransform gives all sublayers one perspective, at its anchor point"
  )
  func sublayerTransform() {
    let (one, other) = (box(0, 40, 20, 0), box(80, 40, 20, 1))
    for layer in [one, other] { layer.transform = CATransform3DMakeTranslation(0, 0, 50) }
    let parent = container(CALayer(), [one, other])
    parent.sublayerTransform = perspectiveTransform(100)
    let drawn = fills(parent)
    // Halfway to the eye, sizes and distances from the centre are doubled.
    #expect(near(CGPoint.zero.applying(drawn[0].0), -50, 30))
    #expect(near(CGPoint(x: 20, y: 20).applying(drawn[1].0), 150, 70))
    parent.anchorPoint = .zero
    parent.position = .zero
    #expect(near(CGPoint.zero.applying(fills(parent)[0].0), 0, 80))
  }

  @Test("FIDELITY 26: zPosition decides the order; equal ones keep the order of the tree")
  func zPosition() {
    let layers = [box(0, 0, 10, 0), box(0, 0, 10, 0.25), box(0, 0, 10, 0.5), box(0, 0, 10, 0.75)]
    layers[0].zPosition = 3
    layers[2].zPosition = -1
    #expect(fills(container(CALayer(), layers)).map(\.1) == [0.5, 0.25, 0.75, 0])
    // A movement along z counts as well.
    layers[1].transform = CATransform3DMakeTranslation(0, 0, 9)
    #expect(fills(container(CALayer(), layers)).map(\.1) == [0.5, 0.75, 0, 0.25])
    layers[1].transform = CATransform3DIdentity
    layers[0].anchorPointZ = 3
    #expect(fills(container(CALayer(), layers)).map(\.1) == [0.5, 0, 0.25, 0.75])
  }

  @Test("FIDELITY 26: a layer flattens its descendants; a transform layer doesn't")
  func flattening() {
    func projections(_ parent: CALayer) -> [Projection] {
      let child = box(40, 40, 20, 0)
      child.transform = CATransform3DMakeTranslation(0, 0, 50)
      let middle = container(parent, [child])
      middle.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      return fills(container(CALayer(), [middle])).map(\.0)
    }
    // Rotated by 90°, a plane is seen edge-on; layers that stand out of it are visible beside it.
    #expect(abs(projections(CALayer())[0].determinant) < 1e-12)
    let child = projections(CATransformLayer())[0]
    #expect(near(CGPoint(x: 10, y: 10).applying(child), 100, 50))
  }

  @Test("FIDELITY 26: in a transform layer, depth decides, regardless of nesting")
  func transformLayerSortsByDepth() {
    let (front, back) = (box(40, 40, 20, 0), box(40, 40, 20, 1))
    front.zPosition = 10
    back.zPosition = -10
    let cube = container(CATransformLayer(), [container(CATransformLayer(), [front]), back])
    cube.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    cube.borderWidth = 3
    cube.masksToBounds = true
    let root = container(CALayer(), [cube])
    #expect(fills(root).map(\.1) == [1, 0])
    cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(fills(root).map(\.1) == [0, 1])
    cube.opacity = 0.5
    #expect(items(root) == items(root).filter { if case .fill = $0 { true } else { false } })
  }

  @Test("FIDELITY 26: the back of a layer that isn't double-sided is invisible")
  func backFaces() {
    let card = box(0, 0, 100, 0)
    let root = container(CALayer(), [card])
    for (degrees, shows) in [(0.0, true), (89, true), (91, false), (180, false), (271, true)] {
      card.transform = CATransform3DRotate(perspectiveTransform(500), degrees * .pi / 180, 0, 1, 0)
      card.isDoubleSided = false
      #expect(fills(root).isEmpty != shows, "\(degrees)")
      card.isDoubleSided = true
      #expect(fills(root).count == 1)
    }
  }

  @Test func flippedGeometryPlacesSublayersFromTheBottom() {
    let child = box(0, 0, 10, 0)
    let parent = container(CALayer(), [child])
    parent.isGeometryFlipped = true
    let projection = fills(parent)[0].0
    #expect(near(CGPoint.zero.applying(projection), 0, 100))
    #expect(near(child.convert(CGPoint.zero, to: parent), 0, 100))
  }

  @Test("FIDELITY 22: the frame is the bounding box of the layer in perspective")
  func frames() {
    let layer = box(0, 0, 100, 0)
    layer.transform = CATransform3DRotate(perspectiveTransform(100), .pi / 3, 0, 1, 0)
    let (near, far) = (1 - 50 * sin(Double.pi / 3) / 100, 1 + 50 * sin(Double.pi / 3) / 100)
    #expect(abs(layer.frame.minX - (50 - 25 / near)) < 1e-9)
    #expect(abs(layer.frame.maxX - (50 + 25 / far)) < 1e-9)
    #expect(abs(layer.frame.height - 100 / near) < 1e-9)
    // Setting the frame moves the layer exactly if nothing else changes.
    let before = layer.position
    layer.frame = layer.frame.offsetBy(dx: 7, dy: -3)
    #expect(abs(layer.position.x - before.x - 7) < 1e-9 && abs(layer.bounds.width - 100) < 1e-9)
  }

  @Test func coordinatesConvertThroughPerspective() {
    let (card, child) = (box(0, 0, 100, 0), box(10, 20, 30, 1))
    let root = container(CALayer(), [card])
    card.addSublayer(child)
    card.transform = CATransform3DRotate(perspectiveTransform(200), 1, 1, 1, 0)
    let converted = child.convert(CGPoint(x: 5, y: 6), to: root)
    #expect(converted != CGPoint(x: 15, y: 26))
    #expect(near(converted, fills(root)[1].0, CGPoint(x: 5, y: 6)))
    #expect(near(root.convert(converted, to: child), 5, 6))
    #expect(near(child.convert(CGPoint(x: 5, y: 6), to: card), 15, 26))
    let cube = container(CATransformLayer(), [])
    cube.addSublayer(card)
    root.addSublayer(cube)
    cube.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    let inCube = child.convert(CGPoint(x: 5, y: 6), to: root)
    #expect(near(inCube, fills(root)[1].0, CGPoint(x: 5, y: 6)))
    #expect(near(child.convert(inCube, from: root), 5, 6))
  }

  private func near(_ point: CGPoint, _ projection: Projection, _ source: CGPoint) -> Bool {
    let other = source.applying(projection)
    return near(point, other.x, other.y)
  }

  @Test func hitTestingFindsTheVisibleLayer() {
    let (card, child) = (box(0, 0, 100, 0), box(0, 0, 20, 1))
    let root = container(CALayer(), [card])
    card.addSublayer(child)
    card.transform = CATransform3DRotate(perspectiveTransform(100), .pi / 3, 0, 1, 0)
    let corner = CGPoint(x: 10, y: 10).applying(fills(root)[1].0)
    #expect(root.hitTest(corner) === child)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === card)
    #expect(root.hitTest(CGPoint(x: 90, y: 50)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 50)) == nil)
    card.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  private func items(_ layer: CALayer) -> [DisplayItem] {
    var items: [DisplayItem] = []
    layer.appendItems(to: &items, toCanvas: .identity, at: .zero)
    return items
  }

  /// The projection and brightness of each fill, in drawing order.
  private func fills(_ layer: CALayer) -> [(Projection, Double)] {
    items(layer).compactMap {
      guard case .fill(_, let projection, .color(let color)) = $0 else { return nil }
      return (projection, color.red)
    }
  }
}
