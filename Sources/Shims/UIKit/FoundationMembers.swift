public import Foundation

extension Bundle {
  /// The main bundle. A package's library names its resources so; a target that has resources has a
  /// property of its own, which is preferred to this one.
  public static var module: Bundle { .main }
}

extension RunLoop.Mode {
  /// The mode while the user drags.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  /// The former name of `tracking`.
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}
