// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics

// Uniform type identifiers of image files, with Apple's names and values. On Apple's systems they
// are in MobileCoreServices and CoreServices; rewritten sources import ImageIO instead.

/// The type of all images.
public let kUTTypeImage = "public.image"
/// The type of GIF files.
public let kUTTypeGIF = "com.compuserve.gif"
/// The type of JPEG files.
public let kUTTypeJPEG = "public.jpeg"
/// The type of PNG files.
public let kUTTypePNG = "public.png"
/// The type of TIFF files, which can't be read.
public let kUTTypeTIFF = "public.tiff"

/// Returns whether two identifiers are equal, without regard to case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// Returns whether a type equals another or, for the type of an image file, is a kind of it: an
/// image, data, content or an item.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if UTTypeEqual(inUTI, inConformsToUTI) { return true }
  let kinds = ["public.data", "public.content", "public.item"]
  let images = [kUTTypeGIF, kUTTypeJPEG, kUTTypePNG, kUTTypeTIFF, "org.webmproject.webp"]
  let parents = images.contains { UTTypeEqual($0, inUTI) } ? kinds + [kUTTypeImage] : []
  return (UTTypeEqual(inUTI, kUTTypeImage) ? kinds : parents).contains {
    UTTypeEqual($0, inConformsToUTI)
  }
}
