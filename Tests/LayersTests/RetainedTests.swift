import Drawing
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import VirtualTime

/// A tree of which most layers are at rest, compared with drawing it without kept items.
struct RetainedScene {
  let clock = VirtualClock()
  let root = CALayer()
  let row = CALayer()
  /// A layer of the row, with a sublayer.
  let layer: CAShapeLayer
  let inner: CALayer
  let picture = CALayer()

  init() {
    let (shape, inside) = (CAShapeLayer(), CALayer())
    layer = shape
    inner = inside
    clock.asCurrent {
      root.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
      row.frame = root.bounds
      root.addSublayer(row)
      for number in 0..<40 {
        let layer = number == 20 ? shape : number == 30 ? picture : CALayer()
        layer.frame = CGRect(x: number * 10, y: 0, width: 8, height: 20)
        layer.backgroundColor = .blue
        row.addSublayer(layer)
      }
      inside.frame = CGRect(x: 1, y: 1, width: 3, height: 5)
      inside.backgroundColor = .green
      shape.addSublayer(inside)
      picture.contents = LayerDrawing([fill], of: CGRect(x: 0, y: 0, width: 8, height: 20))
    }
  }

  let fill = DisplayItem.fill(
    .rect(CGRect(x: 1, y: 1, width: 2, height: 2)), CGAffineTransform.identity,
    Color(red: 1, green: 0, blue: 1))

  /// Runs `body` in its own turn, without implicit animations.
  func perform(_ body: () -> Void) {
    clock.asCurrent {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body()
      CATransaction.commit()
    }
  }

  /// Returns the current items, with or without kept drawings.
  func items(reuse: Bool = true) -> [DisplayItem] {
    clock.asCurrent {
      var items: [DisplayItem] = []
      root.appendItems(to: &items, toCanvas: .identity, at: clock.now, reuse: reuse)
      return items
    }
  }
}

@Suite struct RetainedTests {
  typealias Change = @Sendable (RetainedScene) -> Void

  private static func animation() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.5
    animation.toValue = 0.2
    animation.duration = 1
    return animation
  }

  private static let changes: [(String, Change)] = [
    ("position", { $0.layer.position.x += 1 }),
    ("bounds", { $0.inner.bounds.size.width += 1 }),
    ("opacity", { $0.layer.opacity = 0.5 }),
    ("hidden", { $0.inner.isHidden = true }),
    ("colour", { $0.inner.backgroundColor = .red }),
    ("clipping", { $0.layer.masksToBounds = true }),
    (
      "path",
      { $0.layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil) }
    ),
    ("depth", { $0.layer.zPosition = 5 }),
    ("sublayerTransform", { $0.layer.sublayerTransform = CATransform3DMakeScale(2, 1, 1) }),
    ("value by key", { $0.layer.setValue(0.25, forKeyPath: "transform.rotation.z") }),
    (
      "value as it is",
      {
        $0.layer.assume(.scalar(0.5), for: CALayer.properties["opacity"]!)
      }
    ),
    (
      "new sublayer",
      {
        let new = CALayer()
        new.frame = CGRect(x: 0, y: 9, width: 2, height: 2)
        new.backgroundColor = .red
        $0.layer.addSublayer(new)
      }
    ),
    ("sublayer gone", { $0.inner.removeFromSuperlayer() }),
    ("another order", { $0.row.insertSublayer($0.layer, at: 3) }),
    ("places swapped", { $0.row.exchangeSublayers($0.layer, $0.picture) }),
    ("sublayer moved", { $0.row.addSublayer($0.inner) }),
    (
      "mask",
      {
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        mask.backgroundColor = .red
        $0.layer.mask = mask
      }
    ),
    (
      "picture",
      {
        $0.picture.contents = LayerDrawing(
          [$0.fill, $0.fill], of: CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    ),
    ("animation", { $0.inner.add(animation(), forKey: "fade") }),
    (
      "transition",
      {
        $0.inner.add(CATransition(), forKey: nil)
        $0.inner.backgroundColor = .red
      }
    ),
    ("begin time", { $0.inner.beginTime = CACurrentMediaTime() + 100 }),
  ]

  @Test(arguments: changes.indices)
  func aChangeIsVisibleImmediately(_ number: Int) {
    let (name, change) = Self.changes[number]
    let scene = RetainedScene()
    let before = scene.items()
    #expect(scene.items() == before)
    scene.perform { change(scene) }
    #expect(scene.items().flat == scene.items(reuse: false), "\(name)")
    #expect(scene.items().flat != before.flat, "\(name)")
  }

  /// An earlier drawing, outside a frame, includes the change; the frame hasn't been drawn since.
  @Test(arguments: changes.indices)
  func aChangeIsVisibleAfterAnotherDrawing(_ number: Int) {
    let (name, change) = Self.changes[number]
    let scene = RetainedScene()
    _ = scene.items()
    scene.perform {
      change(scene)
      _ = scene.row.content(at: scene.clock.now)
      _ = scene.root.layerAppearance(at: scene.clock.now)
      var items: [DisplayItem] = []
      scene.layer.appendItems(
        to: &items, toCanvas: CGAffineTransform(scaleX: 2, y: 2), at: scene.clock.now)
    }
    _ = scene.items(reuse: false)
    #expect(scene.items().flat == scene.items(reuse: false), "\(name)")
    scene.perform { scene.inner.backgroundColor = CGColor(gray: 0.5, alpha: 1) }
    #expect(scene.items().flat == scene.items(reuse: false), "\(name)")
  }

  @Test func anAnimationIsVisibleUntilItEnds() {
    let scene = RetainedScene()
    _ = scene.items()
    scene.perform { scene.inner.add(Self.animation(), forKey: "fade") }
    var lists: [[DisplayItem]] = []
    for seconds in [0.25, 0.5, 0.75, 1, 1.5, 0.25] {
      scene.clock.run(through: Instant(seconds: seconds))
      lists.append(scene.items().flat)
      #expect(lists.last == scene.items(reuse: false), "\(seconds) s")
    }
    #expect(Set(lists.prefix(4)).count == 4 && lists[3] == lists[4])
  }

  @Test func aHiddenLayerShowsChangesMadeMeanwhile() {
    let scene = RetainedScene()
    _ = scene.items()
    scene.perform { scene.layer.isHidden = true }
    _ = scene.items()
    scene.perform { scene.inner.backgroundColor = .red }
    _ = scene.items()
    scene.perform { scene.inner.add(Self.animation(), forKey: "fade") }
    #expect(scene.items().flat == scene.items(reuse: false))
    scene.perform { scene.layer.isHidden = false }
    #expect(scene.items().flat == scene.items(reuse: false))
    scene.perform { scene.inner.backgroundColor = .blue }
    #expect(scene.items().flat == scene.items(reuse: false))
  }

  @Test func layersAtRestAreGrouped() {
    let scene = RetainedScene()
    // Two runs of layers at rest, and the moving layer between them with its sublayer.
    _ = scene.items()
    #expect(scene.items().count == 3 && scene.items().flat.count == 42)
    scene.perform { scene.layer.position.y += 1 }
    #expect(scene.items().count == 6 && scene.items().flat.count == 42)
    // Many layers that have come to rest are joined with the others again.
    for layer in scene.row.sublayers ?? [] {
      scene.perform { layer.position.y += 1 }
      #expect(scene.items().flat == scene.items(reuse: false))
    }
    #expect(scene.items().count < 25)
  }

  @Test func aRemovedLayerIsNotKept() {
    let scene = RetainedScene()
    _ = scene.items()
    weak var weakLayer: CALayer?
    scene.perform {
      let layer = CALayer()
      scene.row.addSublayer(layer)
      _ = scene.items()
      weakLayer = layer
      layer.removeFromSuperlayer()
    }
    scene.clock.run(through: .zero)
    #expect(weakLayer == nil)
  }
}
