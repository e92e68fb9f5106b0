import Failures

/// The kind of an image file, told by its first bytes.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"

  /// The kind of `bytes`; nil if they are of none.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let match = Self.allCases.first { format in
      zip(format.signature, bytes).allSatisfy { $0 == nil || $0 == $1 }
        && bytes.count >= format.signature.count
    }
    guard let match else { return nil }
    self = match
  }

  /// The bytes with which a file begins; nil for any.
  private var signature: [UInt8?] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .gif: Array("GIF8".utf8) + [nil, 0x61]
    case .webp: Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8)
    }
  }

  /// The error for bytes that are not of a kind that is wanted here.
  static func error(
    for bytes: UnsafeRawBufferPointer, wanted: [ImageFormat] = allCases, name: String
  ) -> FlipbookError {
    if bytes.isEmpty { return FlipbookError(.empty, "“\(name)” is empty.") }
    let isBegun = allCases.contains { format in
      format.signature.count > bytes.count
        && zip(format.signature, bytes).allSatisfy { $0 == nil || $0 == $1 }
    }
    if isBegun { return .truncated(name) }
    let names = wanted.map(\.rawValue)
    let wantedNames = ([names.dropLast().joined(separator: ", "), names.last ?? ""])
      .filter { !$0.isEmpty }.joined(separator: " or ")
    let found = ImageFormat(bytes)?.rawValue ?? OtherFormat(bytes)?.name
    let what = found.map { "\($0.article) \($0) file, not a \(wantedNames) file" }
    return FlipbookError(
      .otherFormat, "“\(name)” is \(what ?? "not a \(wantedNames) file").",
      hint: OtherFormat(bytes)?.hint ?? "Images are read from \(wantedNames) files.")
  }
}

extension FlipbookError {
  /// A file that ends before its picture does.
  static func truncated(_ name: String) -> FlipbookError {
    FlipbookError(.truncated, "“\(name)” ends before the picture does.")
  }

  /// A file that contradicts itself, as `reason` tells.
  static func corrupt(_ name: String, _ reason: String, hint: String? = nil) -> FlipbookError {
    FlipbookError(.malformed, "“\(name)” is damaged: \(reason).", hint: hint)
  }
}

extension String {
  /// “a” or “an”, as this abbreviation or word is spoken.
  fileprivate var article: String { ["AVIF", "ICO", "SVG"].contains(self) ? "an" : "a" }
}

/// A kind of file that people take for an image here, and that can't be read.
private struct OtherFormat {
  let name: String

  var hint: String {
    switch name {
    case "SVG", "PDF":
      "Vector files are not drawn: export it as PNG, at the size it is shown at times the scale."
    default: "Convert it to PNG or JPEG."
    }
  }

  /// Bytes of a file's start, from the given offset on.
  private static let signatures: [(name: String, offset: Int, bytes: String)] = [
    ("TIFF", 0, "II*\0"), ("TIFF", 0, "MM\0*"),
    ("BMP", 0, "BM"), ("PDF", 0, "%PDF"), ("Photoshop", 0, "8BPS"), ("AVIF", 4, "ftypavif"),
    ("AVIF", 4, "ftypavis"), ("HEIC", 4, "ftyphe"), ("HEIC", 4, "ftypmif1"),
    ("HEIC", 4, "ftypmsf1"), ("JPEG 2000", 4, "jP  "), ("JPEG XL", 4, "JXL "),
    ("ICO", 0, "\0\0\u{1}\0"),
  ]

  init?(_ bytes: UnsafeRawBufferPointer) {
    let match = Self.signatures.first { bytes.dropFirst($0.offset).starts(with: $0.bytes.utf8) }
    if let match {
      name = match.name
    } else if String(decoding: bytes.prefix(1024), as: UTF8.self).contains("<svg") {
      name = "SVG"
    } else {
      return nil
    }
  }
}
