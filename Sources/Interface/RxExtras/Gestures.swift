public import Foundation
public import Rx
public import RxViews
public import Views

// Gestures as sequences, as the library RxGesture offers: `view.rx.tapGesture().when(.recognized)`.

extension Reactive where Base: UIView {
  /// Adds a recognizer for each subscription and returns it at the subscription and for each of its
  /// events; disposal removes it.
  public func gesture<Recognizer: UIGestureRecognizer>(
    _ make: @escaping () -> Recognizer
  ) -> ControlEvent<Recognizer> {
    ControlEvent(
      events: Observable.create { [weak base] observer in
        guard let base else { return Disposables.create() }
        let recognizer = make()
        base.addGestureRecognizer(recognizer)
        base.isUserInteractionEnabled = true
        observer.onNext(recognizer)
        let events = recognizer.rx.event.subscribe(onNext: { observer.onNext($0) })
        return Disposables.create { [weak base] in
          events.dispose()
          base?.removeGestureRecognizer(recognizer)
        }
      })
  }

  /// Taps on the view; `configuration` changes the recognizer.
  public func tapGesture(
    _ configuration: @escaping (UITapGestureRecognizer) -> Void = { _ in }
  ) -> ControlEvent<UITapGestureRecognizer> {
    gesture { Self.configured(UITapGestureRecognizer(), configuration) }
  }

  /// Long presses on the view.
  public func longPressGesture(
    _ configuration: @escaping (UILongPressGestureRecognizer) -> Void = { _ in }
  ) -> ControlEvent<UILongPressGestureRecognizer> {
    gesture { Self.configured(UILongPressGestureRecognizer(), configuration) }
  }

  /// Drags on the view.
  public func panGesture(
    _ configuration: @escaping (UIPanGestureRecognizer) -> Void = { _ in }
  ) -> ControlEvent<UIPanGestureRecognizer> {
    gesture { Self.configured(UIPanGestureRecognizer(), configuration) }
  }

  /// Swipes on the view in a direction.
  public func swipeGesture(
    _ direction: UISwipeGestureRecognizer.Direction,
    _ configuration: @escaping (UISwipeGestureRecognizer) -> Void = { _ in }
  ) -> ControlEvent<UISwipeGestureRecognizer> {
    gesture {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = direction
      return Self.configured(recognizer, configuration)
    }
  }

  private static func configured<Recognizer>(
    _ recognizer: Recognizer, _ configuration: (Recognizer) -> Void
  ) -> Recognizer {
    configuration(recognizer)
    return recognizer
  }
}

extension ObservableType where Element: UIGestureRecognizer {
  /// Returns the recognizer whenever it has one of these states.
  public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
    filter { states.contains($0.state) }
  }

  /// Returns the positions of the gesture in the coordinates of `view`; nil for the gesture's view.
  public func asLocation(in view: UIView? = nil) -> Observable<CGPoint> {
    map { $0.location(in: view ?? $0.view) }
  }
}

extension ObservableType where Element: UIPanGestureRecognizer {
  /// Returns the translation and velocity of the drag in the coordinates of `view`; nil for the
  /// gesture's view.
  public func asTranslation(
    in view: UIView? = nil
  ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
    map { ($0.translation(in: view ?? $0.view), $0.velocity(in: view ?? $0.view)) }
  }
}
