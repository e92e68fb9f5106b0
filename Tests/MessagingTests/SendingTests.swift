import Controls
import Foundation
import Layers
import Messaging
import Testing
import Views
import VirtualTime

@Suite struct SendingTests {
  @Test func messagesReachMethodsByName() {
    let warnings = onStage { _ in
      let (card, red) = (Card(), RedCard())
      card.perform(Selector("go"))
      red.perform("go")
      #expect(card.calls == ["go"] && red.calls == ["red"])
      #expect(card.perform("sum::", with: 2, with: 0.5)?.takeUnretainedValue() as? NSNumber == 2.5)
    }
    #expect(warnings.isEmpty)
  }

  @Test func selectorsCarryMethods() {
    onStage { _ in
      let card = Card()
      let selector = Selector("unregistered") { (card: Card, _) in card.go() }
      #expect(card.responds(to: selector))
      card.perform(selector)
      #expect(card.calls == ["go"])
      #expect(
        selector == Selector("unregistered") && NSStringFromSelector(selector) == "unregistered")
    }
  }

  @Test func objectsThatAreKnownByAProtocolTellTheirClass() {
    onStage { _ in
      let card: any NSObjectProtocol = RedCard()
      #expect(card.isKind(of: RedCard.self) && card.isKind(of: Card.self))
      #expect(card.isKind(of: NSObject.self) && !card.isKind(of: UIWindow.self))
      #expect(card.isMember(of: RedCard.self) && !card.isMember(of: Card.self))
    }
  }

  @Test func classesKnowTheMethodsOfTheirObjects() {
    onStage { _ in
      let go = Selector("unregistered") { (card: Card, _) in card.go() }
      #expect(Card.instancesRespond(to: go) && RedCard.instancesRespond(to: go))
      #expect(Card.instancesRespond(to: "go") && RedCard.instancesRespond(to: "tap:"))
      #expect(!UIView.instancesRespond(to: go) && !Card.instancesRespond(to: "fly"))
      #expect(UIView.instancesRespond(to: "layoutIfNeeded"))
    }
  }

  @Test func unknownSelectorsWarn() {
    let warnings = onStage { _ in
      let card = Card()
      #expect(!card.responds(to: "fly") && card.responds(to: "tap:"))
      card.perform("fly")
      card.perform("tap:", with: "no control")
      #expect(card.calls.isEmpty)
      // A class that has no name at run time, as far as Foundation knows.
      class Local: NSObject {}
      Local().perform("fly")
    }
    #expect(warnings == [.unrecognizedSelector, .unrecognizedSelector, .unrecognizedSelector])
  }

  @Test func objectsOfAllClassesReceiveMessages() {
    final class Plain {
      var calls: [Int] = []
    }
    let warnings = onStage { clock in
      let plain = Plain()
      let receiver = PortedReceiver(plain)
      let add = Selector("add:") { (plain: Plain, arguments) in
        plain.calls.append(try arguments.next())
      }
      #expect(receiver.responds(to: add) && !receiver.responds(to: "fly"))
      receiver.perform(add, with: 1)
      receiver.performSelector(onMainThread: add, with: 2, waitUntilDone: true)
      receiver.perform(add, with: 4, afterDelay: 0.5)
      receiver.performSelector(onMainThread: add, with: 3, waitUntilDone: false)
      receiver.performSelector(inBackground: add, with: 5)
      #expect(plain.calls == [1, 2])
      clock.run(through: Instant(seconds: 1))
      #expect(plain.calls == [1, 2, 3, 5, 4])
    }
    #expect(warnings.isEmpty)
  }

  @Test func objectsOfAllClassesAreReadAndSetByKeys() {
    let warnings = onStage { _ in
      let titles = ["buttons": ["skip": "Skip"]] as [String: Any]
      let receiver = PortedReceiver(titles as AnyObject)
      let buttons = receiver.value(forKey: "buttons") as AnyObject
      #expect(PortedReceiver(buttons).object(forKey: "skip") as? String == "Skip")
      #expect(receiver.value(forKeyPath: "buttons.skip") as? String == "Skip")
      let layer = CALayer()
      PortedReceiver(layer).setValue(0.5, forKey: "opacity")
      PortedReceiver(layer).setValue(3, forKeyPath: "bounds.size.width")
      #expect(layer.opacity == 0.5 && layer.bounds.width == 3)
      #expect(PortedReceiver(layer).object(forKey: "opacity") == nil)
    }
    #expect(warnings.isEmpty)
  }

  @Test func unusedParametersTakeAnyObject() {
    let warnings = onStage { _ in
      let card = Card()
      let tick = Selector("tick:") { (card: Card, arguments) in
        _ = try arguments.nextOfAnyType() as UIControl
        card.go()
      }
      card.perform(tick, with: UIView())
      card.perform(tick, with: UIButton())
      #expect(card.calls == ["go", "go"])
      // A structure isn't an object.
      let place = Selector("place:") { (card: Card, arguments) in
        _ = try arguments.nextOfAnyType() as CGRect
        card.go()
      }
      card.perform(place, with: UIView())
      #expect(card.calls.count == 2)
    }
    #expect(warnings == [.unrecognizedSelector])
  }

  @Test func parametersUsedAsASuperclassTakeItsObjects() {
    let warnings = onStage { _ in
      let card = Card()
      let tag = Selector("tag:") { (card: Card, arguments) in
        let button = try arguments.next(ofClass: UIView.self) as UIButton
        card.calls.append("\(button.tag)")
      }
      let view = UIView()
      view.tag = 2
      card.perform(tag, with: view)
      let button = UIButton()
      button.tag = 3
      card.perform(tag, with: button)
      #expect(card.calls == ["2", "3"])
      card.perform(tag, with: UITapGestureRecognizer())
      #expect(card.calls.count == 2)
    }
    #expect(warnings == [.unrecognizedSelector])
  }

  @Test func objectsAndNothingAreZeroForNumbers() {
    let warnings = onStage { stage in
      let card = Card()
      let hide = Selector("hideAnimated:count:") { (card: Card, arguments) in
        let (isAnimated, count) = (try arguments.next() as Bool, try arguments.next() as Int)
        card.calls.append("\(isAnimated) \(count)")
      }
      card.perform(hide)
      card.perform(hide, with: UIView(), with: UIView())
      card.perform(hide, with: true, with: 3)
      let number = Selector("number:") { (card: Card, arguments) in
        _ = try arguments.next() as NSNumber
      }
      card.perform(number, with: UIView())
      #expect(card.calls == ["false 0", "false 0", "true 3"])
    }
    #expect(warnings == [.unrecognizedSelector])
  }

  @Test func viewsAndLayersHaveTheirMethods() {
    onStage { _ in
      let (view, child) = (UIView(), UIView())
      view.perform("addSubview:", with: child)
      #expect(child.superview === view)
      child.perform("removeFromSuperview")
      view.perform("setAlpha:", with: 0.5)
      #expect(child.superview == nil && view.alpha == 0.5)
      #expect(view.responds(to: Selector("setHidden:", setter: \UIView.isHidden)))
    }
  }

  @Test func delayedMessagesAreSentOnTheStagesClock() {
    onStage { clock in
      let card = Card()
      card.perform("tick:", with: nil, afterDelay: 0.5)
      card.perform("go", with: nil, afterDelay: 0.25)
      card.perform("go", with: nil, afterDelay: 2)
      clock.run(through: .init(seconds: 0.4))
      #expect(card.calls == ["go"])
      NSObject.cancelPreviousPerformRequests(withTarget: card, selector: "go", object: nil)
      clock.run(through: .init(seconds: 3))
      #expect(card.calls == ["go", "tick"])
      card.perform("go", with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: card)
      clock.run(through: .init(seconds: 9))
      #expect(card.calls == ["go", "tick"] && clock.isIdle)
    }
  }

  @Test func classesReceiveMessages() {
    final class Counter: NSObject { var count = 0 }
    final class Poster: NSObject {
      static func count(_ counter: Counter?) { counter?.count += 1 }
    }
    portedRegister(Poster.self) {
      [
        .method("count:") { (poster: Poster.Type, arguments) in
          try poster.count(arguments.next() as Counter?)
        }
      ]
    }
    let warnings = onStage { clock in
      let counter = Counter()
      let count = Selector("unregistered:") { (poster: Poster.Type, arguments) in
        try poster.count(arguments.next() as Counter?)
      }
      #expect(Poster.responds(to: count) && Poster.responds(to: "count:"))
      #expect(!Poster().responds(to: count) && !Counter.responds(to: count))
      Poster.perform(count, with: counter)
      Poster.perform("count:", with: counter)
      #expect(counter.count == 2)
      Poster.perform(count, with: counter, afterDelay: 0.5)
      clock.run(through: .init(seconds: 1))
      #expect(counter.count == 3)
      Poster.perform(count, with: counter, afterDelay: 0.5)
      NSObject.cancelPreviousPerformRequests(withTarget: Poster.self)
      clock.run(through: .init(seconds: 2))
      #expect(counter.count == 3 && clock.isIdle)

      let name = Notification.Name("Count")
      NotificationCenter.default.addObserver(
        Poster.self, selector: Selector("counted") { (_: Poster.Type, _) in counter.count += 1 },
        name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.portedRemoveObserver(Poster.self)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(counter.count == 4)
    }
    #expect(warnings.isEmpty)
  }

  @Test func classesAreTargets() {
    final class Poster: NSObject {}
    onStage { _ in
      let (button, card) = (UIButton(), Card())
      let tap = Selector("tapped") { (_: Poster.Type, _) in card.go() }
      button.addTarget(Poster.self, action: tap, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(card.calls == ["go"])
      button.removeTarget(Poster.self, action: tap, for: .allEvents)
      button.sendActions(for: .touchUpInside)
      #expect(card.calls == ["go"])
    }
  }

  @Test func displayLinksSendMessages() {
    onStage { clock in
      let card = Card()
      let link = CADisplayLink(target: card, selector: "tick:")
      link.add(to: .main, forMode: .common)
      clock.run(through: .init(seconds: 0.1))
      link.invalidate()
      #expect(card.calls.count == 7 && Set(card.calls) == ["tick"])
    }
  }

  @Test func displayLinksOfScreensSendMessages() {
    onStage { clock in
      let card = Card()
      let link = UIScreen.main.displayLink(withTarget: card, selector: "tick:")
      link?.add(to: .main, forMode: .common)
      clock.run(through: .init(seconds: 0.1))
      link?.invalidate()
      #expect(card.calls.count == 7 && Set(card.calls) == ["tick"])
    }
  }

  @Test func notificationsSendMessages() {
    onStage { clock in
      let center = NotificationCenter()
      var card: Card? = Card()
      weak let weakCard = card
      let name = Notification.Name("n")
      center.addObserver(card as Any, selector: "note:", name: name, object: nil)
      center.addObserver(card as Any, selector: "bridged:", name: .init("b"), object: nil)
      center.post(name: name, object: nil)
      center.post(name: .init("b"), object: nil)
      #expect(card?.calls == ["n", "bridged"])
      center.portedRemoveObserver(card as Any, name: name, object: nil)
      center.post(name: name, object: nil)
      #expect(card?.calls == ["n", "bridged"])
      card = nil
      clock.run(through: .init(seconds: 0.1))
      #expect(weakCard == nil)
      center.post(name: .init("b"), object: nil)
    }
  }
}
