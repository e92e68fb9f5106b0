import Foundation

/// A shape around a symbol.
struct Enclosure {
  let words: [Substring]
  /// The centre of what is inside.
  var centre = CGPoint.zero
  /// Half of the diagonal that fits inside, and the greatest width and height.
  var reach: CGFloat = 7
  var side: CGFloat = 10.6

  /// Returns the enclosure that the last word of a name denotes, or nil if it denotes none.
  static func named(_ word: Substring) -> Enclosure? {
    var enclosure = Enclosure(words: [word])
    switch word {
    case "circle", "hexagon", "octagon", "seal", "pentagon": break
    case "square", "app":
      enclosure.reach = 7.4
      enclosure.side = 10.8
    case "diamond":
      enclosure.reach = 6
      enclosure.side = 9
    case "rectangle", "capsule": enclosure.side = 9.4
    case "triangle":
      enclosure.centre.y = 2.2
      enclosure.reach = 4.9
      enclosure.side = 9
    case "shield":
      enclosure.centre.y = -0.7
      enclosure.side = 9.4
    case "bubble", "message":
      enclosure.centre.y = word == "bubble" ? -1.2 : -0.4
      enclosure.reach = 6.2
      enclosure.side = 10
    default: return nil
    }
    return enclosure
  }

  /// Returns the scale at which a rectangle fits inside.
  func factor(_ box: CGRect) -> CGFloat {
    let diagonal = (box.width * box.width + box.height * box.height).squareRoot()
    return min(2 * reach / diagonal, side / max(box.width, box.height))
  }

  /// The sizes of symbols that look too large or too small inside others, as factors.
  static let factors: [String: CGFloat] = [
    "star": 1.1, "xmark": 0.8, "multiply": 0.8, "minus": 0.94, "ellipsis": 1.12,
    "exclamationmark": 1.06,
    "info": 1.06, "questionmark": 1.04, "checkmark": 0.94, "bolt": 1.1, "drop": 1.04,
    "play": 0.92, "stop": 0.84, "pause": 0.9, "arrow.up.right": 0.84, "arrow.down.left": 0.84,
    "arrow.up.left": 0.84, "arrow.down.right": 0.84,
  ]
}
