public import Foundation

/// Taps that a device gives the hand: nothing is seen of them, so that they do nothing here.
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// The tap of things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are; the raw values are Apple's.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light
    /// In between.
    case medium
    /// Large and heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// A generator for things of that weight.
  public init(style: FeedbackStyle) {}

  /// A generator for things in between.
  public override convenience init() { self.init(style: .medium) }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The tap of a choice that moves on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// The tap of something that went well or not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went; the raw values are Apple's.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite.
    case warning
    /// Badly.
    case error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
