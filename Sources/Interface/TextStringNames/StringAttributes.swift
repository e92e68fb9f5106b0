public import Containers
public import Controls
public import Foundation
public import ViewText
public import Views

// The functions and properties of text with the types that they had before Swift 4: dictionaries with
// strings as keys. Where a type isn't determined, today's is preferred.

extension [String: Any] {
  /// The attributes with keys.
  fileprivate var keyed: [NSAttributedString.Key: Any] {
    Dictionary<NSAttributedString.Key, Any>(
      uniqueKeysWithValues: map { (NSAttributedString.Key(rawValue: $0), $1) })
  }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes with strings as keys.
  fileprivate var named: [String: Any] {
    [String: Any](uniqueKeysWithValues: map { ($0.rawValue, $1) })
  }
}

extension NSAttributedString {
  /// Creates a string with the same attributes for all of it.
  @_disfavoredOverload
  public convenience init(string: String, attributes attrs: [String: Any]?) {
    self.init(string: string, attributes: attrs?.keyed)
  }

  /// Returns the attributes at an index, by their names.
  @_disfavoredOverload
  public func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [String: Any] {
    let attributes: [NSAttributedString.Key: Any] = unsafe attributes(
      at: location, effectiveRange: range)
    return attributes.named
  }

  /// Returns the value of an attribute at an index.
  @_disfavoredOverload
  public func attribute(
    _ attrName: String, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    unsafe attribute(
      NSAttributedString.Key(rawValue: attrName), at: location, effectiveRange: range)
  }
}

extension NSMutableAttributedString {
  /// Adds an attribute to the characters in a range.
  @_disfavoredOverload
  public func addAttribute(_ name: String, value: Any, range: NSRange) {
    addAttribute(NSAttributedString.Key(rawValue: name), value: value, range: range)
  }

  /// Adds attributes to the characters in a range.
  @_disfavoredOverload
  public func addAttributes(_ attrs: [String: Any], range: NSRange) {
    addAttributes(attrs.keyed, range: range)
  }

  /// Replaces the attributes of the characters in a range.
  @_disfavoredOverload
  public func setAttributes(_ attrs: [String: Any]?, range: NSRange) {
    setAttributes(attrs?.keyed, range: range)
  }

  /// Removes an attribute from the characters in a range.
  @_disfavoredOverload
  public func removeAttribute(_ name: String, range: NSRange) {
    removeAttribute(NSAttributedString.Key(rawValue: name), range: range)
  }
}

extension NSString {
  /// Returns the size of the text with one line per paragraph, in points.
  @_disfavoredOverload
  public func size(attributes attrs: [String: Any]?) -> CGSize {
    size(withAttributes: attrs?.keyed)
  }

  /// Returns the size of the text with one line per paragraph, in points. Dictionaries whose type isn't
  /// determined have today's keys.
  public func size(attributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(withAttributes: attrs)
  }

  /// Draws the text with its upper left corner at a point of the current context.
  @_disfavoredOverload
  public func draw(at point: CGPoint, withAttributes attrs: [String: Any]?) {
    draw(at: point, withAttributes: attrs?.keyed)
  }

  /// Draws the text, wrapped, in a rectangle of the current context.
  @_disfavoredOverload
  public func draw(in rect: CGRect, withAttributes attrs: [String: Any]?) {
    draw(in: rect, withAttributes: attrs?.keyed)
  }

  /// Returns the bounds of the text within a size, where 0 means no limit.
  @_disfavoredOverload
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, attributes: [String: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(with: size, options: options, attributes: attributes?.keyed, context: context)
  }
}

extension String {
  /// Returns the size of the text with one line per paragraph, in points.
  @_disfavoredOverload
  public func size(attributes attrs: [String: Any]?) -> CGSize {
    size(withAttributes: attrs?.keyed)
  }

  /// Returns the size of the text with one line per paragraph, in points. Dictionaries whose type isn't
  /// determined have today's keys.
  public func size(attributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(withAttributes: attrs)
  }

  /// Draws the text, wrapped, in a rectangle of the current context.
  @_disfavoredOverload
  public func draw(in rect: CGRect, withAttributes attrs: [String: Any]?) {
    draw(in: rect, withAttributes: attrs?.keyed)
  }

  /// Returns the bounds of the text within a size, where 0 means no limit.
  @_disfavoredOverload
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, attributes: [String: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(with: size, options: options, attributes: attributes?.keyed, context: context)
  }
}

extension UINavigationBar {
  /// `titleTextAttributes` by their names.
  @_disfavoredOverload
  public var titleTextAttributes: [String: Any]? {
    get { self.Containers::titleTextAttributes?.named }
    set { self.Containers::titleTextAttributes = newValue?.keyed }
  }
}

extension UIBarItem {
  /// Sets the attributes of the title for a state.
  @_disfavoredOverload
  public func setTitleTextAttributes(_ attributes: [String: Any]?, for state: UIControl.State) {
    setTitleTextAttributes(attributes?.keyed, for: state)
  }
}

extension UISegmentedControl {
  /// Sets the attributes of the titles for a state.
  @_disfavoredOverload
  public func setTitleTextAttributes(_ attributes: [AnyHashable: Any]?, for state: State) {
    let names = attributes?.compactMap { key, value in (key.base as? String).map { ($0, value) } }
    let named = names.map { [String: Any](uniqueKeysWithValues: $0) }
    setTitleTextAttributes(named?.keyed, for: state)
  }
}

extension UITextField {
  /// `defaultTextAttributes` by their names.
  @_disfavoredOverload
  public var defaultTextAttributes: [String: Any] {
    get { self.Controls::defaultTextAttributes.named }
    set { self.Controls::defaultTextAttributes = newValue.keyed }
  }

  /// `typingAttributes` by their names.
  @_disfavoredOverload
  public var typingAttributes: [String: Any]? {
    get { self.Controls::typingAttributes?.named }
    set { self.Controls::typingAttributes = newValue?.keyed }
  }
}

extension UITextView {
  /// `typingAttributes` by their names.
  @_disfavoredOverload
  public var typingAttributes: [String: Any] {
    get { self.Controls::typingAttributes.named }
    set { self.Controls::typingAttributes = newValue.keyed }
  }

  /// `linkTextAttributes` by their names.
  @_disfavoredOverload
  public var linkTextAttributes: [String: Any]! {
    get { self.Controls::linkTextAttributes.named }
    set { self.Controls::linkTextAttributes = newValue?.keyed }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attribute with a name.
  @_disfavoredOverload
  public subscript(name: String) -> Any? {
    get { self[NSAttributedString.Key(name)] }
    set { self[NSAttributedString.Key(name)] = newValue }
  }
}
