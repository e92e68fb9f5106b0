public import Foundation
public import Views

// A film has no store: nothing is bought, and no review is asked for.

/// Asks for a review of the app; a film doesn't show the question.
public enum SKStoreReviewController {
  /// Does nothing.
  public static func requestReview() {}

  /// Does nothing.
  public static func requestReview(in windowScene: UIWindowScene) {}
}

/// Asks for a review of the app; a film doesn't show the question.
public enum AppStore {
  /// Does nothing.
  public static func requestReview(in scene: UIWindowScene) {}
}

/// The identifier of a product in the parameters of its page.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The system's controller that shows a product of the store. A film has none: the controller is an empty sheet.
open class SKStoreProductViewController: UIViewController {
  /// The delegate; weak.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Calls `block` with false and an error, because there is no network.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)?
  ) { block?(false, URLError(.notConnectedToInternet)) }

  /// Creates the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// An object that is notified of the end of a product's page; never called here.
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has left the page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
