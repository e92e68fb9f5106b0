/// The layout of a picture's samples in memory, identified by ffmpeg's name.
package struct PixelFormat: Hashable, Sendable {
  /// ffmpeg's name, such as yuv420p10le.
  package let name: String

  init(_ name: String) { self.name = name }

  /// Whether films can be encoded in this format: colour, in limited range if it is Y'CbCr.
  ///
  /// Grey and palette formats are excluded, and so are full-range ones (yuvj), which have no tag
  /// for their range.
  var isForFilms: Bool {
    !["gray", "ya8", "ya16", "mono", "pal", "yuvj", "gbr", "rgb8", "bgr8", "rgb4", "bgr4"]
      .contains { name.hasPrefix($0) }
  }

  /// Whether the format has alpha.
  var hasAlpha: Bool { ["yuva", "rgba", "bgra", "argb", "abgr"].contains { name.hasPrefix($0) } }

  /// Whether the samples are red, green and blue instead of Y'CbCr.
  var isRGB: Bool { !name.hasPrefix("yuv") && !name.hasPrefix("nv") }

  /// Whether neighbouring columns share their chroma.
  var halvesColumns: Bool {
    ["420", "422", "411", "410", "nv12", "nv21", "nv16", "nv20"].contains { name.contains($0) }
  }

  /// Whether neighbouring rows share their chroma.
  var halvesRows: Bool { ["420", "440", "410", "nv12", "nv21"].contains { name.contains($0) } }

  /// The name that ffprobe reports: layouts that differ only in the order of samples become the
  /// same.
  var probedName: String {
    switch name {
    case "nv12", "nv21": "yuv420p"
    case "nv16": "yuv422p"
    case "nv20le": "yuv422p10le"
    default: name
    }
  }
}
