import Foundation

/// The kinds of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the kind.
  public let rawValue: String

  /// The kind of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in while the old fades out; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the direction.
  public let rawValue: String

  /// The direction of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change from what a layer showed to what it shows now, layers in it included.
///
/// It takes its time and tells its delegate; its picture is not drawn yet: the new content shows at
/// once.
open class CATransition: CAAnimation {
  /// The kind; `fade` by default.
  open var type: CATransitionType = .fade
  /// From where it comes; nil takes the kind's own direction.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it starts, 0…1; 0 by default.
  open var startProgress: Float = 0
  /// Where in the transition it ends, 0…1 and no less than the start; 1 by default.
  open var endProgress: Float = 1
  /// A filter that draws the transition in place of `type`; there are none here, so it is ignored.
  open var filter: Any?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype, copy.filter) = (type, subtype, filter)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
  }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "type": .name(self, \.type)
    case "subtype": .optionalName(self, \.subtype)
    case "startProgress": .number(self, \.startProgress)
    case "endProgress": .number(self, \.endProgress)
    case "filter": .object(self, \.filter)
    default: super.knownValue(forKey: key)
    }
  }
}
