public import Foundation
public import Geometry

extension CGContext {
  /// The transform from user space to base space.
  public var ctm: CGAffineTransform { state.transform }

  /// The transform from user space to base space: a context that records has no device.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Applies `transform` to what is drawn from now on, before all that has been applied so far.
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

  /// Turns user space by radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Where a point of user space lies in base space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
  /// How long a size of user space is in base space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.transform) }
  /// The box of a rectangle of user space in base space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }
  /// Where a point of base space lies in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(toUser) }
  /// How long a size of base space is in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(toUser) }
  /// The box of a rectangle of base space in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(toUser) }

  /// From base space to user space; the identity where user space is squeezed to a line.
  var toUser: CGAffineTransform { state.transform.inverted() }
}
