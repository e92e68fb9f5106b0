public import Foundation
public import ViewText
public import Views

/// The system's controller that chooses a font. A film doesn't have it: a controller that is presented is an
/// empty sheet, and code can set the font.
open class UIFontPickerViewController: UIViewController {
  /// The fonts that are offered.
  open class Configuration: NSObject {
    /// Whether the faces of a family are offered; false by default.
    open var includeFaces = false
    /// Whether fonts are shown in the system's font; false by default.
    open var displayUsingSystemFont = false
    /// The traits that fonts have; nil, the default, for any.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  /// The fonts that are offered.
  public let configuration: Configuration
  /// The delegate; weak.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font; nil by default. Setting it calls no method of the delegate.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a controller.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a controller of all families.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Creates the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// An object that gets the font of a picker. All methods are optional; none is called.
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the user has cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
