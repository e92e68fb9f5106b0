import Foundation

// A layer's own time. Setting any of these values changes the animations that play on the layer and
// its sublayers, and the instants at which they end.
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

  /// Sets a repeat count or a repeat duration, which must not be NaN.
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
