public import Foundation
import Layers
import Messaging

// Conversions with a scope. Attributes of UIKit and Foundation are converted; those of an app's own
// scopes aren't.
extension NSAttributedString {
  /// Creates an attributed string from the attributes of a scope, such as `\.uiKit`, which includes
  /// those of Foundation.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(attrStr, including: Scope.self) }

  /// Creates an attributed string from the attributes of a scope.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: Scope.Type
  ) throws {
    let all = NSMutableAttributedString(attributedString: NSAttributedString(attrStr))
    all.keepOnly(scope)
    self.init(attributedString: all)
  }
}

extension AttributedString {
  /// Creates an attributed string from the attributes of a scope, such as `\.uiKit`, which includes
  /// those of Foundation.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { try self.init(nsStr, including: Scope.self) }

  /// Creates an attributed string from the attributes of a scope.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: Scope.Type
  ) throws {
    let all = NSMutableAttributedString(attributedString: nsStr)
    all.keepOnly(scope)
    self.init(all)
  }
}

extension NSMutableAttributedString {
  /// Removes UIKit's attributes unless the scope is UIKit's.
  fileprivate func keepOnly<Scope: AttributeScope>(_ scope: Scope.Type) {
    guard scope == AttributeScopes.FoundationAttributes.self else { return }
    let kept: Set<NSAttributedString.Key> = [
      .link, .inlinePresentationIntent, .presentationIntentAttributeName, .imageURL,
      .alternateDescription, .languageIdentifier,
    ]
    let whole = NSRange(location: 0, length: length)
    NSAttributedString(attributedString: self).enumerateAttributes(in: whole) {
      attributes, range, _ in
      for key in attributes.keys where !kept.contains(key) { removeAttribute(key, range: range) }
    }
  }
}
