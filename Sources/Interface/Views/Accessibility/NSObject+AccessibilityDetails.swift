public import Foundation
import Messaging

// Nothing reads these values during a render: they are stored.
extension NSObjectProtocol where Self: NSObject {
  /// A short name of the element, with attributes for speech; by default the label without any.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { storedValue() ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
    set { store(optional: newValue) }
  }

  /// A description of the result of using the element, with attributes; by default the hint.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { storedValue() ?? accessibilityHint.map(NSAttributedString.init(string:)) }
    set { store(optional: newValue) }
  }

  /// The value of the element, with attributes for speech; by default the value without any.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { storedValue() ?? accessibilityValue.map(NSAttributedString.init(string:)) }
    set { store(optional: newValue) }
  }

  /// The names by which a voice can address the element; by default none, which means the label.
  public var accessibilityUserInputLabels: [String]! {
    get { storedValue([String]()) }
    set { store(optional: newValue) }
  }

  /// The names by which a voice can address the element, with attributes.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { storedValue([NSAttributedString]()) }
    set { store(optional: newValue) }
  }

  /// The way in which the elements of the object are reached; automatic by default.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// What kind of container the object is; none by default.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { storedValue(.none) }
    set { store(newValue) }
  }

  /// Whether the element does something when it is used; false by default.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }

  /// What kind of text the element shows; nil by default.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { storedValue() }
    set { store(optional: newValue) }
  }
}

/// The way in which the elements of an object are reached; the raw values are Apple's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system decides.
  case automatic
  /// One by one.
  case separate
  /// Together.
  case combined
}

/// The kinds of containers; the raw values are Apple's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container.
  case none
  /// A table of cells.
  case dataTable
  /// A list.
  case list
  /// A landmark of a page.
  case landmark
  /// A group.
  case semanticGroup
}

/// The kinds of texts, which are read in different ways.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A word processor.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Prose.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A file system.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
