public import Foundation
public import Views

/// The system's controller that looks up a word. A film has no dictionary: no word is found, and a controller
/// that is presented is an empty sheet.
open class UIReferenceLibraryViewController: UIViewController {
  /// Creates a controller.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }

  /// Creates a controller.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns whether a dictionary has a word: false.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Creates the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
