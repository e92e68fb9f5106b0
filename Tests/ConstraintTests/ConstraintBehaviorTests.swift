import Controls
import Failures
import Foundation
import Layers
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct ConstraintBehaviorTests {
  private func pinned(_ view: UIView, _ root: UIView) -> NSLayoutConstraint {
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    return leading
  }

  @Test func constantsAnimateInBlocks() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let (root, view) = (scene.root, add(UIView(), to: scene.root))
      let leading = pinned(view, root)
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
      leading.constant = 110
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
      #expect(view.frame.minX == 110)
      let animation = view.layer.animation(forKey: "position") as? CABasicAnimation
      #expect(animation?.duration == 1)
      #expect((animation?.fromValue as? CGPoint)?.x ?? 0 == 20 || animation?.isAdditive == true)
    }
  }

  @Test func subclassesOfAppsInheritTheInitializers() {
    let scene = Scene(200, 100)
    let frames = scene.frames { root in
      let view = add(UIView(), to: root)
      let left = NamedConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
        multiplier: 1, constant: 30)
      left.name = "left"
      let right = NamedConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 0.5, constant: 0)
      NSLayoutConstraint.activate([left, right])
      #expect(left.firstItem === view && left.secondItem === root && left.relation == .equal)
      #expect(NamedConstraint().firstItem == nil)
      return [view]
    }
    #expect(frames[0].minX == 30 && frames[0].width == 100)
  }

  @Test func layoutFollowsAtTheEndOfTheTurn() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let window = UIWindow(frame: scene.root.frame)
      let view = add(UIView(), to: window)
      let leading = pinned(view, window)
      window.layer.updateIfNeeded()
      #expect(view.frame.minX == 10)
      leading.constant = 50
      #expect(view.frame.minX == 10)
      window.layer.updateIfNeeded()
      #expect(view.frame.minX == 50)
    }
  }

  @Test func prioritiesAndActivationChange() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let (root, view) = (scene.root, add(UIView(), to: scene.root))
      let leading = pinned(view, root)
      leading.priority = .defaultLow
      let centre = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
      centre.priority = .defaultHigh
      centre.isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.minX == 90)
      centre.priority = UILayoutPriority(100)
      root.layoutIfNeeded()
      #expect(view.frame.minX == 10)
      leading.isActive = false
      root.layoutIfNeeded()
      #expect(view.frame.minX == 90 && !leading.isActive)
      #expect(root.constraints.count == 2 && view.constraints.count == 2)
    }
  }

  @Test func contentSizesChange() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let view = add(Content(30, 10), to: scene.root)
      NSLayoutConstraint.activate([
        view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      ])
      scene.root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 170, y: 0, width: 30, height: 10))
      view.size.width = 50
      scene.root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 150, y: 0, width: 50, height: 10))
    }
  }

  @Test func labelsWrap() {
    let frames = Scene(100, 300).frames { root in
      let label = add(UILabel(), to: root)
      label.numberOfLines = 0
      label.text = "Several words that need more than one line"
      let below = add(UIView(), to: root)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
      ])
      return [label, below]
    }
    #expect(frames[0].width == 100 && frames[0].height > 60)
    #expect(frames[1].minY == frames[0].maxY + 5)
  }

  @Test("A text view that doesn't scroll is as high as its wrapped text, also after changes")
  func textViewsWrap() {
    let scene = Scene(200, 300)
    scene.clock.asCurrent {
      let box = add(UIView(), to: scene.root)
      let view = add(UITextView(), to: box)
      view.isScrollEnabled = false
      view.text = "Several words that need more than one line"
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: scene.root.topAnchor),
        box.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        view.topAnchor.constraint(equalTo: box.topAnchor),
        view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      scene.root.layoutIfNeeded()
      let several = view.frame
      #expect(several.width == 100 && several.height == view.sizeThatFits(several.size).height)
      #expect(several.height > 50 && box.frame.height == several.height)
      #expect(view.intrinsicContentSize.height == several.height)
      view.text = "Two"
      scene.root.layoutIfNeeded()
      #expect(view.frame.width < 50 && view.frame.height < 40)
      view.text = "Three words more"
      scene.root.layoutIfNeeded()
      #expect(view.frame.width == 100)
      view.isScrollEnabled = true
      scene.root.layoutIfNeeded()
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
  }

  @Test("Text that changes is wrapped again, though the label's width stays")
  func changedTextWraps() {
    let scene = Scene(100, 300)
    scene.clock.asCurrent {
      let label = add(UILabel(), to: scene.root)
      label.numberOfLines = 0
      label.text = "Several words that need more than one line"
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        label.topAnchor.constraint(equalTo: scene.root.topAnchor),
      ])
      scene.root.layoutIfNeeded()
      let height = label.frame.height
      label.text = "Several words that need more than one line, and some more words after these"
      scene.root.layoutIfNeeded()
      #expect(label.frame.height > height)
      label.text = "Two words"
      scene.root.layoutIfNeeded()
      #expect(label.frame.height < height)
    }
  }

  @Test func rootsAndMasksResize() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let root = scene.root
      let panel = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))
      panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(panel)
      let view = add(UIView(), to: panel)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -5),
        view.topAnchor.constraint(equalTo: panel.topAnchor),
        view.heightAnchor.constraint(equalTo: panel.heightAnchor, multiplier: 0.5),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 0, width: 170, height: 40))
      root.frame.size = CGSize(width: 300, height: 200)
      root.layoutIfNeeded()
      #expect(panel.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
      #expect(view.frame == CGRect(x: 5, y: 0, width: 270, height: 90))
    }
  }

  @Test func subtreesKeepTheirConstraintsAndLoseThoseToOthers() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let (root, panel) = (scene.root, add(UIView(), to: scene.root))
      let inner = add(UIView(), to: panel)
      let inside = inner.centerXAnchor.constraint(equalTo: panel.centerXAnchor)
      let outside = panel.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      NSLayoutConstraint.activate([
        inside, outside, inner.widthAnchor.constraint(equalToConstant: 10),
        panel.widthAnchor.constraint(equalToConstant: 100),
      ])
      root.layoutIfNeeded()
      #expect(inner.frame.minX == 45)
      panel.removeFromSuperview()
      #expect(inside.isActive && !outside.isActive && root.constraints.isEmpty)
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      other.addSubview(panel)
      panel.constraints.first { $0.firstAttribute == .width }?.constant = 60
      other.layoutIfNeeded()
      #expect(panel.frame.width == 60 && inner.frame.minX == 25)
    }
  }

  @Test func deallocatedViewsTakeTheirConstraintsWithThem() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let root = scene.root
      var view: UIView? = add(UIView(), to: root)
      weak let released = view
      let constraint = view.map { pinned($0, root) }
      root.layoutIfNeeded()
      view?.removeFromSuperview()
      view = nil
      scene.clock.run(through: .init(seconds: 0.1))
      #expect(released == nil && constraint?.isActive == false && root.constraints.isEmpty)
      constraint?.constant = 3
      constraint?.isActive = true
      root.layoutIfNeeded()
    }
  }

  @Test func fittingSizes() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let card = UIView()
      let label = add(Content(80, 20), to: card)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      ])
      #expect(
        card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 100, height: 30))
      #expect(
        card.systemLayoutSizeFitting(
          CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 150, height: 30))
      card.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
      card.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 10, y: 5, width: 100, height: 40))
    }
    #expect(scene.warnings.isEmpty)
  }

  @Test func constraintsBetweenSiblingsMoveWithTheirSubtree() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let (root, panel) = (scene.root, UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
      root.addSubview(panel)
      let (a, b) = (add(UIView(), to: panel), add(UIView(), to: panel))
      let width = pinned(a, panel)
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5).isActive = true
      root.layoutIfNeeded()
      panel.removeFromSuperview()
      root.addSubview(panel)
      width.constant = 30
      root.layoutIfNeeded()
      #expect(a.frame.minX == 30 && b.frame.minX == 55)
    }
  }

  @Test func fittingLeavesTheConstraintsOfTheTree() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let (root, card) = (scene.root, add(UIView(), to: scene.root))
      let leading = pinned(card, root)
      let label = add(Content(8, 6), to: card)
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 3).isActive = true
      root.layoutIfNeeded()
      #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 20))
      leading.constant = 40
      root.layoutIfNeeded()
      #expect(card.frame == CGRect(x: 40, y: 0, width: 20, height: 20) && label.frame.minX == 3)
      leading.isActive = false
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(card.frame.minX == 180)
    }
    #expect(scene.warnings.isEmpty)
  }

  @Test func scrollViewsTakeTheirContentSizeFromConstraints() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let scroll = UIScrollView(frame: scene.root.bounds)
      scene.root.addSubview(scroll)
      let content = add(UIView(), to: scroll)
      let header = add(UIView(), to: scroll)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 400),
        header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        header.widthAnchor.constraint(equalToConstant: 10),
        header.heightAnchor.constraint(equalToConstant: 10),
      ])
      scene.root.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 200, height: 400))
      #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
      scroll.contentOffset.y = 60
      scene.root.layoutIfNeeded()
      #expect(header.frame.minY == 65)
    }
  }

  @Test func negativeInsetsOfTheSafeAreaArentPassedDown() {
    let scene = Scene(320, 480)
    scene.clock.asCurrent {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: -24, left: 0, bottom: 0, right: 0)
      let child = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
      controller.view.addSubview(child)
      #expect(child.safeAreaInsets == .zero)
      child.frame.origin.y = -10
      #expect(child.safeAreaInsets == .zero)
    }
  }

  @Test func guidesAndDistances() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let root = scene.root
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(
          equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 30),
        guide.widthAnchor.constraint(equalToConstant: 40),
        a.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        a.widthAnchor.constraint(equalToConstant: 10),
        b.widthAnchor.constraint(equalToConstant: 10),
        a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
          equalTo: guide.widthAnchor, multiplier: 0.5),
      ])
      root.layoutIfNeeded()
      #expect(guide.layoutFrame.minX == 30 && guide.layoutFrame.width == 40)
      #expect(a.frame.minX == 70 && b.frame.minX == 100)
      #expect(b.hasAmbiguousLayout)
    }
  }

  @Test func directionsFollowTheView() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let root = scene.root
      root.semanticContentAttribute = .forceRightToLeft
      let view = add(UIView(), to: root)
      view.semanticContentAttribute = .forceRightToLeft
      _ = pinned(view, root)
      root.layoutIfNeeded()
      #expect(view.frame.minX == 170)
    }
  }

  @Test func constraintsAreUpdatedInnermostFirst() {
    final class Updating: UIView {
      nonisolated(unsafe) static var order: [Int] = []
      override func updateConstraints() {
        Self.order.append(tag)
        super.updateConstraints()
      }
    }
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let (outer, inner) = (Updating(), Updating())
      (outer.tag, inner.tag) = (1, 2)
      add(inner, to: add(outer, to: scene.root))
      scene.root.layoutIfNeeded()
      #expect(Updating.order == [2, 1])
      scene.root.layoutIfNeeded()
      #expect(Updating.order == [2, 1])
      outer.setNeedsUpdateConstraints()
      #expect(outer.needsUpdateConstraints())
      scene.root.layoutIfNeeded()
      #expect(Updating.order == [2, 1, 1])
    }
  }

  @Test func fullTracesShowConstraintsThatChange() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      scene.clock.context.tracing = .full
      let (root, view) = (scene.root, add(UIView(), to: scene.root))
      let leading = pinned(view, root)
      scene.clock.run(through: .init(seconds: 0.1))
      leading.constant = 25
      leading.identifier = "gap"
      leading.isActive = false
      let entries = SettingLog.of(scene.clock).entries.filter { $0.key.hasPrefix("constraint ") }
      #expect(
        Set(entries.map(\.key)) == [
          "constraint UIView 0.leading", "constraint UIView 0.top", "constraint UIView 0.width",
          "constraint UIView 0.height", "constraint gap",
        ])
      #expect(entries.contains { "\($0.value)".contains("+ 25> (inactive)") })
    }
  }

  @Test func controlsHaveNaturalSizes() {
    let frames = Scene(200, 100).frames { root in
      let (toggle, slider) = (add(UISwitch(), to: root), add(UISlider(), to: root))
      slider.widthAnchor.constraint(equalToConstant: 90).isActive = true
      return [toggle, slider]
    }
    #expect(frames[0].size == CGSize(width: 51, height: 31))
    #expect(frames[1].size == CGSize(width: 90, height: 31))
  }

  @Test(
    "Visual formats",
    arguments: [
      ("H:|[a(30)][b]|", [CGRect(x: 0, y: 0, width: 30, height: 0)], 170.0),
      ("H:|-10-[a(30)]-[b(==a)]", [CGRect(x: 10, y: 0, width: 30, height: 0)], 30.0),
      ("H:|-[a(>=20,<=50,30@250)]-gap-[b]-|", [CGRect(x: 8, y: 0, width: 30, height: 0)], 149.0),
      ("H:|-(pad)-[a(pad)]-(>=2)-[b(100@high)]|", [CGRect(x: 5, y: 0, width: 5, height: 0)], 100.0),
    ])
  func formats(format: String, first: [CGRect], second: CGFloat) {
    let scene = Scene(200, 100)
    let frames = scene.frames { root in
      let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: .alignAllTop,
          metrics: ["gap": 5, "pad": 5.0, "high": 750], views: ["a": a, "b": b]))
      return [a, b]
    }
    #expect(frames[0] == first[0] && frames[1].width == second)
    #expect(scene.clock.failure == nil)
  }

  @Test func aPriorityFollowsANumberWithoutParentheses() {
    let scene = Scene(200, 100)
    let frames = scene.frames { root in
      let a = add(UIView(), to: root)
      for format in ["H:|[a]|", "V:|-0.0@high-[a(>=60)]-0@250-|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["high": UILayoutPriority.defaultHigh],
            views: ["a": a]))
      }
      let priorities = root.constraints.map(\.priority.rawValue)
      #expect(priorities.contains(750) && priorities.contains(250))
      return [a]
    }
    #expect(frames[0].minY == 0 && frames[0].height == 100)
    #expect(scene.clock.failure == nil)
  }

  @Test(
    "Formats that can't be parsed are errors with their place",
    arguments: [
      ("H:|-[a", "Expected \"]\"", 7), ("H:|-[c]", "c is not a key in the views", 1),
      ("H:[a]-wide-[b]", "wide is not a key in the metrics", 1), ("H:[a]]", "Expected \"[\"", 6),
    ])
  func malformedFormats(format: String, message: String, place: Int) {
    let scene = Scene(200, 100)
    scene.frames { root in
      let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
      #expect(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": a, "b": b]).isEmpty)
      return []
    }
    let error = scene.clock.failure as? FlipbookError
    #expect(error?.code == .invalidConstraint)
    #expect(error?.message.contains(message) == true)
    #expect(error?.message.contains("character \(place)") == true)
  }
}

private final class NamedConstraint: NSLayoutConstraint {
  var name: String?
}
