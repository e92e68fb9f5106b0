import Views

/// The images that replace the appearance of a segmented control or a stepper: backgrounds by state,
/// and dividers by the states on both sides.
struct ControlImages {
  /// A state of a part, and the metrics of the bar around the control, of which only the default ones
  /// are drawn.
  private struct Part: Hashable {
    let state: UInt
    var right: UInt?
    let metrics: UIBarMetrics
  }

  private var images: [Part: UIImage] = [:]

  /// Whether an image is drawn.
  var isEmpty: Bool { images.keys.allSatisfy { $0.metrics != .default } }

  mutating func set(
    _ image: UIImage?, _ state: UIControl.State, _ right: UIControl.State? = nil,
    _ metrics: UIBarMetrics = .default
  ) {
    images[Part(state: state.rawValue, right: right?.rawValue, metrics: metrics)] = image
  }

  /// The image that was set for a state.
  func image(
    _ state: UIControl.State, _ right: UIControl.State? = nil, _ metrics: UIBarMetrics = .default
  ) -> UIImage? {
    images[Part(state: state.rawValue, right: right?.rawValue, metrics: metrics)]
  }

  /// The image that is drawn in a state: its own or that of the normal state.
  func shown(_ state: UIControl.State, _ right: UIControl.State? = nil) -> UIImage? {
    guard let right else { return image(state) ?? image(.normal) }
    return image(state, right) ?? image(.normal, .normal)
  }
}

extension UIControl {
  /// The background of a control without images.
  static let defaultFill = UIColor.tertiarySystemFill
}
