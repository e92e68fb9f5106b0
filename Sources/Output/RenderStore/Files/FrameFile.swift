/// The names of frame files.
package enum FrameFile {
  /// Returns the file name of frame `number`, which has at least five digits.
  package static func name(ofFrame number: Int) -> String {
    let digits = String(number)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  /// Returns the number of the frame with the given file name; nil if it isn't a frame's.
  package static func number(ofFile name: String) -> Int? {
    let digits = name.dropFirst("frame-".count).dropLast(".png".count)
    return Int(digits).flatMap { $0 >= 0 && self.name(ofFrame: $0) == name ? $0 : nil }
  }
}
