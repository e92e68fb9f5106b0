public import Foundation
import Layers
public import Messaging
import VirtualTime

/// An object that handles touches and key presses.
open class UIResponder: NSObject {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  /// The next responder, which receives the events that this one doesn't handle.
  open var next: UIResponder? { nil }

  /// Called after the object and its outlets were loaded from a nib.
  open func awakeFromNib() {}

  /// Called by Interface Builder; never called here.
  open func prepareForInterfaceBuilder() {}

  /// Called when touches began in this responder; forwards them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    replaceable(.touchesBegan, of: self, in: UIResponder.self, touches, event) {
      next?.touchesBegan($0, with: $1)
    }
  }

  /// Called when touches that began here have moved; forwards them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    replaceable(.touchesMoved, of: self, in: UIResponder.self, touches, event) {
      next?.touchesMoved($0, with: $1)
    }
  }

  /// Called when touches that began here have ended; forwards them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    replaceable(.touchesEnded, of: self, in: UIResponder.self, touches, event) {
      next?.touchesEnded($0, with: $1)
    }
  }

  /// Called when touches that began here were cancelled; forwards them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    replaceable(.touchesCancelled, of: self, in: UIResponder.self, touches, event) {
      next?.touchesCancelled($0, with: $1)
    }
  }

  /// Called when touches were measured more precisely; never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when a shake of the device begins; never called here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a shake of the device has ended; never called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a shake of the device was cancelled; never called here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a button or key is pressed; never called here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when a press has changed; never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a press has ended; never called here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when a press was cancelled; never called here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called for a command of a remote control; never called here.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// The combinations of keys that the responder handles; nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called to change the menus of the app; does nothing by default. Never called here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called to update a command before it is shown; does nothing by default. Never called here.
  open func validate(_ command: UICommand) {}

  /// The record of changes that can be undone: that of the next responder; of a window, one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Actions

  /// Returns whether the responder performs an action: by default, if it has a method for it. Edit menus
  /// ask this.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Returns the responder that performs an action: this one, or the next that can; nil if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called to cut the selection; does nothing by default. Edit menus send these actions.
  open func cut(_ sender: Any?) {}

  /// Called to copy the selection; does nothing by default.
  open func copy(_ sender: Any?) {}

  /// Called to paste from the pasteboard; does nothing by default.
  open func paste(_ sender: Any?) {}

  /// Called to select the item at the cursor; does nothing by default.
  open func select(_ sender: Any?) {}

  /// Called to select everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}

  /// Called to delete the selection; does nothing by default.
  open func delete(_ sender: Any?) {}

  /// The types of data that the responder accepts from the pasteboard; nil by default. Nothing here
  /// pastes but code.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Called to take over data from the pasteboard; does nothing by default.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether the responder accepts data: by default, if it has a `pasteConfiguration` with
  /// one of the types of each provider.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.allSatisfy { provider in
      types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }

  // MARK: Activities

  /// The activity that another device could continue; stored, without effect.
  open var userActivity: NSUserActivity?

  /// Called to update an activity; does nothing by default. Never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to continue an activity; does nothing by default. Never called here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Accessibility

  // Nothing reads these values during a render. Subclasses override them, so they are in the class.

  /// The accessibility values.
  var accessibility = AccessibilityValues()

  /// A short name of the element.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// A description of the result of using the element.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value of the element.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// Whether it is an accessibility element; false by default.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// The traits of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// Whether the subviews are hidden from accessibility; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// Whether sibling views are hidden from accessibility; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// The elements in it, in their order; nil, the default, for the subviews. Stored.
  open var accessibilityElements: [Any]? {
    get { accessibility.rare?.elements }
    set { accessibility.change { $0.elements = newValue } }
  }

  /// Returns the number of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of `accessibilityElements`; nil if the index is out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the index of an object in `accessibilityElements`; `NSNotFound` if it isn't there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// The actions that assistive technologies offer; nil by default. Stored.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.rare?.customActions }
    set { accessibility.change { $0.customActions = newValue } }
  }

  /// The ways in which an assistive technology searches; nil by default. Stored.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.rare?.customRotors }
    set { accessibility.change { $0.customRotors = newValue } }
  }

  /// The frame of the element on the screen; by default that of a view, and zero for others.
  open var accessibilityFrame: CGRect {
    get { accessibility.rare?.frame ?? .zero }
    set { accessibility.change { $0.frame = newValue } }
  }

  /// The outline of the element on the screen; nil, the default, for its frame. Stored.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.rare?.path }
    set { accessibility.change { $0.path = newValue } }
  }

  /// The point of the screen that activates the element; by default the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.rare?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.change { $0.activationPoint = newValue } }
  }

  /// The language of the element's texts; nil, the default, for that of the device. Stored.
  open var accessibilityLanguage: String? {
    get { accessibility.rare?.language }
    set { accessibility.change { $0.language = newValue } }
  }

  /// Whether the subviews are presented together; false by default. Stored.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.rare?.groupsChildren ?? false }
    set { accessibility.change { $0.groupsChildren = newValue } }
  }

  /// Whether it keeps its colours on a device that inverts them; false by default. Stored.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.rare?.ignoresInvertedColors ?? false }
    set { accessibility.change { $0.ignoresInvertedColors = newValue } }
  }

  // Assistive technologies call these methods on a device. Nothing calls them here but code.

  /// Activates the element, as a double tap does; does nothing by default, and returns false.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of the element; does nothing by default.
  open func accessibilityIncrement() {}

  /// Decreases the value of the element; does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls; does nothing by default, and returns false.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses what is shown; does nothing by default, and returns false.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action; does nothing by default, and returns false.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when an assistive technology has selected the element; never called here.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive technology has left the element; never called here.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether an assistive technology has selected the element: false.
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: The keyboard

  /// The view that is shown instead of a keyboard while the object is the first responder; nil by
  /// default.
  open var inputView: UIView? { nil }

  /// The view above the keyboard, or at the lower edge of the screen, while the object or one whose
  /// responder chain it is in is the first responder; nil by default.
  open var inputAccessoryView: UIView? {
    replaceable(.inputAccessoryView, of: self, in: UIResponder.self) { nil }
  }

  /// Shows the present input view and accessory view, if the object is the first responder.
  open func reloadInputViews() { if isFirstResponder { UIApplication.shared.inputViews.update() } }

  /// The bar above the keyboard, which isn't shown: a new item each time.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }

  /// The keyboard: one in English.
  open var textInputMode: UITextInputMode? { .english }

  /// A name under which the system remembers the keyboard; nil.
  open var textInputContextIdentifier: String? { nil }

  /// A Boolean value that indicates whether this object can become the first responder; false by
  /// default.
  open var canBecomeFirstResponder: Bool {
    replaceable(.canBecomeFirstResponder, of: self, in: UIResponder.self) { false }
  }

  /// A Boolean value that indicates whether this object can resign as first responder; true by
  /// default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether this object is the first responder, which receives key
  /// presses.
  open var isFirstResponder: Bool { keyWindow?.firstResponder === self }

  /// Makes this object the first responder if it can become one, is in a window, and the current
  /// first responder resigns; returns whether it is the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    replaceable(.becomeFirstResponder, of: self, in: UIResponder.self) {
      guard let window = keyWindow else { return false }
      if window.firstResponder === self { return true }
      let inputViews = UIApplication.shared.inputViews
      let former = window.firstResponder
      guard canBecomeFirstResponder,
        inputViews.takingOver({ former?.resignFirstResponder() ?? true })
      else { return false }
      window.firstResponder = self
      inputViews.show(self, in: window)
      return true
    }
  }

  /// Resigns as first responder; returns whether it has resigned.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    replaceable(.resignFirstResponder, of: self, in: UIResponder.self) {
      guard isFirstResponder else { return true }
      guard canResignFirstResponder else { return false }
      keyWindow?.firstResponder = nil
      UIApplication.shared.inputViews.show(nil, in: nil)
      return true
    }
  }

  /// The window of this object.
  private var keyWindow: UIWindow? {
    var responder: UIResponder? = self
    while let next = responder {
      if let window = next as? UIWindow { return window }
      responder = next.next
    }
    return nil
  }
}
