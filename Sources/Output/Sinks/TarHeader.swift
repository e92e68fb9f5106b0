/// The header of a file in a tar archive, in POSIX's ustar format. It contains neither owner nor
/// time, so that the bytes depend only on name and size.
struct TarHeader {
  /// The size of a header, and of the blocks to which files are padded, in bytes.
  static let blockSize = 512

  /// The header's bytes.
  let bytes: [UInt8]

  /// Creates the header of a file; `name` has at most 100 bytes, `size` is less than 8 GiB.
  init(name: String, size: Int) {
    precondition(name.utf8.count <= 100 && size < 1 << 33, "name or size exceeds ustar's limits")
    var bytes = [UInt8](repeating: 0, count: Self.blockSize)
    func write(_ text: String, at offset: Int) {
      bytes.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    func octal(_ value: Int, digits: Int) -> String {
      let text = String(value, radix: 8)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    write(name, at: 0)
    write(octal(0o644, digits: 7), at: 100)
    for offset in [108, 116] { write(octal(0, digits: 7), at: offset) }
    write(octal(size, digits: 11), at: 124)
    write(octal(0, digits: 11), at: 136)
    write("        ", at: 148)
    write("0", at: 156)
    write("ustar\u{0}00", at: 257)
    write(octal(bytes.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0} ", at: 148)
    self.bytes = bytes
  }

  /// Returns the number of zero bytes after a file of `size` bytes.
  static func padding(after size: Int) -> Int { (blockSize - size % blockSize) % blockSize }
}
