// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
@_exported public import UniformTypes

// Uniform type identifiers, with Apple's names and values. On Apple's systems they are in
// MobileCoreServices, CoreServices and UniformTypeIdentifiers; rewritten sources import ImageIO instead.

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
/// The type of BMP files.
public let kUTTypeBMP = "com.microsoft.bmp"
/// The type of icons for Windows.
public let kUTTypeICO = "com.microsoft.ico"
/// The type of raw images of cameras.
public let kUTTypeRawImage = "public.camera-raw-image"
/// The type of SVG files.
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// The type of everything.
public let kUTTypeItem = "public.item"
/// The type of everything with content.
public let kUTTypeContent = "public.content"
/// The type of bytes.
public let kUTTypeData = "public.data"
/// The type of folders and packages.
public let kUTTypeDirectory = "public.directory"
/// The type of folders.
public let kUTTypeFolder = "public.folder"
/// The type of URLs.
public let kUTTypeURL = "public.url"
/// The type of URLs of files.
public let kUTTypeFileURL = "public.file-url"
/// The type of all texts.
public let kUTTypeText = "public.text"
/// The type of texts without formatting.
public let kUTTypePlainText = "public.plain-text"
/// The type of texts in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The type of RTF documents.
public let kUTTypeRTF = "public.rtf"
/// The type of HTML.
public let kUTTypeHTML = "public.html"
/// The type of XML.
public let kUTTypeXML = "public.xml"
/// The type of JSON.
public let kUTTypeJSON = "public.json"
/// The type of PDF documents.
public let kUTTypePDF = "com.adobe.pdf"
/// The type of all sounds and films.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// The type of films with or without sound.
public let kUTTypeMovie = "public.movie"
/// The type of films without sound.
public let kUTTypeVideo = "public.video"
/// The type of sounds.
public let kUTTypeAudio = "public.audio"
/// The type of QuickTime movies.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// The type of MPEG-4 movies.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// The type of MP3 files.
public let kUTTypeMP3 = "public.mp3"
/// The type of archives.
public let kUTTypeArchive = "public.archive"
/// The type of Live Photos.
public let kUTTypeLivePhoto = "com.apple.live-photo"

/// Returns whether two identifiers are equal, without regard to case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// Returns whether a type equals another or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if UTTypeEqual(inUTI, inConformsToUTI) { return true }
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}
