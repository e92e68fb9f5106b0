import Foundation
import Layers
import Views

/// The images of a slider, and the views that show those at both ends.
struct SliderImages {
  /// The distance between the track and the images at its ends, in points: our decision.
  static let gap: CGFloat = 8

  var thumb: [UIControl.State: UIImage] = [:]
  var minimumTrack: [UIControl.State: UIImage] = [:]
  var maximumTrack: [UIControl.State: UIImage] = [:]
  private var minimumEnd: UIImageView?
  private var maximumEnd: UIImageView?

  /// Returns the image for a state, or else that for the normal state.
  func current(_ images: [UIControl.State: UIImage], in state: UIControl.State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  /// Shows the images at the ends of a slider.
  mutating func showEnds(of slider: UISlider) {
    let bounds = slider.bounds
    show(slider.minimumValueImage, in: &minimumEnd, of: slider) {
      slider.minimumValueImageRect(forBounds: bounds)
    }
    show(slider.maximumValueImage, in: &maximumEnd, of: slider) {
      slider.maximumValueImageRect(forBounds: bounds)
    }
  }

  private func show(
    _ image: UIImage?, in view: inout UIImageView?, of slider: UISlider, frame: () -> CGRect
  ) {
    guard image != nil || view != nil else { return }
    let shown = view ?? UIImageView()
    if view == nil {
      slider.insertSubview(shown, at: 0)
      view = shown
    }
    shown.image = image
    shown.frame = frame()
  }
}

extension UIImageView {
  /// Shows an image or, without one, a colour with round ends.
  func show(_ image: UIImage?, or color: UIColor?) {
    self.image = image
    backgroundColor = image == nil ? color : nil
  }
}
