// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Codes of Apple's Font Feature Registry that fonts of apps use: types of features, and selectors of
// their settings.

/// Ligatures.
public let kLigaturesType = 1
/// Common ligatures are used.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures aren't used.
public let kCommonLigaturesOffSelector = 3
/// The widths of digits.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of different widths.
public let kProportionalNumbersSelector = 1
/// Raised or lowered characters.
public let kVerticalPositionType = 10
/// Characters in their usual position.
public let kNormalPositionSelector = 0
/// Raised characters.
public let kSuperiorsSelector = 1
/// Lowered characters.
public let kInferiorsSelector = 2
/// Raised letters of ordinal numbers.
public let kOrdinalsSelector = 3
/// Fractions.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal line.
public let kVerticalFractionsSelector = 1
/// Fractions with a diagonal line.
public let kDiagonalFractionsSelector = 2
/// Typographic extras.
public let kTypographicExtrasType = 14
/// Zeros with a slash.
public let kSlashedZeroOnSelector = 4
/// The heights of digits.
public let kNumberCaseType = 21
/// Digits like lowercase letters.
public let kLowerCaseNumbersSelector = 0
/// Digits like uppercase letters.
public let kUpperCaseNumbersSelector = 1
/// Punctuation beside uppercase letters.
public let kCaseSensitiveLayoutType = 33
/// Punctuation that fits uppercase letters.
public let kCaseSensitiveLayoutOnSelector = 0
/// Stylistic sets.
public let kStylisticAlternativesType = 35
/// The first stylistic set.
public let kStylisticAltOneOnSelector = 2
/// The second stylistic set.
public let kStylisticAltTwoOnSelector = 4
/// The third stylistic set.
public let kStylisticAltThreeOnSelector = 6
/// The fourth stylistic set.
public let kStylisticAltFourOnSelector = 8
/// The fifth stylistic set.
public let kStylisticAltFiveOnSelector = 10
/// The sixth stylistic set.
public let kStylisticAltSixOnSelector = 12
/// The seventh stylistic set.
public let kStylisticAltSevenOnSelector = 14
/// Forms of letters that depend on their neighbours.
public let kContextualAlternatesType = 36
/// These forms are used.
public let kContextualAlternatesOnSelector = 0
/// These forms aren't used.
public let kContextualAlternatesOffSelector = 1
/// Lowercase letters.
public let kLowerCaseType = 37
/// Lowercase letters in their usual form.
public let kDefaultLowerCaseSelector = 0
/// Small capitals for lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals for lowercase letters.
public let kLowerCasePetiteCapsSelector = 2
/// Uppercase letters.
public let kUpperCaseType = 38
/// Small capitals for uppercase letters.
public let kUpperCaseSmallCapsSelector = 1
