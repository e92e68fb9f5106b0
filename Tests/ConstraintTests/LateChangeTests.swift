import Controls
import Failures
import Foundation
import Layers
import Testing
import ViewText
import Views
import VirtualTime

/// Changes after the first layout, and values at the limits.
@Suite struct LateChangeTests {
  private func pin(_ view: UIView, to root: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  @Test func theCenterIsTheMiddleWhateverTheAnchorPoint() {
    let scene = Scene(200, 300)
    scene.clock.asCurrent {
      let (root, view) = (scene.root, add(UIView(), to: scene.root))
      view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
      root.layoutIfNeeded()
      #expect(view.center == CGPoint(x: 100, y: 150))
      #expect(view.frame == CGRect(x: 80, y: 50, width: 40, height: 100))
    }
  }

  /// A view that is as wide as its content, which it lays out to know the width.
  private final class Fitting: UIView {
    let content = Content(70)
    private var width: NSLayoutConstraint?

    override func updateConstraints() {
      super.updateConstraints()
      content.superview?.layoutIfNeeded()
      width?.isActive = false
      width = widthAnchor.constraint(equalToConstant: content.frame.width)
      width?.isActive = true
    }
  }

  @Test func aLayoutDuringTheUpdateOfConstraintsHasResults() {
    let scene = Scene(200, 300)
    scene.clock.asCurrent {
      let fitting = add(Fitting(), to: scene.root)
      add(fitting.content, to: fitting)
      NSLayoutConstraint.activate([
        fitting.content.centerXAnchor.constraint(equalTo: fitting.centerXAnchor),
        fitting.content.topAnchor.constraint(equalTo: fitting.topAnchor),
        fitting.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        fitting.topAnchor.constraint(equalTo: scene.root.topAnchor),
        fitting.heightAnchor.constraint(equalToConstant: 20),
      ])
      scene.root.layoutIfNeeded()
      #expect(fitting.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
      #expect(fitting.content.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
    }
  }

  @Test func aLabelWrapsAgainWhenItsConstraintsAreReplaced() {
    let scene = Scene(200, 300)
    scene.clock.asCurrent {
      let label = add(UILabel(), to: scene.root)
      label.numberOfLines = 0
      func constrain() {
        label.text = "Words that are far too long for one line in such a narrow view"
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-(20@750)-[label(>=0)]-(20@750)-|", options: [], metrics: nil,
            views: ["label": label])
            + [label.topAnchor.constraint(equalTo: scene.root.topAnchor)])
        scene.root.layoutIfNeeded()
      }
      constrain()
      let frame = label.frame
      #expect(frame.minX == 20 && frame.width == 160 && frame.height > 50)
      label.text = nil
      NSLayoutConstraint.deactivate(scene.root.constraints)
      constrain()
      #expect(label.frame == frame)
    }
  }

  /// As on iOS, a view that nothing constrains keeps its frame, also beside views with constraints. One
  /// with a natural size gets this size if its superview holds constraints.
  @Test func framesWithoutConstraintsAreKept() {
    let scene = Scene(200, 300)
    scene.clock.asCurrent {
      let (root, inner) = (scene.root, UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      root.addSubview(inner)
      let (free, pinned) = (add(UIView(), to: inner), add(UIView(), to: root))
      pin(pinned, to: root)
      free.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      root.layoutIfNeeded()
      #expect(pinned.frame.size == root.bounds.size)
      #expect(free.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      let (text, lost) = (add(Content(50), to: inner), add(Content(60), to: inner))
      text.centerXAnchor.constraint(equalTo: inner.centerXAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(free.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(lost.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
      #expect(text.frame.midX == 50 && text.frame.size == CGSize(width: 50, height: 20))
    }
  }

  /// The left edge and the width change together: neither contradicts the centre.
  @Test func framesOfViewsWithAFixedCenterCanChange() {
    let scene = Scene(200, 300)
    scene.clock.asCurrent {
      let (root, view) = (scene.root, UIView(frame: CGRect(x: 20, y: 30, width: 160, height: 50)))
      root.addSubview(view)
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      root.layoutIfNeeded()
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      root.layoutIfNeeded()
      #expect(view.frame == root.bounds)
    }
    #expect(scene.warnings.isEmpty)
  }

  @Test func guidesFollowTheirView() {
    let scene = Scene(200, 300)
    scene.clock.asCurrent {
      let (root, view) = (scene.root, add(UIView(), to: scene.root))
      pin(view, to: root)
      let bar = add(UIView(), to: view)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
      #expect(bar.frame.minY == 280)
      root.frame.size.height = 180
      root.layoutIfNeeded()
      #expect(view.frame.height == 180 && bar.frame.minY == 160)
    }
    #expect(scene.warnings.isEmpty)
  }

  @Test func withoutAKeyboardItsGuideIsBelowTheSafeArea() {
    let scene = Scene(200, 300)
    scene.clock.asCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let controller = UIViewController()
      controller.additionalSafeAreaInsets.bottom = 40
      window.rootViewController = controller
      let view: UIView = controller.view
      let bar = add(UIView(), to: view)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 20),
      ])
      window.layoutIfNeeded()
      #expect(bar.frame.minY == 240)
      #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 260, width: 200, height: 40))
      view.keyboardLayoutGuide.usesBottomSafeArea = false
      view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(bar.frame.minY == 280)
    }
  }

  @Test func marginsOfAnEmptyViewFollowItsSize() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let view = UIView()
      let inner = add(UIView(), to: view)
      let guide = view.layoutMarginsGuide
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
      view.layoutIfNeeded()
      view.frame.size = CGSize(width: 200, height: 50)
      view.layoutIfNeeded()
      #expect(inner.frame.minX == 8 && inner.frame.width == 184)
    }
    #expect(scene.warnings.isEmpty)
  }

  @Test func aRootThatIsTooSmallBreaksAConstraint() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let (root, view) = (scene.root, add(UIView(), to: scene.root))
      pin(view, to: root)
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
      root.layoutIfNeeded()
      root.frame.size.width = 50
      root.layoutIfNeeded()
      #expect(scene.warnings.map(\.code) == [.unsatisfiableConstraints])
      #expect(scene.warnings.first?.message.contains("100") == true)
    }
  }

  @Test func unlimitedNumbersAreAllowed() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let (root, view) = (scene.root, add(Content(30, 10), to: scene.root))
      view.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive =
        true
      view.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
      root.layoutIfNeeded()
      view.size.width = 40
      root.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 40, height: 10))
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 60, height: 10))
    }
    #expect(scene.clock.failure == nil && scene.warnings.isEmpty)
  }

  @Test func aViewCanBePlacedByConstraintsLater() {
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let (root, panel) = (scene.root, UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 50)))
      root.addSubview(panel)
      let view = add(UIView(), to: panel)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.minX == 10)
      panel.translatesAutoresizingMaskIntoConstraints = false
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
      root.layoutIfNeeded()
      #expect(panel.frame.minX == 5 && view.frame.minX == 25)
      panel.constraints.forEach { $0.isActive = false }
      panel.translatesAutoresizingMaskIntoConstraints = true
      panel.frame.origin.x = 5
      root.layoutIfNeeded()
      #expect(panel.frame.minX == 5 && view.frame.minX == 25)
    }
    #expect(scene.warnings.isEmpty)
  }

  @Test func changesBeforeTheSubviewsAreLaidOutCount() {
    final class Half: UIView {
      let inner = UIView()
      lazy var width = inner.widthAnchor.constraint(equalToConstant: 0)
      override func layoutSubviews() {
        width.constant = bounds.width / 2
        super.layoutSubviews()
      }
    }
    let scene = Scene(200, 100)
    scene.clock.asCurrent {
      let half = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      scene.root.addSubview(half)
      add(half.inner, to: half)
      half.width.isActive = true
      scene.root.layoutIfNeeded()
      #expect(half.inner.frame.width == 50)
      half.frame.size.width = 160
      scene.root.layoutIfNeeded()
      #expect(half.inner.frame.width == 80)
    }
  }

  @Test func changesOfOneTurnAreSimultaneous() {
    let scene = Scene(100, 100)
    scene.clock.asCurrent {
      let root = scene.root
      let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
      let (first, second) = (
        a.heightAnchor.constraint(equalToConstant: 30),
        b.heightAnchor.constraint(equalToConstant: 70)
      )
      let width = a.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        first, second, width,
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.topAnchor.constraint(equalTo: a.bottomAnchor),
        b.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      first.constant = 40
      second.constant = 60
      width.constant = 150
      root.frame.size.width = 150
      root.layoutIfNeeded()
      #expect(a.frame == CGRect(x: 0, y: 0, width: 150, height: 40) && b.frame.minY == 40)
    }
    #expect(scene.warnings.isEmpty)
  }

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Title"
    return label
  }

  @Test func baselinesFollowTheViewsThatAStackArranges() {
    let scene = Scene(300, 200)
    scene.clock.asCurrent {
      let (small, large) = (label(12), label(40))
      let stack = UIStackView(arrangedSubviews: [small])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(stack)
      let line = add(UIView(), to: scene.root)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
        stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        line.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
        line.heightAnchor.constraint(equalToConstant: 2),
      ])
      scene.root.layoutIfNeeded()
      func expected(_ label: UILabel) -> CGFloat { (20 + label.font.ascender).rounded() }
      #expect(abs(line.frame.minY - expected(small)) <= 1)
      small.font = .systemFont(ofSize: 20)
      scene.root.layoutIfNeeded()
      #expect(abs(line.frame.minY - expected(small)) <= 1)
      stack.insertArrangedSubview(large, at: 0)
      scene.root.layoutIfNeeded()
      #expect(abs(line.frame.minY - expected(large)) <= 1)
      stack.removeArrangedSubview(large)
      large.removeFromSuperview()
      scene.root.layoutIfNeeded()
      #expect(abs(line.frame.minY - expected(small)) <= 1)
    }
    #expect(scene.warnings.isEmpty)
  }
}
