import Foundation
import Messaging
public import Rx
public import Views

/// Receives a recognizer's messages. The subscription retains it.
private final class GestureTarget<Recognizer: UIGestureRecognizer>: NSObject {
  private let react: (Recognizer) -> Void

  init(_ react: @escaping (Recognizer) -> Void) { self.react = react }

  func receive(_ recognizer: Recognizer) { react(recognizer) }

  static var action: Selector {
    Selector("receive:") { (target: GestureTarget, arguments) in
      target.receive(try arguments.next())
    }
  }
}

extension Reactive where Base: UIGestureRecognizer {
  /// The recognizer, whenever its gesture begins, changes, ends or is cancelled.
  public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable.create { [weak base] observer in
        guard let base else { return Disposables.create() }
        let target = GestureTarget<Base> { observer.onNext($0) }
        base.addTarget(target, action: GestureTarget<Base>.action)
        return Disposables.create { [weak base] in
          base?.removeTarget(target, action: GestureTarget<Base>.action)
        }
      })
  }
}
