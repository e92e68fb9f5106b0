extension RandomAccessCollection {
  /// The first element that does not lie before what is looked for, in O(log n): all elements for
  /// which `isBefore` holds come first.
  func firstIndex(afterAll isBefore: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if isBefore(self[middle]) { low = index(after: middle) } else { high = middle }
    }
    return low
  }
}
