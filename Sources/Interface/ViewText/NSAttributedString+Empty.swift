public import Foundation
import Views

extension NSAttributedString {
  /// Creates an empty string. Provides `NSMutableAttributedString()`, which Foundation lacks on
  /// Linux.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
