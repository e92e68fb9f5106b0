public import Foundation
import Layers
import Views

extension StringProtocol {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(self), attributes: attributes)
  }

  /// Returns the size of the text with one line per paragraph, in points, including trailing white
  /// space.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Draws the text with its upper left corner at a point of the current context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(at: point) }

  /// Draws the text, wrapped, in a rectangle of the current context.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(in: rect) }

  /// Draws the text in a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }

  /// Returns the bounds of the text within a size, where 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
}
