import Foundation
import Geometry
import Layers
import Testing
import ViewText
import Views
import VirtualTime

/// How long removed views last, and what the content size of a view lays out.
@Suite struct RemovalTests {
  private final class Column: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("A removed view lasts until the end of the turn, as if it were autoreleased")
  func removedViewsLast() {
    let clock = VirtualClock()
    let window = clock.asCurrent { UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    weak var view: UIView?
    clock.asCurrent {
      let added = UIView()
      window.addSubview(added)
      view = added
    }
    clock.schedule(at: .zero) {
      view?.removeFromSuperview()
      #expect(view != nil)
    }
    #expect(view != nil)
    clock.run(through: .zero)
    #expect(view == nil)
  }

  @Test("A label's new text lays out its superview only if constraints place the label")
  func textLaysOutConstrainedSuperviews() {
    let scene = Scene()
    let column = Column(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    scene.perform {
      column.addSubview(label)
      scene.view.addSubview(column)
    }
    scene.perform { column.layoutIfNeeded() }
    let before = column.layouts
    scene.perform { label.text = "A" }
    scene.perform { column.layoutIfNeeded() }
    #expect(column.layouts == before)
    scene.perform {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.topAnchor.constraint(equalTo: column.topAnchor).isActive = true
      label.leftAnchor.constraint(equalTo: column.leftAnchor).isActive = true
    }
    scene.perform { column.layoutIfNeeded() }
    let constrained = column.layouts
    scene.perform { label.text = "A longer text" }
    scene.perform { column.layoutIfNeeded() }
    #expect(column.layouts > constrained)
  }
}
