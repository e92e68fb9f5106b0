import Testing
import Views

// FIDELITY 7: options have Apple's raw values.
@Suite struct AnimationOptionsTests {
  private static let optionsAndRawValues: [(UIView.AnimationOptions, UInt)] = [
    (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
    (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
    (.allowAnimatedContent, 128), (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512),
    (.curveEaseInOut, 0), (.curveEaseIn, 65536), (.curveEaseOut, 131072), (.curveLinear, 196608),
    (.transitionNone, 0), (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20),
    (.transitionCurlUp, 3 << 20), (.transitionCurlDown, 4 << 20),
    (.transitionCrossDissolve, 5 << 20), (.transitionFlipFromTop, 6 << 20),
    (.transitionFlipFromBottom, 7 << 20),
  ]

  @Test("FIDELITY 7: raw values", arguments: optionsAndRawValues)
  func rawValues(options: UIView.AnimationOptions, rawValue: UInt) {
    #expect(options.rawValue == rawValue)
  }

  @Test(
    "FIDELITY 7: raw values of keyframe options",
    arguments: [
      (UIView.KeyframeAnimationOptions.layoutSubviews, UInt(1)), (.allowUserInteraction, 2),
      (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16),
      (.overrideInheritedDuration, 32), (.overrideInheritedOptions, 512),
      (.calculationModeLinear, 0), (.calculationModeDiscrete, 1024), (.calculationModePaced, 2048),
      (.calculationModeCubic, 3072), (.calculationModeCubicPaced, 4096),
    ])
  func keyframeRawValues(options: UIView.KeyframeAnimationOptions, rawValue: UInt) {
    #expect(options.rawValue == rawValue)
  }
}
