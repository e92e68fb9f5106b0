/// When the cells of a list take the size of their content again; the raw values are Apple's.
public enum SelfSizingInvalidation: Int, Sendable {
  /// Never.
  case disabled
  /// When a cell's size is invalidated, or its configuration changes.
  case enabled
  /// When the constraints of a cell change, too.
  case enabledIncludingConstraints
}

extension UITableView {
  /// When cells take the size of their content again.
  public typealias SelfSizingInvalidation = Lists.SelfSizingInvalidation
}

extension UICollectionView {
  /// When cells take the size of their content again.
  public typealias SelfSizingInvalidation = Lists.SelfSizingInvalidation

  /// How often cells make room for one that the user moves; the raw values are Apple's.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
