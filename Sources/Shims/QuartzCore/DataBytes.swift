public import CoreGraphics
import Foundation
import Layers

/// Returns the bytes of `theData`. They are valid until the end of the clock's turn.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData else { return nil }
  let bytes = NSData(data: theData)
  TransactionStack.current?.keep(bytes)
  return bytes.bytes.assumingMemoryBound(to: UInt8.self)
}
