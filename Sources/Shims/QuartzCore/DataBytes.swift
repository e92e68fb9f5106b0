public import CoreGraphics
import Foundation
import Layers

/// Returns the bytes of `theData`. They are valid until the end of the clock's turn.
///
/// 16 KB behind them read as 0, as large as a page of iOS: libraries that read a row of pixels too many get
/// the same on each run.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard var theData else { return nil }
  theData.append(Data(count: 16_384))
  let bytes = NSData(data: theData)
  TransactionStack.current?.keep(bytes)
  return bytes.bytes.assumingMemoryBound(to: UInt8.self)
}
