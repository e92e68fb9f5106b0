public import Foundation
public import Geometry

extension CGContext {
  /// The transform from user space to base space.
  public var ctm: CGAffineTransform { state.transform }

  /// The transform from user space to base space. A context that records doesn't have a device
  /// space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Concatenates `transform` with the current transform: it applies to later drawing, before all
  /// earlier transforms.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin of user space.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales user space.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates user space by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Converts a point from user space to base space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
  /// Converts a size from user space to base space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }
  /// Returns the bounding box in base space of a rectangle of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }
  /// Converts a point from base space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(toUser) }
  /// Converts a size from base space to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(toUser) }
  /// Returns the bounding box in user space of a rectangle of base space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(toUser) }

  /// The transform from base space to user space; the identity if user space is degenerate.
  var toUser: CGAffineTransform { state.transform.inverted() }
}
