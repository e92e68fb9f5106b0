// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import Views

// The rates of deceleration as numbers, which they were before Swift 4.2.

/// The rate that scroll views have by default.
@_disfavoredOverload
public let UIScrollViewDecelerationRateNormal: CGFloat = UIScrollView.DecelerationRate.normal
  .rawValue

/// A rate with which scroll views stop earlier.
@_disfavoredOverload
public let UIScrollViewDecelerationRateFast: CGFloat = UIScrollView.DecelerationRate.fast.rawValue

extension UIScrollView {
  /// `decelerationRate` as a number.
  @_disfavoredOverload
  public var decelerationRate: CGFloat {
    get { self.Views::decelerationRate.rawValue }
    set { self.Views::decelerationRate = DecelerationRate(rawValue: newValue) }
  }
}
