import Foundation

extension TimeInterval {
  /// The time as messages tell it: "600 s", "4.5 s".
  var text: String {
    let isWhole = self == rounded() && abs(self) < 1e15
    return (isWhole ? String(Int(self)) : String(self)) + " s"
  }
}
