public import Foundation
import Layers
import Messaging

extension UIView {
  /// The insets of the image that is shown enlarged, in points; stored, without effect.
  public var largeContentImageInsets: UIEdgeInsets {
    get { storedValue(.zero) }
    set { store(newValue) }
  }

  /// A description of the limits of the size of text, for debugging; empty without limits.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = [minimumContentSizeCategory, maximumContentSizeCategory]
    return limits.allSatisfy { $0 == nil }
      ? "" : limits.map { $0?.rawValue ?? "none" }.joined(separator: " to ")
  }

  /// The part of the content that is stretched, in the unit square; the whole content by default. It is
  /// the layer's `contentsCenter`.
  public var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }
}

/// Shows views enlarged while they are pressed, with large text, which a film doesn't have.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The delegate; weak, and never called.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The recognizer of the presses; it isn't added to the view.
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

  /// Creates an interaction without a delegate.
  public convenience override init() { self.init(delegate: nil) }

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Whether text is that large: false.
  open class var isEnabled: Bool { false }

  /// Called before the interaction is added or removed; does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of an enlargement; it is never called.
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
