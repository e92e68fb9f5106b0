import Testing
import UIKit

/// Code in the style of Swift 3 and 4.
final class OldView: UIView {
  @IBInspectable var lineWidth: CGFloat = 2 {
    didSet { setCount += 1 }
  }
  private(set) var setCount = 0

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override init(frame: CGRect) { super.init(frame: frame) }

  @IBAction func tap(_ sender: Any) { lineWidth += 1 }

  func pulse() -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "transform.scale")
    animation.values = [1, NSNumber(value: 1.2), CGFloat(1)]
    animation.keyTimes = [0, 0.5, 1]
    animation.calculationMode = kCAAnimationLinear
    animation.rotationMode = kCAAnimationRotateAuto
    animation.timingFunctions = [
      CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn),
      CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut),
    ]
    animation.fillMode = kCAFillModeForwards
    animation.isRemovedOnCompletion = false
    animation.repeatCount = HUGE
    animation.duration = 1
    return animation
  }
}

@Suite struct OldCodeTests {
  @Test func constantsOfOldAndNewNameAreTheSame() {
    let animation = OldView(frame: .zero).pulse()
    #expect(animation.calculationMode == .linear && animation.rotationMode == .rotateAuto)
    #expect(animation.fillMode == .forwards && animation.repeatCount == .greatestFiniteMagnitude)
    #expect(animation.timingFunctions?.first == CAMediaTimingFunction(name: .easeIn))
    #expect(kCAMediaTimingFunctionDefault == .default && kCAFillModeBoth == .both)
  }

  @Test func attributesOfInterfaceBuilderAreKept() {
    let view = OldView(coder: NSCoder())
    view?.tap(self)
    #expect(view?.lineWidth == 3 && view?.setCount == 1)
  }

  @Test func mathsOfCGFloatAndCsConstantsAreThere() {
    let angle = CGFloat.pi / 6
    #expect(abs(sin(angle) - 0.5) < 1e-12 && pow(CGFloat(2), 3) == 8 && sqrt(CGFloat(9)) == 3)
    #expect(floor(CGFloat(1.5)) == 1 && abs(CGFloat(-2)) == 2)
    #expect(HUGE_VAL == .infinity && MAXFLOAT == HUGE)
    #expect(autoreleasepool { 3 } == 3)
    #expect(NSStringFromClass(OldView.self).hasSuffix("OldView"))
  }
}
