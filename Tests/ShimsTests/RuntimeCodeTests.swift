import Foundation
import Testing
import UIKit

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

  @Test func classesHaveTheMethodsOfObjects() {
    let (own, parent): (AnyClass, AnyClass?) = (Card.classForCoder(), Card.superclass())
    #expect(own == Card.self && parent == UIView.self)
    #expect(NSObject.superclass() as AnyClass? == nil)
    #expect(Bundle(for: Card.classForCoder()) == Bundle(for: Card.self))
    #expect(Card.debugDescription() == NSStringFromClass(Card.self))
  }

  @Test func protocolsHaveTheirMethods() {
    func declares(_ proto: Protocol, _ selector: String, isRequired: Bool) -> Bool {
      protocol_getMethodDescription(proto, Selector(selector), isRequired, true).name != nil
    }
    let cells = "tableView:cellForRowAt:"
    #expect(declares(UITableViewDataSource.self, cells, isRequired: true))
    #expect(!declares(UITableViewDataSource.self, cells, isRequired: false))
    #expect(!declares(UITableViewDelegate.self, cells, isRequired: true))
    #expect(declares(UITableViewDataSource.self, "numberOfSectionsIn:", isRequired: false))
    // A table's delegate is a scroll view's.
    #expect(declares(UITableViewDelegate.self, "scrollViewDidScroll:", isRequired: false))
    let own = protocol_getMethodDescription(
      UITableViewDataSource.self, Selector(cells), true, false)
    #expect(own.name == nil && own.types == nil)
    #expect(String(cString: protocol_getName(UIScrollViewDelegate.self)) == "UIScrollViewDelegate")
    #expect(NSStringFromProtocol(UITabBarDelegate.self) == "UITabBarDelegate")
    #expect(protocol_isEqual(UITabBarDelegate.self, UITabBarDelegate.self))
    #expect(!protocol_isEqual(UITabBarDelegate.self, nil))
  }

  private class RoundedLayer: CALayer {
    override var bounds: CGRect { didSet { cornerRadius = bounds.height / 2 } }
  }

  private final class TitledLayer: CALayer { var title = "" }

  @Test func anObjectChangesItsClass() {
    let layer = CALayer()
    let former: AnyClass? = object_setClass(layer, RoundedLayer.self)
    #expect(former == CALayer.self && object_getClass(layer) == RoundedLayer.self)
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(layer is RoundedLayer && layer.cornerRadius == 10)
    object_setClass(layer, CALayer.self)
    layer.bounds.size.height = 60
    #expect(!(layer is RoundedLayer) && layer.cornerRadius == 10)
    #expect(object_setClass(nil, RoundedLayer.self) == nil)
  }

  @Test func anObjectKeepsItsClassIfStoredPropertiesDiffer() {
    let layer = CALayer()
    #expect(object_setClass(layer, TitledLayer.self) == CALayer.self)
    #expect(object_getClass(layer) == CALayer.self)
    object_setClass(layer, UIView.self)
    #expect(object_getClass(layer) == CALayer.self)
  }

  @Test func objectsAreNotIdenticalWithClasses() {
    let tap: UIGestureRecognizer? = UITapGestureRecognizer()
    #expect(!(tap.self === UITapGestureRecognizer.self) && UIView.self !== tap)
    #expect(type(of: UIView()) === UIView.self && tap !== nil && tap === tap)
  }

  @Test func methodsOfClassesAreNeverNil() {
    #expect(class_getMethodImplementation(Card.self, Selector("layoutSubviews")) != nil)
    #expect(class_getClassMethod(object_getClass(Card.self), Selector("unknown")) != nil)
    #expect(object_getClass(Card.self) == Card.self)
  }
}
