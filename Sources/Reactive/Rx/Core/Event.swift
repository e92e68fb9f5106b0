/// An event of an observable sequence: any number of elements, then an error or the completion.
@frozen public enum Event<Element> {
  /// The next element.
  case next(Element)

  /// The sequence has failed; no event follows.
  case error(any Error)

  /// The sequence has ended successfully; no event follows.
  case completed
}

extension Event: CustomDebugStringConvertible {
  /// "next(1)", "error(…)" or "completed".
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Whether the event is an error or the completion, after which no event follows.
  public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The element of a next event; nil for other events.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an error event; nil for other events.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the event is the completion.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Returns the event with its element transformed, or an error event if `transform` throws.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let element): return .next(try transform(element))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch {
      return .error(error)
    }
  }
}

/// A type that can be converted to an event.
public protocol EventConvertible {
  /// The type of the event's element.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
