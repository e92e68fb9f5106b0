/// The names of the files that frames are written to.
package enum FrameFile {
  /// The name of the file that frame `number` is written to: at least five digits.
  package static func name(ofFrame number: Int) -> String {
    let digits = String(number)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  /// Which frame a file of that name shows; nil if it is none's.
  package static func number(ofFile name: String) -> Int? {
    let digits = name.dropFirst("frame-".count).dropLast(".png".count)
    return Int(digits).flatMap { $0 >= 0 && self.name(ofFrame: $0) == name ? $0 : nil }
  }
}
