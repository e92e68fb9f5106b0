import Controls
import Foundation
import Layers
import Messaging
import Testing
import Views
import VirtualTime

@Suite struct TargetActionTests {
  @Test func actionsGetUpToTwoArguments() {
    onStage { _ in
      let (button, card) = (UIControl(), Card())
      button.tag = 7
      button.addTarget(card, action: "go", for: .touchUpInside)
      button.addTarget(card, action: "tap:", for: .touchUpInside)
      button.addTarget(card, action: "press:event:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(card.calls == ["go", "tap 7", "press true"])
      button.sendActions(for: .touchDown)
      #expect(card.calls.count == 3)
    }
  }

  @Test func aTargetAddedTwiceActsOnce() {
    onStage { _ in
      let (button, card) = (UIControl(), Card())
      button.addTarget(card, action: "go", for: .touchDown)
      button.addTarget(card, action: "go", for: [.touchDown, .touchUpInside])
      button.sendActions(for: .touchDown)
      #expect(card.calls == ["go"])
      #expect(button.actions(forTarget: card, forControlEvent: .touchUpInside) == ["go"])
      #expect(button.allTargets == [card])
    }
  }

  @Test func targetsAreRemoved() {
    onStage { _ in
      let (button, card) = (UIControl(), Card())
      button.addTarget(card, action: "go", for: .allEvents)
      button.addTarget(card, action: "tap:", for: .touchDown)
      button.removeTarget(card, action: "go", for: .touchDown)
      button.sendActions(for: .touchDown)
      #expect(card.calls == ["tap 0"])
      button.removeTarget(nil, action: nil, for: .allEvents)
      button.sendActions(for: .touchUpInside)
      #expect(card.calls == ["tap 0"] && button.allControlEvents.isEmpty)
    }
  }

  @Test func targetsAreNotRetained() {
    onStage { clock in
      let button = UIControl()
      var card: Card? = Card()
      weak let weakCard = card
      button.addTarget(card, action: "go", for: .touchDown)
      card = nil
      // The stage retains a new view until its first turn has ended.
      clock.run(through: .init(seconds: 0.1))
      #expect(weakCard == nil)
      button.sendActions(for: .touchDown)
    }
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    onStage { _ in
      let (button, middle, card) = (UIControl(), UIView(), Card())
      card.addSubview(middle)
      middle.addSubview(button)
      button.addTarget(nil, action: "tap:", for: .touchDown)
      button.sendActions(for: .touchDown)
      #expect(card.calls == ["tap 0"])
      #expect(button.allTargets.count == 1 && button.allTargets.first?.base is NSNull)
    }
  }

  /// `self` in the initial value of a property is a function, `NSObject.self`.
  @Test func aTargetThatIsNoObjectCountsAsNone() {
    final class Panel: UIView {
      let button: UIControl = {
        let button = UIControl()
        button.addTarget(Panel.init(frame:), action: "tap:", for: .touchDown)
        return button
      }()
    }
    onStage { _ in
      let (panel, card) = (Panel(), Card())
      card.addSubview(panel)
      panel.addSubview(panel.button)
      panel.button.sendActions(for: .touchDown)
      #expect(card.calls == ["tap 0"])
    }
  }

  @Test func targetsAndClosuresActInTheOrderInWhichTheyWereAdded() {
    onStage { _ in
      let (button, card) = (UIControl(), Card())
      button.addAction(UIAction { _ in card.calls.append("first") }, for: .touchDown)
      button.addTarget(card, action: "go", for: .touchDown)
      button.sendActions(for: .touchDown)
      #expect(card.calls == ["first", "go"])
    }
  }
}
