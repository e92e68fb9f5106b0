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

  override func awakeFromNib() {
    super.awakeFromNib()
    lineWidth = 3
  }

  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }

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

/// A controller as in a template of Xcode 8.
final class OldController: UIViewController {
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { _ in }
  }

  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// A label as in Swift 3, where attributes of text had strings as keys.
final class OldLabel: UILabel {
  var attributes: [String: Any] = [NSForegroundColorAttributeName: UIColor.red]

  func show(_ text: String) -> CGSize {
    attributes[NSFontAttributeName] = UIFont.systemFont(ofSize: 20)
    let string = NSMutableAttributedString(string: text, attributes: attributes)
    let underline = [NSUnderlineStyleAttributeName: NSUnderlineStyle.styleSingle.rawValue]
    string.addAttributes(underline, range: NSRange(location: 0, length: 1))
    string.addAttribute(NSKernAttributeName, value: 2, range: NSRange(location: 0, length: 1))
    attributedText = string
    return (text as NSString).size(attributes: attributes)
  }

  func size(of text: String) -> [CGSize] {
    let attributes = [NSFontAttributeName: UIFont.systemFont(ofSize: 20)]
    return [
      text.size(attributes: attributes), (text as NSString).size(attributes: attributes),
      text.size(attributes: [NSFontAttributeName: UIFont.systemFont(ofSize: 20)]),
    ]
  }
}

@Suite struct OldCodeTests {
  @Test func attributesOfTextCanHaveStringsAsKeys() throws {
    let label = OldLabel()
    let size = label.show("ab")
    #expect(size == "ab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]))
    #expect(label.size(of: "ab") == [size, size, size])
    #expect("ab".size(attributes: nil) == "ab".size(withAttributes: nil))
    let text = try #require(label.attributedText)
    let first: [String: Any] = text.attributes(at: 0, effectiveRange: nil)
    #expect(first[NSForegroundColorAttributeName] as? UIColor == .red)
    #expect(first[NSUnderlineStyleAttributeName] as? Int == 1)
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    let bar = UINavigationBar()
    let attributes: [String: Any] = [NSFontAttributeName: UIFont.systemFont(ofSize: 9)]
    bar.titleTextAttributes = attributes
    #expect(bar.titleTextAttributes?[.font] as? UIFont == .systemFont(ofSize: 9))
  }

  @Test func ratesOfDecelerationCanBeNumbers() {
    let scroll = UIScrollView()
    let rate: CGFloat = UIScrollViewDecelerationRateFast
    scroll.decelerationRate = rate
    #expect(scroll.decelerationRate == .fast)
    scroll.decelerationRate = UIScrollViewDecelerationRateNormal
    #expect(scroll.decelerationRate == .normal)
  }

  @Test func templateControllersLoad() {
    #expect(OldController().view.frame == .zero)
  }

  @Test func orientationsHaveTheirFormerFunctions() {
    #expect(UIDeviceOrientationIsLandscape(.landscapeLeft))
    #expect(UIDeviceOrientationIsPortrait(.portraitUpsideDown))
    #expect(!UIDeviceOrientationIsValidInterfaceOrientation(.faceUp))
    #expect(UIInterfaceOrientationIsLandscape(.landscapeRight))
    #expect(!UIInterfaceOrientationIsPortrait(.landscapeRight))
  }

  @Test func oldAndNewConstantsAreEqual() {
    let animation = OldView(frame: .zero).pulse()
    #expect(animation.calculationMode == .linear && animation.rotationMode == .rotateAuto)
    #expect(animation.fillMode == .forwards && animation.repeatCount == .greatestFiniteMagnitude)
    #expect(animation.timingFunctions?.first == CAMediaTimingFunction(name: .easeIn))
    #expect(
      animation.fillMode == kCAFillModeForwards && animation.rotationMode == kCAAnimationRotateAuto)
  }

  @Test func layersAcceptOldConstants() {
    let shape = CAShapeLayer()
    shape.lineCap = kCALineCapRound
    shape.lineJoin = kCALineJoinBevel
    shape.fillRule = kCAFillRuleEvenOdd
    shape.contentsGravity = kCAGravityResizeAspectFill
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    #expect(shape.contentsGravity == .resizeAspectFill)
    let transition = CATransition()
    transition.type = kCATransitionPush
    transition.subtype = kCATransitionFromLeft
    #expect(transition.type == .push && transition.subtype == .fromLeft)
    #expect(CAValueFunction(name: kCAValueFunctionRotateZ)?.name == .rotateZ)
  }

  @Test func variablesThatHoldConstantsAreStrings() {
    var timing = kCAMediaTimingFunctionEaseIn
    func function(_ name: String) -> CAMediaTimingFunction { CAMediaTimingFunction(name: name) }
    #expect(function(timing) == CAMediaTimingFunction(name: .easeIn))
    timing = timing == kCAMediaTimingFunctionEaseIn ? kCAMediaTimingFunctionEaseOut : timing
    #expect(CAMediaTimingFunction(name: timing) == CAMediaTimingFunction(name: .easeOut))
    let today = CAMediaTimingFunctionName(rawValue: timing)
    #expect(CAMediaTimingFunction(name: today) == CAMediaTimingFunction(name: .easeOut))

    let (fill, cap, gravity): (String, String, String) =
      (kCAFillModeBoth, kCALineCapRound, kCAGravityCenter)
    let shape = CAShapeLayer()
    shape.fillMode = fill
    shape.lineCap = cap
    shape.contentsGravity = gravity
    shape.minificationFilter = kCAFilterTrilinear
    #expect(shape.fillMode == .both && shape.lineCap == .round)
    #expect(shape.contentsGravity == .center && shape.minificationFilter == .trilinear)

    let text = CATextLayer()
    text.alignmentMode = kCAAlignmentCenter
    text.truncationMode = kCATruncationEnd
    #expect(text.alignmentMode == .center && text.truncationMode == .end)

    let emitter = CAEmitterLayer()
    let mode = kCAEmitterLayerAdditive
    emitter.renderMode = mode
    emitter.emitterShape = kCAEmitterLayerLine
    #expect(emitter.renderMode == .additive && emitter.emitterShape == .line)

    let transition = CATransition()
    transition.subtype = Optional(kCATransitionFromTop)
    #expect(transition.subtype == .fromTop)
    transition.subtype = nil
    let type = transition.type
    #expect(transition.subtype == nil && type == CATransitionType.fade)
    CALayer().add(transition, forKey: kCATransitionFade)
  }

  @Test func boxedValuesAnimateLikePlainOnes() throws {
    let test = try TestStage()
    let boxed: [(String, Any, Any)] = [
      ("position", NSValue(cgPoint: CGPoint(x: 1, y: 2)), CGPoint(x: 1, y: 2)),
      (
        "bounds", NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
        CGRect(x: 1, y: 2, width: 3, height: 4)
      ),
      ("bounds.size", NSValue(cgSize: CGSize(width: 3, height: 4)), CGSize(width: 3, height: 4)),
      ("opacity", NSNumber(value: 0.5), 0.5),
      (
        "transform", NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1)),
        CATransform3DMakeScale(2, 3, 1)
      ),
    ]
    for (keyPath, box, plain) in boxed {
      let layers = [CALayer(), CALayer()]
      layers.forEach { $0.bounds.size = CGSize(width: 8, height: 8) }
      test.stage.perform {
        for (layer, value) in zip(layers, [box, plain]) {
          test.stage.window.layer.addSublayer(layer)
          let animation = CABasicAnimation(keyPath: keyPath)
          animation.fromValue = value
          animation.duration = 1
          layer.add(animation, forKey: nil)
        }
      }
      try test.stage.advance(by: 0.5)
      test.stage.perform {
        let shown = layers.compactMap { $0.presentation() }
        #expect(shown.count == 2 && shown[0].frame == shown[1].frame, "\(keyPath)")
        #expect(shown[0].opacity == shown[1].opacity)
        #expect(keyPath == "opacity" || shown[0].frame != layers[0].frame, "\(keyPath)")
      }
    }
  }

  @Test func boxedValuesRoundTrip() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgPoint: .zero).uiEdgeInsetsValue == .zero)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgVectorValue == .zero)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgPointValue == .zero)
    let view = UIView()
    let names = [NSValue(nonretainedObject: view): "card"]
    #expect(names[NSValue(nonretainedObject: view)] == "card")
    #expect(NSValue(nonretainedObject: view).nonretainedObjectValue as? UIView === view)
    #expect(names[NSValue(nonretainedObject: UIView())] == nil)
    #expect(NSValue(cgPoint: .zero).nonretainedObjectValue == nil)
    let turned = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turned).cgAffineTransformValue == turned)
  }

  @Test func interfaceBuilderAttributesHaveNoEffect() {
    let view = OldView(coder: NSCoder())
    view?.tap(self)
    #expect(view?.lineWidth == 3 && view?.setCount == 1)
  }

  @Test func cgFloatMathsAndCConstantsAreAvailable() {
    let angle = CGFloat.pi / 6
    #expect(abs(sin(angle) - 0.5) < 1e-12 && pow(CGFloat(2), 3) == 8 && sqrt(CGFloat(9)) == 3)
    #expect(floor(CGFloat(1.5)) == 1 && abs(CGFloat(-2)) == 2)
    #expect(HUGE_VAL == .infinity && MAXFLOAT == HUGE)
    #expect(autoreleasepool { 3 } == 3)
    #expect(NSStringFromClass(OldView.self).hasSuffix("OldView"))
  }

  @Test func colourLiteralsOfSwift3AreColours() {
    let orange = UIColor(colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(orange == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func formerNamesOfConstraintsCompile() {
    let attribute: NSLayoutAttribute = .width
    let relation: NSLayoutRelation = .equal
    let (axis, options): (UILayoutConstraintAxis, NSLayoutFormatOptions) = (.vertical, [])
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.axis = axis
    let (alignment, distribution): (UIStackViewAlignment, UIStackViewDistribution) =
      (.center, .fillEqually)
    stack.alignment = alignment
    stack.distribution = distribution
    let width = NSLayoutConstraint(
      item: stack, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 40)
    width.priority = UILayoutPriorityDefaultHigh
    width.isActive = true
    #expect(options == [] && width.priority.rawValue == 750)
    #expect(stack.systemLayoutSizeFitting(UILayoutFittingCompressedSize).width == 40)
    #expect(UILayoutPriorityRequired > UILayoutPriorityDefaultLow)
  }

  @Test func indexPathsOfObjectiveCHaveSectionsAndRows() {
    let path = NSIndexPath(row: 2, section: 1)
    #expect(path.section == 1 && path.row == 2 && path.item == 2)
    #expect(NSIndexPath(item: 3, section: 0).item == 3)
  }

  @Test func swiftsLibraryHasItsFormerNames() {
    let memory = UnsafeMutableRawPointer.allocate(bytes: 4, alignedTo: 1)
    memory.storeBytes(of: 7, as: UInt8.self)
    #expect(memory.load(as: UInt8.self) == 7)
    memory.deallocate(bytes: 4, alignedTo: 1)
    let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    numbers.deallocate(capacity: 2)
    let letters = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    letters.initialize(to: 3, count: 2)
    #expect(letters[1] == 3)
    letters.deallocate(capacity: 2)
    #expect(CountableRange(0..<3).map { $0 } == [0, 1, 2])
    #expect(CountableClosedRange(0...2).map { $0 } == [0, 1, 2])
  }

  @Test func attributesOfFieldsHaveStringsAsKeysInSwift4() throws {
    let test = try TestStage()
    test.stage.perform {
      let field = UITextField()
      test.stage.window.addSubview(field)
      field.becomeFirstResponder()
      field.typingAttributes = [NSAttributedString.Key.kern.rawValue: 2]
      #expect(field.typingAttributes?[.kern] as? Int == 2)
      var attributes = field.defaultTextAttributes
      attributes[NSAttributedString.Key.kern.rawValue] = 3
      #expect(attributes[.kern] as? Int == 3 && attributes["NSKern"] as? Int == 3)
    }
  }

  @Test func traitsOfAccessibilityWereNumbers() {
    let view = UIView()
    view.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
    view.accessibilityTraits |= UIAccessibilityTraitNotEnabled
    view.accessibilityTraits &= ~UIAccessibilityTraitButton
    #expect(view.accessibilityTraits == [.selected, .notEnabled])
    #expect(view.accessibilityTraits & UIAccessibilityTraitButton == UIAccessibilityTraitNone)
  }

  @Test func formerNamesOfFoundationCompile() throws {
    let numbers = try NSRegularExpression(pattern: "([0-9])x")
    let found = numbers.firstMatch(in: "a7x", range: NSRange(location: 0, length: 3))
    #expect(found?.rangeAt(1) == NSRange(location: 1, length: 1))
    let dictionary = NSMutableDictionary()
    dictionary.setObject("value", forKey: "key" as NSCopying)
    #expect(dictionary["key"] as? String == "value")
    #expect(floor(NSFoundationVersionNumber) > NSFoundationVersionNumber_iOS_8_0)
    #expect(UIImagePickerControllerOriginalImage == "UIImagePickerControllerOriginalImage")
    #expect(CIContextOption.useSoftwareRenderer == kCIContextUseSoftwareRenderer)
    #expect(UIOffsetEqualToOffset(UIOffsetMake(1, 2), UIOffset(horizontal: 1, vertical: 2)))
    #expect(Notification.Name.UIMenuControllerWillHideMenu.rawValue.hasPrefix("UIMenuController"))
  }

  @Test func recognizersNeedNoCoder() {
    final class Pan: UIPanGestureRecognizer {
      var first: CGPoint
      init() {
        first = .zero
        super.init(target: nil, action: nil)
      }
    }
    #expect(Pan().first == .zero)
  }

  @Test func containersAreTargetsOfShowing() throws {
    let test = try TestStage()
    try test.play(until: 0) {
      let page = UIViewController()
      let container = UINavigationController(rootViewController: page)
      let show = Selector("showViewController:sender:")
      #expect(page.targetViewController(forAction: show, sender: nil) === container)
      #expect(UIViewController().targetViewController(forAction: show, sender: nil) == nil)
    }
  }
}
