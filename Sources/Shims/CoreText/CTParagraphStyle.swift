// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
public import ViewText
import Views

/// A paragraph style, which is UIKit's type here.
public typealias CTParagraphStyle = NSParagraphStyle

/// The alignment of lines; the raw values are Apple's.
public enum CTTextAlignment: UInt8, Sendable {
  /// Left-aligned.
  case left
  /// Right-aligned.
  case right
  /// Centred.
  case center
  /// Justified.
  case justified
  /// Aligned by the direction of the text.
  case natural
}

/// The treatment of lines that are too long; the raw values are Apple's.
public enum CTLineBreakMode: UInt8, Sendable {
  /// Wraps at word boundaries.
  case byWordWrapping
  /// Wraps after any letter.
  case byCharWrapping
  /// Clips the line.
  case byClipping
  /// Truncates the start of the line, with an ellipsis.
  case byTruncatingHead
  /// Truncates the end of the line, with an ellipsis.
  case byTruncatingTail
  /// Truncates the middle of the line, with an ellipsis.
  case byTruncatingMiddle
}

/// The writing direction of a paragraph; the raw values are Apple's. It is a structure because
/// settings are read from memory, and an enumeration can't have a negative value there.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: Int8

  /// Creates the direction with that number.
  public init(rawValue: Int8) { self.rawValue = rawValue }

  /// The direction of the first letter that has one.
  public static let natural = CTWritingDirection(rawValue: -1)
  /// Left to right.
  public static let leftToRight = CTWritingDirection(rawValue: 0)
  /// Right to left.
  public static let rightToLeft = CTWritingDirection(rawValue: 1)
}

/// The kind of a paragraph style's setting; the raw values are Apple's. Values are `CGFloat` unless
/// stated otherwise.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A `CTTextAlignment`.
  case alignment
  /// The start of the first line.
  case firstLineHeadIndent
  /// The start of the other lines.
  case headIndent
  /// The end of lines.
  case tailIndent
  /// Tab stops; not supported here.
  case tabStops
  /// The distance between tab stops after the last explicit one.
  case defaultTabInterval
  /// A `CTLineBreakMode`.
  case lineBreakMode
  /// The factor for natural line heights.
  case lineHeightMultiple
  /// The maximum height of a line.
  case maximumLineHeight
  /// The minimum height of a line.
  case minimumLineHeight
  /// The space between lines.
  case lineSpacing
  /// The space after the paragraph.
  case paragraphSpacing
  /// The space before the paragraph.
  case paragraphSpacingBefore
  /// A `CTWritingDirection`.
  case baseWritingDirection
  /// The maximum space between lines; used as the space itself.
  case maximumLineSpacing
  /// The minimum space between lines; used as the space itself.
  case minimumLineSpacing
  /// The space added between lines.
  case lineSpacingAdjustment
  /// Options for the bounds of a line; not supported here.
  case lineBoundsOptions
}

/// One setting of a paragraph style: its kind and a pointer to its value.
public struct CTParagraphStyleSetting {
  /// The kind of the setting.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value in bytes.
  public var valueSize: Int
  /// A pointer to the value, valid while the style is created.
  public var value: UnsafeRawPointer

  /// Creates a setting for a value.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }
}

/// Returns the style with `settingCount` settings; a value whose size doesn't match its kind is
/// ignored.
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

  /// Applies a value of a single byte.
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
