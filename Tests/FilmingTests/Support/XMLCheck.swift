/// Checks that tags are balanced, which is enough to detect truncated files.
struct XMLCheck {
  func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst(0) {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" || $0 == "/" && tag.first == "/" }
      if tag.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
