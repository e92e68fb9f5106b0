import ScriptedUsers
import Testing
import UIKit

/// UIKit's calls on views reach their overrides.
@Suite struct ViewCallsTests {
  @Test func addingAndRemovingNotifiesInOrder() throws {
    let (scene, view, parent) = (try Scene(), OverridingView(), OverridingView())
    let names: Set = [
      "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow()", "didMoveToSuperview()",
      "didAddSubview(_:)", "willRemoveSubview(_:)",
    ]
    let members = [
      "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow()", "didMoveToSuperview()",
    ]
    try scene.show(parent)
    try scene.play(until: 0) {
      let added = parent.calls.among(names) {
        #expect(view.calls.among(names) { parent.addSubview(view) } == members)
      }
      #expect(added == ["didAddSubview(_:)"])
      let removed = parent.calls.among(names) {
        #expect(view.calls.among(names) { view.removeFromSuperview() } == members)
      }
      #expect(removed == ["willRemoveSubview(_:)"])
    }
  }

  @Test func aMovedViewIsRemovedFromItsOldSuperview() {
    let (old, new, view) = (OverridingView(), OverridingView(), UIView())
    old.addSubview(view)
    let calls = old.calls.among(["willRemoveSubview(_:)"]) { new.addSubview(view) }
    #expect(calls == ["willRemoveSubview(_:)"])
    #expect(new.calls.names.contains("didAddSubview(_:)"))
  }

  @Test func theSystemAnimationCallsRemoveFromSuperview() throws {
    let (scene, view) = (try Scene(), OverridingView())
    try scene.show(view)
    let calls = try view.calls.among(["removeFromSuperview()"]) {
      try scene.play(until: 1) { UIView.perform(.delete, on: [view], animations: nil) }
    }
    #expect(calls == ["removeFromSuperview()"])
  }

  @Test func layoutCallsTheViewsMethods() throws {
    let (scene, view) = (try Scene(), OverridingView())
    try scene.show(view)
    let calls = try view.calls.among(["layoutSublayers(of:)", "layoutSubviews()"]) {
      try scene.play(until: 0.1) { view.setNeedsLayout() }
    }
    #expect(calls == ["layoutSublayers(of:)", "layoutSubviews()"])
  }

  @Test(arguments: [UIView.ContentMode.redraw, .scaleToFill])
  func aSizeChangeRequestsDisplayInRedrawMode(mode: UIView.ContentMode) throws {
    let (scene, view) = (try Scene(), OverridingView())
    view.contentMode = mode
    try scene.show(view)
    let calls = try view.calls.among(["setNeedsDisplay()", "draw(_:)"]) {
      try scene.play(until: 0.1) { view.bounds.size = CGSize(width: 30, height: 30) }
    }
    #expect(calls == (mode == .redraw ? ["setNeedsDisplay()", "draw(_:)"] : []))
  }

  @Test func drawingCallsTheViewsMethods() throws {
    let (scene, view) = (try Scene(), OverridingView())
    try scene.show(view)
    let names: Set = ["display(_:)", "layerWillDraw(_:)", "draw(_:in:)", "draw(_:)"]
    let calls = try view.calls.among(names) {
      try scene.play(until: 0.1) { view.layer.setNeedsDisplay() }
    }
    #expect(calls == ["display(_:)", "layerWillDraw(_:)", "draw(_:in:)", "draw(_:)"])
  }

  @Test func sizeToFitCallsSizeThatFits() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 7) }
    }
    let view = Square()
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 7, height: 7))
  }

  @Test func changesOfLayersRequestActionsFromTheView() throws {
    let (scene, view) = (try Scene(), OverridingView())
    try scene.show(view)
    let calls = view.calls.among(["action(for:forKey:)"]) {
      scene.stage.perform { view.layer.cornerRadius = 3 }
    }
    #expect(calls == ["action(for:forKey:)"])
  }

  @Test func tintAndAppearanceChangesReachSubviews() throws {
    let (scene, view) = (try Scene(), OverridingView())
    try scene.show(view)
    let names: Set = ["tintColorDidChange()", "traitCollectionDidChange(_:)"]
    try scene.play(until: 0) {
      let window = scene.stage.window
      #expect(view.calls.among(names) { window.tintColor = .red } == ["tintColorDidChange()"])
      #expect(
        view.calls.among(names) { window.overrideUserInterfaceStyle = .dark }
          == ["traitCollectionDidChange(_:)"])
    }
  }

  @Test func marginChangesAreReportedAndFollowTheDirection() {
    let view = OverridingView()
    let calls = view.calls.among(["layoutMargins =", "layoutMarginsDidChange()"]) {
      view.semanticContentAttribute = .forceRightToLeft
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(calls == ["layoutMargins =", "layoutMarginsDidChange()"])
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test func touchesRespectTheViewsShape() throws {
    /// A round view that receives touches.
    final class RoundView: UIView {
      var log: [String] = []
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
      }
    }
    let (scene, view) = (try Scene(), RoundView())
    try scene.show(view)
    try scene.play(until: 1) { scene.stage.touch(view, at: 0.2, point: CGPoint(x: 2, y: 2)) }
    #expect(view.log == [])
    try scene.play(until: 2) { scene.stage.touch(view, at: 1.2, point: CGPoint(x: 20, y: 2)) }
    #expect(view.log == ["began", "ended"])
  }

  @Test func hitTestsCallSubviews() {
    let (parent, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), OverridingView())
    view.frame = parent.bounds
    parent.addSubview(view)
    let calls = view.calls.among(["hitTest(_:with:)", "point(inside:with:)"]) {
      #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }
    #expect(calls == ["hitTest(_:with:)", "point(inside:with:)"])
  }

  @Test func tagsAreSearchedInEachView() {
    let (parent, view) = (UIView(), OverridingView())
    parent.addSubview(view)
    let calls = view.calls.among(["viewWithTag(_:)"]) { #expect(parent.viewWithTag(3) == nil) }
    #expect(calls == ["viewWithTag(_:)"])
  }

  @Test func labelsDrawWithTheirMethods() throws {
    let (scene, label) = (try Scene(), OverridingLabel())
    label.text = "A"
    try scene.show(label)
    #expect(label.calls.names.contains("drawText(in:)"))
  }

  @Test func aLabelWithMarginsIncludesThemInItsSizeAndDrawsWithinThem() throws {
    /// A common pattern: both the text's rectangle and its drawing respect the margins.
    final class PaddedLabel: UILabel {
      var margins = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
      var drawn: [CGRect] = []
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines number: Int) -> CGRect
      {
        let rect = super.textRect(
          forBounds: bounds.inset(by: margins), limitedToNumberOfLines: number)
        return CGRect(
          x: rect.minX - margins.left, y: rect.minY - margins.top,
          width: rect.width + margins.left + margins.right,
          height: rect.height + margins.top + margins.bottom)
      }
      override func drawText(in rect: CGRect) {
        drawn.append(rect)
        super.drawText(in: rect.inset(by: margins))
      }
    }
    let (scene, plain, padded) = (try Scene(), UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.text = "Text"
      label.sizeToFit()
    }
    #expect(padded.bounds.width == plain.bounds.width + 30)
    #expect(padded.bounds.height == plain.bounds.height + 10)
    #expect(padded.intrinsicContentSize == padded.bounds.size)
    let frame = CGRect(origin: CGPoint(x: 2, y: 3), size: padded.bounds.size)
    try scene.play(until: 0) {
      padded.frame = frame
      scene.stage.window.addSubview(padded)
    }
    let within = try scene.pixels()
    try scene.play(until: 0.1) {
      padded.removeFromSuperview()
      plain.frame.origin = CGPoint(x: 2 + 10, y: 3 + 4)
      scene.stage.window.addSubview(plain)
    }
    #expect(padded.drawn == [padded.bounds])
    #expect(try within == scene.pixels())
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1)])
  func theTextRectFollowsTheAlignment(alignment: NSTextAlignment, part: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Text"
    label.textAlignment = alignment
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    let size = label.sizeThatFits(.zero)
    #expect(rect.width > 10 && rect.width <= size.width && rect.height <= size.height)
    #expect(abs(rect.minX - part * (100 - rect.width)) < 1e-9)
  }

  @Test func allScrollingSetsTheOffset() throws {
    let (scene, view) = (try Scene(), OverridingScrollView())
    view.contentSize = CGSize(width: 40, height: 400)
    try scene.show(view)
    let dragged = try view.calls.among(["contentOffset ="]) {
      try scene.play(until: 0.4) {
        scene.stage.drag(view, by: CGVector(dx: 0, dy: -30), at: 0.1, duration: 0.2)
      }
    }
    #expect(dragged.count >= 2 && view.contentOffset.y > 0)
    try scene.play(until: 5) {}
    let animated = try view.calls.among(["contentOffset ="]) {
      try scene.play(until: 6) { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    }
    #expect(animated.count == 3 && view.contentOffset.y == 100)
    let jumped = view.calls.among(["contentOffset ="]) {
      scene.stage.perform { view.setContentOffset(.zero, animated: false) }
    }
    #expect(jumped.count == 1 && view.contentOffset == .zero)
  }

  @Test func settingTheOffsetEndsScrolling() throws {
    final class StoppingView: UIScrollView, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if contentOffset.y > 20 { contentOffset.y = 15 }
      }
    }
    let (scene, view) = (try Scene(), StoppingView())
    view.delegate = view
    view.contentSize = CGSize(width: 40, height: 400)
    try scene.show(view)
    try scene.play(until: 1) { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    #expect(view.contentOffset.y == 15)
  }

  @Test func scrollingPerformsLayout() throws {
    final class CountingView: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let (scene, view) = (try Scene(), CountingView())
    view.contentSize = CGSize(width: 40, height: 400)
    try scene.show(view)
    view.layouts = 0
    try scene.play(until: 0.1) { view.contentOffset.y = 5 }
    #expect(view.layouts == 1)
  }
}
