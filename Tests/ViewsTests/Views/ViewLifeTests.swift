import Drawing
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime
import Views

/// A view that records its calls.
private final class Recorder: UIView {
  let name: String
  let log: Lines

  init(_ name: String, _ log: Lines) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview new: UIView?) { record("willSuper", new) }
  override func didMoveToSuperview() { record("didSuper", superview) }
  override func willMove(toWindow new: UIWindow?) { record("willWindow", new) }
  override func didMoveToWindow() { record("didWindow", window) }
  override func didAddSubview(_ subview: UIView) { record("added", subview) }
  override func willRemoveSubview(_ subview: UIView) { record("removing", subview) }
  override func tintColorDidChange() { log.list.append("\(name) tint") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    log.list.append("\(name) traits")
  }

  private func record(_ event: String, _ view: UIView?) {
    let other = view == nil ? "nil" : (view as? Recorder)?.name ?? "window"
    log.list.append("\(name) \(event) \(other)")
  }
}

private final class Lines {
  var list: [String] = []
}

@Suite struct ViewLifeTests {
  private let log = Lines()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func take() -> [String] {
    defer { log.list = [] }
    return log.list
  }

  @Test func aTintThatEqualsTheInheritedOneIsReportedOnce() {
    let (parent, child) = (Recorder("parent", log), Recorder("child", log))
    parent.addSubview(child)
    _ = take()
    parent.tintColor = parent.tintColor
    #expect(take() == ["parent tint", "child tint"])
    parent.tintColor = parent.tintColor
    #expect(take() == [])
  }

  @Test func addingAndRemovingNotifiesInUIKitsOrder() {
    let (parent, child) = (Recorder("parent", log), Recorder("child", log))
    parent.addSubview(child)
    #expect(
      take() == ["child willSuper parent", "child didSuper parent", "parent added child"])
    window.addSubview(parent)
    #expect(
      take() == [
        "parent willSuper window", "parent willWindow window", "child willWindow window",
        "parent didWindow window", "child didWindow window", "parent didSuper window",
      ])
    parent.insertSubview(child, at: 0)
    #expect(take().isEmpty)
    child.removeFromSuperview()
    #expect(
      take() == [
        "child willSuper nil", "child willWindow nil", "parent removing child",
        "child didWindow nil", "child didSuper nil",
      ])
    child.removeFromSuperview()
    #expect(take().isEmpty && child.window == nil && parent.window === window)
  }

  @Test func movingToAnotherSuperviewNotifies() {
    let (one, other, child) = (
      Recorder("one", log), Recorder("other", log), Recorder("child", log)
    )
    window.addSubview(one)
    window.addSubview(other)
    one.addSubview(child)
    _ = take()
    other.addSubview(child)
    #expect(
      take() == [
        "child willSuper other", "one removing child", "child didSuper other", "other added child",
      ])
    #expect(one.subviews.isEmpty && child.superview === other)
  }

  @Test func theTintIsInherited() {
    let (parent, child) = (Recorder("parent", log), Recorder("child", log))
    #expect(child.tintColor == .systemBlue)
    parent.addSubview(child)
    _ = take()
    parent.tintColor = .red
    #expect(take() == ["parent tint", "child tint"] && child.tintColor == .red)
    child.tintColor = .green
    parent.tintColor = .blue
    #expect(take() == ["child tint", "parent tint"] && child.tintColor == .green)
    child.tintColor = nil
    #expect(child.tintColor == .blue)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintColor == UIColor(white: 0.0722, alpha: 1))
    #expect(child.tintAdjustmentMode == .dimmed)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == .blue)
    let orphan = Recorder("orphan", log)
    _ = take()
    parent.addSubview(orphan)
    #expect(take().contains("orphan tint"))
  }

  @Test func dynamicColoursFollowTheAppearance() {
    let (parent, child) = (Recorder("parent", log), Recorder("child", log))
    parent.addSubview(child)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    child.backgroundColor = color
    #expect(child.layer.backgroundColor == UIColor.black.cgColor)
    _ = take()
    parent.overrideUserInterfaceStyle = .dark
    #expect(take() == ["parent traits", "child traits"])
    #expect(child.layer.backgroundColor == UIColor.white.cgColor)
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.backgroundColor === color)
    child.removeFromSuperview()
    #expect(child.layer.backgroundColor == UIColor.black.cgColor)
    child.layer.backgroundColor = UIColor.red.cgColor
    #expect(child.backgroundColor == .red)
  }

  @Test func defaultsAreUIKits() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill && view.contentMode.rawValue == 0)
    #expect(UIView.ContentMode.bottomRight.rawValue == 12)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.safeAreaInsets == .zero && view.autoresizingMask == [])
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5) && view.autoresizesSubviews)
    #expect(view.semanticContentAttribute == .unspecified && !view.isExclusiveTouch)
    view.accessibilityLabel = "label"
    view.accessibilityTraits = [.button, .selected]
    #expect(view.accessibilityLabel == "label" && view.accessibilityTraits.rawValue == 9)
  }

  @Test("FIDELITY 34: a content mode is the layer's gravity; the raw values are Apple's 0 to 12")
  func contentModes() {
    let view = UIView()
    let fits = [
      (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize),
      (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.redraw, .resize),
      (.center, .center), (.left, .left), (.right, .right),
    ]
    for (mode, gravity) in fits {
      view.contentMode = mode
      #expect(view.layer.contentsGravity == gravity)
    }
    #expect((0...13).map { UIView.ContentMode(rawValue: $0) != nil } == (0...13).map { $0 < 13 })
  }

  @Test func edgeInsets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(UIRectEdge.all.rawValue == 15 && UIRectCorner.bottomRight.rawValue == 8)
  }
}

@Suite struct SnapshotTests {
  @Test func aSnapshotKeepsThePresentedAppearance() throws {
    let scene = Scene()
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.backgroundColor = .red
    scene.view.addSubview(inner)
    scene.view.alpha = 0.5
    scene.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x += 60 }
    }
    scene.run(to: 0.5)
    var taken: UIView?
    scene.perform { taken = scene.view.snapshotView(afterScreenUpdates: false) }
    let snapshot = try #require(taken)
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    let before = scene.view.layer.content(at: Instant(seconds: 0.5))
    scene.run(to: 2)
    #expect(snapshot.layer.content(at: Instant(seconds: 2)) == before && before.count == 1)
    snapshot.frame.size = CGSize(width: 200, height: 100)
    #expect(snapshot.layer.content(at: .zero) != before)
    scene.view.isHidden = true
    scene.perform { taken = scene.view.snapshotView(afterScreenUpdates: true) }
    #expect(taken?.layer.content(at: .zero).isEmpty == true)
  }

  @Test func aSnapshotAfterUpdatesShowsWhatIsNotYetDrawn() throws {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    view.addSubview(Drawn(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    let before = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(before.layer.content(at: .zero).isEmpty)
    let after = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(!after.layer.content(at: .zero).isEmpty)
  }

  @Test func capInsetsKeepTheirSize() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let edge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    edge.backgroundColor = .red
    view.addSubview(edge)
    let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: false, withCapInsets: insets))
    snapshot.frame.size.width = 300
    // Three columns; the first shows the edge at its original width.
    let items = snapshot.layer.content(at: .zero)
    #expect(items.count == 3)
    let narrow = items.first.map { item in
      guard case .group(let first) = item, case .fill(_, let transform, _) = first.items.first
      else { return false }
      return first.clip?.shape.bounds.width == 10 && transform.affine?.a == 1
    }
    #expect(narrow == true)
  }
}
