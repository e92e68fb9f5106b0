import PortingRules
import Testing

@Suite struct DynamicMemberTests {
  @Test func classesOfObjectsHaveDescriptions() {
    #expect(
      rewrittenLines("import UIKit\nlet name = layer.classForCoder.description()")
        == "import UIKit\nlet name = (layer.classForCoder as! NSObject.Type).description()")
  }

  @Test func typesOfObjectsHaveDescriptions() {
    let others = "func g<T>(_ object: T) {}"
    #expect(
      rewritten(
        "func f(_ object: AnyObject) { g(type(of: object).description()) }", with: [others])
        == "func f(_ object: AnyObject) { g((type(of: object) as! NSObject.Type).description()) }")
    #expect(
      rewritten("func f(_ object: Card) { g(type(of: object).description()) }")
        == "func f(_ object: Card) { g(type(of: object).description()) }")
  }

  @Test(
    "Properties of UIKit's classes that are any objects get messages",
    arguments: [
      ("item.target?.perform(s)", "item.target.map(PortedReceiver.init)?.perform(s)"),
      ("a.item!.target!.perform(s)", "PortedReceiver(a.item!.target!).perform(s)"),
      ("c.firstItem?.isKind(of: C)", "c.firstItem.map(PortedReceiver.init)?.isKind(of: C)"),
      ("button.target?.perform(s)", "button.target.map(PortedReceiver.init)?.perform(s)"),
      ("other.target?.perform(s)", "other.target?.perform(s)"),
      ("self.target?.perform(s)", "self.target?.perform(s)"),
      ("target?.perform(s)", "target?.perform(s)"),
      ("item.view?.perform(s)", "item.view?.perform(s)"),
    ])
  func objectsOfUIKit(text: String, expected: String) {
    let declarations = "func f(button: UIBarButtonItem, other: Other) {}"
    #expect(rewritten("let x = \(text)", with: [declarations]) == "let x = \(expected)")
  }

  @Test(
    "Members that Objective-C finds on any object are those of NSValue and NSNumber",
    arguments: [
      ("(v as AnyObject).cgPointValue.y", "(v as AnyObject as! NSValue).cgPointValue.y"),
      ("(v as! AnyObject).floatValue", "(v as! AnyObject as! NSNumber).floatValue"),
      ("(v as? AnyObject)?.intValue", "(v as? AnyObject as? NSNumber)?.intValue"),
      ("(v as AnyObject).boolValue!", "(v as AnyObject as! NSNumber).boolValue"),
      ("(v as AnyObject).boolValue ?? true", "(v as AnyObject as? NSNumber)?.boolValue ?? true"),
      ("(v as AnyObject).cgRectValue?.width", "(v as AnyObject as? NSValue)?.cgRectValue.width"),
      ("object.doubleValue", "(object as! NSNumber).doubleValue"),
      ("(v as AnyObject).duration", "(v as AnyObject as! CAAnimation).duration"),
      (
        "(v as AnyObject).require(toFail: g)",
        "(v as AnyObject as! UIGestureRecognizer).require(toFail: g)"
      ),
      (
        "object.location(in: nil)", "(object as! any PortedLocating).location(in: nil)"
      ),
      (
        "(v as? AnyObject)?.previousLocation(in: self)",
        "(v as? AnyObject as? UITouch)?.previousLocation(in: self)"
      ),
      (
        "object.velocity(in: w).x", "(object as! UIPanGestureRecognizer).velocity(in: w).x"
      ),
      ("object.cgColor!", "(object as! UIColor).cgColor"),
      ("self.object?.cgSizeValue", "(self.object as? NSValue)?.cgSizeValue"),
      ("object!.uiEdgeInsetsValue.top", "(object as! NSValue).uiEdgeInsetsValue.top"),
      ("cast.cgAffineTransformValue.a", "(cast as! NSValue).cgAffineTransformValue.a"),
      ("(v as AnyObject?)?.floatValue", "(v as AnyObject? as? NSNumber)?.floatValue"),
      ("objects[0].floatValue", "(objects[0] as! NSNumber).floatValue"),
      ("keyed[\"a\"]?.cgPointValue", "(keyed[\"a\"] as? NSValue)?.cgPointValue"),
      ("keyed[\"a\"]!.caTransform3DValue", "(keyed[\"a\"] as! NSValue).caTransform3DValue"),
      (
        "unsafeBitCast(p, to: AnyObject.self).floatValue",
        "(unsafeBitCast(p, to: AnyObject.self) as! NSNumber).floatValue"
      ),
    ])
  func members(text: String, expected: String) {
    let declarations = """
      var object: AnyObject?
      let cast = v as AnyObject
      var objects: [AnyObject]!
      let keyed: [String: AnyObject] = [:]
      """
    #expect(rewritten("let x = \(text)", with: [declarations]) == "let x = \(expected)")
  }

  @Test func objectsOfALoopHaveTheMethodsOfViewsAndLayers() {
    #expect(
      rewritten("for v: AnyObject in views { v.removeFromSuperview() }")
        == "for v: AnyObject in views { (v as! UIView).removeFromSuperview() }")
    #expect(
      rewritten("for v in views { v.removeFromSuperview() }")
        == "for v in views { v.removeFromSuperview() }")
    let object = ["var field: AnyObject?"]
    #expect(
      rewritten("func f() { field?.resignFirstResponder() }", with: object)
        == "func f() { (field as? UIResponder)?.resignFirstResponder() }")
    #expect(
      rewritten("func f() { field!.removeFromSuperlayer() }", with: object)
        == "func f() { (field as! CALayer).removeFromSuperlayer() }")
  }

  @Test func valuesBoundAsOptionalsStayOptional() {
    #expect(
      rewritten("if let p = (v as AnyObject).cgPointValue { f(p) }")
        == "if let p = (v as AnyObject as? NSValue)?.cgPointValue { f(p) }")
    #expect(
      rewritten("let isSet = (v as AnyObject).floatValue != nil")
        == "let isSet = (v as AnyObject as? NSNumber)?.floatValue != nil")
    #expect(
      rewritten("let isOne = (v as AnyObject).floatValue == 1")
        == "let isOne = (v as AnyObject as! NSNumber).floatValue == 1")
  }

  @Test(
    "Variables that conditions bind have the types of their casts",
    arguments: [
      (
        "if let u = n.info as! [String: AnyObject]?, let r = u[key]?.cgRectValue {}",
        "if let u = n.info as! [String: AnyObject]?, let r = (u[key] as? NSValue)?.cgRectValue {}"
      ),
      (
        "guard let o = v as? AnyObject, o.boolValue! else { return }",
        "guard let o = v as? AnyObject, (o as! NSNumber).boolValue else { return }"
      ),
      (
        "if let all: [AnyObject] = v { f(all[0].intValue!) }",
        "if let all: [AnyObject] = v { f((all[0] as! NSNumber).intValue) }"
      ),
      (
        "if let o = v as? AnyObject, let o = o as? NSString { f(o.intValue) }",
        "if let o = v as? AnyObject, let o = o as? NSString { f(o.intValue) }"
      ),
    ])
  func bound(text: String, expected: String) {
    #expect(rewritten("func g() { \(text) }") == "func g() { \(expected) }")
  }

  @Test(
    "Messages can be sent to any object",
    arguments: [
      ("object?.perform(s)", "object.map(PortedReceiver.init)?.perform(s)"),
      ("object!.perform(s, with: 1)", "PortedReceiver(object!).perform(s, with: 1)"),
      ("cast.responds(to: s)", "PortedReceiver(cast).responds(to: s)"),
      ("(v as AnyObject).perform(s)", "PortedReceiver((v as AnyObject)).perform(s)"),
      (
        "self.object?.performSelector(onMainThread: s, with: nil, waitUntilDone: true)",
        "self.object.map(PortedReceiver.init)?"
          + ".performSelector(onMainThread: s, with: nil, waitUntilDone: true)"
      ),
      ("object.isKind(of: C.self)", "PortedReceiver(object).isKind(of: C.self)"),
      ("number.perform(s)", "number.perform(s)"), ("cast.perform", "cast.perform"),
    ])
  func messages(text: String, expected: String) {
    let declarations = "var object: AnyObject?\nlet cast = v as AnyObject"
    #expect(rewritten("let x = \(text)", with: [declarations]) == "let x = \(expected)")
  }

  @Test func valuesOfVariablesThatAreUsedAsOptionalsStayOptional() {
    let declaration = "var object: AnyObject!"
    for use in ["p?.x", "p!.x", "p ?? .zero", "p == nil"] {
      #expect(
        rewritten("func f() {\n  let p = object.cgPointValue\n  g(\(use))\n}", with: [declaration])
          == "func f() {\n  let p = (object as? NSValue)?.cgPointValue\n  g(\(use))\n}")
    }
    #expect(
      rewritten("func f() {\n  let p = object.cgPointValue\n  g(p.x, q?.x)\n}", with: [declaration])
        == "func f() {\n  let p = (object as! NSValue).cgPointValue\n  g(p.x, q?.x)\n}")
  }

  @Test(
    "Methods that a class marks for Objective-C can be called on any object",
    arguments: [
      ("(v as AnyObject).update()", "PortedReceiver((v as AnyObject)).perform(\"update\")"),
      ("object?.update()", "object.map(PortedReceiver.init)?.perform(\"update\")"),
      ("object!.clear()", "PortedReceiver(object!).perform(\"removeAll\")"),
      ("(v as AnyObject).hide()", "(v as AnyObject).hide()"),
      ("(v as AnyObject).size()", "(v as AnyObject).size()"), ("v.update()", "v.update()"),
    ])
  func methodsOfClasses(text: String, expected: String) {
    let declarations = """
      var object: AnyObject?
      class Bar: UIView {
        @objc func update() {}
        @objc(removeAll) func clear() {}
        func hide() {}
        @objc func size() -> Int { 1 }
      }
      """
    #expect(rewritten(text, with: [declarations]) == expected)
  }

  @Test(
    "Any object is read and set by keys",
    arguments: [
      ("(v as AnyObject).value(forKey: k)", "PortedReceiver((v as AnyObject)).value(forKey: k)"),
      (
        "((d.value(forKey: a) as AnyObject).value(forKeyPath: b) as AnyObject).object(forKey: c)",
        "PortedReceiver((PortedReceiver((d.value(forKey: a) as AnyObject)).value(forKeyPath: b) "
          + "as AnyObject)).object(forKey: c)"
      ),
      ("object?.setValue(1, forKey: k)", "object.map(PortedReceiver.init)?.setValue(1, forKey: k)"),
      ("(v as AnyObject).value(for: k)", "(v as AnyObject).value(for: k)"),
    ])
  func keys(text: String, expected: String) {
    #expect(rewritten(text, with: ["var object: AnyObject?"]) == expected)
  }

  @Test func filesThatSendMessagesImportTheRunTime() {
    let text = rewritten("import Foundation\nlet x = (v as AnyObject).value(forKey: k)")
    #expect(text.hasSuffix("\nimport UIKit\n"))
  }

  @Test func linesKeepTheirNumbers() {
    #expect(
      rewritten("let x = (v as\n  AnyObject)\n  .floatValue\nlet y = 1")
        == "let x = (v as\n  AnyObject as! NSNumber)\n  .floatValue\nlet y = 1")
  }

  @Test(
    "Members of known types are left",
    arguments: [
      "(v as NSNumber).floatValue", "number.floatValue", "(v as AnyObject).alpha", "v.intValue",
    ])
  func known(text: String) {
    let source = "let x = \(text)"
    #expect(rewritten(source, with: ["var number: NSNumber"]) == source)
  }
}
