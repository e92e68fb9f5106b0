import Foundation

// A layer's own time. Setting any of these moves what plays on the layer, and on all in it, and the
// instants at which that ends.
extension CALayer: CAMediaTiming {
  /// When the layer's time begins in its superlayer's; 0 by default. Before that it does not show,
  /// unless its fill mode says so (our decision; see `fillMode`).
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming("beginTime", newValue, \.beginTime) }
  }

  /// How long the layer is there, in its own time; 0, the default, and infinity stand for ever.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set {
      if newValue == .infinity { return setTiming("duration", 0, \.duration) }
      setTiming("duration", newValue, \.duration)
    }
  }

  /// How fast time runs in the layer and all in it; 1 by default. At 0 it stands at `timeOffset`, and
  /// animations never end.
  public var speed: Float {
    get { timing.speed }
    set {
      guard LayerError.check(Double(newValue), "the speed of \(nameInMessages)") else { return }
      timing.speed = newValue
      retime()
    }
  }

  /// What is added to the layer's time; 0 by default.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming("timeOffset", newValue, \.timeOffset) }
  }

  /// How often the layer's time runs through `duration`; 0 counts as 1.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set {
      guard !newValue.isNaN else { return reportNaN("repeatCount") }
      timing.repeatCount = newValue
      noteRepeats()
    }
  }

  /// How long the layer's time runs through `duration` again and again; wins over `repeatCount` when
  /// positive.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set {
      guard !newValue.isNaN else { return reportNaN("repeatDuration") }
      timing.repeatDuration = newValue
      noteRepeats()
    }
  }

  /// Whether the layer's time runs back after each `duration`.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set {
      timing.autoreverses = newValue
      retime()
    }
  }

  /// Whether the layer shows before its `beginTime` and after its `duration`; `removed`, neither, by
  /// default. Apple's documentation says this of all that is timed and of layers no more, so that it
  /// is our decision for them.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  private func noteRepeats() {
    LayerWarning.negativeRepeats(of: self, nameInMessages)?.report()
    retime()
  }

  private func reportNaN(_ name: String) {
    LayerError.notFinite(Double.nan, role: name, self).report()
  }

  private func setTiming(
    _ name: String, _ value: CFTimeInterval, _ path: WritableKeyPath<LayerTiming, CFTimeInterval>
  ) {
    guard LayerError.check(value, "the \(name) of \(nameInMessages)") else { return }
    timing[keyPath: path] = value
    retime()
  }
}
