import RxCocoa
import RxSwift
import Testing
import UIKit

// Names that an app declares itself must keep the app's meaning everywhere. This file tests that by
// compiling.

struct Spring: Equatable { var tension = 1 }
struct Motion: Equatable { var distance = 1 }
struct MotionSpring: Equatable { var tension = 2 }
struct Lifetime: Equatable { var years = 3 }
struct Timeline: Equatable { var beats = 4 }
struct Action: Equatable { var name = "tap" }
struct Style: Equatable { var radius = 5 }
struct Track: Equatable { var laps = 6 }
struct InheritedAppearance: Equatable { var hair = "red" }
struct Drawing: Equatable { var lines = 7 }
struct Picture: Equatable { var width = 8 }
struct Replication: Equatable { var count = 9 }
struct Stage: Equatable { var number = 10 }
struct Film: Equatable { var title = "A" }
struct Path: Equatable { var steps = 11 }
struct Color: Equatable { var name = "blue" }
struct Font: Equatable { var name = "Inter" }
enum State: Equatable { case idle, busy }

extension UIView {
  var shownName: String { "shown" }
  var model: Int { 1 }
  func fill(_ frame: CGRect) -> Int { 2 }
  func place(_ view: UIView) -> Int { 3 }
  static func round(_ color: UIColor) -> Int { 4 }
}

/// A view with properties whose names Flipbook uses internally in views.
final class NamedView: UIView {
  var spring = Spring()
  var motion = Motion()
  var motionSpring = MotionSpring()
  var lifetime = Lifetime()
  var timeline = Timeline()
  var action = Action()
  var style = Style()
  var track = Track()
  var inheritedAppearance = InheritedAppearance()
  var drawing = Drawing()
  var picture = Picture()
  var replication = Replication()
  var stage = Stage()
  var film = Film()
  var path = Path()
  var color = Color()
  var font = Font()
  var state = State.idle
  var controller = 1
  var adjustment = 2
  var accessibility = 3
  var tint = 4
  var traits = 5
  var shown = 6
  var children: [UIView] = []
  var timing = 7
  var retained = 8
  var traced = 9
  var observers: [Int] = []
  var letters: [Character] = []
  func layOut() {}
  func insert(_ view: UIView, at index: Int) {}
  func remove() {}
  func run(_ name: String) {}
}

/// A layer with properties whose names Flipbook uses internally in layers.
final class NamedLayer: CALayer {
  var spring = Spring()
  var lifetime = Lifetime()
  var motion = Motion()
  var state = State.busy
  var shown = 1
  var children: [Int] = []
  var timing = 2
  var retained = 3
  var traced = 4
  var updates = 5
  var animations: [String] = []
  var userValues = 6
  var maskLayer = CALayer()
  var modelState = 7
  var presented = 8
  var changeObservers = 9
  var exactOpacity = 10
  var root = 11
  var held = 12
  func play(_ animation: CAAnimation, forKey key: String?) {}
  func insert(_ layer: CALayer) {}
  func noteChange() {}
  func hit(at point: CGPoint) -> Int { 13 }
}

/// An animation with properties whose names Flipbook uses internally in animations.
final class NamedAnimation: CABasicAnimation {
  var span = 1
  var userValues = 2
  var track = Track()
  var curve = 3
}

/// A label that lays out its letters itself.
final class NamedLabel: UILabel {
  var characterLayers: [CALayer] = []
  var letters: [CALayer] = []
  var placed = 1
  func forgetLetters() {}
}

/// A control with such names.
final class NamedControl: UIControl {
  var handlers: [Int] = []
  var trackedTouch = 1
  func contentChanged() {}
  func release() {}
}

final class NamedController: UIViewController {
  var appearance = 1
  var ownView = UIView()
  var isTransitioning = 2
  var presentation = 3
  var currentTransition = 4
  func adopt(_ child: UIViewController) {}
  func slide() {}
}

final class NamedWindow: UIWindow {
  var firstResponder = 1
}

@Suite struct AppNamesTests {
  @Test func namesKeepTheAppsMeaning() {
    let view = NamedView()
    #expect(view.spring == Spring(tension: 1) && view.motionSpring.tension == 2)
    #expect(view.shown == 6 && view.state == .idle && view.model == 1 && view.fill(.zero) == 2)
    let layer = NamedLayer()
    #expect(layer.state == .busy && layer.model() === layer && layer.hit(at: .zero) == 13)
    #expect(NamedAnimation().span == 1 && NamedLabel().characterLayers.isEmpty)
    #expect(NamedController().appearance == 1 && NamedWindow().firstResponder == 1)
    #expect(NamedControl().trackedTouch == 1)
  }

  @Test func customMembersDoNotDisturbTheFramework() throws {
    let (scene, view, layer) = (try Scene(), NamedView(), NamedLayer())
    try scene.show(view)
    try scene.play(until: 0.1) { view.layer.addSublayer(layer) }
    try scene.play(until: 0.6) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 60 }
      layer.opacity = 0
    }
    try scene.play(until: 0.6) {
      #expect(view.layer.presentation()?.position.x == 40)
      #expect(layer.presentation()?.opacity == 0 && view.children.isEmpty)
    }
  }

  @Test func aMotionSpringCanBeWrittenWithoutItsName() throws {
    let (scene, view) = (try Scene(), NamedView())
    try scene.show(view)
    var ended = false
    try scene.play(until: 2) {
      _ = view.rx.scale(to: 2, duration: 1, spring: .init(damping: 0.6))
        .subscribe(onCompleted: { ended = true })
    }
    #expect(ended && view.transform.a == 2)
  }
}
