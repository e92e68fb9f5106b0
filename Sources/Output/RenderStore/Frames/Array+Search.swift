extension Array {
  /// The index of the first element of which `isBeyond` is true, of an array in which it is true from
  /// some element on; `count` if there is none. O(log count).
  package func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
