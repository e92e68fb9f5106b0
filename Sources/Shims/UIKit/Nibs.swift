public import Foundation
public import Lists
public import Views

// Files of Interface Builder can't be loaded: `flipbook-port --check` reports their uses. Code that
// only mentions them compiles.

/// A file of Interface Builder, which can't be loaded.
open class UINib: NSObject {
  /// Creates a nib without contents.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }

  /// Returns no objects.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  /// A key for options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UITableView {
  /// Does nothing: files of Interface Builder can't be loaded. Register the class of the cells.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

  /// Does nothing: files of Interface Builder can't be loaded. Register the class of the headers.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  /// Does nothing: files of Interface Builder can't be loaded. Register the class of the cells.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// Does nothing: files of Interface Builder can't be loaded. Register the class of the views.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
}

extension UICollectionViewLayout {
  /// Does nothing: files of Interface Builder can't be loaded. Register the class of the decorations.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
}

/// A storyboard, which can't be loaded: its controllers are empty.
open class UIStoryboard: NSObject {
  /// Creates a storyboard without contents.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }

  /// Returns nil: storyboards can't be loaded.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// Returns an empty controller: storyboards can't be loaded.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

extension UIViewController {
  /// Nil: no controller comes from a storyboard.
  public var storyboard: UIStoryboard? { nil }

  /// Does nothing: no controller comes from a storyboard.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

/// A transition of a storyboard; there are none.
open class UIStoryboardSegue: NSObject {
  /// The identifier; nil by default.
  public let identifier: String?
  /// The controller from which the transition starts.
  public let source: UIViewController
  /// The controller at which the transition ends.
  public let destination: UIViewController

  /// Creates a transition.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Does nothing; subclasses perform the transition here.
  open func perform() {}
}

extension Bundle {
  /// The main bundle. A package's library names its resources so; a target that has resources has a
  /// property of its own, which is preferred to this one.
  public static var module: Bundle { .main }

  /// Returns nil: files of Interface Builder can't be loaded.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}

extension RunLoop.Mode {
  /// The mode while the user drags.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
