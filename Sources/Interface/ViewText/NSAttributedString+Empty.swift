public import Foundation
import Views

extension NSAttributedString {
  /// No text, also as a mutable string: `NSMutableAttributedString()`, which Foundation on Linux lacks.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
