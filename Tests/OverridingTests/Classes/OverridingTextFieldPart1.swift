import UIKit

/// Overrides further members of `UITextField` in the table.
class OverridingTextFieldPart1: UITextField {
  let calls = Calls()

  override var inputDelegate: (any UITextInputDelegate)? {
    get { calls.record(super.inputDelegate) }
    set { calls.recordSet(super.inputDelegate = newValue) }
  }

  override var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { calls.record(super.markedTextStyle) }
    set { calls.recordSet(super.markedTextStyle = newValue) }
  }

  override var tokenizer: any UITextInputTokenizer { calls.record(super.tokenizer) }

  override var interactionState: Any {
    get { calls.record(super.interactionState) }
    set { calls.recordSet(super.interactionState = newValue) }
  }

  override var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { calls.record(super.mathExpressionCompletionType) }
    set { calls.recordSet(super.mathExpressionCompletionType = newValue) }
  }

  override var writingToolsBehavior: UIWritingToolsBehavior {
    get { calls.record(super.writingToolsBehavior) }
    set { calls.recordSet(super.writingToolsBehavior = newValue) }
  }

  override var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { calls.record(super.allowedWritingToolsResultOptions) }
    set { calls.recordSet(super.allowedWritingToolsResultOptions = newValue) }
  }

  override var textDragDelegate: (any UITextDragDelegate)? {
    get { calls.record(super.textDragDelegate) }
    set { calls.recordSet(super.textDragDelegate = newValue) }
  }

  override var textDropDelegate: (any UITextDropDelegate)? {
    get { calls.record(super.textDropDelegate) }
    set { calls.recordSet(super.textDropDelegate = newValue) }
  }

  override var pasteDelegate: (any UITextPasteDelegate)? {
    get { calls.record(super.pasteDelegate) }
    set { calls.recordSet(super.pasteDelegate = newValue) }
  }

  override var textDragInteraction: UIDragInteraction? { calls.record(super.textDragInteraction) }

  override var textDropInteraction: UIDropInteraction? { calls.record(super.textDropInteraction) }

  override var isTextDragActive: Bool { calls.record(super.isTextDragActive) }

  override var isTextDropActive: Bool { calls.record(super.isTextDropActive) }

  override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    calls.record(super.shouldChangeText(in: range, replacementText: text))
  }

  override func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    calls.record(super.textStyling(at: position, in: direction))
  }

  override func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    calls.record(super.baseWritingDirection(for: position, in: direction))
  }

  override func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    calls.record(super.setBaseWritingDirection(writingDirection, for: range))
  }

  override var textInputView: UIView { calls.record(super.textInputView) }

  override func firstRect(for range: UITextRange) -> CGRect {
    calls.record(super.firstRect(for: range))
  }
}
