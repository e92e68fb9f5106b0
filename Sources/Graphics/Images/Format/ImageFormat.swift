import Failures

/// The format of an image file, identified by its first bytes.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"

  /// Returns the format of `bytes`; nil if it isn't one of these.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let match = Self.allCases.first { format in
      zip(format.signature, bytes).allSatisfy { $0 == nil || $0 == $1 }
        && bytes.count >= format.signature.count
    }
    guard let match else { return nil }
    self = match
  }

  /// The first bytes of a file; nil matches any byte.
  private var signature: [UInt8?] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .gif: Array("GIF8".utf8) + [nil, 0x61]
    case .webp: Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8)
    }
  }

  /// Returns the error for bytes that aren't in a wanted format.
  static func error(
    for bytes: UnsafeRawBufferPointer, wanted: [ImageFormat] = allCases, name: String
  ) -> FlipbookError {
    if bytes.isEmpty { return FlipbookError(.empty, "\"\(name)\" is empty.") }
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
      .otherFormat, "\"\(name)\" is \(what ?? "not a \(wantedNames) file").",
      hint: OtherFormat(bytes)?.hint
        ?? "Supported image formats: \(names.joined(separator: ", ")).")
  }
}

extension FlipbookError {
  /// The error for a file that ends before its image data does.
  static func truncated(_ name: String) -> FlipbookError {
    FlipbookError(.truncated, "\"\(name)\" ends before its image data does.")
  }

  /// The error for an invalid file, for the given reason.
  static func corrupt(_ name: String, _ reason: String, hint: String? = nil) -> FlipbookError {
    FlipbookError(.malformed, "\"\(name)\" is damaged: \(reason).", hint: hint)
  }
}

extension String {
  /// The indefinite article, "a" or "an", for the pronunciation of this abbreviation or word.
  fileprivate var article: String { ["AVIF", "ICO", "SVG"].contains(self) ? "an" : "a" }
}

/// A well-known image format that isn't supported.
private struct OtherFormat {
  let name: String

  var hint: String {
    switch name {
    case "SVG", "PDF":
      "Vector files aren't supported. Export it as PNG, at its size on screen times the scale."
    default: "Convert it to PNG or JPEG."
    }
  }

  /// Bytes at the start of a file, from the given offset.
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
