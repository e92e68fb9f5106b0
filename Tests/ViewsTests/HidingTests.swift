import Foundation
import Layers
import Testing
import Views
import VirtualTime

@Suite struct HidingTests {
  @Test func hidingAndClippingInABlockAreImmediate() {
    let clock = VirtualClock()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    clock.asCurrent {
      UIView.animate(withDuration: 1) {
        view.isHidden = true
        view.clipsToBounds = true
        view.layer.cornerRadius = 2
      }
    }
    #expect(view.layer.animationKeys() == ["cornerRadius"])
    #expect(view.layer.state(at: .zero).isHidden && view.layer.state(at: .zero).masksToBounds)
  }
}
