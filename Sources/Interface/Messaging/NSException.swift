import Failures
public import Foundation
import VirtualTime

/// The name of an exception of Objective-C.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Any exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A value outside a range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that isn't valid.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that shouldn't occur.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}

/// An exception of Objective-C. Raising one stops the stage with an error, as it ends an app; unlike
/// there, the function that raises it continues.
open class NSException: NSObject {
  /// The name.
  public let name: NSExceptionName
  /// A description for people; nil if there is none.
  public let reason: String?
  /// Data of the app.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Stops the stage with an error that names the exception.
  open func raise() {
    FlipbookError(
      .filmFailed, "The exception \(name.rawValue) was raised: \(reason ?? "no reason is given").",
      hint: "On a device, this would end the app."
    ).report()
  }

  /// Raises an exception whose reason is `format` with the arguments.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}
