import Controls
import Foundation
import Layers
import Messaging
import Testing
import ViewText
import Views
import VirtualTime

/// Classes as flipbook-port rewrites them.
private class Model: NSObject {
  var first = "A" {
    willSet { portedWillChange(self, "first", first, newValue) }
    didSet { portedDidChange(self, "first", oldValue, first) }
  }
  var last = "B" {
    willSet { portedWillChange(self, "last", last, newValue) }
    didSet { portedDidChange(self, "last", oldValue, last) }
  }
  var next: Model? {
    willSet { portedWillChange(self, "next", next, newValue) }
    didSet { portedDidChange(self, "next", oldValue, next) }
  }
  var name: String { first + last }

  class func keyPathsForValuesAffectingName() -> Set<String> { ["first", "last"] }

  static let registration: Void = portedRegister(Model.self) {
    [
      .property("first", \Model.first), .property("last", \Model.last),
      .property("next", \Model.next), .getter("name", \Model.name),
      .method("keyPathsForValuesAffectingName") { (_: Model, _) in
        Model.keyPathsForValuesAffectingName()
      },
    ]
  }
}

private final class DerivedModel: Model {}

private final class Proxy: NSObject {
  let target = Card()
  var keys: [String] = []

  func responds(to aSelector: Selector!) -> Bool {
    (self as NSObject).responds(to: aSelector) || target.responds(to: aSelector)
  }
  func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  func value(forKey key: String) -> Any? {
    keys.append(key)
    return key == "own" ? 1 : (self as NSObject).value(forKey: key)
  }

  static let registration: Void = portedRegister(Proxy.self) {
    [
      .method("respondsToSelector:") { (proxy: Proxy, arguments) in
        try proxy.responds(to: arguments.next() as Selector?)
      },
      .method("forwardingTargetForSelector:") { (proxy: Proxy, arguments) in
        try proxy.forwardingTarget(for: arguments.next() as Selector?)
      },
      .method("valueForKey:") { (proxy: Proxy, arguments) in
        try proxy.value(forKey: arguments.next())
      },
    ]
  }
}

/// A class that conforms to delegates' protocols without their methods, which its subclass has.
private class Base: UIView, CAAnimationDelegate, UIScrollViewDelegate, UITextFieldDelegate {}

private final class Sub: Base {
  var calls: [String] = []
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(scrollView.contentOffset.y)")
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }

  static let registration: Void = portedRegister(Sub.self) {
    [
      .method("animationDidStop:finished:") { (sub: Sub, arguments) in
        try sub.animationDidStop(arguments.next(), finished: arguments.next())
      },
      .method("scrollViewDidScroll:") { (sub: Sub, arguments) in
        try sub.scrollViewDidScroll(arguments.next())
      },
      .method("textFieldShouldReturn:") { (sub: Sub, arguments) in
        try sub.textFieldShouldReturn(arguments.next())
      },
    ]
  }
}

@Suite struct OverriddenMembersTests {
  init() {
    _ = Sub.registration
    _ = Model.registration
    _ = Proxy.registration
  }

  @Test func propertiesDependOnOthers() {
    let warnings = onStage { _ in
      let model = Model()
      var names: [String] = []
      let observation = model.observe(\.name, options: [.old, .new]) { _, change in
        names.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
      }
      model.first = "C"
      model.last = "D"
      observation.invalidate()
      model.last = "E"
      #expect(names == ["AB CB", "CB CD"])
    }
    #expect(warnings.isEmpty)
  }

  @Test func chainsOfKeysFollowTheirObjects() {
    let warnings = onStage { _ in
      let (model, observer) = (Model(), Card())
      let (a, b) = (Model(), Model())
      b.first = "b"
      model.next = a
      model.addObserver(observer, forKeyPath: "next.first", options: [.old, .new], context: nil)
      a.first = "a"
      model.next = b
      a.first = "unobserved"
      b.first = "c"
      #expect(observer.calls == ["next.first A a", "next.first a b", "next.first b c"])
      model.removeObserver(observer, forKeyPath: "next.first")
      b.first = "d"
      #expect(observer.calls.count == 3)
    }
    #expect(warnings.isEmpty)
  }

  @Test func inheritedPropertiesAreObserved() {
    let warnings = onStage { _ in
      let model = DerivedModel()
      var names: [String] = []
      let observation = model.observe(\.first, options: .new) { _, change in
        names.append(change.newValue ?? "-")
      }
      model.first = "C"
      model.last = "D"
      observation.invalidate()
      model.first = "E"
      #expect(names == ["C"])
    }
    #expect(warnings.isEmpty)
  }

  @Test func objectsWithoutPropertiesWarn() {
    final class Plain: NSObject { var x = 1 }
    let warnings = onStage { _ in
      _ = Plain().observe(\.x) { _, _ in }
    }
    #expect(warnings == [.unrecognizedSelector])
  }

  @Test func overridesOfObjectsMembersAreCalled() {
    let warnings = onStage { _ in
      let proxy = Proxy()
      let object: NSObject = proxy
      #expect(object.responds(to: "go") && !object.responds(to: "fly"))
      object.perform("go")
      #expect(proxy.target.calls == ["go"])
      #expect(object.value(forKey: "own") as? Int == 1 && proxy.keys == ["own"])
    }
    #expect(warnings.isEmpty)
  }

  @Test func messagesThatNoTargetKnowsWarn() {
    let warnings = onStage { _ in
      let object: NSObject = Proxy()
      object.perform("fly")
      _ = object.value(forKey: "other")
    }
    #expect(warnings == [.unrecognizedSelector, .unrecognizedSelector])
  }

  @Test func controlsAndControllersHaveTheirMembers() {
    let warnings = onStage { _ in
      let (label, button, toggle) = (UILabel(), UIButton(), UISwitch())
      label.setValue("a", forKey: "text")
      button.setValue(false, forKey: "enabled")
      toggle.setValue(true, forKey: "on")
      #expect(label.text == "a" && !button.isEnabled && toggle.isOn)
      let view = UIImageView()
      #expect(view.responds(to: "stopAnimating"))
      let controller = UIViewController()
      controller.perform("loadViewIfNeeded")
      #expect(controller.isViewLoaded)
    }
    #expect(warnings.isEmpty)
  }

  @Test func sizesAndInsetsOfContentAreObserved() {
    onStage { _ in
      let scroll = UIScrollView()
      var heights: [CGFloat] = []
      let observation = scroll.observe(\.contentSize, options: .new) { _, change in
        heights.append(change.newValue?.height ?? -1)
      }
      scroll.contentSize.height = 10
      scroll.contentSize.height = 10
      scroll.contentInset.top = 5
      #expect(heights == [10])
      observation.invalidate()
    }
  }

  @Test func delegatesOfScrollViewsAreObserved() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let warnings = onStage { _ in
      let (scroll, first, second) = (UIScrollView(), Delegate(), Delegate())
      scroll.delegate = first
      let observer = Card()
      scroll.addObserver(observer, forKeyPath: "delegate", options: .new, context: nil)
      scroll.delegate = first
      scroll.contentOffset.y = 10
      #expect(observer.calls.isEmpty)
      scroll.delegate = second
      scroll.removeObserver(observer, forKeyPath: "delegate", context: nil)
      scroll.delegate = first
      #expect(observer.calls.count == 1)
      #expect(scroll.value(forKey: "delegate") as? Delegate === first)
    }
    #expect(warnings.isEmpty)
  }

  @Test func callsOfUIKitsMethodsAreObserved() {
    onStage { _ in
      let (view, controller) = (UIView(), UIViewController())
      var calls: [String] = []
      func observe(_ object: NSObject, _ selector: Selector, isPrior: Bool = false) -> () -> Void {
        CallObservation.begin(of: object, selector, isPrior: isPrior) {
          calls.append("\(selector) \($0)")
        }
      }
      let stops = [
        observe(view, "layoutSubviews"), observe(view, "didMoveToSuperview"),
        observe(controller, "viewDidLoad"), observe(controller, "viewDidLoad", isPrior: true),
      ]
      UIView().addSubview(view)
      controller.loadViewIfNeeded()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(
        calls == [
          "didMoveToSuperview []", "viewDidLoad []", "viewDidLoad []", "layoutSubviews []",
        ])
      stops.forEach { $0() }
      view.removeFromSuperview()
      #expect(calls.count == 4)
    }
  }

  @Test func optionalMethodsOfSubclassesAreCalled() {
    onStage { _ in
      let (sub, scroll) = (Sub(), UIScrollView())
      scroll.delegate = sub
      scroll.contentOffset.y = 4
      let delegate: any CAAnimationDelegate = sub
      delegate.animationDidStart(CABasicAnimation())
      delegate.animationDidStop(CABasicAnimation(), finished: true)
      #expect(sub.calls == ["scroll 4.0", "stop true"])
      let (fields, others): (any UITextFieldDelegate, any UITextFieldDelegate) = (sub, Base())
      #expect(!fields.textFieldShouldReturn(UITextField()))
      #expect(others.textFieldShouldReturn(UITextField()))
      #expect(fields.textFieldShouldClear(UITextField()))
    }
  }
}
