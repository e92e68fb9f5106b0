// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Drawing
public import Foundation
public import TickingNames

/// Bytes that can change.
public typealias CFMutableData = NSMutableData

/// Returns data with a copy of `length` bytes.
public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! {
  bytes.map { Data(bytes: $0, count: length) } ?? Data()
}

/// Returns a copy of data.
public func CFDataCreateCopy(_ allocator: CFAllocator?, _ theData: CFData!) -> CFData! { theData }

/// Returns data without bytes; `capacity` has no effect.
public func CFDataCreateMutable(
  _ allocator: CFAllocator?, _ capacity: CFIndex
) -> CFMutableData! { NSMutableData() }

/// Returns a copy of data that can change; `capacity` has no effect.
public func CFDataCreateMutableCopy(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! { NSMutableData(data: theData ?? Data()) }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

/// Returns the bytes, which are valid until the length changes.
public func CFDataGetBytePtr(_ theData: CFMutableData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the bytes, which are valid until the length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies a range of bytes to `buffer`.
public func CFDataGetBytes(
  _ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  guard let theData, let buffer else { return }
  let start = theData.startIndex + range.location
  theData.copyBytes(to: buffer, from: start..<start + range.length)
}

/// Changes the number of bytes; new ones are 0.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
  theData?.length = length
}

/// Adds `extraLength` bytes, which are 0.
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
  theData?.increaseLength(by: extraLength)
}

/// Adds bytes at the end.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  if let bytes { theData?.append(bytes, length: length) }
}

/// Replaces a range of bytes by others; the data becomes longer or shorter.
public func CFDataReplaceBytes(
  _ theData: CFMutableData!, _ range: CFRange, _ newBytes: UnsafePointer<UInt8>!,
  _ newLength: CFIndex
) {
  theData?.replaceBytes(
    in: NSRange(location: range.location, length: range.length), withBytes: newBytes,
    length: newLength)
}

/// Removes a range of bytes.
public func CFDataDeleteBytes(_ theData: CFMutableData!, _ range: CFRange) {
  CFDataReplaceBytes(theData, range, nil, 0)
}

extension CGDataProvider {
  /// Creates a provider of the bytes that `data` has now.
  public convenience init?(data: CFMutableData) {
    self.init(data: Data(bytes: data.bytes, count: data.length))
  }
}
