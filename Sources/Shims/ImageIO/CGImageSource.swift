import Failures
public import CoreGraphics
public import Foundation
import Images
import Layers
import Raster
import Views

/// The bytes of a file: what `data as CFData` is in code for Apple's systems.
public typealias CFData = Data

/// A file of one picture or several that follow one another: PNG, animated PNG, JPEG, GIF or WebP.
///
/// Its pictures are decoded when one of them is asked for. What can't be read has no pictures, and a
/// warning says why.
public final class CGImageSource {
  private let data: Data
  private let name: String
  private var decoded: Result<MovingImage, FlipbookError>?

  /// What the file says of itself; nil where it is no image.
  let properties: ImageProperties?

  init(_ data: Data, name: String) {
    (self.data, self.name) = (data, name)
    do throws(FlipbookError) {
      properties = try ImageDecoder.properties(of: data, name: name)
    } catch {
      properties = nil
      decoded = .failure(error)
      UIImage.warn(of: error)
    }
  }

  /// The pictures, each as it is shown; none in a file that can't be read.
  var frames: [MovingImage.Frame] { (try? moving.get())?.frames ?? [] }

  /// How often the pictures are shown; 0 for ever.
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

/// A source of the pictures in the bytes of a file. `options` change nothing.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: [AnyHashable: Any]?
) -> CGImageSource? {
  CGImageSource(data, name: "the image source's data")
}

/// A source of the pictures in a file; nil, and a warning, if it can't be read. `options` change
/// nothing.
public func CGImageSourceCreateWithURL(
  _ url: URL, _ options: [AnyHashable: Any]?
) -> CGImageSource? {
  UIImage.data(ofFile: url).map { CGImageSource($0, name: url.path) }
}

/// A source of the pictures in a file; nil, and a warning, if it can't be read. `options` change
/// nothing.
public func CGImageSourceCreateWithURL(
  _ url: NSURL, _ options: [AnyHashable: Any]?
) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}

/// How many pictures there are; 0 in a file that can't be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.frames.count }

/// The kind of the file, as a uniform type identifier; nil for one that is no image.
public func CGImageSourceGetType(_ source: CGImageSource) -> String? {
  switch source.properties?.format {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webp: "org.webmproject.webp"
  case nil: nil
  }
}

/// The picture at an index, as the file has it: it is not turned. Nil where there is none.
/// `options` change nothing.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? {
  source.frame(index).map { CGImage(bitmap: $0.bitmap) }
}

/// The picture at an index, made smaller so that no side has more pixels than
/// `kCGImageSourceThumbnailMaxPixelSize` says; with `kCGImageSourceCreateThumbnailWithTransform`
/// turned as it is to be seen. Nil where there is none.
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

/// What holds for all pictures: how often they are shown. Nil for a file that can't be read.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: [AnyHashable: Any]?
) -> [AnyHashable: Any]? {
  guard !source.frames.isEmpty else { return nil }
  guard let key = source.formatKey, source.frames.count > 1 else { return [:] }
  return [key: ["LoopCount": NSNumber(value: source.playCount)] as [String: Any]]
}

/// Size, orientation and time of the picture at an index; nil where there is none.
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
  /// The picture at an index; nil where there is none.
  fileprivate func frame(_ index: Int) -> MovingImage.Frame? {
    frames.indices.contains(index) ? frames[index] : nil
  }

  /// The key of what only files of this kind have; nil for a kind without.
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
  /// How long it is shown on iOS: delays of a hundredth of a second and less count as a tenth.
  fileprivate var shownDelay: Double { delay <= 0.011 ? 0.1 : delay }
}
