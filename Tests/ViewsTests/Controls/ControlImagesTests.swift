import Controls
import Drawing
import Foundation
import Layers
import ViewText
import Testing
import Views
import VirtualTime

/// Images that replace the appearance of segmented controls and steppers.
@Suite struct ControlImagesTests {
  private let scene = TouchScene()

  private func image(_ color: UIColor, _ width: CGFloat = 1) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 1))
    }
  }

  private func images(in view: UIView) -> [UIImageView] {
    view.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
  }

  private func segments() -> UISegmentedControl {
    let control = scene.add(UISegmentedControl(items: ["One", "Two", "Three"]))
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    return control
  }

  private func layOut(_ view: UIView) { scene.clock.asCurrent { view.layoutIfNeeded() } }

  /// The image in the background of each segment.
  private func backgrounds(_ control: UISegmentedControl) -> [UIImage?] {
    control.subviews.filter { $0.clipsToBounds && !($0 is UIImageView) }
      .map { ($0.subviews.first as? UIImageView)?.image }
  }

  @Test func segmentsShowTheBackgroundOfTheirState() {
    let control = segments()
    let (normal, selected) = (image(.red), image(.blue))
    let fill = control.subviews.first
    #expect(fill?.isHidden == false && fill?.backgroundColor == .tertiarySystemFill)
    control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
    control.selectedSegmentIndex = 1
    layOut(control)
    #expect(backgrounds(control) == [normal, selected, normal])
    #expect(fill?.isHidden == true)
    #expect(control.subviews.first { $0.layer.shadowOpacity > 0 }?.isHidden == true)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === selected)
    #expect(control.backgroundImage(for: .disabled, barMetrics: .default) == nil)

    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
    #expect(fill?.isHidden == false)
  }

  @Test func imagesForOtherMetricsAreNotDrawn() {
    let control = segments()
    control.setBackgroundImage(image(.red), for: .normal, barMetrics: .compact)
    layOut(control)
    #expect(backgrounds(control) == [nil, nil, nil])
    #expect(control.subviews.first?.isHidden == false)
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) != nil)
  }

  @Test func theEndsOfABackgroundAreAtTheEndsOfTheControl() {
    let control = segments()
    let round = image(.red, 9).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
    control.setBackgroundImage(round, for: .normal, barMetrics: .default)
    layOut(control)
    let frames = control.subviews.filter { $0.clipsToBounds && !($0 is UIImageView) }
      .compactMap { $0.subviews.first?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 104, height: 32), CGRect(x: -4, y: 0, width: 108, height: 32),
        CGRect(x: -4, y: 0, width: 104, height: 32),
      ])
  }

  @Test func dividersDependOnBothSides() {
    let control = segments()
    let (plain, left) = (image(.gray, 2), image(.green, 4))
    control.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
    control.setDividerImage(
      plain, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.setDividerImage(
      left, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    control.selectedSegmentIndex = 0
    layOut(control)
    let dividers = images(in: control)
    #expect(dividers.map(\.image) == [left, plain])
    #expect(dividers.first?.frame == CGRect(x: 98, y: 0, width: 4, height: 32))
    #expect(
      control.dividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) === left)
  }

  @Test func contentMovesByThePlaceOfTheSegment() {
    let control = segments()
    func x(_ index: Int) -> CGFloat? {
      layOut(control)
      let views = control.subviews.filter { $0.clipsToBounds && !($0 is UIImageView) }
      return views[index].subviews.first { $0 is UILabel }?.frame.minX
    }
    let before = (0..<3).map(x)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 0), forSegmentType: .left, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: -3, vertical: 0), forSegmentType: .any, barMetrics: .default)
    #expect((0..<3).map(x) == [before[0]! + 5, before[1]! - 3, before[2]! - 3])
  }

  @Test func steppersShowImagesForTheirStates() {
    let stepper = scene.add(UIStepper(frame: .zero))
    let (normal, pressed, plus, end) = (image(.red), image(.blue), image(.gray), image(.black))
    stepper.setBackgroundImage(normal, for: .normal)
    stepper.setBackgroundImage(pressed, for: .highlighted)
    stepper.setIncrementImage(plus, for: .normal)
    stepper.setDecrementImage(end, for: .disabled)
    stepper.setDividerImage(plus, forLeftSegmentState: .normal, rightSegmentState: .normal)
    func shown() -> [UIImage?] {
      stepper.subviews.compactMap { $0 as? UIImageView }.map(\.image)
    }
    // Buttons, signs and the divider. The value is the lowest.
    #expect(shown() == [normal, normal, end, plus, plus] && stepper.backgroundColor == nil)
    let touch = TouchSequence(in: scene.window)
    scene.clock.asCurrent { touch.begin(at: CGPoint(x: 80, y: 16)) }
    #expect(shown()[1] === pressed)
    scene.clock.asCurrent { touch.end() }
    #expect(shown()[1] === normal && shown()[2] == nil)
    #expect(stepper.incrementImage(for: .normal) === plus)
    #expect(stepper.decrementImage(for: .normal) == nil)
  }
}
