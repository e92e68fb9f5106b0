public import Containers
public import Foundation
import Views

/// The end of a message; the raw values are Apple's.
public enum MessageComposeResult: Int, Sendable {
  /// The user has cancelled it.
  case cancelled
  /// The user has sent it.
  case sent
  /// It couldn't be sent.
  case failed
}

/// The system's controller that writes a message. A film can't send messages: a controller that is presented
/// anyway is an empty sheet.
open class MFMessageComposeViewController: UINavigationController {
  /// The delegate; weak.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients; nil by default. Stored.
  open var recipients: [String]?
  /// The subject; nil by default. Stored.
  open var subject: String?
  /// The text; nil by default. Stored.
  open var body: String?

  /// Returns whether texts can be sent: false.
  open class func canSendText() -> Bool { false }

  /// Returns whether messages can have subjects: false.
  open class func canSendSubject() -> Bool { false }

  /// Returns whether files can be sent: false.
  open class func canSendAttachments() -> Bool { false }

  /// Adds a file; returns false, because it can't be sent.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }

  /// Creates the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// An object that is notified of the end of a message; never called here.
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has sent or cancelled the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
