import FilmStage
import Testing
import UIKit

@Suite struct DeviceNamesTests {
  @Test func timeUnitsMatchDispatch() {
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC == 1_000_000)
    #expect(USEC_PER_SEC == 1_000_000 && NSEC_PER_USEC == 1_000 && MSEC_PER_SEC == 1_000)
    let half = DispatchTime.now() + Double(Int64(NSEC_PER_SEC / 2)) / Double(NSEC_PER_SEC)
    #expect(half.uptimeNanoseconds == 10_000_500_000_000)
    #expect(DispatchTime(uptimeNanoseconds: half.uptimeNanoseconds) == half)
  }

  @Test func theDeviceHasANominalThermalStateAndNoBattery() {
    let info = ProcessInfo.processInfo
    #expect(!info.isLowPowerModeEnabled && info.thermalState == .nominal)
    #expect(
      Notification.Name.NSProcessInfoPowerStateDidChange.rawValue
        == "NSProcessInfoPowerStateDidChangeNotification")
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    #expect(!device.proximityState && device.identifierForVendor == nil)
  }

  @Test(arguments: [(32, 20, true), (20, 32, false)])
  func theOrientationFollowsTheCanvas(width: CGFloat, height: CGFloat, isLandscape: Bool) throws {
    let stage = try Stage(canvas: Canvas(width: width, height: height, framesPerSecond: 10))
    stage.perform {
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      #expect(UIDevice.current.orientation.isLandscape == isLandscape)
      #expect(UIDevice.current.orientation.isPortrait == !isLandscape)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape == isLandscape)
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.interfaceOrientation.isLandscape == isLandscape)
      #expect(UIApplication.shared.statusBarFrame == .zero)
    }
  }

  @Test func keyboardNotificationsReachObservers() {
    final class Received { var duration = 0.0, frame = CGRect.zero, count = 0 }
    let received = Received()
    let center = NotificationCenter()
    let token = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let info = notification.userInfo ?? [:]
      received.duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
      received.frame =
        (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
      received.count += 1
    }
    let frame = CGRect(x: 0, y: 400, width: 320, height: 240)
    center.post(
      name: .UIKeyboardWillShow, object: nil,
      userInfo: [
        UIKeyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
        UIKeyboardAnimationDurationUserInfoKey: 0.25,
      ])
    center.removeObserver(token)
    #expect(received.count == 1 && received.duration == 0.25 && received.frame == frame)
  }

  @Test func notificationsHaveApplesNames() {
    let names = [
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIDevice.orientationDidChangeNotification,
      UIDevice.batteryLevelDidChangeNotification, UIWindow.didBecomeKeyNotification,
      UIScene.didActivateNotification, UIScreen.brightnessDidChangeNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.userDidTakeScreenshotNotification,
    ].map(\.rawValue)
    #expect(
      names == [
        "UIKeyboardDidShowNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidHideNotification", "UIKeyboardWillChangeFrameNotification",
        "UIKeyboardDidChangeFrameNotification", "UIDeviceOrientationDidChangeNotification",
        "UIDeviceBatteryLevelDidChangeNotification", "UIWindowDidBecomeKeyNotification",
        "UISceneDidActivateNotification", "UIScreenBrightnessDidChangeNotification",
        "UIApplicationDidChangeStatusBarOrientationNotification",
        "UIApplicationUserDidTakeScreenshotNotification",
      ])
    #expect(UIResponder.keyboardAnimationCurveUserInfoKey == "UIKeyboardAnimationCurveUserInfoKey")
    #expect(UIResponder.keyboardIsLocalUserInfoKey == "UIKeyboardIsLocalUserInfoKey")
    #expect(UIKeyboardFrameBeginUserInfoKey == "UIKeyboardFrameBeginUserInfoKey")
    #expect(UIKeyboardAnimationCurveUserInfoKey == "UIKeyboardAnimationCurveUserInfoKey")
  }

  @Test func formerNamesOfNotificationsNameTheSameNotifications() {
    let names: [(former: Notification.Name, name: Notification.Name)] = [
      (.UIApplicationWillTerminate, UIApplication.willTerminateNotification),
      (
        .UIApplicationDidChangeStatusBarFrame,
        UIApplication.didChangeStatusBarFrameNotification
      ),
      (.UIWindowDidBecomeKey, UIWindow.didBecomeKeyNotification),
      (.UIScreenBrightnessDidChange, UIScreen.brightnessDidChangeNotification),
      (.UIDeviceBatteryLevelDidChange, UIDevice.batteryLevelDidChangeNotification),
      (.UIContentSizeCategoryDidChange, UIContentSizeCategory.didChangeNotification),
      (
        .UIAccessibilityReduceMotionStatusDidChange,
        UIAccessibility.reduceMotionStatusDidChangeNotification
      ),
    ]
    for (former, name) in names { #expect(former == name) }
  }

  @Test(arguments: [(1, 60), (2, 30), (3, 20), (0, 60), (6, 10)])
  func frameIntervalsAreSixtiethsOfASecond(interval: Int, calls: Int) throws {
    let test = try TestStage(framesPerSecond: 60)
    var count = 0
    try test.play(until: 59.5 / 60) {
      let link = CADisplayLink { _ in count += 1 }
      #expect(link.frameInterval == 1)
      link.frameInterval = interval
      #expect(link.frameInterval == max(interval, 1))
      link.add(to: .main, forMode: .common)
    }
    #expect(count == calls)
  }

  @Test func theFrameIntervalOfATinyRateIsFinite() {
    let link = CADisplayLink { _ in }
    let rate = Float.leastNormalMagnitude
    link.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    #expect(link.frameInterval == 1_000_000)
  }

  @Test func aFrameIntervalOfOneIsASixtiethOnFasterScreens() throws {
    let test = try TestStage(framesPerSecond: 120)
    var count = 0
    try test.play(until: 119.5 / 120) {
      let link = CADisplayLink { _ in count += 1 }
      link.frameInterval = 1
      link.add(to: .main, forMode: .common)
    }
    #expect(count == 60)
  }

  @Test func hintsOfLayersAndContextsDoNotChangeDrawings() {
    let layer = CALayer()
    #expect(!layer.drawsAsynchronously)
    layer.drawsAsynchronously = true
    #expect(layer.drawsAsynchronously)
    func picture(_ hint: (CGContext) -> Void) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        hint(context.cgContext)
        context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6))
      }
    }
    let plain = picture { _ in }.bitmap
    let hinted = picture {
      $0.setAllowsFontSmoothing(true)
      $0.setShouldSmoothFonts(false)
      $0.setAllowsFontSubpixelPositioning(true)
      $0.setShouldSubpixelPositionFonts(true)
      $0.setAllowsFontSubpixelQuantization(false)
      $0.setShouldSubpixelQuantizeFonts(false)
      $0.setRenderingIntent(.perceptual)
      $0.setFlatness(3)
      $0.setCharacterSpacing(2)
      $0.setTextDrawingMode(.stroke)
      $0.interpolationQuality = .high
    }.bitmap
    #expect(plain == hinted)
  }

  @Test func theTextPositionIsTheTranslationOfTheTextMatrix() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      let context = context.cgContext
      #expect(context.textMatrix == .identity)
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.textPosition = CGPoint(x: 3, y: 4)
      #expect(context.textMatrix == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 3, ty: 4))
      context.saveGState()
      context.textPosition.x = 9
      context.restoreGState()
      #expect(context.textPosition == CGPoint(x: 9, y: 4))
    }
  }
}
