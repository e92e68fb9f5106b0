import Failures
import Foundation

/// The segments of a JPEG file up to its end (ITU-T T.81, annex B), including what TurboJPEG
/// doesn't report: the orientation, the colour profile and the number of scans.
struct JPEGStructure {
  /// The width from the frame header.
  private(set) var width = 0

  /// The height from the frame header.
  private(set) var height = 0

  /// The number of components: 1 for grey, 3 for colours, 4 for inks.
  private(set) var componentCount = 0

  /// The orientation from the EXIF data.
  private(set) var orientation = EXIFOrientation.up

  /// The parts of the ICC profile by number, from 1, and their expected count.
  private var profileParts: [UInt8: UnsafeRawBufferPointer] = [:]
  private var profilePartCount: UInt8 = 0

  private var scanCount = 0

  /// The maximum number of scans. Programs write about ten, at most some dozens. Each scan costs a
  /// pass over all blocks, however short it is.
  private static let scanLimit = 100

  private enum Marker {
    static let start: UInt8 = 0xD8
    static let end: UInt8 = 0xD9
    static let scan: UInt8 = 0xDA
    static let exif: UInt8 = 0xE1
    static let profile: UInt8 = 0xE2
    /// Returns whether a marker is complete by itself, without a length and data.
    static func isStandalone(_ marker: UInt8) -> Bool { marker == 0x01 || (0xD0...0xD8) ~= marker }
    static func isFrame(_ marker: UInt8) -> Bool {
      (0xC0...0xCF) ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }
  }

  /// Reads the segments of `bytes`. Throws if the file is truncated, too large, or too short for
  /// its pixels.
  init(_ bytes: UnsafeRawBufferPointer, name: String) throws(FlipbookError) {
    guard ImageFormat(bytes) == .jpeg else {
      throw ImageFormat.error(for: bytes, wanted: [.jpeg], name: name)
    }
    var position = 2
    while true {
      let marker = try Self.marker(in: bytes, at: &position, name: name)
      if marker == Marker.end { break }
      if Marker.isStandalone(marker) { continue }
      guard position + 2 <= bytes.count else { throw .truncated(name) }
      let length = Int(bytes.bigEndian16(at: position))
      guard length >= 2 else { throw .corrupt(name, "it has a segment of \(length) bytes") }
      guard position + length <= bytes.count else { throw .truncated(name) }
      let segment = UnsafeRawBufferPointer(rebasing: bytes[position + 2..<position + length])
      try read(segment, marker, fileCount: bytes.count, name: name)
      position += length
      if marker == Marker.scan { position = Self.endOfScan(in: bytes, from: position) }
    }
    guard scanCount > 0 else { throw .corrupt(name, "it has no image data") }
  }

  /// Returns the marker at `position`, and advances the position past it. Any number of FF bytes
  /// can precede it.
  private static func marker(
    in bytes: UnsafeRawBufferPointer, at position: inout Int, name: String
  ) throws(FlipbookError) -> UInt8 {
    guard position < bytes.count else { throw .truncated(name) }
    guard bytes[position] == 0xFF else {
      throw .corrupt(name, "there is no marker at byte \(position)")
    }
    while position < bytes.count, bytes[position] == 0xFF { position += 1 }
    guard position < bytes.count else { throw .truncated(name) }
    defer { position += 1 }
    return bytes[position]
  }

  /// Returns the position of the next marker other than a restart marker, after a scan's data; the
  /// end of the file if there is none.
  private static func endOfScan(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position < bytes.count, let base = bytes.baseAddress {
      guard let found = memchr(base + position, 0xFF, bytes.count - position) else { break }
      position = UnsafeRawPointer(found) - base
      guard position + 1 < bytes.count else { break }
      let next = bytes[position + 1]
      if next != 0, !((0xD0...0xD7) ~= next) { return position }
      position += 2
    }
    return bytes.count
  }

  private mutating func read(
    _ segment: UnsafeRawBufferPointer, _ marker: UInt8, fileCount: Int, name: String
  ) throws(FlipbookError) {
    switch marker {
    case Marker.scan:
      scanCount += 1
      guard width > 0 else { throw .corrupt(name, "its image data has no frame header") }
      guard scanCount <= Self.scanLimit else {
        throw .corrupt(name, "it has more than \(Self.scanLimit) scans")
      }
    case Marker.exif:
      orientation = EXIFSegment.orientation(in: segment) ?? orientation
    case Marker.profile: addProfilePart(segment)
    case _ where Marker.isFrame(marker):
      guard width == 0, segment.count >= 6 else {
        throw .corrupt(name, "its frame header is duplicated or too short")
      }
      height = Int(segment.bigEndian16(at: 1))
      width = Int(segment.bigEndian16(at: 3))
      componentCount = Int(segment[5])
      try ImageLimits.check(width: width, height: height, bytes: fileCount, name: name)
      // With Huffman codes, a block of 8 × 8 takes at least one bit.
      guard width * height / 512 <= fileCount else {
        throw ImageLimits.tooShort(name, width, height)
      }
    default: break
    }
  }

  private mutating func addProfilePart(_ segment: UnsafeRawBufferPointer) {
    let title = "ICC_PROFILE\0"
    guard segment.starts(with: title.utf8), segment.count >= title.utf8.count + 2 else { return }
    let number = segment[title.utf8.count]
    profilePartCount = segment[title.utf8.count + 1]
    profileParts[number] = UnsafeRawBufferPointer(rebasing: segment[(title.utf8.count + 2)...])
  }

  /// Returns the ICC profile; nil if there is none.
  func profile(name: String) throws(FlipbookError) -> [UInt8]? {
    guard !profileParts.isEmpty else { return nil }
    var bytes: [UInt8] = []
    for number in 0..<profilePartCount {
      guard let part = profileParts[number + 1] else { throw ICCProfile.unusable(name) }
      bytes += part
      guard bytes.count <= ImageLimits.profile else { throw ICCProfile.unusable(name) }
    }
    return bytes
  }
}
