extension RandomAccessCollection {
  /// Returns the first index whose element doesn't satisfy `isBefore`, in O(log n). All elements
  /// that satisfy it must come first.
  func firstIndex(afterAll isBefore: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if isBefore(self[middle]) { low = index(after: middle) } else { high = middle }
    }
    return low
  }
}
