public import Foundation
public import FoundationNetworking

/// The loading of a page.
open class WKNavigation: NSObject {}

/// What leads to a page. No object has this class here.
open class WKNavigationAction: NSObject {
  /// The request for the page.
  public let request: URLRequest
  /// How the user has asked for it.
  public let navigationType: WKNavigationType

  init(_ request: URLRequest, _ navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
    super.init()
  }
}

/// How a user asks for a page; the raw values are Apple's.
public enum WKNavigationType: Int, Sendable {
  /// By a link.
  case linkActivated
  /// By a form.
  case formSubmitted
  /// By going back or forward.
  case backForward
  /// By loading the page again.
  case reload
  /// By a form once more.
  case formResubmitted
  /// In another way.
  case other = -1
}

/// The answer to a request. No object has this class here.
open class WKNavigationResponse: NSObject {}

/// Whether a page is loaded; the raw values are Apple's.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It isn't.
  case cancel
  /// It is.
  case allow
  /// It is saved.
  case download
}

/// Whether an answer is shown; the raw values are Apple's.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It isn't.
  case cancel
  /// It is.
  case allow
  /// It is saved.
  case download
}

/// An object that is notified of loading. All methods are optional.
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called when loading begins.
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the first data has arrived.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the page was loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when loading has failed after the first data.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when loading has failed before the first data.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Called to decide whether a page is loaded; never called here.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}

/// An object that shows what scripts ask for; none of its methods is called.
public protocol WKUIDelegate: NSObjectProtocol {}

/// An error of a web view.
public struct WKError: Error, Hashable, Sendable {
  /// The errors; the raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = 1
    /// The process of the page has ended.
    case webContentProcessTerminated
    /// The view is gone.
    case webViewInvalidated
    /// A script has failed.
    case javaScriptExceptionOccurred
    /// A script's result has no type here.
    case javaScriptResultTypeIsUnsupported
  }

  /// The error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
