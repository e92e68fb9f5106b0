import Controls
import Foundation
import Geometry
import Layers
import Testing
import ViewText
import Views
import VirtualTime

/// Copies of views by archives.
@Suite struct ArchiveTests {
  /// Returns what the archive of an object decodes to, on a stage.
  private func copies<Archived: NSObject>(_ make: () -> Archived) throws -> (Archived, Archived) {
    try VirtualClock().asCurrent {
      let object = make()
      let data = StageKeyedArchiver.archivedData(withRootObject: object)
      return (object, try #require(StageKeyedUnarchiver.unarchiveObject(with: data) as? Archived))
    }
  }

  private final class Badge: UILabel {
    var count = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      count = coder.decodeInteger(forKey: "count")
    }

    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(count, forKey: "count")
    }
  }

  @Test func viewsAreCopiedWithTheirSubviews() throws {
    let (view, copy) = try copies { () -> UIView in
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      view.backgroundColor = .red
      view.alpha = 0.5
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.layer.cornerRadius = 5
      let badge = Badge(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
      badge.text = "7"
      badge.textColor = .green
      badge.font = .boldSystemFont(ofSize: 9)
      badge.isUserInteractionEnabled = true
      badge.count = 7
      view.addSubview(badge)
      return view
    }
    #expect(copy !== view && copy.center == view.center && copy.bounds == view.bounds)
    #expect(copy.alpha == 0.5 && copy.transform == view.transform)
    #expect(copy.backgroundColor == .red)
    // Apple's archives don't contain what only the layer has.
    #expect(copy.layer.cornerRadius == 0)
    let badge = try #require(copy.subviews.first as? Badge)
    #expect(copy.subviews.count == 1 && badge !== view.subviews[0])
    #expect(badge.text == "7" && badge.textColor == .green && badge.count == 7)
    #expect(badge.font == .boldSystemFont(ofSize: 9) && badge.isUserInteractionEnabled)
  }

  /// A view that also archives one of its constraints itself.
  private final class Panel: UIView {
    var height: NSLayoutConstraint?

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      height = coder.decodeObject(forKey: "height") as? NSLayoutConstraint
    }

    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(height, forKey: "height")
    }
  }

  @Test func outletsReferToTheCopiedConstraints() throws {
    let (panel, copy) = try copies { () -> Panel in
      let panel = Panel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(child)
      let height = child.heightAnchor.constraint(equalToConstant: 20)
      height.priority = .defaultHigh
      height.identifier = "height"
      NSLayoutConstraint.activate([
        height, child.topAnchor.constraint(equalTo: panel.topAnchor),
        child.leadingAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.leadingAnchor),
        child.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5),
      ])
      panel.height = height
      return panel
    }
    let height = try #require(copy.height)
    #expect(height !== panel.height && copy.subviews[0].constraints == [height])
    #expect(height.priority == .defaultHigh && height.identifier == "height")
    height.constant = 30
    copy.layoutIfNeeded()
    #expect(copy.subviews[0].frame == CGRect(x: 0, y: 0, width: 25, height: 30))
    #expect(panel.height?.constant == 20)
  }

  @Test func attributedTextIsCopied() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    let (_, copy) = try copies { () -> UILabel in
      let label = UILabel()
      label.attributedText = text
      return label
    }
    let color = copy.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red && copy.text == "ab")
  }

  @Test func controlsHaveTheirPartsOnce() throws {
    let (button, copy) = try copies { () -> UIButton in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      button.setTitle("Go", for: .normal)
      button.setTitle("Gone", for: .disabled)
      button.titleLabel?.font = .systemFont(ofSize: 20)
      button.isEnabled = false
      button.layoutIfNeeded()
      return button
    }
    copy.layoutIfNeeded()
    #expect(copy.buttonType == .system && copy.currentTitle == "Gone")
    #expect(copy.title(for: .normal) == "Go" && copy.titleLabel?.font == .systemFont(ofSize: 20))
    #expect(copy.subviews.count == button.subviews.count)
    #expect(copy.titleLabel?.frame == button.titleLabel?.frame)
    let (toggle, other) = try copies { () -> UISwitch in
      let toggle = UISwitch(frame: CGRect(x: 9, y: 9, width: 0, height: 0))
      toggle.isOn = true
      return toggle
    }
    #expect(other.isOn && other.frame == toggle.frame)
    #expect(other.subviews.count == toggle.subviews.count)
  }

  @Test func segmentsSlidersAndProgress() throws {
    let (_, segments) = try copies { () -> UISegmentedControl in
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.selectedSegmentIndex = 1
      return segments
    }
    #expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 1) == "b")
    #expect(segments.selectedSegmentIndex == 1)
    let (_, slider) = try copies { () -> UISlider in
      let slider = UISlider()
      slider.maximumValue = 10
      slider.value = 7
      return slider
    }
    #expect(slider.value == 7)
    let (_, progress) = try copies { () -> UIProgressView in
      let progress = UIProgressView(progressViewStyle: .bar)
      progress.progress = 0.25
      return progress
    }
    #expect(progress.progress == 0.25 && progress.progressViewStyle == .bar)
  }

  @Test func constraintsHoldForTheCopy() throws {
    let (view, copy) = try copies { () -> UIView in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let width = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
      width.identifier = "width"
      NSLayoutConstraint.activate([
        width, child.heightAnchor.constraint(equalToConstant: 20),
        child.leadingAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 4),
        child.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      ])
      view.layoutIfNeeded()
      return view
    }
    #expect(copy.constraints.count == view.constraints.count)
    copy.layoutIfNeeded()
    #expect(copy.subviews[0].frame == CGRect(x: 4, y: 3, width: 50, height: 20))
    #expect(copy.constraints.contains { $0.identifier == "width" })
  }

  @Test func stacksArrangeTheCopies() throws {
    let (_, copy) = try copies { () -> UIStackView in
      let stack = UIStackView(arrangedSubviews: [UIView(), UILabel()])
      stack.axis = .vertical
      stack.spacing = 8
      return stack
    }
    #expect(copy.arrangedSubviews.count == 2 && copy.subviews.count == 2)
    #expect(copy.axis == .vertical && copy.spacing == 8)
    #expect(copy.arrangedSubviews[1] is UILabel)
  }

  @Test func layersAreCopied() throws {
    let (layer, copy) = try copies { () -> CAShapeLayer in
      let layer = CAShapeLayer()
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
      layer.fillColor = UIColor.red.cgColor
      layer.cornerRadius = 3
      let child = CALayer()
      child.name = "child"
      layer.addSublayer(child)
      return layer
    }
    #expect(copy !== layer && copy.path == layer.path && copy.fillColor == layer.fillColor)
    #expect(copy.cornerRadius == 3 && copy.sublayers?.map(\.name) == ["child"])
  }

  private final class Node: NSObject, NSCoding {
    var name = ""
    var next: Node?

    override init() {}

    init?(coder: NSCoder) {
      name = coder.decodeObject(forKey: "name") as? String ?? ""
      next = coder.decodeObject(forKey: "next") as? Node
    }

    func encode(with coder: NSCoder) {
      coder.encode(name, forKey: "name")
      coder.encode(next, forKey: "next")
    }
  }

  @Test func objectsOfPrivateClassesAreCopied() throws {
    let (node, copy) = try copies { () -> Node in
      let node = Node()
      node.name = "a"
      node.next = Node()
      node.next?.name = "b"
      return node
    }
    #expect(copy !== node && copy.name == "a" && copy.next?.name == "b")
  }

  @Test func otherArchivesAreFoundations() throws {
    let data = StageKeyedArchiver.archivedData(withRootObject: ["a": [1, 2]])
    let value = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [String: [Int]]
    #expect(value == ["a": [1, 2]])
    #expect(StageKeyedUnarchiver.unarchiveObject(with: data) as? [String: [Int]] == ["a": [1, 2]])
    #expect(StageKeyedUnarchiver.unarchiveObject(with: Data()) == nil)
  }

  @Test func archivesInMemoryBelongToTheirStage() throws {
    let clock = VirtualClock()
    let data = clock.asCurrent { StageKeyedArchiver.archivedData(withRootObject: UIView()) }
    #expect(StageKeyedUnarchiver.unarchiveObject(with: data) == nil)
    #expect(StageKeyedArchiver.archivedData(withRootObject: UIView()).isEmpty)
    let copy = try clock.asCurrent {
      try StageKeyedUnarchiver.unarchivedObject(ofClass: UIView.self, from: data)
    }
    #expect(copy != nil)
  }
}
