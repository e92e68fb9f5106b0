import Controls
import Foundation
import Layers
import Testing
import Views
import VirtualTime

@Suite struct UIProgressViewTests {
  let scene = TouchScene()
  let view: UIProgressView

  init() {
    view = scene.add(UIProgressView(frame: CGRect(x: 20, y: 30, width: 280, height: 10)))
  }

  private var filled: UIView { view.subviews[1] }

  private func layOut() { scene.clock.asCurrent { view.layoutIfNeeded() } }

  @Test func theProgressOfATaskIsShown() {
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 1
    scene.clock.asCurrent { view.observedProgress = task }
    #expect(view.progress == 0.25)
    scene.run(to: 0.1)
    task.completedUnitCount = 3
    scene.run(to: 0.2)
    #expect(view.progress == 0.75)
    scene.clock.asCurrent { view.observedProgress = nil }
    task.completedUnitCount = 4
    scene.run(to: 0.3)
    #expect(view.progress == 0.75)
  }

  @Test func theHeightIsThatOfTheStyle() {
    #expect(view.frame == CGRect(x: 20, y: 30, width: 280, height: 4))
    view.bounds.size = CGSize(width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 100, height: 4))
    view.progressViewStyle = .bar
    #expect(view.bounds.height == 2.5 && view.intrinsicContentSize.height == 2.5)
    #expect(UIProgressView(progressViewStyle: .bar).frame.height == 2.5)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.sizeThatFits(CGSize(width: 70, height: 9)) == CGSize(width: 70, height: 2.5))
  }

  @Test func aSubclassCanChooseTheHeight() {
    final class Thick: UIProgressView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 12)
      }
    }
    #expect(Thick(frame: CGRect(x: 0, y: 0, width: 50, height: 3)).frame.height == 12)
  }

  @Test func theProgressIsClamped() {
    for (value, expected) in [(2, 1), (-1, 0), (Float.nan, 0), (0.25, 0.25)] as [(Float, Float)] {
      view.progress = value
      #expect(view.progress == expected)
    }
  }

  @Test func theFilledPartIsRoundedToPointsAndNeverShort() {
    layOut()
    #expect(filled.isHidden)
    for (progress, length) in [(0.01, 8), (0.3, 84), (0.333, 93), (0.5, 140), (1, 280)] {
      view.progress = Float(progress)
      layOut()
      #expect(filled.frame == CGRect(x: 0, y: 0, width: CGFloat(length), height: 4))
    }
    #expect(!filled.isHidden)
    view.semanticContentAttribute = .forceRightToLeft
    view.progress = 0.5
    #expect(filled.frame.minX == 140)
  }

  @Test func coloursAndImagesAreShown() {
    view.superview?.tintColor = .systemPink
    #expect(filled.backgroundColor == .systemPink)
    #expect(view.subviews[0].backgroundColor == .systemFill)
    (view.progressTintColor, view.trackTintColor) = (.green, .black)
    #expect(filled.backgroundColor == .green && view.subviews[0].backgroundColor == .black)
    #expect(filled.layer.cornerRadius == 2)
    view.progressImage = plate(4, 4, .red)
    #expect((filled as? UIImageView)?.image === view.progressImage)
    #expect(filled.backgroundColor == nil && filled.layer.cornerRadius == 0)
  }

  @Test func theProgressCanBeSetWithAnimation() {
    view.progress = 0.25
    scene.clock.asCurrent { view.setProgress(0.75, animated: true) }
    #expect(view.progress == 0.75 && filled.frame.width == 210)
    scene.run(to: 0.125)
    scene.clock.asCurrent {
      let width = filled.layer.presentation()?.bounds.width ?? 0
      #expect(abs(width - 140) < 1e-6)
    }
  }
}
