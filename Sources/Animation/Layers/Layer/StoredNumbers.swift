import Foundation

/// One to four consecutive numbers in a layer's state, by their position in memory, so that sampling
/// an animation stores them directly.
package struct StoredNumbers: Sendable {
  /// The distance of the first number from the start of a state, in bytes.
  private let offset: Int
  private let count: Int

  private init(offset: Int, count: Int) {
    self.offset = offset
    self.count = count
  }

  /// Creates the numbers of the property at `path`; nil if it isn't a stored property of the state
  /// that consists of at most four numbers.
  init?(_ path: PartialKeyPath<LayerState>) {
    let layout: (size: Int, stride: Int)
    switch type(of: path).valueType {
    case is Double.Type, is CGFloat.Type: layout = (MemoryLayout<Double>.size, 1)
    case is CGPoint.Type, is CGSize.Type: layout = (MemoryLayout<CGPoint>.size, 2)
    case is CGRect.Type: layout = (MemoryLayout<CGRect>.size, 4)
    default: return nil
    }
    guard let offset = MemoryLayout<LayerState>.offset(of: path),
      layout.size == layout.stride * MemoryLayout<Double>.size
    else { return nil }
    self.init(offset: offset, count: layout.stride)
  }

  /// Returns some of the numbers; `first` counts from 0.
  func part(_ first: Int, count: Int = 1) -> StoredNumbers {
    StoredNumbers(offset: offset + first * MemoryLayout<Double>.stride, count: count)
  }

  /// Returns the numbers of `state`, followed by zeros.
  @inline(__always)
  func load(from state: LayerState) -> SIMD4<Double> {
    var numbers = SIMD4<Double>.zero
    withUnsafeBytes(of: state) { bytes in
      for index in 0..<count {
        numbers[index] = bytes.load(
          fromByteOffset: offset + index * MemoryLayout<Double>.stride, as: Double.self)
      }
    }
    return numbers
  }

  /// Stores the numbers in `state`.
  @inline(__always)
  func store(_ numbers: SIMD4<Double>, in state: inout LayerState) {
    withUnsafeMutableBytes(of: &state) { bytes in
      for index in 0..<count {
        bytes.storeBytes(
          of: numbers[index], toByteOffset: offset + index * MemoryLayout<Double>.stride,
          as: Double.self)
      }
    }
  }
}
