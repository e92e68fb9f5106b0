import Foundation

// Features of fonts, such as digits of equal width. Apple's codes of features and their settings are
// those of its Font Feature Registry; the fonts here have OpenType's.

extension UIFontDescriptor {
  /// The keys of an element of the attribute `featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The code of the feature: a number, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The code of the setting: a number, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of `type`.
    public static let featureIdentifier = type
    /// The former name of `selector`.
    public static let typeIdentifier = selector
  }

  /// The OpenType features of a list of dictionaries with keys of the type `FeatureKey`. Codes that
  /// no feature corresponds to are left out.
  static func features(_ settings: Any?) -> [String: Int] {
    var result: [String: Int] = [:]
    for setting in settings as? [[FeatureKey: Any]] ?? [] {
      guard let type = code(setting[.type]), let selector = code(setting[.selector]) else {
        continue
      }
      result.merge(features(type: type, selector: selector)) { $1 }
    }
    return result
  }

  private static func code(_ value: Any?) -> Int? {
    value as? Int ?? (value as? NSNumber)?.intValue
  }

  /// The OpenType features of a setting in Apple's registry.
  private static func features(type: Int, selector: Int) -> [String: Int] {
    if type == 35 {  // Stylistic sets: even selectors are on, odd ones off.
      let number = selector / 2
      guard (1...20).contains(number) else { return [:] }
      return [(number < 10 ? "ss0" : "ss") + "\(number)": selector % 2 == 0 ? 1 : 0]
    }
    return registry[type]?[selector] ?? [:]
  }

  private static let registry: [Int: [Int: [String: Int]]] = [
    1: [2: ["liga": 1], 3: ["liga": 0], 4: ["dlig": 1], 5: ["dlig": 0]],
    6: [0: ["tnum": 1], 1: ["pnum": 1, "tnum": 0]],
    10: [1: ["sups": 1], 2: ["subs": 1], 3: ["ordn": 1], 4: ["sinf": 1]],
    11: [1: ["afrc": 1], 2: ["frac": 1]],
    14: [4: ["zero": 1], 5: ["zero": 0]],
    21: [0: ["onum": 1], 1: ["lnum": 1]],
    33: [0: ["case": 1], 1: ["case": 0]],
    36: [0: ["calt": 1], 1: ["calt": 0]],
    37: [1: ["smcp": 1], 2: ["pcap": 1]],
    38: [1: ["c2sc": 1], 2: ["c2pc": 1]],
  ]
}
