public import Foundation

extension NSMutableString {
  /// Creates an empty string. Provides `NSMutableString()`, which Foundation lacks on Linux.
  public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }

  /// Appends a formatted string; the formats are those of `String(format:)`.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: "\(format)", arguments: args))
  }
}
