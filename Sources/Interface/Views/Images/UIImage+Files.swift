package import Failures
public import Foundation
import Geometry
import Images
import Layers
import NearestNames
import Raster
package import VirtualTime

/// The pictures of one stage, by name: each is read once.
package final class Assets: StageLocal {
  /// Where they are looked for, in order.
  package var folders: [AssetFolder] = AssetFolder.standard

  /// The paths of the files that were read, or looked for, in that order, each once.
  package private(set) var filesRead: [String] = []
  private var knownFiles: Set<String> = []

  /// What of the disk may be read; nil for all of it, as for films without values from outside.
  package var access: AssetAccess?

  /// What of the disk is about to be replaced.
  package var replacement: AssetAccess.Replacement?
  private var images: [String: UIImage] = [:]

  private init() {}

  package convenience init(on clock: VirtualClock) { self.init() }

  /// A file was read, or looked for.
  func note(fileRead path: String) {
    if knownFiles.insert(path).inserted { filesRead.append(path) }
  }

  /// Those of the current stage; those found without one where there is none.
  static var current: Assets { VirtualClock.current.map(of) ?? Assets() }

  /// The picture of that name; nil, and a warning, if there is none.
  func image(named name: String, also more: [AssetFolder]) -> UIImage? {
    if let image = images[name] { return image }
    let folders = more + folders
    guard let files = folders.lazy.map({ $0.files(named: name) }).first(where: { !$0.isEmpty })
    else {
      LayerWarning.missingImage(name, in: folders).report()
      return nil
    }
    // The sharpest that the screen shows, else the sharpest of all.
    let wanted = UIScreen.main.scale
    guard let file = files.first(where: { $0.scale >= wanted }) ?? files.last else { return nil }
    let image = UIImage(contentsOf: file.url, scale: file.scale)
    images[name] = image
    return image
  }

  func color(named name: String, also more: [AssetFolder]) -> UIColor? {
    let entries = (more + folders).lazy.map { $0.colors(named: name) }.first { !$0.isEmpty } ?? []
    guard let light = (entries.first { $0.appearances == nil } ?? entries.first)?.value else {
      return nil
    }
    guard let dark = entries.first(where: \.isDark)?.value else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

extension UIImage {
  /// The picture of that name of the film's assets (see `Film.assets`); nil, and a warning that lists
  /// the nearest names, if there is none or its file cannot be read.
  ///
  /// The name is that of an image set of an asset catalogue, or of a PNG, JPEG, GIF or WebP file, with
  /// or without its ending. Of a moving picture it is the first frame. Of files with `@2x` and `@3x`
  /// the one that suits the screen is taken. Pictures are read once on each stage.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// The picture of that name of a bundle's resources or the film's assets; see `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let resources = bundle?.resourceURL.map { [AssetFolder($0)] } ?? []
    guard let image = Assets.current.image(named: name, also: resources) else { return nil }
    self.init(image.picture, image.look)
  }

  /// The picture of that name of a bundle's resources or the film's assets; see `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// The picture of a PNG, JPEG, GIF or WebP file; nil, and a warning that says why, if it cannot be
  /// read. The end of its name gives the scale, as in `logo@2x.png`; without one `logo@2x.png` or `@3x`
  /// beside it is taken where the screen asks for it.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    self.init(contentsOf: url, scale: AssetFolder.scale(of: stem).scale)
  }

  /// The picture of the bytes of a PNG, JPEG, GIF or WebP file, of a moving one the first frame, as on
  /// iOS; nil, and a warning that says why, if they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of an image file's bytes, with `scale` pixels to the point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(scale) { () throws(FlipbookError) in
      try ImageDecoder.decode(data, name: "the picture's data")
    }
  }

  convenience init?(contentsOf url: URL, scale: CGFloat) {
    guard Assets.mayRead(url.path) else { return nil }
    self.init(scale) { () throws(FlipbookError) in try ImageDecoder.read(url.path) }
  }

  private convenience init?(
    _ scale: CGFloat, decode: () throws(FlipbookError) -> DecodedImage
  ) {
    do {
      let image = try decode()
      self.init(
        cgImage: CGImage(bitmap: image.bitmap), scale: scale,
        orientation: Orientation(image.orientation))
    } catch {
      Self.warn(of: error)
      return nil
    }
  }

  /// Warns that an image can't be read.
  package static func warn(of error: FlipbookError) {
    LayerWarning(
      .unreadableImage, error.message, hint: error.hint ?? "", subject: error.message
    ).report()
  }

  /// The bytes of a file that the film may read; nil, and a warning that says why, if it can't be
  /// read.
  package static func data(ofFile url: URL) -> Data? {
    guard Assets.mayRead(url.path) else { return nil }
    do {
      return try Data(contentsOf: url)
    } catch {
      warn(of: FlipbookError(.unreadable, "“\(url.path)” can't be read."))
      return nil
    }
  }

  /// The first of the pictures name0, name1 … (or name1, name2 …) of the film's assets, with the
  /// others following it, in `duration` seconds; nil if there is none.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: Assets.current.images(numbered: name), duration: duration)
  }

  /// The same with margins that do not stretch, in points, the rest tiled.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// The same with margins that do not stretch, in points, the rest tiled or stretched.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let images = Assets.current.images(numbered: name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: images, duration: duration)
  }
}

extension Assets {
  /// The pictures name0, name1 … or name1, name2 …; none, and a warning, if there is no such picture.
  fileprivate func images(numbered name: String) -> [UIImage] {
    var images: [UIImage] = []
    for number in 0...1024 {
      guard has("\(name)\(number)") else {
        if number > 0 { break } else { continue }
      }
      if let image = image(named: "\(name)\(number)", also: []) { images.append(image) }
    }
    if images.isEmpty { LayerWarning.missingImage(name + "0", in: folders).report() }
    return images
  }

  private func has(_ name: String) -> Bool {
    folders.contains { !$0.files(named: name).isEmpty }
  }
}

extension LayerWarning {
  fileprivate static func missingImage(_ name: String, in folders: [AssetFolder]) -> LayerWarning {
    let near = folders.flatMap(\.imageNames).nearest(to: name)
    let places = folders.map(\.url.path).joined(separator: ", ")
    return LayerWarning(
      .missingAsset, "There is no picture named \"\(name)\" in \(places).",
      hint: near.isEmpty
        ? "The film has no images. Set its assets folder."
        : "Did you mean " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "?",
      subject: name)
  }
}

extension UIImage.Orientation {
  /// What EXIF calls by the same name.
  init(_ orientation: EXIFOrientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
  }

  /// EXIF's orientation of the same name.
  var inFiles: EXIFOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}
