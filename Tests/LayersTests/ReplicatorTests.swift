import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime

// FIDELITY 31: copies, each transformed, delayed and coloured relative to the previous one.
@Suite struct ReplicatorTests {
  private let scene = Scene()
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    scene.clock.asCurrent {
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      dot.frame = CGRect(x: 45, y: 0, width: 10, height: 10)
      dot.backgroundColor = CGColor(gray: 1, alpha: 1)
      replicator.addSublayer(dot)
      scene.root.addSublayer(replicator)
    }
  }

  private func fills(at seconds: Double = 0) -> [(Projection, Color)] {
    var items: [DisplayItem] = []
    replicator.appendItems(to: &items, toCanvas: .identity, at: Instant(seconds: seconds))
    return items.compactMap {
      if case .fill(_, let projection, .color(let color)) = $0 { (projection, color) } else { nil }
    }
  }

  private func middles(at seconds: Double = 0) -> [[Double]] {
    fills(at: seconds).map {
      let point = CGPoint(x: 5, y: 5).applying($0.0)
      return [(point.x * 1e6).rounded() / 1e6, (point.y * 1e6).rounded() / 1e6]
    }
  }

  @Test("FIDELITY 31: by default there is one unchanged copy")
  func defaults() {
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    #expect(replicator.instanceColor == CGColor(gray: 1, alpha: 1) && !replicator.preservesDepth)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform))
    #expect(middles() == [[50, 5]])
  }

  @Test("FIDELITY 31: each copy is rotated around the centre of the bounds")
  func instanceTransform() {
    replicator.instanceCount = 4
    replicator.anchorPoint = .zero
    replicator.position = .zero
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(middles() == [[50, 5], [95, 50], [50, 95], [5, 50]])
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 2, 0)
    #expect(middles() == [[50, 5], [60, 7], [70, 9], [80, 11]])
    replicator.instanceCount = 0
    #expect(middles().isEmpty)
  }

  @Test("FIDELITY 31: colours are multiplied by instanceColor plus its offsets")
  func colours() {
    dot.backgroundColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
    replicator.instanceCount = 3
    replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    replicator.instanceRedOffset = -0.5
    replicator.instanceBlueOffset = 0.75
    replicator.instanceGreenOffset = 0.25
    replicator.instanceAlphaOffset = -0.25
    let shown = fills().map { [$0.1.red, $0.1.green, $0.1.blue, $0.1.alpha] }
    #expect(shown == [[1, 0.25, 0, 1], [0.5, 0.375, 0.75, 0.75], [0, 0.5, 1, 0.5]])
    replicator.instanceAlphaOffset = -0.5
    #expect(fills().count == 2)
    replicator.instanceColor = nil
    #expect(fills().map(\.1.green) == [0.5, 0.5, 0.5])
  }

  @Test("FIDELITY 31: each copy shows an earlier time")
  func delay() {
    let move = CABasicAnimation(keyPath: "position.y")
    move.fromValue = 0.0
    move.toValue = 100.0
    move.duration = 1
    move.repeatCount = .infinity
    scene.clock.asCurrent {
      replicator.instanceCount = 3
      replicator.instanceDelay = 0.25
      replicator.removeAllAnimations()
      dot.add(move, forKey: nil)
    }
    #expect(middles(at: 0.75).map { $0[1] } == [75, 50, 25])
    // A copy whose animation hasn't begun shows the model.
    #expect(middles(at: 0.25).map { $0[1] } == [25, 0, 5])
  }

  @Test("FIDELITY 31: replicators nest")
  func nested() {
    let outer = CAReplicatorLayer()
    outer.frame = replicator.frame
    outer.addSublayer(replicator)
    outer.instanceCount = 2
    replicator.instanceCount = 2
    outer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    outer.instanceRedOffset = -0.5
    replicator.instanceRedOffset = -0.5
    var items: [DisplayItem] = []
    outer.appendItems(to: &items, toCanvas: .identity, at: .zero)
    let reds: [Double] = items.map {
      if case .fill(_, _, .color(let color)) = $0 { color.red } else { -1 }
    }
    #expect(reds == [1, 0.5, 0.5, 0.25])
  }

  @Test("FIDELITY 31: with preservesDepth, copies share one 3D space")
  func depth() {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, -30)
    replicator.preservesDepth = true
    replicator.backgroundColor = CGColor(gray: 0, alpha: 1)
    replicator.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(middles() == [[20, 5], [50, 5]] || middles() == [[50, 5], [20, 5]])
    replicator.preservesDepth = false
    #expect(fills().allSatisfy { abs($0.0.determinant) < 1e-12 })
  }

  @Test(
    "FIDELITY 31: a replicator's properties animate",
    arguments: [
      "instanceDelay", "instanceCount", "instanceRedOffset", "instanceGreenOffset",
      "instanceBlueOffset", "instanceAlphaOffset",
    ])
  func numbersAnimate(path: String) throws {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = 2
    animation.toValue = 4
    animation.duration = 1
    scene.clock.asCurrent { replicator.add(animation, forKey: nil) }
    let property = try #require(CAReplicatorLayer.properties[path])
    #expect(property.get(replicator.state(at: Instant(seconds: 0.5))).first == 3)
  }

  @Test func transformAndColourAnimateImplicitly() {
    scene.clock.asCurrent {
      replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
      replicator.instanceColor = CGColor(gray: 0, alpha: 1)
      replicator.instanceDelay = .nan
    }
    #expect(replicator.animationKeys()?.sorted() == ["instanceColor", "instanceTransform"])
    #expect(scene.warnings.first?.message.contains("instanceDelay") == true)
    let half = replicator.state(at: Instant(seconds: 0.25))
    #expect(
      CAReplicatorLayer.properties["instanceTransform"]?.get(half)
        == .transform(replicator.instanceTransform))
  }

  @Test func aPresentationCopyKeepsTheCopies() {
    replicator.instanceCount = 7
    scene.root.keepUpToDate(by: scene.clock)
    #expect(scene.clock.asCurrent { replicator.presentation()?.instanceCount } == 7)
  }
}
