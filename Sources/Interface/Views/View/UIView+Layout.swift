public import Foundation
import Geometry
import Layers
import Messaging

// Views are laid out with their layers: at the end of the turn of the clock in which layout was
// requested, and before drawing. Changing the size or the sublayers requests layout automatically.
extension UIView {
  /// The size in a dimension without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// A target of `systemLayoutSizeFitting(_:)`: the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target of `systemLayoutSizeFitting(_:)`: the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  func layOut() {
    updatePropertiesIfNeeded()
    updateLayoutEngine()
    trackingModels {
      controller?.updateUnavailableContent()
      if let controller {
        CallObservation.reporting("viewWillLayoutSubviews", of: controller) {
          controller.viewWillLayoutSubviews()
        }
      }
      CallObservation.reporting("layoutSubviews", of: self) { layoutSubviews() }
      applyCorners()
      if let controller {
        CallObservation.reporting("viewDidLayoutSubviews", of: controller) {
          controller.viewDidLayoutSubviews()
        }
      }
    } whenChanged: {
      $0.setNeedsLayout()
    }
  }

  /// Calls `updateProperties()` of the view and its controller if it was requested.
  func updateOwnProperties() {
    guard needsProperties else { return }
    needsProperties = false
    trackingModels {
      controller?.updateProperties()
      updateProperties()
    } whenChanged: {
      $0.setNeedsUpdateProperties()
    }
  }

  /// Requests `updateProperties()`, which precedes a layout pass.
  func requestProperties() {
    needsProperties = true
    layer.setNeedsLayout()
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }

  func boundsChanged(from old: CGRect) {
    geometryChanged()
    guard old.size != bounds.size, autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty { view.autoresize(from: old.size) }
  }
}
