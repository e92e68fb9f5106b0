public import Foundation

// The options of a web view, which have no effect.

/// The options of a web view.
open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The options of pages.
  open var preferences = WKPreferences()
  /// The scripts.
  open var userContentController = WKUserContentController()
  /// The processes of pages.
  open var processPool = WKProcessPool()
  /// Whether media is played within the page; false by default.
  open var allowsInlineMediaPlayback = false
  /// Whether the page is shown only when all of it was loaded; false by default.
  open var suppressesIncrementalRendering = false
  /// Whether the size of text follows the system's; false by default.
  open var ignoresViewportScaleLimits = false
  /// The media that starts only by a touch; all by default.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// The name of the app in the name of the browser; nil by default.
  open var applicationNameForUserAgent: String?

  /// Creates options.
  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.processPool = processPool
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    return copy
  }
}

/// The kinds of media; the raw values are Apple's.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates a set of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sounds.
  public static let audio = Self(rawValue: 1 << 0)
  /// Videos.
  public static let video = Self(rawValue: 1 << 1)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}

/// The options of pages.
open class WKPreferences: NSObject {
  /// The smallest size of text; 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run; true by default, though none does here.
  open var javaScriptEnabled = true
  /// Whether scripts can open windows; false by default.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// The processes of pages; a film has none.
open class WKProcessPool: NSObject {}

/// The scripts of a web view; they don't run.
open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []

  /// Creates an object without scripts.
  public override init() { super.init() }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Does nothing: scripts send no messages.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}

  /// Does nothing: scripts send no messages.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// When a script runs; the raw values are Apple's.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page was read.
  case atDocumentStart
  /// When the page was read.
  case atDocumentEnd
}

/// A script.
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the main frame only.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// A message of a script. No object has this class here.
open class WKScriptMessage: NSObject {
  /// The value.
  open var body: Any { "" }
  /// The name of the handler.
  open var name: String { "" }
}

/// An object that gets messages of scripts; never called here.
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called when a script sends a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
