public import Foundation

/// A generator of haptic feedback. Haptics aren't visible, so generators do nothing.
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}

  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Does nothing.
  open func prepare() {}
}

/// A generator of feedback for impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and hardness of the colliding objects; the raw values are Apple's.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light objects.
    case light
    /// Medium objects.
    case medium
    /// Large and heavy objects.
    case heavy
    /// Soft objects.
    case soft
    /// Rigid objects.
    case rigid
  }

  /// Creates a generator for a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator with the medium style.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator for a style and a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(at location: CGPoint) {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}

  /// Does nothing.
  open func selectionChanged(at location: CGPoint) {}
}

/// A generator of feedback for success, warnings and errors.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of feedback; the raw values are Apple's.
  public enum FeedbackType: Int, Sendable {
    /// A task succeeded.
    case success
    /// A task produced a warning.
    case warning
    /// A task failed.
    case error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// A generator of feedback for drawing on a canvas.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func alignmentOccurred(at location: CGPoint) {}

  /// Does nothing.
  open func pathCompleted(at location: CGPoint) {}
}
