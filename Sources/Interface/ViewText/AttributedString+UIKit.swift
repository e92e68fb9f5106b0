public import Foundation
public import Layers
import Messaging
public import Views

extension AttributeScopes {
  /// The attributes of text for `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// Equivalent to `NSAttributedString.Key.font`.
    public let font: FontAttribute
    /// Equivalent to `NSAttributedString.Key.foregroundColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// Equivalent to `NSAttributedString.Key.backgroundColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// Equivalent to `NSAttributedString.Key.ligature`.
    public let ligature: LigatureAttribute
    /// Equivalent to `NSAttributedString.Key.kern`.
    public let kern: KernAttribute
    /// Equivalent to `NSAttributedString.Key.tracking`.
    public let tracking: TrackingAttribute
    /// Equivalent to `NSAttributedString.Key.strikethroughStyle`.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Equivalent to `NSAttributedString.Key.strikethroughColor`.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Equivalent to `NSAttributedString.Key.underlineStyle`.
    public let underlineStyle: UnderlineStyleAttribute
    /// Equivalent to `NSAttributedString.Key.underlineColor`.
    public let underlineColor: UnderlineColorAttribute
    /// Equivalent to `NSAttributedString.Key.strokeColor`.
    public let strokeColor: StrokeColorAttribute
    /// Equivalent to `NSAttributedString.Key.strokeWidth`.
    public let strokeWidth: StrokeWidthAttribute
    /// Equivalent to `NSAttributedString.Key.baselineOffset`.
    public let baselineOffset: BaselineOffsetAttribute
    /// Equivalent to `NSAttributedString.Key.obliqueness`.
    public let obliqueness: ObliquenessAttribute
    /// Equivalent to `NSAttributedString.Key.expansion`.
    public let expansion: ExpansionAttribute
    /// Equivalent to `NSAttributedString.Key.paragraphStyle`.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Equivalent to `NSAttributedString.Key.shadow`.
    public let shadow: ShadowAttribute
    /// Equivalent to `NSAttributedString.Key.attachment`.
    public let attachment: AttachmentAttribute
    /// Equivalent to `NSAttributedString.Key.textEffect`.
    public let textEffect: TextEffectAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }

  /// The UIKit attributes of text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of a UIKit attribute by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of the font attribute.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIFont
    /// The name of the attribute.
    public static let name = "NSFont"
  }

  /// The key of the foreground colour attribute.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSColor"
  }

  /// The key of the background colour attribute.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSBackgroundColor"
  }

  /// The key of the ligature attribute.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Int
    /// The name of the attribute.
    public static let name = "NSLigature"
  }

  /// The key of the kern attribute.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSKern"
  }

  /// The key of the tracking attribute.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "CTTracking"
  }

  /// The key of the strikethrough style attribute.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = "NSStrikethrough"
  }

  /// The key of the strikethrough colour attribute.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSStrikethroughColor"
  }

  /// The key of the underline style attribute.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = "NSUnderline"
  }

  /// The key of the underline colour attribute.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSUnderlineColor"
  }

  /// The key of the stroke colour attribute.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSStrokeColor"
  }

  /// The key of the stroke width attribute.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSStrokeWidth"
  }

  /// The key of the baseline offset attribute.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSBaselineOffset"
  }

  /// The key of the obliqueness attribute.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSObliqueness"
  }

  /// The key of the expansion attribute.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSExpansion"
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of the paragraph style attribute.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute.
    public static let name = "NSParagraphStyle"
  }

  /// The key of the shadow attribute.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSShadow
    /// The name of the attribute.
    public static let name = "NSShadow"
  }

  /// The key of the attachment attribute.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSTextAttachment
    /// The name of the attribute.
    public static let name = "NSAttachment"
  }

  /// The key of the text effect attribute.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name of the attribute.
    public static let name = "NSTextEffect"
  }
}

extension NSAttributedString {
  /// Creates an attributed string from those attributes of `attrStr` that are in the scope `uiKit`.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in ConvertedAttribute.all { attribute.read(run.attributes, &attributes) }
      let part = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates an attributed string from those attributes of `nsStr` that are in the scope `uiKit`.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let range = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: range) { attributes, range, _ in
      var part = AttributedString(nsStr.attributedSubstring(from: range).string)
      for attribute in ConvertedAttribute.all { attribute.write(attributes, &part) }
      append(part)
    }
  }
}

/// An attribute that both kinds of attributed strings have.
private struct ConvertedAttribute {
  /// Adds the attribute of an `AttributedString` to those of an `NSAttributedString`.
  let read: (AttributeContainer, inout [NSAttributedString.Key: Any]) -> Void
  /// Sets the attribute of an `AttributedString` to that of an `NSAttributedString`.
  let write: ([NSAttributedString.Key: Any], inout AttributedString) -> Void

  private init<Name: AttributedStringKey>(_ name: Name.Type) where Name.Value: Sendable {
    let key = NSAttributedString.Key(rawValue: Name.name)
    read = { container, attributes in
      if let value = container[name] { attributes[key] = value }
    }
    write = { attributes, string in string[name] = attributes[key] as? Name.Value }
  }

  /// An attribute whose values can't be sent between threads.
  private init<Name: AttributedStringKey>(object name: Name.Type)
  where Name.Value: StageAttributeValue {
    let key = NSAttributedString.Key(rawValue: Name.name)
    read = { container, attributes in
      if let value = container[StageAttribute<Name>.self] { attributes[key] = value.object }
    }
    write = { attributes, string in
      string[StageAttribute<Name>.self] = (attributes[key] as? Name.Value).map(StageObject.init)
    }
  }

  private init(
    read: @escaping (AttributeContainer, inout [NSAttributedString.Key: Any]) -> Void,
    write: @escaping ([NSAttributedString.Key: Any], inout AttributedString) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// The intent of Markdown, which is a number in an `NSAttributedString`.
  private static var inlineIntent: ConvertedAttribute {
    typealias Name = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    let key = NSAttributedString.Key.inlinePresentationIntent
    return ConvertedAttribute(
      read: { container, attributes in
        if let value = container[Name.self] { attributes[key] = NSNumber(value: value.rawValue) }
      },
      write: { attributes, string in
        string[Name.self] = (attributes[key] as? NSNumber).map {
          InlinePresentationIntent(rawValue: $0.uintValue)
        }
      })
  }

  static var all: [ConvertedAttribute] {
    typealias Names = AttributeScopes.UIKitAttributes
    typealias Foundation = AttributeScopes.FoundationAttributes
    return [
      Self(Names.FontAttribute.self), Self(Names.ForegroundColorAttribute.self),
      Self(Names.BackgroundColorAttribute.self), Self(Names.LigatureAttribute.self),
      Self(Names.KernAttribute.self), Self(Names.TrackingAttribute.self),
      Self(Names.StrikethroughStyleAttribute.self), Self(Names.StrikethroughColorAttribute.self),
      Self(Names.UnderlineStyleAttribute.self), Self(Names.UnderlineColorAttribute.self),
      Self(Names.StrokeColorAttribute.self), Self(Names.StrokeWidthAttribute.self),
      Self(Names.BaselineOffsetAttribute.self), Self(Names.ObliquenessAttribute.self),
      Self(Names.ExpansionAttribute.self),
      Self(Names.TextEffectAttribute.self),
      Self(object: Names.ParagraphStyleAttribute.self), Self(object: Names.ShadowAttribute.self),
      Self(object: Names.AttachmentAttribute.self),
      Self(Foundation.LinkAttribute.self), Self(Foundation.ImageURLAttribute.self),
      Self(Foundation.AlternateDescriptionAttribute.self),
      Self(Foundation.LanguageIdentifierAttribute.self),
      Self(Foundation.PresentationIntentAttribute.self), inlineIntent,
    ]
  }
}
