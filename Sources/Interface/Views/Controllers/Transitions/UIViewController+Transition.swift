public import Foundation

extension UIViewController {
  /// The transition with which a controller is presented or pushed: a value of `preferredTransition`.
  ///
  /// Source: Apple's documentation of `UIViewController.Transition`.
  public class Transition: NSObject {
    enum Kind {
      case system(UIModalTransitionStyle)
      case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    required init(_ kind: Kind) { self.kind = kind }

    /// Zooms from a view, such as a thumbnail, to the controller's view and back. The closure is called
    /// at the beginning of the presentation and of the dismissal; without a view, the default transition
    /// takes place. A presented controller covers the screen.
    ///
    /// The user can't drag or pinch the controller away, as on iOS. What Apple doesn't document: the
    /// view is centred on the source unless `alignmentRectProvider` says otherwise, moves with the
    /// spring of a presentation, and fades into the source's picture.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(.zoom(options, sourceViewProvider)) }

    /// The view slides up from the bottom.
    public static var coverVertical: Self { Self(.system(.coverVertical)) }
    /// The window flips horizontally.
    public static var flipHorizontal: Self { Self(.system(.flipHorizontal)) }
    /// The view fades in.
    public static var crossDissolve: Self { Self(.system(.crossDissolve)) }
    /// The page of the former view curls up, which is drawn as a slide.
    public static var partialCurl: Self { Self(.system(.partialCurl)) }

    var isZoom: Bool { if case .zoom = kind { true } else { false } }

    var style: UIModalTransitionStyle? { if case .system(let style) = kind { style } else { nil } }
  }

  /// Returns the animator of a zoom between the controller and the one behind it; nil if it doesn't
  /// zoom or there is no view to zoom from.
  package func zoom(
    from source: UIViewController, isBack: Bool = false
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard case .zoom(let options, let provider) = preferredTransition?.kind,
      let view = provider(Transition.ZoomSourceViewProviderContext(source, self))
    else { return nil }
    return ZoomAnimator(from: view, of: self, options: options, isBack: isBack)
  }
}

extension UIViewController.Transition {
  /// The controllers of a zoom.
  open class ZoomSourceViewProviderContext: NSObject {
    /// The controller from which the transition zooms.
    public let sourceViewController: UIViewController
    /// The controller to which the transition zooms.
    public let zoomedViewController: UIViewController

    init(_ source: UIViewController, _ zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
    }
  }

  /// The options of a zoom.
  open class ZoomOptions: NSObject, NSCopying {
    /// The source and the controller of a zoom.
    open class AlignmentRectContext: NSObject {
      /// The view from which the transition zooms.
      public let sourceView: UIView
      /// The controller to which the transition zooms.
      public let zoomedViewController: UIViewController

      init(_ sourceView: UIView, _ zoomed: UIViewController) {
        self.sourceView = sourceView
        zoomedViewController = zoomed
      }
    }

    /// Returns the part of the controller's view, in its coordinates, that lies where the source is, such
    /// as the large version of the thumbnail; nil for the whole view.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// The colour in front of the view behind; nil for black with an opacity of 0.2.
    open var dimmingColor: UIColor?

    /// The effect in front of the view behind; nil by default.
    open var dimmingVisualEffect: UIBlurEffect?

    /// Creates the default options.
    public override init() {}

    /// Returns a copy of the options.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = UIViewController.Transition.ZoomOptions()
      copy.alignmentRectProvider = alignmentRectProvider
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      return copy
    }
  }
}
