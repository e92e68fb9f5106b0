public import Controls
public import FilmStage
public import Foundation
import Views
import VirtualTime

// Key presses of a scripted user; times and views have the same requirements as those of touches.
extension Stage {
  /// Types into a text field, the first character at `time` and the others every `interval`
  /// seconds.
  ///
  /// If the field isn't being edited, the user first taps it at the same instant; if another view
  /// covers the field, or it is disabled, nothing is typed. A line break is the Return key, and
  /// U+0008 deletes the last character. Typing ends early if the field stops being edited. If the field
  /// passes the editing on to a field within it, the user types into that.
  public func type(
    _ text: String, into field: UITextField, at time: TimeInterval, interval: TimeInterval = 0.1
  ) {
    press(text, in: field, at: time, interval: interval)
  }

  /// Types into a text view, in the same way as into a text field. A line break begins a new line.
  public func type(
    _ text: String, into view: UITextView, at time: TimeInterval, interval: TimeInterval = 0.1
  ) {
    press(text, in: view, at: time, interval: interval)
  }

  private func press(
    _ text: String, in field: any UIView & UIKeyInput, at time: TimeInterval, interval: TimeInterval
  ) {
    let act = ScriptedAct(name: "Typing", time: time)
    guard act.check([("interval", interval)], on: clock) else { return }
    clock.schedule(at: act.instant) { [weak self] in
      guard let self, let location = act.location(of: field.bounds.middle, in: field, window)
      else { return }
      if field.edited == nil {
        let tap = Touch(in: window, isVisible: showsTouches)
        tap.begin(at: location)
        tap.end()
      }
      for (index, character) in text.enumerated() {
        clock.schedule(at: act.instant.advanced(bySeconds: Double(index) * interval)) {
          guard let edited = field.edited else { return }
          (UIApplication.shared.inputViews.keyboard as? KeyboardView)?.flash(character)
          edited.press(character)
        }
      }
    }
  }
}

extension UIView {
  /// The view that is being edited: this one, or one within it.
  fileprivate var edited: (any UIKeyInput)? {
    guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else {
      return nil
    }
    return view as? any UIKeyInput
  }
}

extension UIKeyInput {
  /// Performs the action of a key.
  fileprivate func press(_ key: Character) {
    switch key {
    case "\u{8}", "\u{7F}": typeDelete()
    case _ where key.isNewline: typeKey("\n")
    default: typeKey(String(key))
    }
  }
}
