// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
public import ViewText
import Views

/// How the lines of a paragraph are set, which is UIKit's here.
public typealias CTParagraphStyle = NSParagraphStyle

/// To which side lines are set; the raw values are Apple's.
public enum CTTextAlignment: UInt8, Sendable {
  /// To the left.
  case left
  /// To the right.
  case right
  /// In the middle.
  case center
  /// To both sides.
  case justified
  /// By the direction of the text.
  case natural
}

/// What happens to lines that are too long; the raw values are Apple's.
public enum CTLineBreakMode: UInt8, Sendable {
  /// They wrap after words.
  case byWordWrapping
  /// They wrap after any letter.
  case byCharWrapping
  /// They are cut off.
  case byClipping
  /// They are cut at their start, with an ellipsis.
  case byTruncatingHead
  /// They are cut at their end, with an ellipsis.
  case byTruncatingTail
  /// They are cut in their middle, with an ellipsis.
  case byTruncatingMiddle
}

/// From which side a paragraph is written; the raw values are Apple's. It is a structure since settings
/// are read from memory, where an enumeration has no negative numbers.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: Int8

  /// The direction of that number.
  public init(rawValue: Int8) { self.rawValue = rawValue }

  /// By its first letter that has a direction.
  public static let natural = CTWritingDirection(rawValue: -1)
  /// From the left.
  public static let leftToRight = CTWritingDirection(rawValue: 0)
  /// From the right.
  public static let rightToLeft = CTWritingDirection(rawValue: 1)
}

/// What a setting of a paragraph style is about; the raw values are Apple's. Values are of `CGFloat`
/// but for those that say otherwise.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A `CTTextAlignment`.
  case alignment
  /// Where the first line begins.
  case firstLineHeadIndent
  /// Where the other lines begin.
  case headIndent
  /// Where lines end.
  case tailIndent
  /// Places that tabs go to; not read here.
  case tabStops
  /// How far tabs after the last place are apart.
  case defaultTabInterval
  /// A `CTLineBreakMode`.
  case lineBreakMode
  /// What natural heights of lines are multiplied by.
  case lineHeightMultiple
  /// The greatest height of a line.
  case maximumLineHeight
  /// The least height of a line.
  case minimumLineHeight
  /// Between lines.
  case lineSpacing
  /// After the paragraph.
  case paragraphSpacing
  /// Before the paragraph.
  case paragraphSpacingBefore
  /// A `CTWritingDirection`.
  case baseWritingDirection
  /// The most that is between lines: it counts as the space itself.
  case maximumLineSpacing
  /// The least that is between lines: it counts as the space itself.
  case minimumLineSpacing
  /// What is added between lines.
  case lineSpacingAdjustment
  /// What counts as the bounds of a line; not read here.
  case lineBoundsOptions
}

/// One setting of a paragraph style: what it is about, and where its value is.
public struct CTParagraphStyleSetting {
  /// What it is about.
  public var spec: CTParagraphStyleSpecifier
  /// How many bytes the value has.
  public var valueSize: Int
  /// Where the value is, while the style is made.
  public var value: UnsafeRawPointer

  /// The setting of a value.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }
}

/// The style of `settingCount` settings; of a value of another size than its kind has nothing is read.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
    setting.apply(to: style)
  }
  return style
}

extension CTParagraphStyleSetting {
  private func number<Number>(_ type: Number.Type) -> Number? {
    valueSize == MemoryLayout<Number>.size ? value.loadUnaligned(as: type) : nil
  }

  /// A value of one of the kinds, which are of a byte.
  fileprivate func apply(to style: NSMutableParagraphStyle) {
    if let byte = number(UInt8.self) { return apply(byte, to: style) }
    guard let length = number(CGFloat.self) else { return }
    switch spec {
    case .firstLineHeadIndent: style.firstLineHeadIndent = length
    case .headIndent: style.headIndent = length
    case .tailIndent: style.tailIndent = length
    case .defaultTabInterval: style.defaultTabInterval = length
    case .lineHeightMultiple: style.lineHeightMultiple = length
    case .maximumLineHeight: style.maximumLineHeight = length
    case .minimumLineHeight: style.minimumLineHeight = length
    case .lineSpacing, .maximumLineSpacing, .minimumLineSpacing, .lineSpacingAdjustment:
      style.lineSpacing = length
    case .paragraphSpacing: style.paragraphSpacing = length
    case .paragraphSpacingBefore: style.paragraphSpacingBefore = length
    case .alignment, .tabStops, .lineBreakMode, .baseWritingDirection, .lineBoundsOptions: break
    }
  }

  private func apply(_ byte: UInt8, to style: NSMutableParagraphStyle) {
    switch spec {
    case .alignment:
      switch CTTextAlignment(rawValue: byte) {
      case .left: style.alignment = .left
      case .right: style.alignment = .right
      case .center: style.alignment = .center
      case .justified: style.alignment = .justified
      case .natural, nil: style.alignment = .natural
      }
    case .lineBreakMode:
      style.lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? .byWordWrapping
    case .baseWritingDirection:
      style.baseWritingDirection =
        NSWritingDirection(rawValue: Int(Int8(bitPattern: byte))) ?? .natural
    default: break
    }
  }
}
