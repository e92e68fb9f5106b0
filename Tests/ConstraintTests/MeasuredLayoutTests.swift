import Controls
import Foundation
import Testing
import ViewText
import Views

/// Frames that UIKit gives to the same constraints, by their numbers in docs/measured.md.
@Suite struct MeasuredLayoutTests {
  @Test func chains() {
    let frames = Scene(320, 240).frames { root in
      let views = (0..<3).map { _ in add(UIView(), to: root) }
      var constraints = [
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      ]
      for (left, right) in zip(views, views.dropFirst()) {
        constraints += [
          right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
          right.widthAnchor.constraint(equalTo: left.widthAnchor),
        ]
      }
      for view in views {
        constraints += [
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
          view.heightAnchor.constraint(equalToConstant: 60),
        ]
      }
      NSLayoutConstraint.activate(constraints)
      return views
    }
    #expect(frames[0].isNear(12, 20, 93.5, 60))
    #expect(frames[1].isNear(113, 20, 93.5, 60))
    #expect(frames[2].isNear(215, 20, 93.5, 60))
  }

  @Test func pinsAspectsCentresAndMultipliers() {
    let frames = Scene(320, 240).frames { root in
      let views = (0..<5).map { _ in add(UIView(), to: root) }
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        views[0].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        views[0].heightAnchor.constraint(equalToConstant: 44),

        views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        views[1].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
        views[1].widthAnchor.constraint(equalToConstant: 120),
        views[1].heightAnchor.constraint(equalToConstant: 32),

        views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        views[2].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
        views[2].heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
        views[2].widthAnchor.constraint(equalTo: views[2].heightAnchor, multiplier: 2),

        views[3].centerXAnchor.constraint(equalTo: root.centerXAnchor),
        views[3].centerYAnchor.constraint(equalTo: root.centerYAnchor),
        views[3].widthAnchor.constraint(equalToConstant: 120),
        views[3].heightAnchor.constraint(equalToConstant: 80),

        views[4].centerXAnchor.constraint(equalTo: root.centerXAnchor),
        NSLayoutConstraint(
          item: views[4], attribute: .centerY, relatedBy: .equal, toItem: root,
          attribute: .centerY, multiplier: 0.5, constant: 0),
        views[4].widthAnchor.constraint(equalToConstant: 80),
        views[4].heightAnchor.constraint(equalToConstant: 40),
      ])
      return views
    }
    #expect(frames[0] == CGRect(x: 16, y: 16, width: 288, height: 44))
    #expect(frames[1] == CGRect(x: 16, y: 192, width: 120, height: 32))
    #expect(frames[2] == CGRect(x: 184, y: 164, width: 120, height: 60))
    #expect(frames[3] == CGRect(x: 100, y: 80, width: 120, height: 80))
    #expect(frames[4] == CGRect(x: 120, y: 40, width: 80, height: 40))
  }

  @Test func inequalitiesAndPriorities() {
    let frames = Scene(320, 240).frames { root in
      let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
      let wide = a.widthAnchor.constraint(equalToConstant: 300)
      wide.priority = UILayoutPriority(500)
      let narrow = b.widthAnchor.constraint(equalToConstant: 60)
      narrow.priority = .defaultHigh
      let other = b.widthAnchor.constraint(equalToConstant: 140)
      other.priority = UILayoutPriority(749)
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        a.widthAnchor.constraint(lessThanOrEqualToConstant: 200), wide, other, narrow,
      ])
      return [a, b]
    }
    #expect(frames[0].width == 200 && frames[1].width == 60)
  }

  @Test func framesAndNestedViews() {
    let frames = Scene(320, 200).frames { root in
      let fixed = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 50))
      root.addSubview(fixed)
      let below = add(UIView(), to: root)
      let outer = add(UIView(), to: root)
      let (left, rest) = (add(UIView(), to: outer), add(UIView(), to: outer))
      let middle = add(UIView(), to: rest)
      let last = add(UIView(), to: root)
      NSLayoutConstraint.activate([
        below.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 12),
        below.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
        below.widthAnchor.constraint(equalTo: fixed.widthAnchor),
        below.heightAnchor.constraint(equalToConstant: 50),

        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        outer.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        outer.heightAnchor.constraint(equalToConstant: 110),
        left.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        left.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        left.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
        left.widthAnchor.constraint(equalToConstant: 60),
        rest.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
        rest.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        rest.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
        rest.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
        middle.centerXAnchor.constraint(equalTo: rest.centerXAnchor),
        middle.centerYAnchor.constraint(equalTo: rest.centerYAnchor),
        middle.widthAnchor.constraint(equalToConstant: 30),
        middle.heightAnchor.constraint(equalTo: middle.widthAnchor),
        last.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 12),
        last.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        last.widthAnchor.constraint(equalToConstant: 80),
        last.heightAnchor.constraint(equalToConstant: 30),
      ])
      return [below, outer, left, rest, middle, last]
    }
    #expect(frames[0] == CGRect(x: 20, y: 82, width: 120, height: 50))
    #expect(frames[1] == CGRect(x: 20, y: 20, width: 280, height: 110))
    #expect(frames[2] == CGRect(x: 10, y: 10, width: 60, height: 90))
    #expect(frames[3] == CGRect(x: 80, y: 10, width: 190, height: 90))
    #expect(frames[4] == CGRect(x: 80, y: 30, width: 30, height: 30))
    #expect(frames[5] == CGRect(x: 20, y: 142, width: 80, height: 30))
  }

  @Test func huggingAndCompression() {
    func row(
      _ width: CGFloat, _ a: Content, _ b: Content, insets: CGFloat = 12, gap: CGFloat = 8
    ) -> [CGRect] {
      Scene(width, 100).frames { root in
        let views = [add(a, to: root), add(b, to: root)]
        NSLayoutConstraint.activate([
          a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: insets),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: gap),
          b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -insets),
          a.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
          b.topAnchor.constraint(equalTo: a.topAnchor),
        ])
        return views
      }
    }
    let (name, stretches) = (Content(46.5), Content(74))
    name.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    let hugging = row(320, name, stretches)
    #expect(hugging[0].isNear(12, 15, 46.5, 20) && hugging[1].isNear(67, 15, 241.5, 20))

    let (firm, gives) = (Content(191, 19), Content(172, 19))
    gives.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let compression = row(320, firm, gives)
    #expect(compression[0].isNear(12, 15, 191, 19) && compression[1].isNear(211, 15, 97, 19))

    let (squeezed, holds) = (Content(180, 19), Content(190.5, 19))
    squeezed.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let other = row(320, squeezed, holds)
    #expect(other[0].isNear(12, 15, 97.5, 19) && other[1].isNear(118, 15, 190.5, 19))
  }

  /// Which of two views with equal priorities stretches depends on the order of activation (O3.20,
  /// O3.21, O3.22, O3.24).
  @Test(arguments: [false, true]) func ties(isReversed: Bool) {
    func row(_ a: Content, _ b: Content) -> [CGRect] {
      Scene(393, 100).frames { root in
        let views = [add(a, to: root), add(b, to: root)]
        let constraints = [
          a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 24),
          b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        ]
        NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
        return views
      }
    }
    let equal = row(Content(83.667), Content(76.333))
    if isReversed {
      #expect(abs(equal[0].width - 83.667) < 0.5 && abs(equal[1].width - 245.333) < 0.5)
    } else {
      #expect(abs(equal[0].width - 252.667) < 0.5 && abs(equal[1].width - 76.333) < 0.5)
    }
    let hugs = Content(83.667)
    hugs.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    #expect(abs(row(hugs, Content(76.333))[1].width - 245.333) < 0.5)
    guard !isReversed else { return }
    let squeezed = row(Content(255.667), Content(195.333))
    #expect(abs(squeezed[0].width - 255.667) < 0.5 && abs(squeezed[1].width - 73.333) < 0.5)
  }

  /// Labels with several lines are laid out twice, which reverses a tie (O3.23).
  @Test func tiesOfLabelsWithSeveralLines() {
    let frames = Scene(393, 100).frames { root in
      let (a, b) = (add(UILabel(), to: root), add(UILabel(), to: root))
      (a.text, b.text) = ("Download", "Wi-Fi only")
      (a.numberOfLines, b.numberOfLines) = (0, 0)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 24),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      ])
      return [a, b]
    }
    #expect(frames[0].width < 120 && frames[1].width > 220)
  }

  @Test func baselines() {
    let frames = Scene(320, 160).frames { root in
      let (large, small) = (add(UILabel(), to: root), add(UILabel(), to: root))
      large.font = .systemFont(ofSize: 28)
      small.font = .systemFont(ofSize: 13)
      large.text = "Headline"
      small.text = "baseline"
      NSLayoutConstraint.activate([
        large.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        large.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      return [large, small]
    }
    #expect(abs(frames[0].minY - 24) <= 0.5 && abs(frames[1].minY - 38) <= 0.5)
  }

  @Test func margins() {
    let frames = Scene(320, 480).frames { root in
      let parent = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
      root.addSubview(parent)
      let view = add(UIView(), to: parent)
      parent.layoutMargins = UIEdgeInsets(top: 37, left: 24, bottom: 8, right: 8)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .topMargin,
          multiplier: 1, constant: 0),
        view.widthAnchor.constraint(equalToConstant: 60),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      return [view]
    }
    #expect(frames[0] == CGRect(x: 24, y: 37, width: 60, height: 40))
  }
}
