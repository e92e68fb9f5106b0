import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime

@Suite struct CATransitionTests {
  private let half = Pixel(red: 127, green: 0, blue: 128)
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)

  @Test func aFadeDoesNotRevealTheBackground() {
    let scene = TransitionScene()
    scene.turnBlue(transition())
    #expect([0, 0.5, 1].map(scene.colour) == [red, half, blue])
  }

  @Test(arguments: [
    (CATransitionType.push, CATransitionSubtype?.none, "5w 10b 10r 5w"),
    (.push, .fromLeft, "5w 10b 10r 5w"), (.push, .fromRight, "5w 10r 10b 5w"),
    (.moveIn, .fromLeft, "5w 10b 5r 10w"), (.moveIn, .fromRight, "10w 5r 10b 5w"),
    (.reveal, .fromLeft, "10w 5b 10r 5w"), (.reveal, .fromRight, "5w 10r 5b 10w"),
  ])
  func slidingSideways(
    type: CATransitionType, subtype: CATransitionSubtype?, row: String
  ) {
    let scene = TransitionScene()
    scene.turnBlue(transition(type, subtype))
    #expect(scene.canvas(at: 0.5).row(15) == pixels(row))
    // At the layer's position, it begins with the old appearance and ends with the new one.
    #expect(scene.canvas(at: 0).row(15).dropFirst(10).prefix(10) == pixels("10r"))
    #expect(scene.canvas(at: 1).row(15).dropFirst(10).prefix(10) == pixels("10b"))
    scene.run(to: 1)
    #expect(scene.canvas(at: 1).row(15) == pixels("10w 10b 10w"))
  }

  @Test func slidingContentIsClippedByAncestors() {
    let (scene, frame) = (TransitionScene(), CALayer())
    scene.perform {
      frame.frame = scene.layer.frame
      frame.masksToBounds = true
      scene.root.addSublayer(frame)
      frame.addSublayer(scene.layer)
      scene.layer.frame = frame.bounds
    }
    scene.turnBlue(transition(.push))
    #expect(scene.canvas(at: 0.5).row(15) == pixels("10w 5b 5r 10w"))
  }

  /// "From the top" moves up, as on an iPhone, where the y axis has the opposite direction.
  @Test(arguments: [
    (CATransitionType.push, CATransitionSubtype.fromTop, "5w 10r 10b 5w"),
    (.push, .fromBottom, "5w 10b 10r 5w"), (.moveIn, .fromTop, "10w 5r 10b 5w"),
    (.moveIn, .fromBottom, "5w 10b 5r 10w"), (.reveal, .fromTop, "5w 10r 5b 10w"),
    (.reveal, .fromBottom, "10w 5b 10r 5w"),
  ])
  func slidingUpAndDown(type: CATransitionType, subtype: CATransitionSubtype, column: String) {
    let scene = TransitionScene()
    scene.turnBlue(transition(type, subtype))
    #expect(scene.canvas(at: 0.5).column(15) == pixels(column))
  }

  @Test func startAndEndProgress() {
    let scene = TransitionScene()
    scene.turnBlue(
      transition(.push) { ($0.startProgress, $0.endProgress) = (0.2, 0.6) })
    #expect(scene.canvas(at: 0).row(15) == pixels("2w 10b 10r 8w"))
    #expect(scene.canvas(at: 1).row(15) == pixels("6w 10b 10r 4w"))
    scene.run(to: 2)
    #expect(scene.canvas(at: 2).row(15) == pixels("10w 10b 10w"))
  }

  @Test func transitionsUseAnimationTiming() {
    let scene = TransitionScene()
    let log = Log(scene.clock)
    scene.turnBlue(
      transition {
        $0.beginTime = CACurrentMediaTime() + 1
        $0.speed = 0.5
        $0.fillMode = .backwards
        $0.delegate = log
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      }, forKey: "anything")
    #expect(scene.layer.animationKeys() == [kCATransition])
    #expect(scene.colour(at: 0.5) == red)
    // easeIn: y(0.25) = 0.093465, 24 of 255.
    #expect(scene.colour(at: 1.5) == Pixel(red: 231, green: 0, blue: 24))
    scene.run(to: 10)
    #expect(log.lines == ["began at 1.0", "finished at 3.0"])
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test func withoutADurationItUsesTheTransactions() {
    let scene = TransitionScene()
    var ended: Double?
    scene.perform {
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setCompletionBlock { ended = scene.clock.now.seconds }
      scene.layer.add(CATransition(), forKey: nil)
      scene.layer.backgroundColor = .blue
    }
    #expect(scene.colour(at: 0.25) == half)
    scene.run(to: 2)
    #expect(ended == 0.5)
  }

  @Test func aHiddenLayerFadesOut() {
    let scene = TransitionScene()
    scene.perform {
      scene.layer.add(transition(), forKey: nil)
      scene.layer.isHidden = true
    }
    #expect(scene.colour(at: 0) == red)
    #expect(scene.colour(at: 0.5) == Pixel(red: 255, green: 128, blue: 128))
    scene.run(to: 1)
    #expect(scene.canvas(at: 1).row(15) == pixels("30w"))
  }

  @Test func aShownLayerFadesIn() {
    let scene = TransitionScene()
    scene.perform { scene.layer.isHidden = true }
    scene.perform {
      scene.layer.add(transition(), forKey: nil)
      scene.layer.isHidden = false
    }
    #expect(scene.canvas(at: 0).row(15) == pixels("30w"))
    #expect(scene.colour(at: 0.5) == Pixel(red: 255, green: 127, blue: 127))
  }

  @Test func descendantsArePartOfTheTransition() {
    let scene = TransitionScene()
    let (child, mask) = (CALayer(), CALayer())
    child.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
    child.backgroundColor = .green
    mask.frame = CGRect(x: 0, y: 0, width: 8, height: 10)
    mask.backgroundColor = .green
    scene.perform {
      scene.layer.addSublayer(child)
      scene.layer.mask = mask
    }
    scene.perform {
      scene.layer.add(transition(.push), forKey: nil)
      child.removeFromSuperlayer()
      scene.layer.mask = nil
    }
    #expect(scene.canvas(at: 0.5).row(15) == pixels("5w 10r 5g 3r 7w"))
  }

  @Test func theOldAppearanceIsFixedAndTheNewOneIsLive() {
    let scene = TransitionScene()
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 2, height: 10)
    child.backgroundColor = .green
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 1
    move.toValue = 9
    move.duration = 1
    scene.perform {
      scene.layer.addSublayer(child)
      child.add(move, forKey: nil)
      scene.layer.add(transition(.push), forKey: nil)
    }
    #expect(scene.canvas(at: 0.5).row(15) == pixels("5w 4r 2g 4r 2g 8r 5w"))
  }

  @Test func appearancesMoveWithTheLayer() {
    let scene = TransitionScene()
    scene.turnBlue(transition(.push))
    scene.perform {
      scene.layer.position.x += 5
      scene.layer.bounds.origin = CGPoint(x: 70, y: 30)
    }
    #expect(scene.canvas(at: 0.5).row(15) == pixels("10w 10b 10r"))
  }

  @Test func theOldAppearanceIsNotStretched() {
    let scene = TransitionScene()
    scene.turnBlue(transition(.reveal, .fromLeft))
    scene.perform { scene.layer.bounds.size.width = 20 }
    // The old appearance, 10 points wide as before, has moved by half the new width.
    #expect(scene.canvas(at: 0.5).row(15) == pixels("5w 10b 10r 5w"))
  }

  @Test func inAGroupTransitionsAreInvisible() {
    let scene = TransitionScene()
    let group = CAAnimationGroup()
    group.animations = [transition()]
    group.duration = 1
    scene.perform {
      scene.layer.add(group, forKey: "group")
      scene.layer.backgroundColor = .blue
    }
    #expect(scene.colour(at: 0.5) == blue && scene.layer.animationKeys() == ["group"])
    scene.run(to: 1)
    #expect(scene.layer.animationKeys() == nil && scene.error == nil)
  }

  @Test func anInterruptingTransitionStartsFromThePresentation() {
    let scene = TransitionScene()
    let log = Log(scene.clock)
    scene.turnBlue(transition { $0.delegate = log })
    scene.run(to: 0.5)
    scene.perform {
      scene.layer.add(transition(), forKey: "another")
      scene.layer.backgroundColor = .green
    }
    #expect(scene.layer.animationKeys() == [kCATransition])
    #expect(scene.colour(at: 0.5) == half)
    #expect(scene.colour(at: 1) == Pixel(red: 63, green: 128, blue: 64))
    scene.run(to: 3)
    #expect(log.lines == ["began at 0.0", "stopped at 0.5"])
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test func severalTransitionsInOneTurnCountAsOne() {
    let scene = TransitionScene()
    scene.perform {
      for _ in 0..<100 {
        scene.layer.add(transition(.push), forKey: nil)
        scene.layer.backgroundColor = .blue
      }
    }
    #expect(scene.canvas(at: 0).row(15) == pixels("10b 10r 10w"))
    #expect(scene.canvas(at: 0.5).row(15) == pixels("5w 10b 10r 5w"))
  }

  @Test func endlessTransitionsDoNotAccumulate() {
    let scene = TransitionScene()
    for index in 1...300 {
      scene.perform {
        scene.layer.add(transition(), forKey: nil)
        scene.layer.backgroundColor = index.isMultiple(of: 2) ? .red : .blue
      }
      scene.run(to: Double(index) / 100)
    }
    var items: [DisplayItem] = []
    scene.root.appendItems(to: &items, toCanvas: .identity, at: scene.clock.now)
    #expect("\(items)".count < 100_000)
  }

  @Test func nonFiniteProgressIsRejected() {
    for (start, end) in [(Float.nan, Float(1)), (0, .infinity)] {
      let scene = TransitionScene()
      scene.turnBlue(transition { ($0.startProgress, $0.endProgress) = (start, end) })
      #expect(scene.error == nil)
      let messages = LayerWarnings.of(scene.clock).all.map(\.message)
      #expect(messages.count == 1 && messages[0].contains("Progress of a transition"))
    }
  }

  @Test(arguments: ["pageCurl", "rippleEffect"])
  func unsupportedTypesAreFadesWithAWarning(type: String) {
    let scene = TransitionScene()
    scene.perform { LayerWarnings.of(scene.clock).sink = { _ in } }
    scene.turnBlue(transition(CATransitionType(rawValue: type)))
    #expect(scene.colour(at: 0.5) == half)
    let warnings = LayerWarnings.of(scene.clock).all
    #expect(warnings.map(\.code) == [.undrawnTransition])
    #expect(warnings.first?.message.contains(type) == true)
  }

  @Test func replicatorColoursApplyToTheOldAppearance() {
    let scene = TransitionScene()
    let replicator = CAReplicatorLayer()
    scene.perform {
      replicator.frame = scene.root.bounds
      replicator.instanceColor = CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 0.5)
      scene.root.addSublayer(replicator)
      replicator.addSublayer(scene.layer)
      scene.layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    }
    scene.perform { scene.layer.add(transition(), forKey: nil) }
    #expect([0, 0.5].map(scene.colour) == Array(repeating: scene.colour(at: 2), count: 2))
    #expect(scene.colour(at: 2)?.red ?? 255 < 130)
  }

  @Test func transitionsOfTransformLayersAreInvisible() {
    let scene = TransitionScene()
    let space = CATransformLayer()
    scene.perform {
      scene.root.addSublayer(space)
      space.addSublayer(scene.layer)
    }
    scene.perform {
      space.add(transition(), forKey: nil)
      scene.layer.backgroundColor = .blue
    }
    #expect(scene.colour(at: 0.5) == blue)
  }
}
