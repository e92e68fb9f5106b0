import Rx

/// Draws events as a diagram.
struct MarbleDrawing<Element> {
  let start: TestTime
  let tick: TestTime
  let symbol: (Element) -> Character

  /// A drawing that writes `?` for what `symbol` has no character for.
  init(start: TestTime, tick: TestTime, symbol: @escaping (Element) -> Character) {
    (self.start, self.tick, self.symbol) = (start, tick, symbol)
  }

  /// The diagram of `events`; those that come between two ticks stand at the first of them, and those
  /// that come before the start at its beginning.
  func draw(_ events: [Recorded<Event<Element>>]) -> String {
    var columns: [String] = []
    for recorded in events {
      let column = max((recorded.time - start) / tick, 0)
      while columns.count <= column { columns.append("") }
      columns[column].append(character(recorded.value))
    }
    return columns.map { $0.isEmpty ? "-" : $0.count == 1 ? $0 : "(\($0))" }.joined()
  }

  private func character(_ event: Event<Element>) -> Character {
    switch event {
    case .next(let element): symbol(element)
    case .error: "#"
    case .completed: "|"
    }
  }
}

extension MarbleDrawing {
  /// A drawing with the characters that `values` has for elements; `?` for those it has none for, or
  /// that cannot be compared.
  init(values: [Character: Element], start: TestTime, tick: TestTime) {
    let known = values.sorted { $0.key < $1.key }
    self.init(start: start, tick: tick) { element in
      known.first { isEqual($0.value, element) }?.key ?? "?"
    }
  }
}

/// Whether both are equal, by what their type says at run time; false if it says nothing.
private func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}
