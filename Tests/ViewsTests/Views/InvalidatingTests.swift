import Foundation
import Geometry
import Testing
import Views
import VirtualTime

@Suite struct InvalidatingTests {
  /// A badge whose properties say what they change.
  private final class Badge: UIView {
    @Invalidating(.layout) var inset: CGFloat = 3
    @Invalidating(.display, .intrinsicContentSize) var text = "a"
    @Invalidating(.display, .layout, .constraints) var width: CGFloat? = nil
    @UIView.Invalidating(.display, .layout, .constraints, .intrinsicContentSize) var lines = 1
    var (layouts, updates, sizes, drawings) = (0, 0, 0, 0)

    override var intrinsicContentSize: CGSize {
      sizes += 1
      return CGSize(width: 20, height: 20)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
    }

    override func draw(_ rect: CGRect) { drawings += 1 }

    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      drawings += 1
    }
  }

  private let scene = Scene()
  private let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  /// Returns how many layouts, updates of constraints and requests for a drawing a change causes.
  private func effects(of change: (Badge) -> Void) -> [Int] {
    scene.perform {
      badge.translatesAutoresizingMaskIntoConstraints = false
      scene.window.addSubview(badge)
      badge.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor).isActive = true
      badge.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
    }
    scene.run(to: 0)
    (badge.layouts, badge.updates, badge.drawings) = (0, 0, 0)
    scene.perform { change(badge) }
    let drawings = badge.drawings
    scene.run(to: 0)
    return [badge.layouts, badge.updates, drawings]
  }

  @Test func aChangeHasItsEffects() {
    #expect(effects { $0.inset = 4 } == [1, 0, 0])
    #expect(badge.inset == 4)
    #expect(effects { $0.width = 4 } == [1, 1, 1])
    #expect(effects { $0.text = "b" }.last == 1)
    #expect(effects { $0.lines += 1 } == [1, 1, 1])
    #expect(badge.lines == 2)
  }

  @Test func anEqualValueHasNone() {
    #expect(effects { $0.inset = 3 } == [0, 0, 0])
    #expect(effects { $0.lines = 1 } == [0, 0, 0])
  }

  @Test func ownSizesAreDeterminedAgain() {
    _ = effects { _ in }
    let sizes = badge.sizes
    scene.perform { badge.text = "b" }
    scene.run(to: 0)
    #expect(badge.sizes > sizes)
  }
}
