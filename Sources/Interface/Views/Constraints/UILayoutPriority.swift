/// The priority of a constraint: constraints with higher priorities are satisfied first, and those of
/// 1000 must be satisfied. Values are from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must be satisfied: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which views resist being smaller than their content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a drag can resize a window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which a drag can't resize a window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which views resist being larger than their content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which `systemLayoutSizeFitting(_:)` approaches its target: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns the priority with a higher number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns the priority with a lower number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}

extension UILayoutPriority: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Returns whether the left priority is lower.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Creates a priority from its number.
  public init(floatLiteral value: Float) { self.init(value) }

  /// Creates a priority from its number.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
