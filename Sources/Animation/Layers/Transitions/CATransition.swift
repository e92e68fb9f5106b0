import Foundation
import VirtualTime

/// The kinds of transition.
///
/// Those without a name here are not Apple's documented ones: "oglFlip" flips, as `UIView` does, and
/// any other dissolves, with a warning.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the kind.
  public let rawValue: String

  /// The kind of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old look dissolves into the new one; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides into place over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old out as it slides into place.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides away from over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")

  /// The old look turns away, then the new one turns in.
  package static let flip = CATransitionType(rawValue: "oglFlip")
  /// A page is turned up; drawn as a fade.
  package static let curlUp = CATransitionType(rawValue: "pageCurl")
  /// A page comes down; drawn as a fade.
  package static let curlDown = CATransitionType(rawValue: "pageUnCurl")
}

/// From where a transition that moves comes; a fade has no direction.
///
/// As on an iPhone, `fromTop` moves up and `fromBottom` down: Core Animation counts y upwards.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the direction.
  public let rawValue: String

  /// The direction of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right: to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left: to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top, with y counted upwards: up.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom, with y counted upwards: down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change from what a layer, with all in it, looked like to what it looks like now.
///
/// The old look is taken when the transition is added: what is changed before that in the same turn
/// belongs to it. Core Animation takes what its last commit showed, so that there the order within a
/// turn does not matter; ours is the order that Apple's examples have. As a layer's action for a key
/// a transition is added before the change. The new look is live: animations in it play on. Both move
/// with the layer.
///
/// What Apple's documentation leaves open is our decision: looks that slide are clipped by the layers
/// above and not by the bounds, and a push does not fade. In a group, and on a layer that does not
/// flatten its sublayers, as a `CATransformLayer`, a transition takes its time and is not seen.
open class CATransition: CAAnimation {
  /// The kind; `fade` by default.
  open var type: CATransitionType = .fade
  /// From where it comes; nil, the default, is from the left.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it starts, 0…1; 0 by default.
  open var startProgress: Float = 0
  /// Where in the transition it ends, 0…1 and no less than the start; 1 by default.
  open var endProgress: Float = 1
  /// A filter that draws the transition in place of `type`; there are none here, so it is ignored.
  open var filter: Any?
  /// The old look; nil for that of the layer at the instant at which it is added.
  package final var oldLook: LayerLook?

  /// Adds itself to the layer. One that has come into its superlayer showed nothing before.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard event == kCAOnOrderIn, let copy = copy() as? CATransition else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    copy.oldLook = .nothing
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
      old: oldLook ?? layer.look(at: VirtualClock.current?.now ?? .zero), start: start,
      end: max(try share(endProgress, "endProgress"), start))
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
        hint: "Drawn are fades, move-ins, pushes, reveals and flips; page curls are not.",
        subject: type.rawValue
      ).report()
      return .fade
    }
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype, copy.filter) = (type, subtype, filter)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    copy.oldLook = oldLook
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
