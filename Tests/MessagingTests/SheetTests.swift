import FilmStage
import Foundation
import Geometry
import Layers
import ScriptedUsers
import Testing
import VirtualTime
import Views

/// Sheets and a scripted user who drags them.
@Suite struct SheetTests {
  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    var allowsDismissal = true

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      log.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      allowsDismissal
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.append("will dismiss")
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did dismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  private final class TouchedView: UIView {
    var touchCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
  }

  private let stage: Stage
  private let root = UIViewController()
  private let content = UIViewController()
  private let listener = Listener()
  private let behind = TouchedView()

  init() throws {
    stage = try Stage(canvas: Canvas(width: 300, height: 400, framesPerSecond: 50))
  }

  /// Presents a sheet at 0 s with detents of 199 and 400 points.
  private func present(_ configure: (UISheetPresentationController) -> Void = { _ in }) throws {
    try stage.perform {
      root.view = behind
      content.view.backgroundColor = .white
      stage.window.rootViewController = root
      let sheet = try #require(content.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      sheet.delegate = listener
      configure(sheet)
    }
    try stage.advance(to: 0.02)
    stage.perform { root.present(content, animated: true) }
  }

  /// The upper edge of the sheet as it is displayed.
  private var top: CGFloat {
    stage.perform {
      guard let view = content.viewIfLoaded?.superview else { return 400 }
      let layer = view.layer.presentation() ?? view.layer
      return layer.frame.minY
    }
  }

  private func advance(to seconds: Double) throws {
    try stage.advance(to: seconds)
  }

  @Test func theSheetSlidesToItsLowestDetent() throws {
    try present()
    try advance(to: 0.1)
    #expect(top > 201 && top < 400)
    try advance(to: 1)
    #expect(top == 201 && content.view.bounds.size == CGSize(width: 300, height: 199))
    #expect(content.view.window === stage.window && root.view.window === stage.window)
    #expect(content.presentationController?.containerView?.bounds.height == 400)
  }

  @Test func controllersWithoutChangesFillTheWindow() throws {
    stage.perform {
      stage.window.rootViewController = root
      _ = content.sheetPresentationController
    }
    try advance(to: 0.02)
    stage.perform { root.present(content, animated: false) }
    try advance(to: 1)
    #expect(content.view.frame == stage.window.bounds)
    #expect(content.view.superview === stage.window)
  }

  @Test func controllersAreCardsBelowAStatusBar() throws {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let stage = try Stage(canvas: Canvas(width: 393, height: 852, safeAreaInsets: insets))
    stage.perform {
      stage.window.rootViewController = root
      #expect(stage.window.safeAreaInsets == insets && root.view.safeAreaInsets == insets)
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
      #expect(UIApplication.shared.isStatusBarHidden == false)
    }
    try stage.advance(to: 0.02)
    stage.perform { root.present(content, animated: false) }
    try stage.advance(to: 1)
    // O10.1
    let card = try #require(content.view.superview)
    #expect(card.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(card.layer.cornerRadius == 10 && root.view.window === stage.window)
    stage.perform {
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      content.dismiss(animated: false)
    }
    try stage.advance(to: 1.5)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    stage.perform { root.present(full, animated: false) }
    try stage.advance(to: 2)
    stage.perform {
      #expect(full.view.frame == stage.window.bounds && full.view.safeAreaInsets == insets)
    }
  }

  @Test func onlySheetsHaveTheirController() {
    stage.perform {
      content.modalPresentationStyle = .fullScreen
      #expect(content.sheetPresentationController == nil)
      content.modalPresentationStyle = .pageSheet
      #expect(content.sheetPresentationController != nil)
      #expect(content.presentationController is UISheetPresentationController)
    }
  }

  @Test func changesMoveTheSheet() throws {
    try present()
    try advance(to: 1)
    stage.perform {
      content.sheetPresentationController?.animateChanges {
        content.sheetPresentationController?.selectedDetentIdentifier = .large
      }
    }
    try advance(to: 1.1)
    #expect(top > 0 && top < 201)
    try advance(to: 2)
    #expect(top == 0 && listener.log.isEmpty)
    stage.perform { content.sheetPresentationController?.selectedDetentIdentifier = .medium }
    try advance(to: 2.02)
    #expect(top == 201)
  }

  @Test func aDragExpandsTheSheet() throws {
    try present()
    stage.perform {
      stage.drag(
        from: CGPoint(x: 150, y: 220), to: CGPoint(x: 150, y: 60), at: 1, duration: 0.4)
    }
    try advance(to: 1.3)
    #expect(top > 40 && top < 180)
    try advance(to: 3)
    #expect(top == 0 && listener.log == ["large"])
    #expect(content.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test func aSheetDoesNotMoveAboveItsHighestDetent() throws {
    try present { $0.detents = [.medium()] }
    stage.perform {
      stage.drag(
        from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), at: 1, duration: 0.4)
    }
    try advance(to: 1.3)
    #expect(top == 201)
    try advance(to: 3)
    #expect(top == 201 && listener.log.isEmpty)
  }

  @Test(arguments: [(80.0, false), (130, true)])
  func aSheetThatIsMostlyHiddenIsDismissed(distance: Double, isDismissed: Bool) throws {
    try present { $0.detents = [.medium()] }
    stage.perform {
      // The finger rests before it is lifted.
      stage.drag(
        from: CGPoint(x: 150, y: 220), to: CGPoint(x: 150, y: 220 + distance), at: 1,
        duration: 1, curve: CAMediaTimingFunction(name: .easeOut))
    }
    try advance(to: 4)
    #expect((content.presentingViewController == nil) == isDismissed)
    #expect(listener.log == (isDismissed ? ["will dismiss", "did dismiss"] : []))
    if !isDismissed { #expect(top == 201) }
  }

  @Test func aSheetThatMustStayReturns() throws {
    try present { $0.detents = [.medium()] }
    stage.perform {
      content.isModalInPresentation = true
      stage.drag(
        from: CGPoint(x: 150, y: 220), to: CGPoint(x: 150, y: 390), at: 1, duration: 0.3)
    }
    try advance(to: 1.28)
    #expect(top > 201 && top < 340)
    try advance(to: 3)
    #expect(top == 201)
    stage.perform { stage.touch(behind, at: 3.1, point: CGPoint(x: 150, y: 50)) }
    try advance(to: 4)
    #expect(listener.log == ["attempt", "attempt"] && behind.touchCount == 0)
  }

  @Test func aTapBesideTheSheetDismissesIt() throws {
    try present()
    stage.perform { stage.touch(behind, at: 1, point: CGPoint(x: 150, y: 50)) }
    try advance(to: 3)
    #expect(content.presentingViewController == nil && behind.touchCount == 0)
    #expect(listener.log == ["will dismiss", "did dismiss"])
  }

  @Test func whatIsNotDimmedCanBeTouched() throws {
    try present { $0.largestUndimmedDetentIdentifier = .medium }
    stage.perform { stage.touch(behind, at: 1, point: CGPoint(x: 150, y: 50)) }
    try advance(to: 2)
    #expect(behind.touchCount == 1 && content.presentingViewController != nil)
  }

  @Test func customDetentsDependOnTheWindow() throws {
    let half = UISheetPresentationController.Detent.custom(identifier: .init("third")) {
      $0.maximumDetentValue * 0.25
    }
    try present {
      $0.detents = [.custom { _ in nil }, half]
      $0.prefersGrabberVisible = true
      $0.preferredCornerRadius = 20
    }
    try advance(to: 2)
    #expect(top == 300)
    stage.perform {
      let sheet = content.view.superview
      #expect(sheet?.layer.cornerRadius == 20)
      let grabber = sheet?.subviews.last
      #expect(grabber?.frame == CGRect(x: 132, y: 5, width: 36, height: 5))
    }
  }
}
