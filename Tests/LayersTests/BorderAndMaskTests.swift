import Failures
import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Rasterizer
import Testing
import VirtualTime

// FIDELITY 27–29: corners, borders, masks and the opacity of groups.
@Suite struct BorderAndMaskTests {
  private let grey = Color(red: 0.5, green: 0.5, blue: 0.5)

  private func layer(_ children: [CALayer] = [], _ kind: CALayer = CALayer()) -> CALayer {
    kind.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    kind.backgroundColor = CGColor(grey)
    kind.sublayers = children
    return kind
  }

  private func items(_ layer: CALayer, at instant: Instant = .zero) -> [DisplayItem] {
    var items: [DisplayItem] = []
    layer.appendItems(to: &items, toCanvas: .identity, at: instant)
    return items
  }

  /// Returns the white part of each pixel of a 30 × 40 canvas that is black before drawing.
  private func picture(_ layer: CALayer) throws -> [[UInt8]] {
    var renderer = Renderer()
    let list = DisplayList(
      width: 30, height: 40, background: Color(red: 0, green: 0, blue: 0), items: items(layer))
    let drawn = renderer.render(list)
    let bitmap = try #require(drawn)
    return (0..<40).map { y in (0..<30).map { bitmap[$0, y]?.red ?? 0 } }
  }

  @Test("FIDELITY 27: maskedCorners rounds the given corners, with Apple's bits")
  func maskedCorners() throws {
    let corners: [(CACornerMask, UInt, Int, Int)] = [
      (.layerMinXMinYCorner, 1, 0, 0), (.layerMaxXMinYCorner, 2, 29, 0),
      (.layerMinXMaxYCorner, 4, 0, 39), (.layerMaxXMaxYCorner, 8, 29, 39),
    ]
    let card = layer()
    card.backgroundColor = CGColor(gray: 1, alpha: 1)
    card.cornerRadius = 8
    #expect(card.maskedCorners.rawValue == 15)
    for (corner, bit, x, y) in corners {
      #expect(corner.rawValue == bit)
      card.maskedCorners = corner
      let drawn = try picture(card)
      for (_, _, otherX, otherY) in corners {
        #expect(drawn[otherY][otherX] == (otherX == x && otherY == y ? 0 : 255))
      }
    }
    card.maskedCorners = []
    #expect(try picture(card).joined().allSatisfy { $0 == 255 })
  }

  @Test("FIDELITY 27: the given corners and the remaining ones together are all corners")
  func pathCornersEqualRoundedRectangleCorners() throws {
    let card = layer()
    card.backgroundColor = CGColor(gray: 1, alpha: 1)
    card.cornerRadius = 12
    let whole = try picture(card)
    card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let (one, square) = (try picture(card), whole.map { $0.map { _ in UInt8(255) } })
    card.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
    let other = try picture(card)
    for y in 0..<40 {
      for x in 0..<30 {
        let missing = Int(square[y][x]) * 2 - Int(one[y][x]) - Int(other[y][x])
        #expect(abs(missing - (255 - Int(whole[y][x]))) <= 1)
      }
    }
  }

  @Test("FIDELITY 28: the border is inside the bounds, over the sublayers")
  func border() throws {
    let child = layer()
    let card = layer([child])
    card.borderWidth = 3
    card.borderColor = CGColor(gray: 1, alpha: 1)
    let drawn = items(card)
    #expect(drawn.count == 3)
    let shown = try picture(card)
    #expect(shown[20][0...4] == [255, 255, 255, 128, 128])
    #expect(shown[0][10] == 255 && shown[2][10] == 255 && shown[3][10] == 128)
    card.borderColor = nil
    #expect(items(card).count == 2)
    #expect(CALayer().borderColor == CGColor(gray: 0, alpha: 1) && CALayer().borderWidth == 0)
  }

  @Test("FIDELITY 27: the border follows the corners; its inner radius is the rest of the radius")
  func roundedBorder() throws {
    let card = layer()
    card.cornerRadius = 10
    card.borderWidth = 4
    card.backgroundColor = nil
    card.borderColor = CGColor(gray: 1, alpha: 1)
    let shown = try picture(card)
    #expect(shown[0][0] == 0 && shown[20][1] == 255 && shown[20][5] == 0)
    // On the diagonal, the ring extends from 10 to 6 pixels from the corner's centre.
    func diagonal(_ radius: Double) -> Int { Int(10 - radius / 2.0.squareRoot()) }
    #expect(shown[diagonal(8)][diagonal(8)] == 255 && shown[diagonal(5)][diagonal(5)] == 0)
    card.borderWidth = 100
    #expect(
      items(card) == [
        .fill(
          .roundedRect(CGRect(x: 0, y: 0, width: 30, height: 40), radius: 10),
          CGAffineTransform.identity, Color(red: 1, green: 1, blue: 1))
      ])
  }

  @Test("FIDELITY 27: circular corners of more than half a side meet in a point")
  func intersectingCorners() throws {
    let card = layer()
    card.backgroundColor = CGColor(gray: 1, alpha: 1)
    card.cornerRadius = 25
    let shown = try picture(card)
    // Above the middle of the shorter side, the arcs are r − √(r² − (r − w / 2)²) = 2.09 lower.
    #expect(shown[1][14] == 0 && shown[4][14] == 255 && shown[1][15] == 0 && shown[4][15] == 255)
    #expect(shown[20][1] == 255 && shown[8][8] == 255 && shown[4][5] == 0)
    card.borderWidth = 3
    card.borderColor = CGColor(gray: 0, alpha: 1)
    #expect(try picture(card)[4][14] == 0)
    // With such a radius nothing would remain; half the shorter side is used instead.
    card.cornerRadius = 1000
    card.borderWidth = 0
    let pill = try picture(card)
    card.cornerRadius = 15
    #expect(try picture(card) == pill)
  }

  @Test("FIDELITY 27: a mask multiplies the layer and its descendants by its alpha")
  func masks() throws {
    let mask = layer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 40)
    let half = layer()
    half.frame = CGRect(x: 10, y: 0, width: 10, height: 40)
    half.opacity = 0.5
    mask.addSublayer(half)
    let card = layer([layer()])
    card.backgroundColor = CGColor(gray: 1, alpha: 1)
    card.children[0].backgroundColor = CGColor(gray: 1, alpha: 1)
    card.mask = mask
    #expect(try picture(card)[5].map { Int($0) } == (0..<30).map { [255, 128, 0][$0 / 10] })
    #expect(mask.superlayer === card && card.sublayers?.count == 1)
    card.opacity = 0.5
    #expect(try picture(card)[5][5] == 128)
    mask.isHidden = true
    #expect(try picture(card)[5][5] == 0)
  }

  @Test("FIDELITY 27: a mask uses its layer's coordinates, moves with it, and can have a mask")
  func maskGeometry() throws {
    let inner = layer()
    inner.frame = CGRect(x: 0, y: 0, width: 5, height: 40)
    let mask = layer()
    mask.frame = CGRect(x: 10, y: 0, width: 10, height: 40)
    mask.mask = inner
    let card = layer()
    card.backgroundColor = CGColor(gray: 1, alpha: 1)
    card.frame.origin.x = 5
    card.mask = mask
    #expect(try picture(card)[5].map { $0 == 255 } == (0..<30).map { (15..<20).contains($0) })
  }

  @Test func aMasksOwnAnimationsAreSampled() throws {
    let scene = Scene()
    let mask = layer()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0.0
    move.toValue = 100.0
    move.duration = 1
    scene.clock.asCurrent {
      scene.layer.mask = mask
      scene.layer.backgroundColor = CGColor(grey)
      mask.add(move, forKey: nil)
    }
    guard case .group(let group)? = items(scene.layer, at: Instant(seconds: 0.5)).first,
      case .fill(_, let transform, _)? = group.mask?.first
    else {
      Issue.record("no mask")
      return
    }
    #expect(transform.affine?.tx == 35)
    // As part of the tree, the mask animates implicitly from the next turn on.
    scene.clock.asCurrent { mask.position.y = 9 }
    #expect(mask.animationKeys()?.contains("position") == true)
  }

  @Test func aMaskBelongsToOneLayer() {
    let (one, other, mask) = (layer(), layer(), layer())
    one.addSublayer(mask)
    other.mask = mask
    #expect(one.sublayers == nil && other.mask === mask)
    one.mask = mask
    #expect(other.mask == nil && one.mask === mask)
    one.addSublayer(mask)
    #expect(one.mask == nil && one.sublayers?.first === mask)
    other.mask = mask
    mask.removeFromSuperlayer()
    #expect(other.mask == nil && mask.superlayer == nil)
  }

  @Test func aMaskThatContainsItsLayerIsRejected() {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.mask = scene.root }
    #expect(scene.error?.code == .cyclicTree && scene.layer.mask == nil)
    #expect(scene.error?.message.contains("the mask of CALayer \"box\"") == true)
    let cyclic = Scene()
    cyclic.clock.asCurrent { cyclic.layer.mask = cyclic.layer }
    #expect(cyclic.error?.code == .cyclicTree)
    let child = Scene()
    child.clock.asCurrent {
      child.root.mask = CALayer()
      child.root.mask?.addSublayer(child.root)
    }
    #expect(child.error?.code == .cyclicTree)
  }

  @Test("FIDELITY 29: without group opacity, each part fades separately")
  func ungroupedOpacity() {
    let card = layer([layer()])
    card.opacity = 0.5
    card.allowsGroupOpacity = false
    let faded = grey.multiplied(byAlpha: 0.5)
    let shape = Shape.rect(CGRect(x: 0, y: 0, width: 30, height: 40))
    let one = DisplayItem.fill(shape, CGAffineTransform.identity, faded)
    #expect(items(card) == [one, one])
  }

  @Test func hintsHaveNoEffect() {
    let card = layer([layer()])
    let before = items(card)
    card.shouldRasterize = true
    card.rasterizationScale = 2
    #expect(items(card) == before && !CALayer().shouldRasterize)
  }

  @Test("FIDELITY 50: continuous corners apply to background, border, clip and shadow")
  func continuousCorners() throws {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(abs(CALayer.cornerCurveExpansionFactor(.continuous) - 1.528665) < 1e-7)
    let card = layer([layer()])
    let bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    let smooth = Shape.continuousRect(bounds, radius: 8)
    card.cornerRadius = 8
    card.cornerCurve = .continuous
    card.masksToBounds = true
    card.backgroundColor = CGColor(gray: 1, alpha: 1)
    guard case .fill(let background, _, _)? = items(card).first,
      case .group(let group)? = items(card).last
    else {
      Issue.record("a background, and sublayers within the outline")
      return
    }
    #expect(background == smooth && group.clip?.shape == smooth)
    card.masksToBounds = false
    card.borderWidth = 2
    card.borderColor = CGColor(gray: 0, alpha: 1)
    guard case .fill(.path(let ring, .evenOdd), _, _)? = items(card).last else {
      Issue.record("a border")
      return
    }
    var expected = smooth.path
    expected.addContinuousRect(bounds.insetBy(dx: 2, dy: 2), Path.Corners(6))
    #expect(ring == expected)
    card.maskedCorners = .layerMinXMinYCorner
    guard case .fill(.path(let one, .winding), _, _)? = items(card).first else {
      Issue.record("an outline of its own")
      return
    }
    #expect(one.contains(CGPoint(x: 29.9, y: 0.1), rule: .winding))
    #expect(!one.contains(CGPoint(x: 1, y: 1), rule: .winding))
    // Presentations and copies have the same curve.
    #expect(CALayer(layer: card).cornerCurve == .continuous)
  }
}
