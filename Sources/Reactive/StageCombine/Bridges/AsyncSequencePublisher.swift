public import OpenCombine
import Rx

// The other direction, `for await element in publisher.values`, is `PublisherElements`.
extension AsyncSequence {
  /// Returns a publisher of the elements. For each subscriber, a new task on the stage's clock
  /// iterates over the sequence with the first demand; a cancellation cancels the task.
  public func asPublisher() -> AnyPublisher<Element, any Error> { asObservable().asPublisher() }
}
