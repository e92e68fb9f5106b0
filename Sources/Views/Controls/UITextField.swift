import Foundation
import Layers

/// A control that is typed into.
///
/// It holds its text and tells of its editing; how the text is drawn comes with text.
open class UITextField: UIControl {
  private var content = ""

  /// What stands in it; empty by default, and never nil when read. Setting it sends no event.
  open var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      layer.noteChange()
    }
  }

  /// What shows while it is empty.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { layer.noteChange() } }
  }

  /// The colour of the text; black by default.
  open var textColor: UIColor? = .label

  /// Whether the text shows as dots.
  open var isSecureTextEntry = false

  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether it is being edited: whether keys go to it.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Editing

  /// An enabled text field takes keys.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins the editing and sends `editingDidBegin`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    layer.noteChange()
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends the editing and sends `editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasEditing {
      layer.noteChange()
      sendActions(for: .editingDidEnd)
    }
    return true
  }

  /// A tap begins the editing.
  override func touchEnded(inside: Bool) {
    super.touchEnded(inside: inside)
    if inside { becomeFirstResponder() }
  }

  // MARK: Keys

  /// Whether anything stands in it.
  open var hasText: Bool { !content.isEmpty }

  /// Types `text` at the end, as a user does: sends `editingChanged`. A line break is the return
  /// key: it sends `editingDidEndOnExit`, and ends the editing if anybody hears of that.
  open func insertText(_ text: String) {
    if text == "\n" {
      let ends = allControlEvents.contains(.editingDidEndOnExit)
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      if ends { resignFirstResponder() }
    } else {
      self.text = content + text
      sendActions(for: .editingChanged)
    }
  }

  /// Takes the last character away, as a user does: sends `editingChanged`.
  open func deleteBackward() {
    guard hasText else { return }
    text = String(content.dropLast())
    sendActions(for: .editingChanged)
  }
}
