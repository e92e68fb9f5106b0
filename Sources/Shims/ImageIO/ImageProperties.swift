// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The keys of properties and options, with Apple's names and values.

/// The width in pixels.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// The image's orientation as an EXIF number; 1 for upright.
public let kCGImagePropertyOrientation = "Orientation"
/// A Boolean value that indicates whether any pixel is fully or partly transparent.
public let kCGImagePropertyHasAlpha = "HasAlpha"
/// The number of bits per component.
public let kCGImagePropertyDepth = "Depth"
/// The colour model.
public let kCGImagePropertyColorModel = "ColorModel"

/// The properties that only GIF files have.
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// The duration of a frame in seconds; values close to 0 become a tenth of a second.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// The duration of a frame in seconds, as stored in the file.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
/// The number of times the sequence is played; 0 for endless repetition.
public let kCGImagePropertyGIFLoopCount = "LoopCount"

/// The properties that only PNG files have.
public let kCGImagePropertyPNGDictionary = "{PNG}"
/// The duration of a frame in seconds; values close to 0 become a tenth of a second.
public let kCGImagePropertyAPNGDelayTime = "DelayTime"
/// The duration of a frame in seconds, as stored in the file.
public let kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime"
/// The number of times the sequence is played; 0 for endless repetition.
public let kCGImagePropertyAPNGLoopCount = "LoopCount"

/// The properties that only WebP files have.
public let kCGImagePropertyWebPDictionary = "{WebP}"
/// The duration of a frame in seconds; values close to 0 become a tenth of a second.
public let kCGImagePropertyWebPDelayTime = "DelayTime"
/// The duration of a frame in seconds, as stored in the file.
public let kCGImagePropertyWebPUnclampedDelayTime = "UnclampedDelayTime"
/// The number of times the sequence is played; 0 for endless repetition.
public let kCGImagePropertyWebPLoopCount = "LoopCount"

/// Whether decoded images are cached; they always are.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// Whether images are decoded immediately; it has no effect.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// The expected type of the file; it has no effect.
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
/// Whether images with more than 8 bits per component are allowed; it has no effect.
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat"
/// Whether a thumbnail is always created from the image; it always is.
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is created from the image if the file has none; it always is.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether the image's orientation is applied to a thumbnail; false by default.
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The maximum size of a thumbnail's longer side, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
