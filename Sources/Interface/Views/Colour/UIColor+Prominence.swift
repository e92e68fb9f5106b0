import Drawing
import Foundation

/// The prominence of a colour (iOS 18).
extension UIColor {
  /// How much a colour stands out; the raw values are Apple's.
  public enum Prominence: Int, Sendable {
    /// All of the colour.
    case primary
    /// As the labels of second rank.
    case secondary
    /// As the labels of third rank.
    case tertiary
    /// As the labels of fourth rank.
    case quaternary

    /// The opacities of the colours of labels, such as `secondaryLabel`.
    fileprivate var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// Returns the colour with the prominence: with the opacity that the colours of labels have (D).
  public func withProminence(_ prominence: Prominence) -> UIColor {
    UIColor { [self] traits in
      let color = resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * prominence.opacity)
    }
  }
}
