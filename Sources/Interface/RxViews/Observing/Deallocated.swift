public import Layers
public import Rx

extension Reactive where Base: LifetimeOwner {
  /// Emits once and completes when the object has gone; nothing holds it meanwhile.
  ///
  /// Views and layers can be asked, and classes of your own that are `LifetimeOwner`s; RxCocoa can
  /// ask any object, by means of Objective-C's associated objects.
  public var deallocated: Observable<Void> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onNext(())
        observer.onCompleted()
        return Disposables.create()
      }
      let stop = base.ownLifetime.whenOver {
        observer.onNext(())
        observer.onCompleted()
      }
      return Disposables.create(with: stop)
    }
  }
}
