import FilmStage
import Foundation
import Testing
import UIKit

/// Objects of classes that are known only at run time.
@Suite struct ObjectCreationTests {
  private class Dot: UIView {
    var calls: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      calls.append("frame")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class RedDot: Dot {
    let name = "red"
  }

  @Test func objectsHaveTheClassAtRunTime() throws {
    try onStage {
      let kinds: [UIView.Type] = [UIView.self, RedDot.self, Dot.self]
      let views = kinds.map { portedMake($0) }
      #expect(views.map { ObjectIdentifier(type(of: $0)) } == kinds.map { ObjectIdentifier($0) })
      // `init()` of a view calls `init(frame:)`, which subclasses override.
      #expect((views[1] as? RedDot)?.calls == ["frame"])
      #expect((views[1] as? RedDot)?.name == "red")
      #expect(views[2].frame == .zero)
      let layer: CALayer.Type = CAShapeLayer.self
      #expect(portedMake(layer) is CAShapeLayer)
    }
  }

  @Test func framesReachTheInitializer() throws {
    weak var dot: Dot?
    try onStage {
      let kind: Dot.Type = RedDot.self
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let made = portedMake(kind, frame: frame)
      dot = made
      #expect(made.frame == frame && made is RedDot && made.calls == ["frame"])
      let kinds: [String: Dot.Type] = ["red": RedDot.self]
      #expect(portedMake(kinds["red"], frame: frame)?.frame == frame)
      #expect(portedMake(kinds["red"]) is RedDot && portedMake(kinds["blue"]) == nil)
    }
    // It isn't retained once too often.
    #expect(dot == nil)
  }

  @Test func otherInitializersReachTheClassAtRunTime() throws {
    try onStage {
      final class Cell: UITableViewCell {}
      final class Controller: UIViewController {}
      let animation: CAPropertyAnimation.Type = CASpringAnimation.self
      #expect(portedMake(animation, keyPath: "opacity").keyPath == "opacity")
      #expect(portedMake(animation, keyPath: nil) is CASpringAnimation)
      let cell: UITableViewCell.Type = Cell.self
      let made = portedMake(cell, style: .subtitle, reuseIdentifier: "a long enough identifier")
      #expect(made is Cell && made.reuseIdentifier == "a long enough identifier")
      #expect(made.detailTextLabel != nil)
      #expect(portedMake(cell, style: .default, reuseIdentifier: nil).reuseIdentifier == nil)
      let controller: UIViewController.Type = Controller.self
      #expect(portedMake(controller, nibName: nil, bundle: nil) is Controller)
      let recognizer: UIGestureRecognizer.Type = UIPanGestureRecognizer.self
      #expect(portedMake(recognizer, target: nil, action: nil) is UIPanGestureRecognizer)
      final class Question: UIAlertController {}
      let kind: UIAlertController.Type = Question.self
      let alert = portedMake(kind, title: "Delete?", message: nil, preferredStyle: .alert)
      #expect(alert is Question && alert.title == "Delete?" && alert.preferredStyle == .alert)
    }
  }

  private func onStage(_ body: () throws -> Void) throws {
    try Stage(canvas: Canvas(width: 4, height: 4)).perform(body)
  }
}
