import Foundation
import Geometry
import NearestNames
import Raster

extension UIColor: Codable {
  /// Decodes a colour from its text: "#ff8800", "#ff8800cc" with an opacity, the short forms "#f80"
  /// and "#f80c", or the name of a UIKit colour, such as "white", "clear" or "systemOrange". A
  /// named colour that depends on the appearance still does. Case is ignored.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = UIColor.decoded(from: text) else {
      let near = UIColor.names.keys.sorted().nearest(to: text).first ?? ""
      let reason =
        if text.hasPrefix("#") {
          "a colour has 3, 4, 6 or 8 hexadecimal digits, as in #ff8800"
        } else if UIColor.decoded(from: "#" + text) != nil {
          "a colour is a name or starts with #, such as \"#\(text)\""
        } else {
          "a colour is #RRGGBB or a name, such as \"\(near)\""
        }
      throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
    }
    self.init(same: color, named: color.knownName)
  }

  /// Encodes the colour as text: "#RRGGBB", or "#RRGGBBAA" if it isn't opaque, with 8 bits per
  /// component.
  ///
  /// UIKit colours that depend on the appearance are encoded by name, other colours that do in
  /// their light variant, and patterns as their mean colour.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// The colour's text.
  package var text: String {
    if isDynamic, let name = readName ?? knownName { return name }
    let digits = color.hexadecimal
    return digits.hasSuffix("FF") ? String(digits.dropLast(2)) : digits
  }

  /// The name of the colour if it is one of UIKit's own objects.
  private var knownName: String? { UIColor.names.first { $0.value === self }?.key }

  /// Returns the colour that a text represents; nil if the text is invalid.
  private static func decoded(from text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.hasPrefix("#") else {
      let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
      return names[name] ?? names.first { $0.key.lowercased() == name.lowercased() }?.value
    }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    let levels: [Int]
    switch digits.count {
    case 3, 4: levels = digits.map { $0 * 17 }
    case 6, 8:
      levels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let components = levels.map { CGFloat($0) / 255 }
    return UIColor(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count > 3 ? components[3] : 1)
  }

  /// UIKit's colours by name.
  private static let names: [String: UIColor] = [
    "clear": clear, "black": black, "white": white, "red": red, "green": green, "blue": blue,
    "cyan": cyan, "yellow": yellow, "magenta": magenta, "orange": orange, "purple": purple,
    "brown": brown, "gray": gray, "darkGray": darkGray, "lightGray": lightGray,
    "systemRed": systemRed, "systemOrange": systemOrange, "systemYellow": systemYellow,
    "systemGreen": systemGreen, "systemMint": systemMint, "systemTeal": systemTeal,
    "systemCyan": systemCyan, "systemBlue": systemBlue, "systemIndigo": systemIndigo,
    "systemPurple": systemPurple, "systemPink": systemPink, "systemBrown": systemBrown,
    "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3,
    "systemGray4": systemGray4, "systemGray5": systemGray5, "systemGray6": systemGray6,
    "label": label, "secondaryLabel": secondaryLabel, "tertiaryLabel": tertiaryLabel,
    "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText,
    "separator": separator, "opaqueSeparator": opaqueSeparator, "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill, "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground, "link": link,
    "tintColor": tintColor, "lightText": lightText, "darkText": darkText,
  ]
}
