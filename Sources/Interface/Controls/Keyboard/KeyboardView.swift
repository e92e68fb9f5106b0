import Drawing
package import Foundation
import Geometry
import Layers
import ViewText
package import Views
import VirtualTime

/// The system's keyboard: it draws its keys and types what they say when they are touched.
package final class KeyboardView: UIView {
  private weak var input: (any UIKeyInput)?
  private var layout: KeyboardLayout
  private var isUppercase = false { didSet { if isUppercase != oldValue { setNeedsDisplay() } } }
  private var pressed: KeyboardKey? { didSet { if pressed != oldValue { setNeedsDisplay() } } }
  private var balloon: KeyBalloon?
  private var observers: [any NSObjectProtocol] = []

  /// Creates a keyboard for a responder; nil if it isn't a text input.
  package init?(for responder: UIResponder) {
    guard let input = responder as? any UIKeyInput else { return nil }
    self.input = input
    layout = KeyboardLayout(for: input)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: InputPanel.keyboardHeight))
    contentMode = .redraw
    backgroundColor = .clear
    switch input.keyboardAppearance {
    case .dark: overrideUserInterfaceStyle = .dark
    case .light: overrideUserInterfaceStyle = .light
    case .default: break
    }
    let names = [
      UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
    ]
    observers = names.map { name in
      NotificationObservers.add(to: .default, name, nil) { [weak self] _ in self?.capitalize() }
    }
    capitalize()
  }

  package required init?(coder: NSCoder) { nil }

  deinit { for observer in observers { NotificationObservers.remove(observer, from: .default) } }

  // MARK: Typing

  /// Shows for a moment that the user presses the key of a character.
  package func flash(_ character: Character) {
    let text = String(character).lowercased()
    let key: KeyboardKey? =
      switch text {
      case "\u{8}", "\u{7F}": .delete
      case " ": .space
      default: character.isNewline ? .enter(layout.returnKey) : nil
      }
    let found = layout.frames(in: bounds.width).map(\.key).first {
      switch $0 {
      case .character(text), .digit(text, _): true
      default: $0 == key
      }
    }
    guard let found else { return }
    press(found)
    let clock = VirtualClock.current
    clock?.schedule(at: (clock?.now ?? .zero).advanced(bySeconds: 0.08)) { [weak self] in
      self?.release()
    }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let key = key(at: touches.first?.location(in: self)) { press(key) }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
    if let key = key(at: touches.first?.location(in: self)) { press(key) }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let key = pressed
    release()
    if let key { type(key) }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
  }

  private func type(_ key: KeyboardKey) {
    switch key {
    case .character(let text): input?.typeKey(isUppercase ? text.uppercased() : text)
    case .digit(let text, _): input?.typeKey(text)
    case .space: input?.typeKey(" ")
    case .enter: input?.typeKey("\n")
    case .delete: input?.typeDelete()
    case .shift: isUppercase.toggle()
    case .letters: change(to: .letters)
    case .symbols: change(to: .symbols)
    case .blank: break
    }
  }

  private func change(to kind: KeyboardLayout.Kind) {
    layout = KeyboardLayout(kind: kind, returnKey: layout.returnKey, extras: layout.extras)
    setNeedsDisplay()
  }

  private func key(at point: CGPoint?) -> KeyboardKey? {
    guard let point else { return nil }
    return layout.frames(in: bounds.width)
      .first { $0.frame.insetBy(dx: -3, dy: -6).contains(point) && $0.key != .blank }?.key
  }

  private func press(_ key: KeyboardKey) {
    pressed = key
    guard case .character(let text) = key, layout.kind == .letters || layout.kind == .symbols,
      let frame = layout.frames(in: bounds.width).first(where: { $0.key == key })?.frame
    else { return }
    let balloon = KeyBalloon(
      isUppercase ? text.uppercased() : text, above: frame, in: bounds.width, keyColors)
    addSubview(balloon)
    self.balloon = balloon
  }

  private func release() {
    pressed = nil
    balloon?.removeFromSuperview()
    balloon = nil
  }

  /// Shows capital letters where the next letter is one.
  private func capitalize() {
    guard let input, layout.kind == .letters else { return isUppercase = false }
    let before = input.textBeforeCaret
    let words = before.split(separator: " ", omittingEmptySubsequences: false)
    isUppercase =
      switch input.autocapitalizationType {
      case .none: false
      case .allCharacters: true
      case .words: before.isEmpty || before.last?.isWhitespace ?? true
      case .sentences:
        before.isEmpty || before.last?.isNewline ?? false
          || words.last?.isEmpty ?? false
            && words.dropLast().last?.last.map { ".!?".contains($0) } ?? true
      }
  }

  // MARK: Drawing

  private var keyColors: KeyColors { KeyColors(isDark: traitCollection.isDark) }

  package override func draw(_ rect: CGRect) {
    for (key, frame) in layout.frames(in: bounds.width) where key != .blank {
      let isPressed = key == pressed
      if !layout.isPad || key.isDigit || isPressed {
        keyColors.fill(key, in: frame, isUppercase: isUppercase, isPressed: isPressed)
      }
      keyColors.drawTitle(of: key, in: frame, isUppercase: isUppercase, isPressed: isPressed)
    }
  }
}

extension UIKeyInput {
  /// The text before the caret; empty if it isn't known.
  fileprivate var textBeforeCaret: String {
    guard let text = self as? any UITextInput, let caret = text.selectedTextRange?.start,
      let range = text.textRange(from: text.beginningOfDocument, to: caret)
    else { return hasText ? "a" : "" }
    return text.text(in: range) ?? ""
  }
}
