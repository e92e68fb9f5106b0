public import Foundation

// Index paths of lists: the section, and the row or item in it.
extension IndexPath {
  /// Creates a path to a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates a path to an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the first index. The path must have one.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section: the second index. The path must have one.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section: the second index. The path must have one.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Creates a path to a row of a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates a path to an item of a collection.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section: the first index.
  public var section: Int { index(atPosition: 0) }

  /// The row in the section: the second index.
  public var row: Int { index(atPosition: 1) }

  /// The item in the section: the second index.
  public var item: Int { index(atPosition: 1) }
}
