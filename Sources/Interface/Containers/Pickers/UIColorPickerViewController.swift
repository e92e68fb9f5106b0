public import Foundation
import Layers
public import Views

/// The system's controller that chooses a colour. A film doesn't have it: a controller that is presented is
/// an empty sheet, and code can set the colour.
open class UIColorPickerViewController: UIViewController {
  /// The delegate; weak.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour; white by default. Setting it calls no method of the delegate.
  open var selectedColor: UIColor = .white
  /// Whether the opacity can be chosen; true by default. Stored, without effect.
  open var supportsAlpha = true

  /// Creates a controller.
  public init() {
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Creates a controller.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Tells the delegate that the controller was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// An object that gets the colour of a picker. All methods are optional; that for a choice isn't called.
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when a colour was chosen, before iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the controller was dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
