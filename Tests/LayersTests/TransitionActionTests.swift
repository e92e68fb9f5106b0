import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime

@Suite struct TransitionActionTests {
  private let half = Pixel(red: 127, green: 0, blue: 128)

  @Test func aPropertysTransitionShowsThePreviousAppearance() {
    let scene = TransitionScene()
    scene.layer.actions = ["backgroundColor": transition()]
    scene.clock.asCurrent { scene.layer.backgroundColor = .blue }
    #expect(scene.layer.animationKeys() == [kCATransition])
    #expect(scene.colour(at: 0.5) == half)
  }

  @Test func aTransitionAsDefaultActionOfAClass() {
    final class Sheet: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "backgroundColor" ? transition() : super.defaultAction(forKey: event)
      }
    }
    let (scene, sheet) = (TransitionScene(), Sheet())
    scene.perform {
      sheet.frame = scene.layer.frame
      sheet.backgroundColor = .red
      scene.root.addSublayer(sheet)
    }
    scene.run(to: 1)
    scene.clock.asCurrent { sheet.backgroundColor = .blue }
    #expect(scene.colour(at: 1.5) == half)
  }

  @Test func aSublayersTransitionCoversInsertionsAndRemovals() {
    let (scene, child) = (TransitionScene(), CALayer())
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.backgroundColor = .blue
    scene.layer.actions = ["sublayers": transition()]
    scene.clock.asCurrent { scene.layer.addSublayer(child) }
    #expect(scene.colour(at: 0.5) == half)
    scene.run(to: 2)
    scene.clock.asCurrent { child.removeFromSuperlayer() }
    #expect(scene.colour(at: 2.5) == Pixel(red: 128, green: 0, blue: 127))
  }

  @Test func allChangesOfATurnAreOneTransition() {
    let scene = TransitionScene()
    scene.layer.actions = ["sublayers": transition()]
    scene.clock.asCurrent {
      for _ in 0..<50 {
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        child.backgroundColor = .blue
        scene.layer.addSublayer(child)
      }
    }
    #expect(scene.colour(at: 0.5) == half)
  }

  @Test func anAddedLayerFadesIn() {
    let (scene, child) = (TransitionScene(), CALayer())
    child.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    child.backgroundColor = .blue
    child.actions = [kCAOnOrderIn: transition()]
    scene.clock.asCurrent { scene.root.addSublayer(child) }
    #expect(scene.colour(at: 0.5) == half)
  }

  @Test(arguments: [kCAOnOrderOut, "hidden"])
  func aHiddenLayerFadesOut(event: String) {
    let scene = TransitionScene()
    scene.layer.actions = ["hidden": NSNull()]
    scene.layer.actions?[event] = transition()
    scene.clock.asCurrent { scene.layer.isHidden = true }
    #expect(scene.colour(at: 0.5) == Pixel(red: 255, green: 128, blue: 128))
  }
}
