public import Rx

extension Event: Equatable where Element: Equatable {
  /// Whether both are the same kind of event with equal elements, or with errors that describe
  /// themselves in the same words.
  public static func == (left: Event<Element>, right: Event<Element>) -> Bool {
    switch (left, right) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    case (.completed, .completed): true
    default: false
    }
  }
}

extension SingleEvent where Failure == any Error, Success: Equatable {
  /// Whether both are elements that are equal, or errors that describe themselves in the same words.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): "\(left)" == "\(right)"
    default: false
    }
  }
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether both are the same kind of event with equal elements, or with errors that describe
  /// themselves in the same words.
  public static func == (left: MaybeEvent<Element>, right: MaybeEvent<Element>) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    case (.completed, .completed): true
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Whether both are completions, or errors that describe themselves in the same words.
  public static func == (left: CompletableEvent, right: CompletableEvent) -> Bool {
    switch (left, right) {
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    case (.completed, .completed): true
    default: false
    }
  }
}
