import Foundation
import VirtualTime

/// The types of transitions.
///
/// Of the undocumented types, only "oglFlip" is supported, which flips as in `UIView`; any other
/// type is drawn as a fade, with a warning.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the kind.
  public let rawValue: String

  /// Creates a type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old appearance dissolves into the new one; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new appearance slides into place over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new appearance pushes the old one out as it slides into place.
  public static let push = CATransitionType(rawValue: "push")
  /// The old appearance slides away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")

  /// The old appearance turns away, then the new one turns in.
  package static let flip = CATransitionType(rawValue: "oglFlip")
  /// A page is curled up; drawn as a fade.
  package static let curlUp = CATransitionType(rawValue: "pageCurl")
  /// A page is curled down; drawn as a fade.
  package static let curlDown = CATransitionType(rawValue: "pageUnCurl")
}

/// The direction from which a transition moves; a fade has no direction.
///
/// As on an iPhone, `fromTop` moves up and `fromBottom` down, because the y axis of Core Animation
/// points up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the direction.
  public let rawValue: String

  /// Creates a direction with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top; moves up, because the y axis points up.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom; moves down, because the y axis points up.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from the old appearance of a layer and its descendants to the current one.
///
/// The old appearance is captured when the transition is added: it includes changes made earlier in
/// the same turn. Core Animation captures the state of its last commit, so the order within a turn
/// doesn't matter there; the order required here is the one in Apple's examples. If the transition
/// is a layer's action for a key, it is added before the change. The new appearance is live: its
/// animations continue. Both appearances move with the layer.
///
/// Our decisions where Apple's documentation is silent: sliding appearances are clipped by the
/// layer's ancestors, not by its bounds, and a push doesn't fade. In a group, and on a layer that
/// doesn't flatten its sublayers, such as a `CATransformLayer`, a transition takes its time but
/// isn't visible.
open class CATransition: CAAnimation {
  /// The type of the transition; `fade` by default.
  open var type: CATransitionType = .fade
  /// The direction; nil, the default, means `fromLeft`.
  open var subtype: CATransitionSubtype?
  /// The point in the transition at which it starts, 0…1; 0 by default.
  open var startProgress: Float = 0
  /// The point in the transition at which it ends, 0…1 and no less than the start; 1 by default.
  open var endProgress: Float = 1
  /// A filter that draws the transition instead of `type`; filters aren't supported, so it is
  /// ignored.
  open var filter: Any?
  /// The old appearance; nil for the layer's appearance when the transition is added.
  package final var oldAppearance: LayerAppearance?

  /// Adds the transition to the layer. For `kCAOnOrderIn`, the old appearance is empty.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard event == kCAOnOrderIn, let copy = copy() as? CATransition else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    copy.oldAppearance = .empty
    (anObject as? CALayer)?.add(copy, forKey: event)
  }

  override func track(
    on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack {
    func share(_ value: Float, _ name: String) throws(LayerWarning) -> Double {
      guard value.isFinite else {
        throw .notFinite(value, "the \(name) of a transition on \(layer.nameInMessages)")
      }
      return min(max(Double(value), 0), 1)
    }
    let start = try share(startProgress, "startProgress")
    let transition = LayerTransition(
      style: style(on: layer), subtype: subtype ?? .fromLeft,
      old: oldAppearance ?? layer.layerAppearance(at: VirtualClock.current?.now ?? .zero),
      start: start, end: max(try share(endProgress, "endProgress"), start))
    return AnimationTrack(curve: .transition(transition))
  }

  private func style(on layer: CALayer) -> LayerTransition.Style {
    switch type {
    case .fade: return .fade
    case .moveIn: return .moveIn
    case .push: return .push
    case .reveal: return .reveal
    case .flip: return .flip
    default:
      LayerWarning(
        .undrawnTransition,
        "The transition \"\(type.rawValue)\" of \(layer.nameInMessages) is drawn as a fade.",
        hint: "Supported: fade, moveIn, push, reveal and flip; page curls aren't.",
        subject: type.rawValue
      ).report()
      return .fade
    }
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.filter = filter
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.oldAppearance = oldAppearance
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
