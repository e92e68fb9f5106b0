import Containers
import Foundation
import Geometry
import Layers
import Testing
import Views
import VirtualTime

@Suite struct ZoomTransitionTests {
  private let scene = ContainerScene()
  private let gallery = UIViewController()
  private let detail = UIViewController()
  private let card = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 60))
  private let navigation: UINavigationController

  init() {
    let (scene, gallery, card) = (scene, gallery, card)
    card.layer.cornerRadius = 12
    navigation = scene.clock.asCurrent {
      gallery.view.addSubview(card)
      return UINavigationController(rootViewController: gallery)
    }
    scene.show(navigation)
    scene.run(to: 0)
  }

  /// Sets a zoom from the card.
  private func zoom(aligning part: CGRect? = nil) {
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { [card, detail] context in
      #expect(context.sourceView === card && context.zoomedViewController === detail)
      return part
    }
    scene.perform {
      detail.preferredTransition = .zoom(options: options) { [card, gallery, detail] context in
        #expect(context.zoomedViewController === detail)
        #expect([gallery, gallery.navigationController].contains(context.sourceViewController))
        return card
      }
    }
  }

  /// Returns the presented frame of the detail's part in the window.
  private func frame(of part: CGRect, at seconds: Double) -> CGRect {
    let state = detail.view.layer.state(at: Instant(seconds: seconds))
    let scale = CGFloat(state.transform.m11)
    let centre = CGPoint(x: state.position.x, y: state.position.y)
    let bounds = detail.view.bounds
    return CGRect(
      x: centre.x + (part.minX - bounds.midX) * scale,
      y: centre.y + (part.minY - bounds.midY) * scale, width: part.width * scale,
      height: part.height * scale)
  }

  @Test func aPushZoomsFromTheSourceAndAPopBack() {
    let hero = CGRect(x: 0, y: 44, width: 320, height: 240)
    zoom(aligning: hero)
    scene.perform { navigation.pushViewController(detail, animated: true) }
    scene.run(to: 0)
    #expect(frame(of: hero, at: 0).isAlmost(CGRect(x: 40, y: 100, width: 80, height: 60)))
    #expect(card.alpha == 0 && detail.view.mask != nil)
    let half = frame(of: hero, at: 0.1)
    #expect(half.width > 80 && half.width < 320 && half.minX < 40 && half.minX > 0)
    scene.run(to: 1)
    #expect(frame(of: hero, at: 1).isAlmost(hero))
    #expect(card.alpha == 1 && detail.view.mask == nil && gallery.view.superview == nil)
    scene.perform { _ = navigation.popViewController(animated: true) }
    scene.run(to: 1)
    #expect(gallery.view.superview != nil && card.alpha == 0)
    #expect(frame(of: hero, at: 1).isAlmost(hero))
    #expect(frame(of: hero, at: 1.7).isAlmost(CGRect(x: 40, y: 100, width: 80, height: 60)))
    scene.run(to: 2)
    #expect(detail.view.superview == nil && card.alpha == 1 && card.transform.isIdentity)
  }

  @Test func aPresentationZoomsFromTheCentreAndCoversTheScreen() {
    zoom()
    var didPresent = false
    scene.perform { gallery.present(detail, animated: true) { didPresent = true } }
    scene.run(to: 0)
    let start = frame(of: detail.view.bounds, at: 0)
    #expect(start.isAlmost(CGRect(x: 40, y: 70, width: 80, height: 120)))
    scene.run(to: 1)
    #expect(didPresent && frame(of: detail.view.bounds, at: 1) == scene.window.bounds)
    #expect(navigation.view.superview == nil)
    scene.perform { gallery.dismiss(animated: true) }
    scene.run(to: 2)
    #expect(detail.view.window == nil && navigation.view.window != nil)
    #expect(gallery.presentedViewController == nil && card.alpha == 1)
  }

  @Test func withoutASourceTheDefaultTransitionTakesPlace() {
    scene.perform {
      detail.preferredTransition = .zoom { _ in nil }
      navigation.pushViewController(detail, animated: true)
    }
    scene.run(to: 0)
    #expect(detail.view.mask == nil && frame(of: detail.view.bounds, at: 0).minX == 320)
  }

  @Test func otherTransitionsAreThoseOfTheStyles() {
    scene.perform {
      detail.preferredTransition = .crossDissolve
      detail.modalPresentationStyle = .fullScreen
      gallery.present(detail, animated: true)
    }
    scene.run(to: 0)
    let opacity = detail.view.layer.state(at: Instant(seconds: 0.25)).opacity
    #expect(opacity > 0.3 && opacity < 0.7)
  }
}

extension CGRect {
  /// Whether the sides differ by less than a tenth of a point.
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.1 && abs(minY - other.minY) < 0.1
      && abs(width - other.width) < 0.1 && abs(height - other.height) < 0.1
  }
}
