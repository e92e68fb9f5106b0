public import Foundation
public import FoundationNetworking
import Geometry
import Layers
import Ticking
public import Views

/// A view that shows pages of the Web. A film has neither a network nor a browser: the view is empty, and pages fail
/// to load as without a connection. Texts in HTML are loaded without being shown.
open class WKWebView: UIView {
  /// The options.
  public let configuration: WKWebViewConfiguration
  /// The object that is notified of loading; weak.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows what scripts ask for; weak, and never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page, which has no content.
  public let scrollView = UIScrollView()

  /// The address of the page; nil without one.
  open private(set) var url: URL?
  /// The title of the page: nil.
  open var title: String? { nil }
  /// Whether a page is being loaded.
  open private(set) var isLoading = false
  /// The progress of loading, from 0 to 1.
  open private(set) var estimatedProgress = 0.0
  /// Whether a page of before can be shown: false.
  open var canGoBack: Bool { false }
  /// Whether a page of after can be shown: false.
  open var canGoForward: Bool { false }
  /// Whether swipes show other pages; false by default, without effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links are previewed; true by default, without effect.
  open var allowsLinkPreview = true
  /// The name of the browser; nil by default. Stored.
  open var customUserAgent: String?
  /// The factor of the page's size; 1 by default. Stored.
  open var pageZoom: CGFloat = 1

  /// Creates a view with options.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view from its archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    UIView.performWithoutAnimation {
      backgroundColor = .white
      scrollView.frame = bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(scrollView)
    }
  }

  // MARK: Loading

  /// Begins to load a page, which fails in the clock's next turn.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { fail(request.url) }

  /// Begins to load a text in HTML, which ends in the clock's next turn.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { finish(baseURL) }

  /// Begins to load data, which ends in the clock's next turn.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { finish(baseURL) }

  /// Begins to load a file, which ends in the clock's next turn.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    finish(URL)
  }

  private func fail(_ url: URL?) -> WKNavigation {
    begin(url) { view, navigation in
      let error = URLError(.notConnectedToInternet)
      view.navigationDelegate?.webView(
        view, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  private func finish(_ url: URL?) -> WKNavigation {
    begin(url) { view, navigation in
      view.estimatedProgress = 1
      view.navigationDelegate?.webView(view, didCommit: navigation)
      view.navigationDelegate?.webView(view, didFinish: navigation)
    }
  }

  private func begin(
    _ url: URL?, _ end: @escaping (WKWebView, WKNavigation) -> Void
  ) -> WKNavigation {
    let navigation = WKNavigation()
    (self.url, isLoading, estimatedProgress) = (url, true, 0.1)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    StageQueue.main.async { [weak self] in
      guard let self, isLoading else { return }
      isLoading = false
      end(self, navigation)
    }
    return navigation
  }

  /// Ends loading.
  open func stopLoading() { isLoading = false }

  /// Begins to load the page again; nil without one.
  @discardableResult
  open func reload() -> WKNavigation? { url.map { fail($0) } }

  /// Does nothing; returns nil.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Does nothing; returns nil.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Calls the handler with an error in the clock's next turn, because scripts don't run.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    StageQueue.main.async { completionHandler(nil, WKError(.javaScriptResultTypeIsUnsupported)) }
  }
}
