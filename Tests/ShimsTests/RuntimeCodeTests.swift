import Foundation
import Layers
import Testing
import UIKit
import VirtualTime

/// Code that calls functions of the Objective-C runtime.
@Suite struct RuntimeCodeTests {
  private final class Card: UIView {}

  @Test func objectsAndSelectorsHaveNames() {
    let card = Card()
    #expect(object_getClass(card) == Card.self && class_getSuperclass(Card.self) == UIView.self)
    let name = String(cString: object_getClassName(card))
    #expect(name == NSStringFromClass(Card.self))
    #expect(name.hasPrefix("ShimsTests.") && name.hasSuffix("Card"))
    #expect(String(cString: class_getName(UIView.self)) == "Views.UIView")
    #expect(class_getName(Card.self) == object_getClassName(card))
    #expect(String(cString: class_getName(nil)) == "nil")
    #expect(sel_registerName("tap:") == Selector("tap:"))
    #expect(String(cString: sel_getName(Selector("tap:"))) == "tap:")
    objc_sync_enter(card)
    objc_sync_exit(card)
  }

  @Test func implementationsArePlaceholders() {
    #expect(class_getMethodImplementation(Card.self, Selector("layoutSubviews")) != nil)
  }

  @Test func exchangesOfMethodsWarnOnceAndCodeContinues() throws {
    let test = try TestStage()
    var warnings: [LayerWarning] = []
    try test.play(until: 1) {
      for _ in 0..<2 {
        let own = class_getInstanceMethod(Card.self, Selector("layoutSubviews"))!
        let other = class_getInstanceMethod(Card.self, Selector("other"))!
        if class_addMethod(
          Card.self, Selector("other"), method_getImplementation(own), method_getTypeEncoding(own))
        {
          class_replaceMethod(Card.self, Selector("other"), method_getImplementation(own), "v@:")
        } else {
          method_exchangeImplementations(own, other)
        }
      }
      warnings = VirtualClock.current.map { LayerWarnings.of($0).all } ?? []
    }
    #expect(warnings.count == 2)
    #expect(
      warnings.last?.message.hasPrefix("method_exchangeImplementations has no effect") == true)
  }
}
