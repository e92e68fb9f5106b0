import Foundation
import Images
import Raster
import TestSupport

/// Pillow, Python's image library, as a second opinion.
enum Pillow {
  /// A Python that has it; nil without one.
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    (try? Program.run($0, ["-c", "import PIL.Image, PIL.ImageCms"]))?.status == 0
  }

  /// Whether it is there.
  static var isThere: Bool { python != nil }

  /// Why tests are skipped without it.
  static let reason = "needs python3 with Pillow (Debian: python3-pil)"

  /// Reads every file of the folder and writes its straight RGBA beside it. It keeps the upper half
  /// of samples of 16 bits, except of grey ones, and takes profiles only where it is told to.
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

  /// The pixels that it finds in files, premultiplied; the files are as wide as `width` tells.
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
