import Containers
import Controls
import Foundation
import Geometry
import Layers
import Messaging
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct UIAlertControllerTests {
  let scene = ContainerScene()
  let root = Page("A")

  init() { scene.show(root) }

  private func alert(
    _ style: UIAlertController.Style, message: String? = "The file can't be restored.",
    _ actions: [(String, UIAlertAction.Style)], chosen: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    scene.clock.asCurrent {
      let alert = UIAlertController(title: "Delete?", message: message, preferredStyle: style)
      for (title, style) in actions {
        alert.addAction(
          UIAlertAction(title: title, style: style) { action in chosen(action.title ?? "") })
      }
      return alert
    }
  }

  private func present(_ alert: UIAlertController, until seconds: Double = 1) {
    scene.perform { root.present(alert, animated: true) }
    scene.run(to: seconds)
  }

  /// The frames of the cards of an alert, from top to bottom.
  private func panels(_ alert: UIAlertController) -> [CGRect] { alert.view.subviews.map(\.frame) }

  /// The height of the card of an alert that isn't presented.
  private func height(_ alert: UIAlertController) -> CGFloat {
    scene.perform {
      alert.view.frame = scene.window.bounds
      alert.view.layoutIfNeeded()
    }
    return panels(alert)[0].height
  }

  @Test func theTintBelowAnAlertIsDimmed() throws {
    let alert = alert(.alert, [("OK", .default)])
    present(alert)
    #expect(root.view.tintAdjustmentMode == .dimmed && alert.view.tintAdjustmentMode == .normal)
    scene.perform { root.dismiss(animated: true) }
    scene.run(to: 2)
    #expect(root.view.tintAdjustmentMode == .normal)
  }

  @Test func anAlertIsACardInTheMiddleOfTheDimmedWindow() throws {
    let alert = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    present(alert)
    let card = try #require(panels(alert).first)
    #expect(panels(alert).count == 1 && card.width == 270 && card.minX == 25)
    #expect(abs(card.midY - 240) <= 0.5 && alert.view.subviews[0].layer.cornerRadius == 14)
    // Margins of 20, the title, 2, the message and one row of buttons.
    #expect(abs(card.height - (20 + 20.5 + 2 + 16 + 20 + 44)) <= 1)
    let picture = try scene.picture()
    #expect(picture[160, 20].map { (200...206).contains(Int($0.red)) } == true)
    #expect(scene.error == nil)
  }

  @Test func twoButtonsAreSideBySideWithCancelOnTheLeft() {
    var chosen: [String] = []
    let alert = alert(.alert, [("OK", .default), ("Cancel", .cancel)]) { chosen.append($0) }
    present(alert)
    #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
    let bottom = panels(alert)[0].maxY - 20
    scene.tap(230, bottom)
    scene.run(to: 1.2)
    #expect(chosen.isEmpty && root.presentedViewController != nil)
    scene.run(to: 2)
    #expect(chosen == ["OK"] && root.presentedViewController == nil)
    present(alert, until: 3)
    scene.tap(90, bottom)
    scene.run(to: 4)
    #expect(chosen == ["OK", "Cancel"])
  }

  @Test func threeButtonsAreStackedWithCancelLast() {
    var chosen: [String] = []
    let alert = alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .destructive)]) {
      chosen.append($0)
    }
    present(alert)
    let bottom = panels(alert)[0].maxY
    for (seconds, y) in [(3.0, bottom - 22), (5, bottom - 66), (7, bottom - 110)] {
      scene.tap(160, y)
      scene.run(to: seconds - 1)
      present(alert, until: seconds)
    }
    #expect(chosen == ["Cancel", "Two", "One"])
  }

  @Test func buttonsWithLongTitlesAreStacked() {
    let long = alert(.alert, [("Move to another folder", .default), ("Cancel", .cancel)])
    let short = alert(.alert, [("Move", .default), ("Cancel", .cancel)])
    #expect(height(long) == height(short) + 44)
  }

  @Test func anActionSheetIsAtTheBottomWithTheCancelButtonApart() {
    var chosen: [String] = []
    let sheet = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)]) {
      chosen.append($0)
    }
    present(sheet)
    let cards = panels(sheet).sorted { $0.minY < $1.minY }
    #expect(cards.count == 2 && cards[1] == CGRect(x: 8, y: 480 - 8 - 57, width: 304, height: 57))
    #expect(cards[0].maxY == cards[1].minY - 8)
    scene.tap(160, 20)
    scene.run(to: 2)
    #expect(chosen == ["Cancel"] && root.presentedViewController == nil)
    present(sheet, until: 3)
    scene.tap(160, cards[0].maxY - 20)
    scene.run(to: 4)
    #expect(chosen == ["Cancel", "Delete"])
  }

  @Test func aTapBesideAnAlertDoesNothing() {
    var chosen: [String] = []
    let alert = alert(.alert, [("Cancel", .cancel)]) { chosen.append($0) }
    present(alert)
    scene.tap(160, 20)
    scene.run(to: 2)
    #expect(chosen.isEmpty && root.presentedViewController === alert)
  }

  @Test func disabledButtonsCannotBeTapped() {
    var chosen: [String] = []
    let alert = alert(.alert, [("OK", .default)]) { chosen.append($0) }
    scene.perform { alert.actions[0].isEnabled = false }
    present(alert)
    scene.tap(160, panels(alert)[0].maxY - 20)
    scene.run(to: 2)
    #expect(chosen.isEmpty)
    scene.perform { alert.actions[0].isEnabled = true }
    scene.tap(160, panels(alert)[0].maxY - 20)
    scene.run(to: 3)
    #expect(chosen == ["OK"])
  }

  @Test func textFieldsAreConfiguredAndTheFirstIsEdited() {
    let alert = alert(.alert, [("OK", .default)])
    let before = alert.textFields
    scene.perform {
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField()
    }
    present(alert)
    #expect(before == nil && alert.textFields?.map(\.placeholder) == ["Name", nil])
    #expect(alert.textFields?[0].isFirstResponder == true)
    let plain = self.alert(.alert, [("OK", .default)])
    #expect(panels(alert)[0].height == height(plain) + 2 * 25 + 10)
  }

  @Test func theCardFadesInWhileItShrinks() {
    let alert = alert(.alert, [("OK", .default)])
    present(alert, until: 0.05)
    let shown = scene.clock.asCurrent { alert.view.layer.presentation() ?? alert.view.layer }
    #expect(shown.opacity > 0.1 && shown.opacity < 0.9)
    #expect(shown.transform.m11 > 1.01 && shown.transform.m11 < 1.2)
    scene.run(to: 1)
    #expect(alert.view.transform == .identity && alert.view.alpha == 1)
  }

  @Test func keysOfAppsReachTheTexts() {
    let alert = alert(.alert, [("OK", .default)])
    scene.perform {
      alert.setValue(
        NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)]),
        forKey: "attributedTitle")
      alert.actions[0].setValue(UIColor.red, forKey: "titleTextColor")
    }
    present(alert)
    #expect(panels(alert)[0].height > 130 && scene.error == nil)
  }
}
