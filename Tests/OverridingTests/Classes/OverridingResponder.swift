import UIKit

/// Overrides the members of `UIResponder` in the table.
class OverridingResponder: UIResponder {
  let calls = Calls()

  override var next: UIResponder? { calls.record(super.next) }

  override var isFirstResponder: Bool { calls.record(super.isFirstResponder) }

  override var canBecomeFirstResponder: Bool { calls.record(super.canBecomeFirstResponder) }

  override func becomeFirstResponder() -> Bool {
    calls.record(super.becomeFirstResponder())
  }

  override var canResignFirstResponder: Bool { calls.record(super.canResignFirstResponder) }

  override func resignFirstResponder() -> Bool {
    calls.record(super.resignFirstResponder())
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    calls.record(super.canPerformAction(action, withSender: sender))
  }

  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    calls.record(super.target(forAction: action, withSender: sender))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.record(super.touchesBegan(touches, with: event))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.record(super.touchesMoved(touches, with: event))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.record(super.touchesEnded(touches, with: event))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.record(super.touchesCancelled(touches, with: event))
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    calls.record(super.touchesEstimatedPropertiesUpdated(touches))
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.record(super.motionBegan(motion, with: event))
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.record(super.motionEnded(motion, with: event))
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.record(super.motionCancelled(motion, with: event))
  }

  override var inputView: UIView? { calls.record(super.inputView) }

  override var inputAccessoryView: UIView? { calls.record(super.inputAccessoryView) }

  override func reloadInputViews() {
    calls.record(super.reloadInputViews())
  }

  override func awakeFromNib() {
    calls.record(super.awakeFromNib())
  }

  override func prepareForInterfaceBuilder() {
    calls.record(super.prepareForInterfaceBuilder())
  }

  override var accessibilityLabel: String? {
    get { calls.record(super.accessibilityLabel) }
    set { calls.recordSet(super.accessibilityLabel = newValue) }
  }

  override var accessibilityHint: String? {
    get { calls.record(super.accessibilityHint) }
    set { calls.recordSet(super.accessibilityHint = newValue) }
  }

  override var accessibilityValue: String? {
    get { calls.record(super.accessibilityValue) }
    set { calls.recordSet(super.accessibilityValue = newValue) }
  }

  override var isAccessibilityElement: Bool {
    get { calls.record(super.isAccessibilityElement) }
    set { calls.recordSet(super.isAccessibilityElement = newValue) }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { calls.record(super.accessibilityTraits) }
    set { calls.recordSet(super.accessibilityTraits = newValue) }
  }

  override var accessibilityElementsHidden: Bool {
    get { calls.record(super.accessibilityElementsHidden) }
    set { calls.recordSet(super.accessibilityElementsHidden = newValue) }
  }

  override var accessibilityViewIsModal: Bool {
    get { calls.record(super.accessibilityViewIsModal) }
    set { calls.recordSet(super.accessibilityViewIsModal = newValue) }
  }

  override var accessibilityElements: [Any]? {
    get { calls.record(super.accessibilityElements) }
    set { calls.recordSet(super.accessibilityElements = newValue) }
  }

  override func accessibilityElementCount() -> Int {
    calls.record(super.accessibilityElementCount())
  }

  override func accessibilityElement(at index: Int) -> Any? {
    calls.record(super.accessibilityElement(at: index))
  }

  override func index(ofAccessibilityElement element: Any) -> Int {
    calls.record(super.index(ofAccessibilityElement: element))
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { calls.record(super.accessibilityCustomActions) }
    set { calls.recordSet(super.accessibilityCustomActions = newValue) }
  }

  override var accessibilityFrame: CGRect {
    get { calls.record(super.accessibilityFrame) }
    set { calls.recordSet(super.accessibilityFrame = newValue) }
  }

  override var accessibilityPath: UIBezierPath? {
    get { calls.record(super.accessibilityPath) }
    set { calls.recordSet(super.accessibilityPath = newValue) }
  }

  override var accessibilityActivationPoint: CGPoint {
    get { calls.record(super.accessibilityActivationPoint) }
    set { calls.recordSet(super.accessibilityActivationPoint = newValue) }
  }

  override var accessibilityLanguage: String? {
    get { calls.record(super.accessibilityLanguage) }
    set { calls.recordSet(super.accessibilityLanguage = newValue) }
  }

  override var shouldGroupAccessibilityChildren: Bool {
    get { calls.record(super.shouldGroupAccessibilityChildren) }
    set { calls.recordSet(super.shouldGroupAccessibilityChildren = newValue) }
  }

  override var accessibilityIgnoresInvertColors: Bool {
    get { calls.record(super.accessibilityIgnoresInvertColors) }
    set { calls.recordSet(super.accessibilityIgnoresInvertColors = newValue) }
  }

  override func accessibilityActivate() -> Bool {
    calls.record(super.accessibilityActivate())
  }

  override func accessibilityIncrement() {
    calls.record(super.accessibilityIncrement())
  }

  override func accessibilityDecrement() {
    calls.record(super.accessibilityDecrement())
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    calls.record(super.accessibilityScroll(direction))
  }

  override func accessibilityPerformEscape() -> Bool {
    calls.record(super.accessibilityPerformEscape())
  }

  override func accessibilityPerformMagicTap() -> Bool {
    calls.record(super.accessibilityPerformMagicTap())
  }

  override func accessibilityElementDidBecomeFocused() {
    calls.record(super.accessibilityElementDidBecomeFocused())
  }

  override func accessibilityElementDidLoseFocus() {
    calls.record(super.accessibilityElementDidLoseFocus())
  }

  override func accessibilityElementIsFocused() -> Bool {
    calls.record(super.accessibilityElementIsFocused())
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.record(super.pressesBegan(presses, with: event))
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.record(super.pressesChanged(presses, with: event))
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.record(super.pressesEnded(presses, with: event))
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.record(super.pressesCancelled(presses, with: event))
  }

  override func remoteControlReceived(with event: UIEvent?) {
    calls.record(super.remoteControlReceived(with: event))
  }

  override var keyCommands: [UIKeyCommand]? { calls.record(super.keyCommands) }

  override func buildMenu(with builder: any UIMenuBuilder) {
    calls.record(super.buildMenu(with: builder))
  }

  override func validate(_ command: UICommand) {
    calls.record(super.validate(command))
  }

  override var undoManager: UndoManager? { calls.record(super.undoManager) }

  override func cut(_ sender: Any?) {
    calls.record(super.cut(sender))
  }

  override func copy(_ sender: Any?) {
    calls.record(super.copy(sender))
  }

  override func paste(_ sender: Any?) {
    calls.record(super.paste(sender))
  }

  override func select(_ sender: Any?) {
    calls.record(super.select(sender))
  }

  override func selectAll(_ sender: Any?) {
    calls.record(super.selectAll(sender))
  }

  override func delete(_ sender: Any?) {
    calls.record(super.delete(sender))
  }

  override var userActivity: NSUserActivity? {
    get { calls.record(super.userActivity) }
    set { calls.record(super.userActivity = newValue) }
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    calls.record(super.updateUserActivityState(activity))
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    calls.record(super.restoreUserActivityState(activity))
  }

  override var inputAssistantItem: UITextInputAssistantItem {
    calls.record(super.inputAssistantItem)
  }

  override var textInputMode: UITextInputMode? { calls.record(super.textInputMode) }

  override var textInputContextIdentifier: String? {
    calls.record(super.textInputContextIdentifier)
  }

  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { calls.record(super.accessibilityCustomRotors) }
    set { calls.recordSet(super.accessibilityCustomRotors = newValue) }
  }

  override var pasteConfiguration: UIPasteConfiguration? {
    get { calls.record(super.pasteConfiguration) }
    set { calls.recordSet(super.pasteConfiguration = newValue) }
  }

  override func paste(itemProviders: [NSItemProvider]) {
    calls.record(super.paste(itemProviders: itemProviders))
  }

  override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    calls.record(super.canPaste(itemProviders))
  }
}
