public import Foundation
public import Layers
public import Views

extension AttributeScopes {
  /// The attributes of text, for `AttributedString`. Paragraph styles, shadows and attachments are left
  /// out: they cannot be sent between threads, which Swift asks of attributes.
  public struct UIKitAttributes: AttributeScope {
    /// As `NSAttributedString.Key.font`.
    public let font: FontAttribute
    /// As `NSAttributedString.Key.foregroundColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// As `NSAttributedString.Key.backgroundColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// As `NSAttributedString.Key.ligature`.
    public let ligature: LigatureAttribute
    /// As `NSAttributedString.Key.kern`.
    public let kern: KernAttribute
    /// As `NSAttributedString.Key.tracking`.
    public let tracking: TrackingAttribute
    /// As `NSAttributedString.Key.strikethroughStyle`.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// As `NSAttributedString.Key.strikethroughColor`.
    public let strikethroughColor: StrikethroughColorAttribute
    /// As `NSAttributedString.Key.underlineStyle`.
    public let underlineStyle: UnderlineStyleAttribute
    /// As `NSAttributedString.Key.underlineColor`.
    public let underlineColor: UnderlineColorAttribute
    /// As `NSAttributedString.Key.strokeColor`.
    public let strokeColor: StrokeColorAttribute
    /// As `NSAttributedString.Key.strokeWidth`.
    public let strokeWidth: StrokeWidthAttribute
    /// As `NSAttributedString.Key.baselineOffset`.
    public let baselineOffset: BaselineOffsetAttribute
    /// As `NSAttributedString.Key.obliqueness`.
    public let obliqueness: ObliquenessAttribute
    /// As `NSAttributedString.Key.expansion`.
    public let expansion: ExpansionAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }

  /// The attributes of text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of text by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of that attribute.
  public enum FontAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIFont
    /// The name of the attribute.
    public static let name = "NSFont"
  }

  /// The key of that attribute.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSColor"
  }

  /// The key of that attribute.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSBackgroundColor"
  }

  /// The key of that attribute.
  public enum LigatureAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = Int
    /// The name of the attribute.
    public static let name = "NSLigature"
  }

  /// The key of that attribute.
  public enum KernAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSKern"
  }

  /// The key of that attribute.
  public enum TrackingAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "CTTracking"
  }

  /// The key of that attribute.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = "NSStrikethrough"
  }

  /// The key of that attribute.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSStrikethroughColor"
  }

  /// The key of that attribute.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = "NSUnderline"
  }

  /// The key of that attribute.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSUnderlineColor"
  }

  /// The key of that attribute.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSStrokeColor"
  }

  /// The key of that attribute.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSStrokeWidth"
  }

  /// The key of that attribute.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSBaselineOffset"
  }

  /// The key of that attribute.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSObliqueness"
  }

  /// The key of that attribute.
  public enum ExpansionAttribute: AttributedStringKey {
    /// What it holds.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSExpansion"
  }
}

extension NSAttributedString {
  /// The text with those of its attributes that are known here.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      func take<Name: AttributedStringKey>(_ name: Name.Type) where Name.Value: Sendable {
        guard let value = run.attributes[name] else { return }
        attributes[NSAttributedString.Key(rawValue: Name.name)] = value
      }
      take(AttributeScopes.UIKitAttributes.FontAttribute.self)
      take(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self)
      take(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self)
      take(AttributeScopes.UIKitAttributes.LigatureAttribute.self)
      take(AttributeScopes.UIKitAttributes.KernAttribute.self)
      take(AttributeScopes.UIKitAttributes.TrackingAttribute.self)
      take(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self)
      take(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self)
      take(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self)
      take(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self)
      take(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self)
      take(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self)
      take(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self)
      take(AttributeScopes.UIKitAttributes.ObliquenessAttribute.self)
      take(AttributeScopes.UIKitAttributes.ExpansionAttribute.self)
      take(AttributeScopes.FoundationAttributes.LinkAttribute.self)
      let part = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
