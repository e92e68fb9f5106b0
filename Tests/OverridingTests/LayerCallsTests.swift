import Testing
import UIKit

/// Calls of Core Animation and views on layers and animations reach their overrides.
@Suite struct LayerCallsTests {
  @Test func viewAnimationsAreAddedWithTheLayersMethod() throws {
    let (scene, view) = (try Scene(), LayerRecordingView())
    try scene.show(view)
    let calls = try view.layerCalls(["add(_:forKey:)"]) {
      try scene.play(until: 1) { UIView.animate(withDuration: 0.5) { view.center.x = 60 } }
    }
    #expect(calls == ["add(_:forKey:)"])
  }

  @Test func implicitAnimationsAreAddedWithTheLayersMethod() throws {
    let (scene, layer) = (try Scene(), OverridingLayer())
    try scene.play(until: 0.1) { scene.stage.window.layer.addSublayer(layer) }
    let calls = try layer.calls.among(["action(forKey:)", "add(_:forKey:)"]) {
      try scene.play(until: 1) { layer.opacity = 0.5 }
    }
    #expect(calls == ["action(forKey:)", "add(_:forKey:)"])
  }

  @Test func actionsRun() throws {
    let (scene, layer, action) = (try Scene(), OverridingLayer(), OverridingBasicAction())
    action.fromValue = 0
    layer.actions = ["opacity": action]
    try scene.play(until: 0.1) { layer.opacity = 0.5 }
    #expect(action.keys == ["opacity"])
  }

  @Test func layersCopyAnimationsWithTheirMethod() throws {
    let (scene, animation) = (try Scene(), OverridingAnimation())
    let calls = try animation.calls.among(["copy()", "copy(with:)"]) {
      try scene.play(until: 0) { CALayer().add(animation, forKey: nil) }
    }
    #expect(calls == ["copy()", "copy(with:)"])
  }

  @Test func aChangeOfSizePerformsLayout() throws {
    let (scene, view) = (try Scene(), LayerRecordingView())
    try scene.show(view)
    let calls = try view.layerCalls(["setNeedsLayout()", "layoutSublayers()"]) {
      try scene.play(until: 0.1) { view.bounds.size.width = 20 }
    }
    #expect(calls == ["setNeedsLayout()", "layoutSublayers()"])
  }

  @Test func theFrameOfAViewSetsBoundsAndPositionOfItsLayer() throws {
    let (scene, view) = (try Scene(), LayerRecordingView())
    let calls = try view.layerCalls(["frame =", "bounds =", "position ="]) {
      try scene.play(until: 0) { view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    }
    #expect(calls == ["frame =", "bounds =", "position ="])
  }

  @Test func aViewsAppearanceIsSetWithItsLayersProperties() throws {
    let (scene, view) = (try Scene(), LayerRecordingView())
    let names: Set = [
      "opacity =", "isHidden =", "masksToBounds =", "backgroundColor =", "transform =", "mask =",
      "contentsGravity =", "setAffineTransform(_:)", "position =", "anchorPoint =",
    ]
    let calls = try view.layerCalls(names) {
      try scene.play(until: 0) {
        view.alpha = 0.1
        view.isHidden = true
        view.clipsToBounds = true
        view.backgroundColor = .red
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.mask = UIView()
        view.contentMode = .center
        view.center = CGPoint(x: 1, y: 1)
        view.anchorPoint = .zero
      }
    }
    #expect(Set(calls) == names)
    // A stored `Float` would give 0.100000001.
    #expect(view.alpha == 0.1 && view.layer.opacity == 0.1)
  }

  @Test func anOverrideCanChangeTheOpacity() throws {
    final class HalvingLayer: CALayer {
      override var opacity: Float {
        get { super.opacity }
        set { super.opacity = newValue / 2 }
      }
    }
    final class HalvingView: UIView {
      override class var layerClass: AnyClass { HalvingLayer.self }
    }
    let view = HalvingView()
    view.alpha = 0.5
    #expect(view.alpha == 0.25)
  }

  @Test func displayDrawsWithTheLayersMethods() throws {
    let (scene, layer) = (try Scene(), OverridingLayer())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    try scene.play(until: 0.1) { scene.stage.window.layer.addSublayer(layer) }
    let calls = try layer.calls.among(["display()", "draw(in:)", "displayIfNeeded()"]) {
      try scene.play(until: 0.2) { layer.setNeedsDisplay() }
    }
    #expect(calls == ["displayIfNeeded()", "display()", "draw(in:)"])
  }

  @Test func viewChangesUseTheMethodsOfTheLayerTree() throws {
    let (scene, outer, inner) = (try Scene(), LayerRecordingView(), LayerRecordingView())
    try scene.show(outer)
    let names: Set = ["addSublayer(_:)", "insertSublayer(_:below:)", "removeFromSuperlayer()"]
    let added = try outer.layerCalls(names) {
      try scene.play(until: 0) {
        outer.addSubview(UIView())
        outer.insertSubview(inner, at: 0)
      }
    }
    #expect(added == ["addSublayer(_:)", "insertSublayer(_:below:)"])
    let removed = try inner.layerCalls(names) {
      try scene.play(until: 0) { inner.removeFromSuperview() }
    }
    #expect(removed == ["removeFromSuperlayer()"])
  }

  @Test func replacedSublayersAreRemovedWithTheirMethod() {
    let (parent, child, other) = (CALayer(), OverridingLayer(), OverridingLayer())
    parent.sublayers = [child, other]
    let calls = child.calls.among(["removeFromSuperlayer()"]) { parent.sublayers = nil }
    #expect(calls == ["removeFromSuperlayer()"] && other.superlayer == nil)
  }

  @Test func removedLayersLoseTheirAnimationsWithTheirMethod() throws {
    let (scene, layer) = (try Scene(), OverridingLayer())
    try scene.play(until: 0.1) {
      scene.stage.window.layer.addSublayer(layer)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    }
    let calls = try layer.calls.among(["removeAllAnimations()"]) {
      try scene.play(until: 0.2) { layer.removeFromSuperlayer() }
    }
    #expect(calls == ["removeAllAnimations()"])
  }

  @Test func hitTestsCallSublayersAndTheirShapes() {
    let (parent, child) = (CALayer(), OverridingLayer())
    parent.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.frame = parent.bounds
    parent.addSublayer(child)
    let calls = child.calls.among(["hitTest(_:)", "contains(_:)"]) {
      #expect(parent.hitTest(CGPoint(x: 5, y: 5)) === child)
    }
    #expect(calls == ["hitTest(_:)", "contains(_:)"])
  }

  @Test func aPresentationLayerHasAModelLayer() throws {
    let (scene, layer) = (try Scene(), OverridingLayer())
    try scene.play(until: 0.1) { scene.stage.window.layer.addSublayer(layer) }
    try scene.play(until: 0.2) {
      let shown = layer.presentation()
      #expect(shown != nil && shown !== layer && shown?.model() === layer)
      #expect(layer.model() === layer)
    }
    #expect(layer.calls.names.contains("presentation()"))
  }

  @Test func convertFromDoesNotCallTheOverrideOfConvertTo() {
    /// A layer that forwards the conversion of its points to other layers.
    final class ForwardingLayer: CALayer {
      override func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        layer?.convert(point, from: self) ?? super.convert(point, to: nil)
      }
    }
    let (parent, child) = (CALayer(), ForwardingLayer())
    parent.addSublayer(child)
    child.position = CGPoint(x: 3, y: 4)
    #expect(child.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 4, y: 5))
  }

  @Test func aViewCanNarrowTheTypeOfItsLayer() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
      override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    }
    let view = Gradient(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.colors = [CGColor.black]
    #expect(view.frame.width == 3 && view.layer.colors?.count == 1)
    #expect(view.layer.delegate === view)
  }
}

/// An app's own action.
final class OverridingBasicAction: CABasicAnimation {
  private(set) var keys: [String] = []

  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    keys.append(event)
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}
