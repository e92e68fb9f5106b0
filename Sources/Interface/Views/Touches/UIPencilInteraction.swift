public import Foundation

/// Double taps on a pencil, and its squeezes. A film has no pencil, so that none are recognized.
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// The delegate; weak, and never called.
  open weak var delegate: (any UIPencilInteractionDelegate)?

  /// Whether taps and squeezes are recognized; true by default, without effect.
  open var isEnabled = true

  /// Creates an interaction without a delegate.
  public override init() {}

  /// Creates an interaction.
  public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added or removed; does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// The action that the user prefers for a double tap: switching to the eraser, as in the settings of a
  /// new device.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }

  /// The action that the user prefers for a squeeze: showing a palette, as in the settings of a new
  /// device.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }

  /// Whether only pencils draw: false.
  open class var prefersPencilOnlyDrawing: Bool { false }

  /// Whether tools are previewed below a hovering pencil: true, as in the settings of a new device.
  open class var prefersHoverToolPreview: Bool { true }
}

extension UIPencilInteraction {
  /// A double tap on a pencil.
  public struct Tap: Sendable {
    /// The instant of the tap, in seconds.
    public let timestamp: TimeInterval
  }

  /// A squeeze of a pencil.
  public struct Squeeze: Sendable {
    /// The instant of the squeeze, in seconds.
    public let timestamp: TimeInterval
    /// The progress of the squeeze.
    public let phase: Phase
  }

  /// The progress of a squeeze; the raw values are Apple's.
  public enum Phase: UInt, Sendable {
    case began, changed, ended, cancelled
  }
}

/// What a pencil does at a double tap or a squeeze; the raw values are Apple's.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore
  /// It changes between the tool and the eraser.
  case switchEraser
  /// It changes to the previous tool.
  case switchPrevious
  /// It shows the colours.
  case showColorPalette
  /// It shows the properties of ink.
  case showInkAttributes
  /// It shows a palette at the pencil.
  case showContextualPalette
  /// It runs a shortcut.
  case runSystemShortcut
}

/// The delegate of a pencil's taps and squeezes. All methods are optional.
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called at a double tap, before iOS 17.5.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)

  /// Called at a double tap.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)

  /// Called during a squeeze.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}

  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}

  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
