public import Foundation
import Layers

/// A file of Interface Builder with views, from which they are created.
///
/// Only films whose sources are rewritten have nibs: `flipbook-port` adds the `.xib` files that are beside
/// the sources to the program. The bundle has no effect. A nib that isn't there is a warning, and has no
/// objects.
open class UINib: NSObject {
  private let name: String
  private var templates: (any NibTemplates)?

  /// Creates the nib of the file with that name, without its extension.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    templates = InterfaceFiles.nib(name)
    super.init()
  }

  /// Creates an empty nib: compiled nibs can't be read.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(nibName: "data", bundle: bundleOrNil)
  }

  /// Creates a nib of a part of a file.
  package init(_ templates: any NibTemplates) {
    name = ""
    self.templates = templates
    super.init()
  }

  /// Creates the objects of the nib, connects them with `ownerOrNil`, and returns those that no other
  /// object contains.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let templates else {
      LayerWarning(
        .missingAsset, "The nib \"\(name)\" doesn't exist.",
        hint: "Put \(name).xib beside the iOS sources, or create the views in code.", subject: name
      ).report()
      return []
    }
    var objects: [Any] = []
    UIView.performWithoutAnimation { objects = templates.instantiate(withOwner: ownerOrNil) }
    return objects
  }

  /// A key for options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects for the placeholders of a nib; has no effect.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  /// Whether the program has the nib.
  var exists: Bool { templates != nil }

  /// Creates the objects, and returns the first that is a view of the requested class.
  package func firstView<View: UIView>() -> View? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }
}

extension Bundle {
  /// Creates the objects of the nib with that name, and connects them with `owner`. Returns the objects
  /// that no other object contains; nil if the nib doesn't exist.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    let objects = nib.instantiate(withOwner: owner, options: options)
    return nib.exists ? objects : nil
  }
}

extension UIViewController {
  /// Creates the view from the controller's scene in a storyboard, or from its nib. Returns false if there
  /// is none.
  ///
  /// Without a name, the nib's is that of the class without "Controller" at its end, or else that of the
  /// class, as the documentation of `nibName` says.
  package final func loadViewFromNib() -> Bool {
    if let scene { return scene.loadView(of: self) }
    let type = String(describing: Swift.type(of: self))
    let suffix = "Controller"
    let names =
      nibName.map { [$0] }
      ?? (type.hasSuffix(suffix) ? [String(type.dropLast(suffix.count)), type] : [type])
    for name in names {
      let nib = UINib(nibName: name, bundle: nibBundle)
      guard nib.exists || nibName != nil else { continue }
      _ = nib.instantiate(withOwner: self)
      return isViewLoaded
    }
    return false
  }
}
