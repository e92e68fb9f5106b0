extension CADisplayLink {
  /// The time between calls in sixtieths of a second, 1 or more; 1 by default. Values below 1 count
  /// as 1.
  ///
  /// Setting it replaces `preferredFramesPerSecond`: an interval of 2 requests 30 calls per second.
  /// Deprecated since iOS 10.
  public var frameInterval: Int {
    get {
      let preferred = preferredFrameRateRange.preferred ?? 0
      let rate = preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : preferred
      return rate > 0 ? Int(min(max((60 / rate).rounded(), 1), 1e6)) : 1
    }
    set {
      preferredFramesPerSecond = 0
      let rate = 60 / Float(max(newValue, 1))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
}
