import Foundation
import Images
import Raster
import TestSupport

/// Pillow, Python's image library, as an independent decoder.
enum Pillow {
  /// A Python interpreter that has Pillow; nil if there is none.
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    (try? Program.run($0, ["-c", "import PIL.Image, PIL.ImageCms"]))?.status == 0
  }

  /// Whether Pillow is available.
  static var isAvailable: Bool { python != nil }

  /// The reason for skipping tests if Pillow is missing.
  static let reason = "needs python3 with Pillow (Debian: python3-pil)"

  /// Reads every file of the folder and writes its straight RGBA pixels next to it. Pillow keeps
  /// the upper half of 16-bit samples, except grey ones, and applies profiles only on request.
  private static let script = """
    import glob, io, sys
    from PIL import Image, ImageCms
    for path in glob.glob(sys.argv[1] + "/*.*g"):
      image = Image.open(path)
      profile = image.info.get("icc_profile")
      if image.mode.startswith("I"):
        image = image.convert("I").point(lambda v: v * (1 / 257) + 0.5).convert("L")
      if profile and image.mode == "RGB":
        ImageCms.profileToProfile(
          image, io.BytesIO(profile), ImageCms.createProfile("sRGB"), inPlace=True)
      if image.mode == "CMYK":
        image = image.convert("RGB")
      open(path + ".rgba", "wb").write(image.convert("RGBA").tobytes())
    """

  /// Returns the premultiplied pixels that Pillow reads from files, which are `width` pixels wide.
  static func bitmaps(of files: [String: [UInt8]], width: Int) throws -> [String: Bitmap] {
    let folder = try TemporaryFolder()
    for (name, bytes) in files {
      try Data(bytes).write(to: URL(fileURLWithPath: folder(name)))
    }
    let result = try Program.run(python ?? "", ["-c", script, folder.path])
    guard result.status == 0 else { throw Failure(errors: result.errors) }
    return files.keys.reduce(into: [:]) { bitmaps, name in
      let bytes = (folder.bytes(name + ".rgba") ?? Data()).map { Int($0) }
      let pixels = stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
      bitmaps[name] = SamplePNG.bitmap(of: pixels, width: width)
    }
  }

  struct Failure: Error { let errors: String }
}
