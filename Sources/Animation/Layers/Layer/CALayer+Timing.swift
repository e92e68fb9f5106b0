import Foundation

// A layer's own time. Setting any of these moves what plays on the layer, and on all in it, and the
// instants at which that ends.
extension CALayer: CAMediaTiming {
  /// Sets the speed, which must be a finite number.
  func setSpeed(_ speed: Float) {
    guard LayerWarning.check(Double(speed), "the speed of \(nameInMessages)") else { return }
    timing.speed = speed
    retime()
  }

  /// Sets a time, which must be a finite number.
  func setTiming(
    _ name: String, _ value: CFTimeInterval, _ path: WritableKeyPath<LayerTiming, CFTimeInterval>
  ) {
    guard LayerWarning.check(value, "the \(name) of \(nameInMessages)") else { return }
    timing[keyPath: path] = value
    retime()
  }

  /// Sets how often or how long time repeats, which must be a number.
  func setRepeats<Value: BinaryFloatingPoint>(
    _ name: String, _ value: Value, _ path: WritableKeyPath<LayerTiming, Value>
  ) {
    guard !value.isNaN else {
      return LayerWarning.notFinite(Double.nan, "the \(name) of \(nameInMessages)").report()
    }
    timing[keyPath: path] = value
    LayerWarning.negativeRepeats(of: self, nameInMessages)?.report()
    retime()
  }
}
