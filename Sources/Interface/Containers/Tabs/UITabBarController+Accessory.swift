public import Foundation
import Messaging
public import Views

// What iOS 26 adds to tab bars, which have the looks of the versions before here.
extension UITabBarController {
  /// When scrolling makes the bar small; the raw values are Apple's.
  public enum MinimizeBehavior: Int, Sendable {
    /// The system decides.
    case automatic
    /// Never.
    case never
    /// When the content scrolls down.
    case onScrollDown
    /// When the content scrolls up.
    case onScrollUp
  }

  /// When scrolling makes the bar small; stored, without effect.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// The view above the bar; stored, because it isn't shown.
  public var bottomAccessory: UITabAccessory? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// Sets the view above the bar.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}

/// A view above a tab bar. It isn't shown.
open class UITabAccessory: NSObject {
  /// The view.
  public let contentView: UIView

  /// Creates an accessory.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
