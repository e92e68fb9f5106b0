// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation
import ViewText

/// The version of the callbacks.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The current version of the callbacks.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

// On Linux, functions of C can't return a `CGFloat`: these are functions of Swift.

/// Called when a delegate is deallocated.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// Returns a measure in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns a measure in points.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns a measure in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The functions that a delegate calls for the measures of its letter.
public struct CTRunDelegateCallbacks {
  /// The version; it has no effect.
  public var version: CFIndex
  /// Called when the delegate is deallocated.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// Returns the ascent in points.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// Returns the descent in points, positive.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// Returns the width in points.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// Creates callbacks.
  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

/// The measures of a letter in whose place an app draws something itself: the value of
/// `kCTRunDelegateAttributeName`. The letter isn't drawn.
public final class CTRunDelegate {
  private let callbacks: CTRunDelegateCallbacks
  let context: UnsafeMutableRawPointer

  init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    // The callbacks' parameter can't be nil in Swift; a callback without a context doesn't read it.
    self.context = context ?? UnsafeMutableRawPointer(bitPattern: MemoryLayout<Int>.alignment)!
  }

  deinit { callbacks.dealloc(context) }

  var ascent: CGFloat { callbacks.getAscent(context) }
  var descent: CGFloat { callbacks.getDescent(context) }

  /// A space in text of the delegate's measures.
  var space: NSTextAttachment {
    let space = NSTextAttachment()
    space.bounds = CGRect(
      x: 0, y: -descent, width: max(callbacks.getWidth(context), 1e-6),
      height: max(ascent + descent, 1e-6))
    return space
  }
}

/// Returns a delegate with callbacks and the value that they get.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  CTRunDelegate(callbacks.pointee, refCon)
}

/// Returns the value that a delegate's callbacks get.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.context
}
