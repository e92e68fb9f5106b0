import Foundation
import Geometry
import Layers

/// The placeholder that covers a controller's view while there is no content.
struct UnavailableContent {
  var needsUpdate = true
  var view: (any UIView & UIContentView)?
}

extension UIViewController {
  /// Lets the controller update the configuration of its placeholder, if it has asked for that.
  func updateUnavailableContent() {
    guard unavailableContent.needsUpdate else { return }
    unavailableContent.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    if contentUnavailableConfiguration != nil { showUnavailableContent() }
  }

  /// Shows the configuration in front of the view, within its bounds.
  func showUnavailableContent() {
    guard let host: UIView = viewIfLoaded else { return }
    guard let configuration = contentUnavailableConfiguration else {
      unavailableContent.view?.removeFromSuperview()
      return unavailableContent.view = nil
    }
    if let shown = unavailableContent.view, shown.supports(configuration) {
      shown.configuration = configuration
      return host.bringSubviewToFront(shown)
    }
    unavailableContent.view?.removeFromSuperview()
    let made = configuration.makeContentView()
    UIView.performWithoutAnimation {
      made.frame = host.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(made)
    }
    unavailableContent.view = made
  }
}
