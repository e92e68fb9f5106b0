extension Array {
  /// Returns the index of the first element for which `isBeyond` is true, or `count` if there is
  /// none. The predicate must be true for all elements after that one. O(log count).
  package func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
