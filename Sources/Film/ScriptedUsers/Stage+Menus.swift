import Controls
public import FilmStage
public import Foundation
import Views

extension Stage {
  /// Taps an element of the menu that is shown, or of its innermost submenu, at `time`; an element of a
  /// submenu needs a tap for each menu around it. Menus need 0.4 seconds to appear, and the user scrolls to
  /// elements that aren't visible.
  ///
  /// The film ends with an error if no menu is shown at that time, or if the menu has no element with that
  /// title, or a disabled one.
  public func chooseMenuElement(_ title: String, at time: TimeInterval) {
    let act = ScriptedAct(name: "The choice of \"\(title)\"", time: time)
    press(act, 0.1, curve: nil) { [window] in
      guard let menu = ShownMenu(above: window) else {
        act.fail(
          "No menu with \"\(title)\" is shown at \(time) s.",
          "Open the menu before: touch its button, or another view for 0.6 seconds.")
        return nil
      }
      guard let element = menu.element(title), let point = menu.middle(of: title) else {
        act.fail(
          "The menu that is shown at \(time) s has no element \"\(title)\".",
          "Its elements are \(menu.titles.map { "\"\($0)\"" }.joined(separator: ", ")).")
        return nil
      }
      guard element.isEnabled else {
        act.fail(
          "\"\(title)\" in the menu that is shown at \(time) s is disabled.",
          "Choose another element, or enable it before the menu is shown.")
        return nil
      }
      return act.check(point, "", window).flatMap { act.straight(from: $0, to: $0, 1, window) }
    }
  }
}
