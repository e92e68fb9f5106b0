// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The keys of properties and options, by Apple's names and values.

/// The width in pixels.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// How the picture is to be turned: EXIF's number, 1 for as it is.
public let kCGImagePropertyOrientation = "Orientation"
/// Whether a pixel is transparent, in part or all.
public let kCGImagePropertyHasAlpha = "HasAlpha"
/// The bits of a component.
public let kCGImagePropertyDepth = "Depth"
/// The kind of colours.
public let kCGImagePropertyColorModel = "ColorModel"

/// What only GIF files have.
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// How long a frame is shown, in seconds; at least a tenth where the file asks for next to nothing.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// How long a frame is shown, in seconds, as the file has it.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
/// How often the frames are shown; 0 for ever.
public let kCGImagePropertyGIFLoopCount = "LoopCount"

/// What only PNG files have.
public let kCGImagePropertyPNGDictionary = "{PNG}"
/// How long a frame is shown, in seconds; at least a tenth where the file asks for next to nothing.
public let kCGImagePropertyAPNGDelayTime = "DelayTime"
/// How long a frame is shown, in seconds, as the file has it.
public let kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime"
/// How often the frames are shown; 0 for ever.
public let kCGImagePropertyAPNGLoopCount = "LoopCount"

/// What only WebP files have.
public let kCGImagePropertyWebPDictionary = "{WebP}"
/// How long a frame is shown, in seconds; at least a tenth where the file asks for next to nothing.
public let kCGImagePropertyWebPDelayTime = "DelayTime"
/// How long a frame is shown, in seconds, as the file has it.
public let kCGImagePropertyWebPUnclampedDelayTime = "UnclampedDelayTime"
/// How often the frames are shown; 0 for ever.
public let kCGImagePropertyWebPLoopCount = "LoopCount"

/// Whether pictures are kept decoded; they always are.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// Whether pictures are decoded at once; it changes nothing.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// What kind of file it may be; it changes nothing.
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
/// Whether pictures of more than 8 bits are wanted; it changes nothing.
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat"
/// Whether a thumbnail is made from the picture; it always is.
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made where the file has none; it always is.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is turned as the picture is to be seen; false by default.
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The most pixels of a thumbnail's longer side.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
