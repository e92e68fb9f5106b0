public import Containers
public import Foundation
import Views

/// The end of a mail; the raw values are Apple's.
public enum MFMailComposeResult: Int, Sendable {
  /// The user has cancelled it.
  case cancelled
  /// The user has saved it.
  case saved
  /// The user has sent it.
  case sent
  /// It couldn't be sent.
  case failed
}

/// The system's controller that writes a mail. A film can't send mails: a controller that is presented anyway is
/// an empty sheet.
open class MFMailComposeViewController: UINavigationController {
  /// The delegate; weak.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Returns whether mails can be sent: false.
  open class func canSendMail() -> Bool { false }

  // What is set has no effect.

  /// Sets the subject.
  open func setSubject(_ subject: String) {}
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets the recipients of blind copies.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
  /// Sets the address of the sender.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// Creates the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// An object that is notified of the end of a mail; never called here.
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has sent, saved or cancelled the mail.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
