/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the key.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition: the presenting one of a presentation,
  /// the presented one of a dismissal.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the key.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
