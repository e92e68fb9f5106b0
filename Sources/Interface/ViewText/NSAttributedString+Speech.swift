public import Foundation

// What a device reads aloud. Nothing is read aloud here: the attributes are kept without effect.
extension NSAttributedString.Key {
  /// A number: whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self(
    rawValue: "UIAccessibilityTokenPunctuation")
  /// A string: the language of the speech.
  public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilityTokenLanguage")
  /// A number: the pitch of the speech, 0…2.
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilityTokenPitch")
  /// A number: whether the text is spoken after what is being spoken.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A string: the pronunciation in the phonetic alphabet.
  public static let accessibilitySpeechIPANotation = Self(
    rawValue: "UIAccessibilityTokenIPANotation")
  /// A number: whether each letter is spoken.
  public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilityTokenSpellOut")
  /// The priority of an announcement.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    rawValue: "UIAccessibilityTokenAnnouncementPriority")
  /// A number: the level of a heading.
  public static let accessibilityTextHeadingLevel = Self(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// Apple's values of a text for users of assistive technologies.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
}
