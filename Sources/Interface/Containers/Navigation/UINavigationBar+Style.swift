public import Controls
import Messaging

extension UINavigationBar {
  /// The looks on a Mac; stored, without effect.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// The looks of the bar: those of an iPad and a phone.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
