package import Failures
public import Foundation
import Geometry
import Images
import Layers
import NearestNames
import Raster
package import VirtualTime

/// The images of one stage by name; each file is read once.
package final class Assets: StageLocal {
  /// The folders that are searched, in order.
  package var folders: [AssetFolder] = AssetFolder.standard

  /// The paths of the files that were read or searched for, in that order, without duplicates.
  package private(set) var filesRead: [String] = []
  private var knownFiles: Set<String> = []

  /// The files that the film can read; nil for all files, as in films without values from outside.
  package var access: AssetAccess?

  /// Describes what will replace a file; see `AssetAccess.Replacement`.
  package var replacement: AssetAccess.Replacement?
  private var images: [String: UIImage] = [:]

  private init() {}

  package convenience init(on clock: VirtualClock) { self.init() }

  /// Records that a file was read or searched for.
  func note(fileRead path: String) {
    if knownFiles.insert(path).inserted { filesRead.append(path) }
  }

  /// The assets of the current stage, or the default assets without a stage.
  static var current: Assets { VirtualClock.current.map(of) ?? Assets() }

  /// Returns the image with that name; nil, with a warning, if it doesn't exist.
  func image(named name: String, also more: [AssetFolder]) -> UIImage? {
    if let image = images[name] { return image }
    let folders = more + folders
    // Refused before it is searched for: the answer must not reveal which files exist elsewhere.
    if name.split(separator: "/").contains("..") {
      for folder in folders where !Self.mayRead(folder.url.appending(path: name).path) {
        return nil
      }
    }
    guard let files = folders.lazy.map({ $0.files(named: name) }).first(where: { !$0.isEmpty })
    else {
      LayerWarning.missingImage(name, in: folders).report()
      return nil
    }
    // The lowest scale that is enough for the screen, or the highest available.
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
  /// Loads the image with that name from the film's assets (see `Film.assets`); returns nil, with a
  /// warning that lists similar names, if it doesn't exist or its file can't be read.
  ///
  /// The name is that of an image set in an asset catalogue, or of a PNG, JPEG, GIF or WebP file,
  /// with or without its extension. If the file is animated, the image is its first frame. Among
  /// files with the suffixes `@2x` and `@3x`, the one that suits the screen is used. Each stage
  /// reads a file once.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Loads the image with that name from a bundle's resources or the film's assets; see
  /// `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let resources = bundle?.resourceURL.map { [AssetFolder($0)] } ?? []
    guard let image = Assets.current.image(named: name, also: resources) else { return nil }
    self.init(image.picture, image.attributes)
  }

  /// Loads the image with that name from a bundle's resources or the film's assets; see
  /// `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Loads the image of a PNG, JPEG, GIF or WebP file; returns nil, with a warning that gives the
  /// reason, if the file can't be read. The suffix of the name gives the scale, as in
  /// `logo@2x.png`.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    self.init(contentsOf: url, scale: AssetFolder.scale(of: stem).scale)
  }

  /// Decodes the image from the data of a PNG, JPEG, GIF or WebP file; if it is animated, the first
  /// frame, as on iOS. Returns nil, with a warning that gives the reason, if the data is invalid.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes the image from the data of an image file, with `scale` pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(scale) { () throws(FlipbookError) in
      try ImageDecoder.decode(data, name: "the image data")
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

  /// Reports a warning that an image can't be read.
  package static func warn(of error: FlipbookError) {
    LayerWarning(
      .unreadableImage, error.message, hint: error.hint ?? "", subject: error.message
    ).report()
  }

  /// Returns the contents of a file that the film can read; nil, with a warning that gives the
  /// reason, if the file can't be read.
  package static func data(ofFile url: URL) -> Data? {
    guard Assets.mayRead(url.path) else { return nil }
    do {
      return try Data(contentsOf: url)
    } catch {
      warn(of: FlipbookError(.unreadable, "\"\(url.path)\" can't be read."))
      return nil
    }
  }

  /// Returns an animated image of the assets name0, name1 … (or name1, name2 …), which together
  /// last `duration` seconds; nil if there are none.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: Assets.current.images(numbered: name), duration: duration)
  }

  /// Returns an animated image, each frame with cap insets in points and a tiled centre.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animated image, each frame with cap insets in points and a tiled or stretched
  /// centre.
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
  /// Returns the images name0, name1 … or name1, name2 …; reports a warning if there are none.
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
    let folderNames = folders.map(\.url.path).joined(separator: ", ")
    return LayerWarning(
      .missingAsset, "There is no image named \"\(name)\" in \(folderNames).",
      hint: near.isEmpty
        ? "The film has no images. Put them into a folder named Assets in the current folder, or name "
          + "another folder in the film's static property assets."
        : "Did you mean " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "?",
      subject: name)
  }
}

extension UIImage.Orientation {
  /// Creates an orientation from EXIF's orientation of the same name.
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
