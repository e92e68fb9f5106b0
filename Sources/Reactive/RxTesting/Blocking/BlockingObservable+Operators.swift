import Rx

/// The elements of a sequence and the way in which it ended.
public enum MaterializedSequenceResult<Element> {
  /// The sequence completed.
  case completed(elements: [Element])

  /// The sequence failed.
  case failed(elements: [Element], error: any Error)
}

extension MaterializedSequenceResult: Equatable where Element: Equatable {
  /// Returns whether both ended in the same way, with equal elements, and with errors whose
  /// descriptions are equal.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.completed(let left), .completed(let right)): left == right
    case (.failed(let left, let leftError), .failed(let right, let rightError)):
      left == right && "\(leftError)" == "\(rightError)"
    default: false
    }
  }
}

extension BlockingObservable {
  /// Returns all elements. Throws the sequence's error, or `RxError.timeout`.
  public func toArray() throws -> [Element] { try play().elements() }

  /// Returns the first element, or nil if there is none. Throws an error that arrives before it, or
  /// `RxError.timeout`.
  public func first() throws -> Element? { try play { !$0.isEmpty }.elements().first }

  /// Returns the last element, or nil if there is none. Throws the sequence's error, or
  /// `RxError.timeout`.
  public func last() throws -> Element? { try play().elements().last }

  /// Returns the only element. Throws `RxError.noElements`, `RxError.moreThanOneElement`, the
  /// sequence's error, or `RxError.timeout`.
  public func single() throws -> Element { try single { _ in true } }

  /// Returns the only element for which `predicate` returns true. Throws `RxError.noElements`,
  /// `RxError.moreThanOneElement`, the error of `predicate`, the sequence's error, or
  /// `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    var found: [Element] = []
    _ = try play { elements in
      if let last = elements.last, try predicate(last) { found.append(last) }
      return found.count > 1
    }.elements()
    if found.count > 1 { throw RxError.moreThanOneElement }
    guard let first = found.first else { throw RxError.noElements }
    return first
  }

  /// Returns the elements of the sequence and the way in which it ended.
  public func materialize() -> MaterializedSequenceResult<Element> { play() }
}

extension MaterializedSequenceResult {
  /// Returns the elements of a completed sequence, or throws the error of a failed one.
  fileprivate func elements() throws -> [Element] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}
