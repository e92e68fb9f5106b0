import Foundation
public import Messaging
public import Views

extension UIButton {
  /// Returns a button of the system with an image, which sends a message when it is tapped.
  public static func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

extension UIButton.Configuration {
  /// A button of glass (iOS 26), drawn as a grey one with the form of a capsule.
  public static func glass() -> UIButton.Configuration { capsule(.gray()) }

  /// A button of clear glass (iOS 26), drawn as a grey one with the form of a capsule.
  public static func clearGlass() -> UIButton.Configuration { capsule(.gray()) }

  /// A prominent button of glass (iOS 26), drawn as a filled one with the form of a capsule.
  public static func prominentGlass() -> UIButton.Configuration { capsule(.filled()) }

  /// A prominent button of clear glass (iOS 26), drawn as a tinted one with the form of a capsule.
  public static func prominentClearGlass() -> UIButton.Configuration { capsule(.tinted()) }

  private static func capsule(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
    var result = configuration
    result.cornerStyle = .capsule
    return result
  }
}
