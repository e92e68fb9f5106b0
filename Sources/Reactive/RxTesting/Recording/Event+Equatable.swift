public import Rx

extension Event: Equatable where Element: Equatable {
  /// Returns whether both are events of the same kind with equal elements, or with errors whose
  /// descriptions are equal.
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
  /// Returns whether both are equal elements, or errors whose descriptions are equal.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): "\(left)" == "\(right)"
    default: false
    }
  }
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns whether both are events of the same kind with equal elements, or with errors whose
  /// descriptions are equal.
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
  /// Returns whether both are completions, or errors whose descriptions are equal.
  public static func == (left: CompletableEvent, right: CompletableEvent) -> Bool {
    switch (left, right) {
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    case (.completed, .completed): true
    default: false
    }
  }
}
