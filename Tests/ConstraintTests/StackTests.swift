import Controls
import Foundation
import Layers
import Testing
import ViewText
import Views
import VirtualTime

/// Frames that UIKit gives to stack views, by their numbers in docs/measured.md.
@Suite struct StackTests {
  /// The frames of the arranged views of a stack with a fixed size.
  private func frames(
    _ views: [UIView], _ size: CGSize, hidden: [Int] = [], _ set: (UIStackView) -> Void
  ) -> [CGRect] {
    Scene(400, 400).frames { root in
      let stack = UIStackView(frame: CGRect(origin: .zero, size: size))
      for view in views { stack.addArrangedSubview(view) }
      for index in hidden { views[index].isHidden = true }
      set(stack)
      root.addSubview(stack)
      return views
    }
  }

  @Test func equalSizes() {
    let wide = frames((0..<4).map { _ in UIView() }, CGSize(width: 320, height: 40)) {
      $0.distribution = .fillEqually
      $0.spacing = 8
    }
    #expect(wide.map(\.minX) == [0, 82, 164, 246] && wide.allSatisfy { $0.width == 74 })
    let narrow = frames((0..<4).map { _ in UIView() }, CGSize(width: 99, height: 40)) {
      $0.distribution = .fillEqually
    }
    #expect(narrow.map(\.minX) == [0, 25, 50, 74])
    #expect(narrow.allSatisfy { abs($0.width - 25) <= 0.5 && $0.height == 40 })
  }

  @Test func hiddenViewsHaveHalfOfTheSpacingOnEitherSide() {
    let found = frames((0..<4).map { _ in UIView() }, CGSize(width: 320, height: 40), hidden: [2]) {
      $0.distribution = .fillEqually
      $0.spacing = 8
    }
    #expect(found[0].isNear(0, 0, 101.5, 40) && found[1].isNear(109, 0, 101.5, 40))
    #expect(found[2].isNear(215, 0, 0, 40) && found[3].isNear(219, 0, 101.5, 40))
  }

  @Test func hiddenViewsAtAnEndHaveNoSpacing() {
    let found = frames((0..<3).map { _ in UIView() }, CGSize(width: 100, height: 40), hidden: [0]) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(found[1].isNear(0, 0, 45, 40) && found[2].isNear(55, 0, 45, 40))
  }

  @Test func theViewThatHugsLeastIsStretched() {
    let plain = frames(
      [Content(28, 19), UIView(), Content(37.5, 19)], CGSize(width: 300, height: 30)
    ) {
      $0.spacing = 8
      $0.alignment = .center
    }
    #expect(plain[0].isNear(0, 6, 28, 19) && plain[1].isNear(36, 15, 218.5, 0))
    #expect(plain[2].isNear(263, 6, 37.5, 19))

    let labels = frames(
      [Content(29.5), Content(29), Content(41.5)], CGSize(width: 300, height: 30)
    ) { $0.spacing = 8 }
    #expect(labels.map(\.minX) == [0, 222, 259])
    #expect(labels[0].isNear(0, 0, 213.5, 30))
  }

  @Test func theLastOfSeveralPlainViewsIsStretched() {
    let found = frames(
      [Content(29.5), UIView(), Content(29), UIView(), Content(41.5)],
      CGSize(width: 300, height: 30)
    ) { $0.spacing = 8 }
    #expect(found[1].width == 0 && abs(found[3].width - 168) <= 0.5)
    #expect(zip(found.map(\.minX), [0, 38, 46, 83, 259]).allSatisfy { abs($0 - $1) <= 0.5 })
  }

  @Test func columnsWithLeadingAlignment() {
    let found = frames(
      [Content(71.5), Content(167), Content(97.5)], CGSize(width: 266, height: 96)
    ) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.alignment = .leading
      $0.spacing = 4
    }
    #expect(found[0].isNear(0, 0, 71.5, 29.5) && found[1].isNear(0, 33, 167, 29.5))
    #expect(found[2].isNear(0, 67, 97.5, 29.5))
  }

  @Test func nestedStacks() {
    let scene = Scene(320, 100)
    let labels = [Content(34.5, 19), Content(22.5, 16), Content(41, 16)]
    let frames = scene.frames { root in
      let inner = UIStackView(arrangedSubviews: [labels[1], labels[2]])
      inner.axis = .vertical
      inner.spacing = 3
      inner.alignment = .leading
      let outer = UIStackView(arrangedSubviews: [labels[0], inner])
      outer.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      outer.alignment = .top
      outer.spacing = 8
      labels[0].setContentHuggingPriority(.required, for: .horizontal)
      root.addSubview(outer)
      return [labels[0], inner, labels[1], labels[2]]
    }
    #expect(frames[0].isNear(0, 0, 34.5, 19) && frames[1].isNear(43, 0, 257.5, 35))
    #expect(frames[2].isNear(0, 0, 22.5, 16) && frames[3].isNear(0, 19, 41, 16))
  }

  @Test func proportionsAndEqualSpaces() {
    let proportional = frames(
      [Content(10), Content(20), Content(30)], CGSize(width: 140, height: 20)
    ) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    // 140 · 10 / 80, 140 · 20 / 80, and the rest.
    #expect(proportional[0].isNear(0, 0, 17.5, 20) && proportional[1].isNear(28, 0, 35, 20))
    let spaced = frames([Content(10), Content(20), Content(30)], CGSize(width: 100, height: 20)) {
      $0.distribution = .equalSpacing
      $0.alignment = .top
    }
    #expect(spaced.map(\.minX) == [0, 30, 70] && spaced.map(\.width) == [10, 20, 30])
    let centred = frames([Content(10), Content(20), Content(30)], CGSize(width: 120, height: 20)) {
      $0.distribution = .equalCentering
    }
    #expect(abs(centred[1].midX - (centred[0].midX + centred[2].midX) / 2) <= 0.5)
  }

  @Test func aStackIsAsLargeAsItsViews() {
    let scene = Scene(320, 320)
    let frames = scene.frames { root in
      let stack = add(UIStackView(arrangedSubviews: [Content(40, 20), Content(60, 30)]), to: root)
      stack.axis = .vertical
      stack.spacing = 5
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stack.setCustomSpacing(7, after: stack.arrangedSubviews[0])
      return [stack] + stack.arrangedSubviews
    }
    #expect(frames[0].size == CGSize(width: 66, height: 61))
    #expect(frames[1] == CGRect(x: 2, y: 1, width: 60, height: 20))
    #expect(frames[2] == CGRect(x: 2, y: 28, width: 60, height: 30))
  }

  @Test func hiddenViewsCollapseInAnimations() {
    let scene = Scene(320, 100)
    scene.clock.asCurrent {
      let views = [Content(50), Content(50), Content(50)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 10
      let root = scene.root
      add(stack, to: root)
      root.layoutIfNeeded()
      #expect(stack.frame.width == 170)
      UIView.animate(withDuration: 0.4, delay: 0.6) {
        views[1].isHidden = true
        root.layoutIfNeeded()
      }
      scene.clock.run(through: .init(seconds: 0.9))
      #expect(views[1].isHidden && !views[1].layer.isHidden)
      #expect(stack.frame.width == 110 && views[2].frame.minX == 60)
      #expect(views[2].layer.animation(forKey: "position") != nil)
      scene.clock.run(through: .init(seconds: 1.1))
      #expect(views[1].layer.isHidden)
      views[1].isHidden = false
      root.layoutIfNeeded()
      #expect(!views[1].layer.isHidden && stack.frame.width == 170)
      stack.removeArrangedSubview(views[0])
      views[0].removeFromSuperview()
      root.layoutIfNeeded()
      #expect(stack.frame.width == 110 && stack.arrangedSubviews.count == 2)
    }
    #expect(scene.warnings.isEmpty)
  }
}
