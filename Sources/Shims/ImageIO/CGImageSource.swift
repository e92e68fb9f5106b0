import Failures
public import CoreGraphics
public import Foundation
import Images
import Layers
import Raster
import Views

/// A file with one image or a sequence of images: PNG, animated PNG, JPEG, GIF or WebP.
///
/// The images are decoded when one of them is requested. A file that can't be read has no images,
/// and a warning reports the reason.
public final class CGImageSource {
  private var data = Data()
  private let name: String
  private var decoded: Result<MovingImage, FlipbookError>?

  /// The properties in the file; nil if it isn't an image.
  private(set) var properties: ImageProperties?

  /// Creates a source without images, which `read(_:)` adds.
  init(name: String) {
    self.name = name
    decoded = .failure(
      FlipbookError(
        .malformed, "\(name) has no data yet.", hint: "Call CGImageSourceUpdateData(_:_:_:)."))
  }

  convenience init(_ data: Data, name: String) {
    self.init(name: name)
    read(data)
  }

  /// Replaces the file.
  func read(_ data: Data) {
    self.data = data
    decoded = nil
    do throws(FlipbookError) {
      properties = try ImageDecoder.properties(of: data, name: name)
    } catch {
      properties = nil
      decoded = .failure(error)
      UIImage.warn(of: error)
    }
  }

  /// The decoded images; empty if the file can't be read.
  var frames: [MovingImage.Frame] { (try? moving.get())?.frames ?? [] }

  /// The number of times the sequence is played; 0 for endless repetition.
  var playCount: Int { (try? moving.get())?.playCount ?? 1 }

  private var moving: Result<MovingImage, FlipbookError> {
    if let decoded { return decoded }
    let outcome: Result<MovingImage, FlipbookError>
    do throws(FlipbookError) {
      outcome = .success(try ImageDecoder.frames(of: data, name: name))
    } catch {
      UIImage.warn(of: error)
      outcome = .failure(error)
    }
    decoded = outcome
    return outcome
  }
}

/// Returns a source for the images in a file's bytes. `options` has no effect.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: [AnyHashable: Any]?
) -> CGImageSource? {
  CGImageSource(data, name: "the image source's data")
}

/// Returns a source without images, to which `CGImageSourceUpdateData(_:_:_:)` adds a file. `options`
/// has no effect.
public func CGImageSourceCreateIncremental(_ options: [AnyHashable: Any]?) -> CGImageSource {
  CGImageSource(name: "the image source's data")
}

/// Adds a file's bytes, from the first one to those that are known. The images are available when
/// `final` is true.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  if final { isrc.read(data) }
}

/// Returns a source for the images in a file, or nil, with a warning, if it can't be read.
/// `options` has no effect.
public func CGImageSourceCreateWithURL(
  _ url: URL, _ options: [AnyHashable: Any]?
) -> CGImageSource? {
  UIImage.data(ofFile: url).map { CGImageSource($0, name: url.path) }
}

/// Returns a source for the images in a file, or nil, with a warning, if it can't be read.
/// `options` has no effect.
public func CGImageSourceCreateWithURL(
  _ url: NSURL, _ options: [AnyHashable: Any]?
) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}

/// Returns the number of images, 0 for a file that can't be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.frames.count }

/// Returns the file's uniform type identifier, or nil if the file isn't an image.
public func CGImageSourceGetType(_ source: CGImageSource) -> String? {
  switch source.properties?.format {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webp: "org.webmproject.webp"
  case nil: nil
  }
}

/// Returns the image at an index as stored in the file, without applying its orientation; nil if
/// there is none. `options` has no effect.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? {
  source.frame(index).map { CGImage(bitmap: $0.bitmap) }
}

/// Returns the image at an index, scaled down so that no side has more pixels than
/// `kCGImageSourceThumbnailMaxPixelSize`. With `kCGImageSourceCreateThumbnailWithTransform`, its
/// orientation is applied. Returns nil if there is no image.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? {
  guard let frame = source.frame(index) else { return nil }
  let isTurned = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false
  let bitmap =
    isTurned ? frame.bitmap.upright(from: source.properties?.orientation ?? .up) : frame.bitmap
  let size = CGSize(width: bitmap.width, height: bitmap.height)
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
  guard let limit, limit >= 1, max(size.width, size.height) > limit else {
    return CGImage(bitmap: bitmap)
  }
  return UIImage(bitmap: bitmap).preparingThumbnail(of: CGSize(width: limit, height: limit))?
    .cgImage
}

/// Returns the properties of the whole file, such as the loop count; nil if it can't be read.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: [AnyHashable: Any]?
) -> [AnyHashable: Any]? {
  guard !source.frames.isEmpty else { return nil }
  guard let key = source.formatKey, source.frames.count > 1 else { return [:] }
  return [key: ["LoopCount": NSNumber(value: source.playCount)] as [String: Any]]
}

/// Returns the size, orientation and delay of the image at an index; nil if there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> [AnyHashable: Any]? {
  guard let frame = source.frame(index) else { return nil }
  var values: [AnyHashable: Any] = [
    kCGImagePropertyPixelWidth: NSNumber(value: frame.bitmap.width),
    kCGImagePropertyPixelHeight: NSNumber(value: frame.bitmap.height),
    kCGImagePropertyOrientation: NSNumber(value: source.properties?.orientation.rawValue ?? 1),
    kCGImagePropertyHasAlpha: NSNumber(value: !frame.bitmap.isOpaque),
    kCGImagePropertyDepth: NSNumber(value: 8),
    kCGImagePropertyColorModel: "RGB",
  ]
  if let key = source.formatKey, source.frames.count > 1 {
    values[key] =
      [
        "DelayTime": NSNumber(value: frame.shownDelay),
        "UnclampedDelayTime": NSNumber(value: frame.delay),
      ] as [String: Any]
  }
  return values
}

extension CGImageSource {
  /// Returns the image at an index, or nil if there is none.
  fileprivate func frame(_ index: Int) -> MovingImage.Frame? {
    frames.indices.contains(index) ? frames[index] : nil
  }

  /// The key of the format's own properties; nil for a format without any.
  fileprivate var formatKey: String? {
    switch properties?.format {
    case .gif: kCGImagePropertyGIFDictionary
    case .png: kCGImagePropertyPNGDictionary
    case .webp: kCGImagePropertyWebPDictionary
    case .jpeg, nil: nil
    }
  }
}

extension MovingImage.Frame {
  /// The duration of the frame on iOS: delays of a hundredth of a second and less become a tenth.
  fileprivate var shownDelay: Double { delay <= 0.011 ? 0.1 : delay }
}
