import Foundation
import Geometry
import Layers
import Testing
import Views
import VirtualTime

@Suite struct PopoverTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var permits = true
    var log: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }

    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.append("prepare")
    }

    func popoverPresentationControllerShouldDismissPopover(
      _ controller: UIPopoverPresentationController
    ) -> Bool { permits }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("dismissed")
    }
  }

  private let clock = VirtualClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let page: UIViewController
  private let source: UIView
  private let content: UIViewController
  private let delegate = Delegate()

  init() {
    let window = window
    window.layer.keepUpToDate(by: clock)
    (page, source, content) = clock.asCurrent {
      let page = UIViewController()
      window.rootViewController = page
      let source = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 30))
      page.view.addSubview(source)
      return (page, source, UIViewController())
    }
    run(to: 0.1)
  }

  private func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  private var popover: UIPopoverPresentationController? {
    clock.asCurrent { content.popoverPresentationController }
  }

  private func present(
    _ directions: UIPopoverArrowDirection = .any,
    size: CGSize = CGSize(width: 200, height: 150)
  ) {
    clock.asCurrent {
      content.modalPresentationStyle = .popover
      content.preferredContentSize = size
      let popover = content.popoverPresentationController
      popover?.sourceView = source
      popover?.permittedArrowDirections = directions
      popover?.delegate = delegate
      page.present(content, animated: true)
    }
    run(to: 1)
  }

  @Test func aPopoverPointsAtItsSource() throws {
    present()
    // Below the source, in its middle, with an arrow of 13 points.
    let view = try #require(popover?.presentedView)
    #expect(view.frame == CGRect(x: 40, y: 80, width: 200, height: 163))
    #expect(popover?.arrowDirection == .up && delegate.log == ["prepare"])
    #expect(content.view.safeAreaInsets.top == 13 && content.view.bounds.height == 163)
    #expect(page.view.window != nil)
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.up, CGRect(x: 40, y: 80, width: 200, height: 163)),
    // Above the source are 27 points without the margin and the arrow.
    (.down, CGRect(x: 40, y: 10, width: 200, height: 40)),
    (.left, CGRect(x: 180, y: 10, width: 130, height: 150)),
    (.right, CGRect(x: 10, y: 10, width: 90, height: 150)),
    (UIPopoverArrowDirection(rawValue: 0), CGRect(x: 40, y: 10, width: 200, height: 150)),
  ])
  func thePlaceDependsOnTheArrow(_ direction: UIPopoverArrowDirection, _ frame: CGRect) {
    present(direction)
    #expect(popover?.presentedView?.frame == frame)
    #expect(popover?.arrowDirection == direction)
  }

  @Test func popoversFadeIn() throws {
    clock.asCurrent {
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = source
      content.popoverPresentationController?.delegate = delegate
      page.present(content, animated: true)
    }
    run(to: 0.2)
    let layer = try #require(popover?.presentedView).layer
    let alpha = clock.asCurrent { (layer.presentation() ?? layer).opacity }
    #expect(alpha > 0 && alpha < 1 && CATransform3DIsIdentity(layer.transform))
  }

  @Test func aSizeThatIsChosenInTheFirstLayoutIsNotAnimated() throws {
    final class Sizing: UIViewController {
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard preferredContentSize == .zero else { return }
        preferredContentSize = CGSize(width: 120, height: 90)
      }
    }
    let sizing = clock.asCurrent { Sizing() }
    let presented = clock.asCurrent {
      sizing.modalPresentationStyle = .popover
      sizing.popoverPresentationController?.sourceView = source
      sizing.popoverPresentationController?.permittedArrowDirections = .up
      sizing.popoverPresentationController?.delegate = delegate
      page.present(sizing, animated: true)
      return sizing.popoverPresentationController
    }
    run(to: 0.2)
    let view = try #require(presented?.presentedView)
    let shown = clock.asCurrent { (view.layer.presentation() ?? view.layer).frame }
    #expect(shown == CGRect(x: 80, y: 80, width: 120, height: 103))
    run(to: 1)
    clock.asCurrent { sizing.preferredContentSize = CGSize(width: 200, height: 90) }
    run(to: 1.1)
    let moving = clock.asCurrent { (view.layer.presentation() ?? view.layer).bounds.width }
    #expect(moving > 120 && moving < 200)
  }

  @Test func otherStylesFillTheWindow() {
    delegate.style = .fullScreen
    present()
    #expect(content.view.frame == window.bounds && delegate.log.isEmpty)
    clock.asCurrent { page.dismiss(animated: true) }
    run(to: 3)
    #expect(page.presentedViewController == nil)
  }

  @Test func aTapBesideDismissesThePopover() {
    present()
    func tap(_ x: CGFloat, _ y: CGFloat) {
      clock.asCurrent {
        let touch = TouchSequence(in: window)
        touch.begin(at: CGPoint(x: x, y: y))
        touch.end()
      }
    }
    delegate.permits = false
    tap(300, 400)
    run(to: 2)
    #expect(page.presentedViewController === content)
    delegate.permits = true
    tap(100, 150)
    run(to: 3)
    #expect(page.presentedViewController === content)
    tap(300, 400)
    run(to: 4)
    #expect(page.presentedViewController == nil && delegate.log == ["prepare", "dismissed"])
    #expect(content.viewIfLoaded?.window == nil)
  }

  @Test func thePreferredSizeCanChange() {
    present()
    clock.asCurrent { content.preferredContentSize = CGSize(width: 100, height: 60) }
    run(to: 2)
    #expect(popover?.presentedView?.frame == CGRect(x: 90, y: 80, width: 100, height: 73))
  }
}
