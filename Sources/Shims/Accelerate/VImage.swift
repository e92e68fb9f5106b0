// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// The types and constants of vImage, the part of Accelerate that works on pixels in memory; values
// are Apple's.

/// A number of rows or columns.
public typealias vImagePixelCount = UInt
/// A combination of flags, such as `kvImageEdgeExtend`.
public typealias vImage_Flags = UInt32
/// A result code; 0 for success.
public typealias vImage_Error = Int
/// A channel of 8 bits.
public typealias Pixel_8 = UInt8
/// A pixel of four channels of 8 bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Pixels in memory, which the buffer doesn't own.
public struct vImage_Buffer {
  /// The first pixel, at the top left.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// The distance between the starts of two rows, in bytes.
  public var rowBytes: Int

  /// Creates a buffer without pixels.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  /// Creates a buffer of pixels in memory.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }
}

// MARK: Flags

/// No flags.
public let kvImageNoFlags = 0
/// The alpha channel isn't changed.
public let kvImageLeaveAlphaUnchanged = 1
/// Pixels for which the kernel extends beyond the picture are copied.
public let kvImageCopyInPlace = 2
/// Beyond the picture there is a color.
public let kvImageBackgroundColorFill = 4
/// Beyond the picture there are the pixels of its edge.
public let kvImageEdgeExtend = 8
/// Functions use one thread, which is always the case here.
public let kvImageDoNotTile = 16
/// Slower and better resampling.
public let kvImageHighQualityResampling = 32
/// The part of the kernel beyond the picture is left out.
public let kvImageTruncateKernel = 64
/// A function returns the size of the memory that it needs, and does nothing else.
public let kvImageGetTempBufferSize = 128

// MARK: Result codes

/// Success.
public let kvImageNoError = 0
/// The part of the source is outside of it.
public let kvImageRoiLargerThanInputBuffer = -21766
/// A kernel's size is even or 0.
public let kvImageInvalidKernelSize = -21767
/// The flags don't say what is beyond the picture.
public let kvImageInvalidEdgeStyle = -21768
/// An offset is outside of the source.
public let kvImageInvalidOffset_X = -21769
/// An offset is outside of the source.
public let kvImageInvalidOffset_Y = -21770
/// There isn't enough memory.
public let kvImageMemoryAllocationError = -21771
/// A buffer has no pixels.
public let kvImageNullPointerArgument = -21772
/// An argument has no meaning.
public let kvImageInvalidParameter = -21773
/// The buffers have different sizes.
public let kvImageBufferSizeMismatch = -21774
/// A flag isn't known.
public let kvImageUnknownFlagsBit = -21775

extension vImage_Buffer {
  var columns: Int { Int(width) }
  var rows: Int { Int(height) }

  /// Returns the bytes of a row.
  func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
    (data + index * rowBytes).assumingMemoryBound(to: UInt8.self)
  }
}
