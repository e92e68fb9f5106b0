public import Foundation

/// A formatter of lists, in English. Foundation has none on Linux.
open class ListFormatter: Formatter {
  /// The locale, which has no effect: texts are in English.
  open var locale: Locale! = Locale(identifier: "en_US")

  /// The formatter of the items; nil for their descriptions.
  open var itemFormatter: Formatter?

  /// Returns the items as a list: "a", "a and b", "a, b, and c".
  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0...2: strings.joined(separator: " and ")
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }

  /// Returns the items as a list; nil if the formatter of the items rejects one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return Self.localizedString(byJoining: texts)
  }

  /// Returns the list of an array's items; nil for other objects.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }
}
