import Controls
import Drawing
import Foundation
import Layers
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct UISegmentedControlTests {
  let scene = TouchScene()
  let control: UISegmentedControl
  let log: EventLog

  init() {
    control = scene.add(UISegmentedControl(frame: CGRect(x: 20, y: 50, width: 280, height: 32)))
    log = EventLog(control)
    for title in ["Day", "Week", "Month"] {
      control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
    }
    layOut()
  }

  private func layOut() { scene.clock.asCurrent { control.layoutIfNeeded() } }

  /// The selection: the only part with a shadow.
  private var pill: UIView? { control.subviews.first { $0.layer.shadowOpacity > 0 } }

  @Test func segmentsShareTheWidthInWholePoints() {
    #expect((0..<3).map { control.center(ofSegment: $0).x } == [46.5, 139.5, 233])
    control.setWidth(100, forSegmentAt: 0)
    #expect((0..<3).map { control.center(ofSegment: $0).x } == [50, 145, 235])
  }

  @Test func theSelectionIsWithinItsSegment() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(pill?.isHidden == true)
    control.selectedSegmentIndex = 1
    #expect(pill?.frame == CGRect(x: 95, y: 2, width: 89, height: 28) && pill?.isHidden == false)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(log.names.isEmpty)
  }

  @Test func aTapSelectsAndSlidesTheSelection() {
    control.selectedSegmentIndex = 0
    scene.drag(point(250, 66))
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.names == ["down", "value", "primary", "upInside"])
    #expect(pill?.layer.animationKeys()?.isEmpty == false)
    scene.drag(point(250, 66))
    #expect(log.names.filter { $0 == "value" }.count == 1)
  }

  @Test func aDisabledSegmentIsNotSelected() {
    control.setEnabled(false, forSegmentAt: 1)
    scene.drag(point(160, 66))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!log.names.contains("value") && !control.isEnabledForSegment(at: 1))
  }

  @Test func momentarySegmentsAreDeselected() {
    control.isMomentary = true
    scene.drag(point(40, 66))
    #expect(log.names.contains("value"))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func segmentsCanBeChangedAndRemoved() {
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: true)
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
    control.insertSegment(with: plate(20, 12, .black), at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.imageForSegment(at: 0) != nil)
    control.setTitle("Year", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Year" && control.imageForSegment(at: 0) == nil)
    control.removeAllSegments()
    control.setTitle("None", forSegmentAt: 3)
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func theNaturalSizeFitsTheWidestTitle() {
    let size = control.intrinsicContentSize
    #expect(size.height == 32 && size.width > 3 * 60 && size.width < 3 * 70)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < size.width)
    let width = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
    #expect(control.intrinsicContentSize.width > 1.4 * width, "titles in another font")
    let made = UISegmentedControl(items: ["A", "B", plate(4, 4, .black), 3])
    #expect(made.numberOfSegments == 3 && made.frame.height == 32)
  }

  @Test func actionsArePerformed() {
    var performed: [String] = []
    let actions = ["One", "Two"].map { title in
      UIAction(title: title) { performed.append($0.title) }
    }
    let made = scene.add(
      UISegmentedControl(frame: CGRect(x: 20, y: 150, width: 200, height: 32), actions: actions))
    scene.drag(point(180, 166))
    #expect(performed == ["Two"] && made.titleForSegment(at: 1) == "Two")
  }

  /// A control that libraries write in this way: the selection is a smaller image, and the background is
  /// hidden.
  private final class Capsule: UISegmentedControl {
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let selection = subviews[numberOfSegments] as? UIImageView else { return }
      selection.bounds = selection.bounds.insetBy(dx: 5, dy: 5)
      selection.layer.cornerRadius = 9
      for view in subviews.prefix(numberOfSegments) { view.isHidden = true }
    }
  }

  @Test func theSelectionIsTheSubviewAfterAsManyAsThereAreSegments() throws {
    let capsule = scene.add(Capsule(items: ["A", "B"]))
    capsule.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    capsule.selectedSegmentIndex = 0
    scene.clock.asCurrent { capsule.layoutIfNeeded() }
    let selection = try #require(capsule.subviews[2] as? UIImageView)
    #expect(selection.frame == CGRect(x: 7, y: 7, width: 86, height: 26))
    scene.drag(point(150, 20))
    #expect(selection.frame == CGRect(x: 107, y: 7, width: 86, height: 26))
    #expect(selection.layer.cornerRadius == 9)
    #expect(capsule.subviews.prefix(2).allSatisfy(\.isHidden) && capsule.backgroundColor == nil)
  }

  @Test func titlesHaveTheAttributesOfTheirState() {
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    control.selectedSegmentIndex = 1
    let labels = control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Day", "Week", "Month"])
    func color(_ label: UILabel) -> UIColor? {
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(labels.map(color) == [.label, .red, .label])
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
  }

  @Test func rightToLeftReversesTheOrder() {
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.center(ofSegment: 0).x == 233.5)
  }
}
