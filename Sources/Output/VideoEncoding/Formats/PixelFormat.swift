/// How the samples of a picture lie in memory, by ffmpeg's name for it.
package struct PixelFormat: Hashable, Sendable {
  /// The name, such as yuv420p10le.
  package let name: String

  init(_ name: String) { self.name = name }

  /// Whether it is one that films are encoded in: colour, in limited range if it is Y'CbCr.
  ///
  /// Left out are those of grey, of palettes, and of full range (yuvj), which no tag would tell.
  var isForFilms: Bool {
    !["gray", "ya8", "ya16", "mono", "pal", "yuvj", "gbr", "rgb8", "bgr8", "rgb4", "bgr4"]
      .contains { name.hasPrefix($0) }
  }

  /// Whether it has alpha.
  var hasAlpha: Bool { ["yuva", "rgba", "bgra", "argb", "abgr"].contains { name.hasPrefix($0) } }

  /// Whether its samples are red, green and blue, not Y'CbCr.
  var isRGB: Bool { !name.hasPrefix("yuv") && !name.hasPrefix("nv") }

  /// Whether two neighbours in a row share their chroma.
  var halvesColumns: Bool {
    ["420", "422", "411", "410", "nv12", "nv21", "nv16", "nv20"].contains { name.contains($0) }
  }

  /// Whether two neighbours in a column share their chroma.
  var halvesRows: Bool { ["420", "440", "410", "nv12", "nv21"].contains { name.contains($0) } }

  /// The name under which ffprobe may tell of it: samples that lie in another order are the same.
  var probedName: String {
    switch name {
    case "nv12", "nv21": "yuv420p"
    case "nv16": "yuv422p"
    case "nv20le": "yuv422p10le"
    default: name
    }
  }
}
