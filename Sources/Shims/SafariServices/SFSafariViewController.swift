import Containers
import Controls
public import Foundation
import Layers
public import Views

/// The system's controller that shows a page of the Web. A film has no network: the page is empty, below a bar
/// with a button that dismisses the controller.
open class SFSafariViewController: UIViewController {
  /// The options of a page.
  open class Configuration: NSObject {
    /// Whether the page is shown for reading, if it can be; false by default. Stored.
    open var entersReaderIfAvailable = false
    /// Whether the bar becomes small when the page is scrolled; true by default. Stored.
    open var barCollapsingEnabled = true

    /// Creates options.
    public override init() { super.init() }
  }

  /// The button that dismisses the controller; the raw values are Apple's.
  public enum DismissButtonStyle: Int, Sendable {
    /// "Done".
    case done
    /// "Close".
    case close
    /// "Cancel".
    case cancel

    fileprivate var title: String {
      switch self {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    }
  }

  /// The address.
  public let initialURL: URL?
  /// The options.
  public let configuration: Configuration
  /// The delegate; weak.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bar; nil, the default, for the system's.
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  /// The colour of the buttons; nil, the default, for the system's.
  open var preferredControlTintColor: UIColor? {
    didSet { bar.tintColor = preferredControlTintColor }
  }
  /// The button that dismisses the controller; "Done" by default.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

  private let bar = UINavigationBar()
  private let item = UINavigationItem(title: "")

  /// Creates a controller with options.
  public init(url URL: URL, configuration: Configuration) {
    initialURL = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a controller.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller that shows the page for reading, if it can be.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Creates a controller without an address; archives aren't supported.
  public required init?(coder: NSCoder) {
    initialURL = nil
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Creates the page and the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    item.title = initialURL?.host
    bar.items = [item]
    view.addSubview(bar)
    showButton()
  }

  private func showButton() {
    let button = UIBarButtonItem(
      title: dismissButtonStyle.title, style: .done, target: nil, action: nil)
    button.primaryAction = UIAction(title: dismissButtonStyle.title) { [weak self] _ in
      guard let self else { return }
      dismiss(animated: true) { self.delegate?.safariViewControllerDidFinish(self) }
    }
    item.leftBarButtonItem = button
  }

  /// Places the bar below the safe area's upper edge.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
  }
}

/// An object that is notified of a page. All methods are optional; only the end of the controller is
/// reported.
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the button has dismissed the controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the page was loaded, or couldn't be; never called here.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
