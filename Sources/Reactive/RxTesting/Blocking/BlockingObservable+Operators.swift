import Rx

/// How a sequence has ended, and what it had sent.
public enum MaterializedSequenceResult<Element> {
  /// It has completed.
  case completed(elements: [Element])

  /// It has failed.
  case failed(elements: [Element], error: any Error)
}

extension MaterializedSequenceResult: Equatable where Element: Equatable {
  /// Whether both have ended in the same way, with equal elements, and with errors that describe
  /// themselves in the same words.
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
  /// All elements. Throws the sequence's error, or `RxError.timeout`.
  public func toArray() throws -> [Element] { try play().elements() }

  /// The first element, or nil if there is none. Throws the error that comes before it, or
  /// `RxError.timeout`.
  public func first() throws -> Element? { try play { !$0.isEmpty }.elements().first }

  /// The last element, or nil if there is none. Throws the sequence's error, or `RxError.timeout`.
  public func last() throws -> Element? { try play().elements().last }

  /// The only element. Throws `RxError.noElements`, `RxError.moreThanOneElement`, the sequence's
  /// error, or `RxError.timeout`.
  public func single() throws -> Element { try single { _ in true } }

  /// The only element for which `predicate` is true. Throws `RxError.noElements`,
  /// `RxError.moreThanOneElement`, what the predicate throws, the sequence's error, or
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

  /// How the sequence has ended, and what it had sent.
  public func materialize() -> MaterializedSequenceResult<Element> { play() }
}

extension MaterializedSequenceResult {
  /// The elements of what has completed; throws the error of what has failed.
  fileprivate func elements() throws -> [Element] {
    switch self {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }
}
