/// EXIF data: a TIFF file within a JPEG segment or a WebP chunk.
enum EXIFSegment {
  private static let orientationTag = 274

  /// Returns the orientation in the first directory of a segment; nil if there is none, or if the
  /// data isn't EXIF or is damaged.
  static func orientation(in segment: UnsafeRawBufferPointer) -> EXIFOrientation? {
    let title = "Exif\0\0"
    guard segment.starts(with: title.utf8) else { return nil }
    return orientation(
      inFile: UnsafeRawBufferPointer(rebasing: segment.dropFirst(title.utf8.count)))
  }

  /// Returns the orientation from data without the identifier that begins a segment.
  static func orientation(inFile bytes: UnsafeRawBufferPointer) -> EXIFOrientation? {
    let isLittle = bytes.starts(with: "II".utf8)
    guard isLittle || bytes.starts(with: "MM".utf8) else { return nil }
    func short(_ position: Int) -> Int? {
      guard position >= 0, position + 2 <= bytes.count else { return nil }
      let value = bytes.bigEndian16(at: position)
      return Int(isLittle ? value.byteSwapped : value)
    }
    func long(_ position: Int) -> Int? {
      guard position >= 0, position + 4 <= bytes.count else { return nil }
      let value = bytes.bigEndian32(at: position)
      return Int(isLittle ? value.byteSwapped : value)
    }
    guard short(2) == 42, let directory = long(4), let count = short(directory) else { return nil }
    for index in 0..<count {
      // Tag, type, count, and the value at the start of its four bytes.
      let entry = directory + 2 + 12 * index
      guard let tag = short(entry) else { return nil }
      guard tag == orientationTag else { continue }
      guard short(entry + 2) == 3, let value = short(entry + 8) else { return nil }
      return EXIFOrientation(rawValue: UInt8(clamping: value))
    }
    return nil
  }
}
