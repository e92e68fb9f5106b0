import Failures
import Foundation
import Layers
import Testing
import Views
import VirtualTime

/// Constraints that contradict each other or that UIKit rejects. Which one breaks was measured on
/// iOS (O3.25 in docs/measured.md).
@Suite struct ConflictTests {
  /// The frames, and the identifiers of the constraints that were broken.
  private func broken(
    _ order: [Int], _ make: (_ root: UIView, _ view: UIView) -> [NSLayoutConstraint]
  ) -> (frame: CGRect, broken: [String]) {
    let scene = Scene(320, 100)
    let frames = scene.frames { root in
      let view = add(UIView(), to: root)
      let constraints = make(root, view)
      for (index, constraint) in constraints.enumerated() {
        constraint.identifier = String(UnicodeScalar(UInt8(97 + index)))
      }
      for index in order { constraints[index].isActive = true }
      return [view]
    }
    let names = scene.warnings.map { warning -> String in
      let text = warning.message.components(separatedBy: "breaking constraint ")[1]
      return text.components(separatedBy: "'")[1]
    }
    return (frames[0], names)
  }

  @Test(arguments: [[0, 1], [1, 0]]) func theLargerConstantBreaks(order: [Int]) {
    let result = broken(order) { _, view in
      [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 200),
      ]
    }
    #expect(result.broken == ["b"] && result.frame.width == 100)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]]) func theEdgeToAnotherItemBreaks(order: [Int])
  {
    let result = broken(order) { root, view in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      ]
    }
    #expect(result.broken == ["c"])
    #expect(result.frame.minX == 10 && result.frame.width == 100)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0]]) func centresBreakBeforeEdges(order: [Int]) {
    let result = broken(order) { root, view in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      ]
    }
    #expect(result.broken == ["c"] && result.frame.minX == 30 && result.frame.width == 270)
  }

  @Test func inequalitiesBreakBeforeEquations() {
    let result = broken([0, 1]) { _, view in
      [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50.5 + 100),
      ]
    }
    #expect(result.broken == ["b"] && result.frame.width == 100)
  }

  @Test func brokenConstraintsStillCountMoreThanOptionalOnes() {
    let result = broken([0, 1, 2]) { root, view in
      let wish = view.widthAnchor.constraint(equalToConstant: 300)
      wish.priority = UILayoutPriority(999)
      return [
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200), wish,
      ]
    }
    #expect(result.broken == ["a"] && result.frame.width == 200)
  }

  @Test(
    "What UIKit rejects is an error",
    arguments: [
      "unrelated", "infinite", "nan", "priority", "location", "pairing", "sides",
    ])
  func rejected(name: String) {
    let scene = Scene(320, 100)
    scene.frames { root in
      let (a, b) = (add(UIView(), to: root), UIView())
      switch name {
      case "unrelated": a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
      case "infinite": a.widthAnchor.constraint(equalToConstant: 5).constant = .infinity
      case "nan": _ = a.widthAnchor.constraint(equalToConstant: .nan)
      case "priority": a.widthAnchor.constraint(equalToConstant: 5).priority = .init(1001)
      case "location":
        _ = NSLayoutConstraint(
          item: a, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 5)
      case "pairing":
        _ = NSLayoutConstraint(
          item: a, attribute: .top, relatedBy: .equal, toItem: root, attribute: .leading,
          multiplier: 1, constant: 5)
      default:
        _ = NSLayoutConstraint(
          item: a, attribute: .left, relatedBy: .equal, toItem: root, attribute: .trailing,
          multiplier: 1, constant: 5)
      }
      return []
    }
    #expect((scene.clock.failure as? FlipbookError)?.code == .invalidConstraint)
  }
}
