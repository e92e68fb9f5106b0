public import Foundation
import Messaging
public import Views

/// A part of a search, which a search field shows in front of its text.
open class UISearchToken: NSObject {
  /// The image.
  public let icon: UIImage?
  /// The text.
  public let text: String
  /// The app's object for the token; nil by default.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

// Tokens are stored, because a search field doesn't draw them here.
extension UISearchTextField {
  /// The tokens in front of the text.
  public var tokens: [UISearchToken] {
    get { storedValue([]) }
    set { store(newValue) }
  }

  /// Inserts a token.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Removes a token.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Whether the user can delete tokens; true by default.
  public var allowsDeletingTokens: Bool {
    get { storedValue(true) }
    set { store(newValue) }
  }

  /// Whether the user can copy tokens; true by default.
  public var allowsCopyingTokens: Bool {
    get { storedValue(true) }
    set { store(newValue) }
  }

  /// The colour of the tokens; nil, the default, for the tint colour.
  public var tokenBackgroundColor: UIColor! {
    get { storedValue() ?? tintColor }
    set { store(optional: newValue) }
  }
}

// Scopes aren't shown: what is set is stored.
extension UISearchBar {
  /// The image behind the scopes; nil by default.
  public var scopeBarBackgroundImage: UIImage? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// Sets the image of a scope's button.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    store(optional: backgroundImage, property: "scopeBarButtonBackgroundImage \(state.rawValue)")
  }

  /// Returns the image of a scope's button.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    storedValue(property: "scopeBarButtonBackgroundImage \(state.rawValue)")
  }

  /// Whether the bar can be used; true by default.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// Whether the device's eyes dictate, on a headset; stored, without effect.
  public var isLookToDictateEnabled: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }
}
