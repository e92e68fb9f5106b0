import Failures
import Foundation
import Geometry
import Layers
import Testing
import VirtualTime
import Views

@Suite struct SubviewTests {
  private let root = UIView()
  private let views: [String: UIView]

  init() {
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c", "d", "x"] {
      let view = UIView()
      view.layer.name = name
      views[name] = view
    }
    self.views = views
    root.layer.name = "root"
    for name in ["a", "b", "c", "d"] { root.addSubview(self[name]) }
  }

  private subscript(name: String) -> UIView { views[name] ?? root }

  /// The names of the subviews; the layers must be in the same order.
  private var order: String {
    let layers = (root.layer.sublayers ?? []).compactMap(\.name)
    let names = root.subviews.compactMap(\.layer.name)
    return layers.filter { views[$0] != nil } == names ? names.joined() : "\(layers)"
  }

  /// The names of all sublayers, including standalone ones.
  private var layerOrder: String { (root.layer.sublayers ?? []).compactMap(\.name).joined() }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func addingInsertsInFront() {
    #expect(order == "abcd" && self["a"].superview === root)
    #expect(self["a"].layer.superlayer === root.layer)
    root.addSubview(self["b"])
    #expect(order == "acdb")
  }

  @Test(arguments: [(0, "xabcd"), (2, "abxcd"), (4, "abcdx"), (99, "abcdx"), (-5, "xabcd")])
  func insertingAtAnIndex(index: Int, expected: String) {
    root.insertSubview(self["x"], at: index)
    #expect(order == expected)
  }

  @Test(arguments: [(0, "bacd"), (1, "abcd"), (2, "acbd"), (3, "acdb"), (9, "acdb")])
  func movingToAnIndex(index: Int, expected: String) {
    root.insertSubview(self["b"], at: index)
    #expect(order == expected)
  }

  @Test func insertingBesideASibling() {
    root.insertSubview(self["x"], belowSubview: self["b"])
    #expect(order == "axbcd")
    root.insertSubview(self["x"], aboveSubview: self["b"])
    #expect(order == "abxcd")
    root.insertSubview(self["a"], aboveSubview: self["c"])
    #expect(order == "bxcad")
    root.insertSubview(self["d"], belowSubview: self["b"])
    #expect(order == "dbxca")
    root.insertSubview(self["d"], belowSubview: UIView())
    #expect(order == "bxcad")
    root.insertSubview(self["b"], aboveSubview: UIView())
    #expect(order == "xcadb")
  }

  @Test func bringingToFrontAndSendingToBack() {
    root.bringSubviewToFront(self["b"])
    #expect(order == "acdb")
    root.sendSubviewToBack(self["d"])
    #expect(order == "dacb")
    root.bringSubviewToFront(self["x"])
    root.sendSubviewToBack(self["x"])
    #expect(order == "dacb" && self["x"].superview == nil)
  }

  @Test(arguments: [
    (0, 3, "dbca"), (3, 0, "dbca"), (1, 2, "acbd"), (1, 1, "abcd"), (0, 4, "abcd"), (-1, 0, "abcd"),
  ])
  func exchanging(first: Int, second: Int, expected: String) {
    root.exchangeSubview(at: first, withSubviewAt: second)
    #expect(order == expected)
  }

  @Test func standaloneSublayersKeepTheirPlaces() {
    root.layer.insertSublayer(layer("1"), at: 0)
    root.layer.insertSublayer(layer("2"), above: self["b"].layer)
    root.layer.addSublayer(layer("3"))
    #expect(layerOrder == "1ab2cd3")
    root.exchangeSubview(at: 1, withSubviewAt: 3)
    #expect(layerOrder == "1ad2cb3" && order == "adcb")
    root.insertSubview(self["x"], at: 2)
    #expect(layerOrder == "1ad2xcb3")
    root.insertSubview(self["x"], aboveSubview: self["a"])
    #expect(layerOrder == "1axd2cb3")
    root.addSubview(self["a"])
    #expect(layerOrder == "1xd2cb3a" && order == "xdcba")
    self["c"].removeFromSuperview()
    #expect(layerOrder == "1xd2b3a")
  }

  @Test func movingToAnotherSuperview() {
    self["x"].addSubview(self["b"])
    #expect(order == "acd" && self["b"].superview === self["x"])
    #expect(self["b"].layer.superlayer === self["x"].layer)
    self["b"].removeFromSuperview()
    self["b"].removeFromSuperview()
    #expect(self["x"].subviews.isEmpty && self["b"].superview == nil)
    #expect(self["b"].layer.superlayer == nil)
  }

  @Test func movingKeepsAnimationsPlaying() {
    let scene = Scene()
    let other = UIView()
    let log = Log(scene)
    scene.perform {
      scene.window.addSubview(other)
      UIView.animate(
        withDuration: 1, animations: { scene.view.alpha = 0 }, completion: log.completion)
    }
    scene.run(to: 0.5)
    scene.perform { other.addSubview(scene.view) }
    scene.run(to: 5)
    #expect(log.lines == ["finished at 1.0"])
  }

  @Test func relatives() {
    self["a"].addSubview(self["x"])
    #expect(self["x"].isDescendant(of: root) && self["x"].isDescendant(of: self["x"]))
    #expect(!root.isDescendant(of: self["x"]) && !self["x"].isDescendant(of: self["b"]))
  }

  @Test func tagsAreSearchedDepthFirst() {
    self["a"].addSubview(self["x"])
    self["x"].tag = 7
    self["b"].tag = 7
    root.tag = 3
    #expect(root.viewWithTag(7) === self["x"] && root.viewWithTag(3) === root)
    #expect(root.viewWithTag(9) == nil && self["x"].viewWithTag(0) == nil)
  }

  @Test func theWindowIsTheRoot() {
    let window = UIWindow()
    #expect(root.window == nil && window.window === window)
    window.addSubview(root)
    self["a"].addSubview(self["x"])
    #expect(self["x"].window === window)
    root.removeFromSuperview()
    #expect(self["x"].window == nil)
  }

  @Test(arguments: ["root", "a", "x"])
  func aViewCannotContainItself(name: String) {
    let clock = VirtualClock()
    self["a"].addSubview(self["x"])
    clock.asCurrent {
      self["x"].addSubview(self[name])
      self["x"].insertSubview(self[name], at: 0)
    }
    let error = clock.failure as? FlipbookError
    #expect(error?.code == .cyclicTree)
    #expect(error?.message.contains("UIView \"\(name)\" was added to UIView \"x\"") == true)
    #expect(order == "abcd" && self["x"].subviews.isEmpty && self["x"].superview === self["a"])
  }
}
