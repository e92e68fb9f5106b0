public import Layers
public import Rx

extension Reactive where Base: LifetimeOwner {
  /// An observable that emits once and completes when the object is deallocated. It doesn't retain
  /// the object.
  ///
  /// Available for views, layers, controllers, gesture recognizers, items of bars and your own
  /// classes that conform to `LifetimeOwner`. RxCocoa supports any object, with associated objects of
  /// the Objective-C runtime.
  public var deallocated: Observable<Void> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onNext(())
        observer.onCompleted()
        return Disposables.create()
      }
      let stop = base.ownLifetime.onDeinit {
        observer.onNext(())
        observer.onCompleted()
      }
      return Disposables.create(with: stop)
    }
  }

  /// An observable that emits once and completes when the object is deallocated, like `deallocated`.
  ///
  /// RxCocoa replaces `dealloc` and emits before the object is deallocated, when it can't be referred
  /// to any more either.
  public var deallocating: Observable<Void> { deallocated }
}
