public import Foundation

extension AttributeContainer {
  /// Creates a container with the attributes of a dictionary that an `AttributedString` has, too.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    let text = AttributedString(NSAttributedString(string: " ", attributes: dictionary))
    self = text.runs.first?.attributes ?? AttributeContainer()
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary with the attributes of a container that an `NSAttributedString` has, too.
  public init(_ container: AttributeContainer) {
    let text = NSAttributedString(AttributedString(" ", attributes: container))
    self = text.attributes(at: 0, effectiveRange: nil)
  }
}
