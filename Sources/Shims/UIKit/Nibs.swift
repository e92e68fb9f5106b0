public import Foundation
public import Lists

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
