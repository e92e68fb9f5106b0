import Rx

/// Draws events as a diagram.
struct MarbleDrawing<Element> {
  let start: TestTime
  let tick: TestTime
  let symbol: (Element) -> Character

  init(start: TestTime, tick: TestTime, symbol: @escaping (Element) -> Character) {
    self.start = start
    self.tick = tick
    self.symbol = symbol
  }

  /// Returns the diagram of `events`. Events between two ticks are drawn at the first of them, and
  /// events before the start at the beginning.
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
  /// Creates a drawing that represents elements by their characters in `values`; `?` for elements
  /// that aren't in `values` or aren't equatable.
  init(values: [Character: Element], start: TestTime, tick: TestTime) {
    let known = values.sorted { $0.key < $1.key }
    self.init(start: start, tick: tick) { element in
      known.first { isEqual($0.value, element) }?.key ?? "?"
    }
  }
}

/// Returns whether both values are equal according to their dynamic type; false if it isn't
/// equatable.
private func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}
