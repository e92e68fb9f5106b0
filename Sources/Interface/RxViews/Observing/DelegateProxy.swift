public import Foundation
public import Lists
public import Messaging
public import Rx
public import Views

/// Observes what an object sends to its delegate.
///
/// On iOS, a proxy takes the delegate's place and forwards messages. Here, `rx.delegate` of UIKit's
/// views only observes: the delegate of the object stays the object's `delegate`. Proxies that an app
/// declares take the delegate's place, as `DelegateProxyType` describes.
open class DelegateProxy<P: AnyObject, D>: NSObject {
  /// The class that has a delegate.
  public typealias ParentObject = P
  /// The type of the delegate.
  public typealias Delegate = D

  /// The object whose messages are observed.
  public private(set) weak var parentObject: P?
  /// The delegate that gets the messages from the proxy.
  private weak var forwardedTo: AnyObject?
  /// The same, if the proxy retains it.
  private var retained: AnyObject?
  /// Sets the proxy again as the delegate: objects can look at it only then.
  private var reattach: (DelegateProxy) -> Void = { _ in }
  /// Ends the observations.
  private let end = PublishSubject<Void>()

  /// Creates a proxy that takes the place of a delegate.
  public init<Proxy: DelegateProxyType>(parentObject: P, delegateProxy: Proxy.Type)
  where Proxy: DelegateProxy<P, D>, Proxy.ParentObject == P, Proxy.Delegate == D {
    self.parentObject = parentObject
    super.init()
    reattach = { proxy in
      guard let parent = proxy.parentObject, let own = proxy as? D,
        Proxy.currentDelegate(for: parent).map({ $0 as AnyObject }) === proxy
      else { return }
      Proxy.setCurrentDelegate(nil, to: parent)
      Proxy.setCurrentDelegate(own, to: parent)
    }
  }

  /// Creates a proxy that only observes.
  package init(observing parentObject: P) { self.parentObject = parentObject }

  deinit { end.onNext(()) }

  /// Returns the arguments of each message, after the delegate has received it. Messages are those
  /// that UIKit's views report, and optional methods of protocols in rewritten sources that the proxy
  /// doesn't implement.
  open func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    let parent = (parentObject as? NSObject)?.rx.methodInvoked(selector) ?? .empty()
    return .merge(rx.methodInvoked(selector), parent).take(until: end)
  }

  /// Returns the arguments of each message, before the delegate receives it.
  open func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    let parent = (parentObject as? NSObject)?.rx.sentMessage(selector) ?? .empty()
    return .merge(rx.sentMessage(selector), parent).take(until: end)
  }

  /// The delegate that gets the messages from the proxy.
  public var _forwardToDelegate: D? { (retained ?? forwardedTo) as? D }

  /// Returns the delegate that gets the messages from the proxy.
  open func forwardToDelegate() -> D? { _forwardToDelegate }

  /// Sets the delegate that gets the messages from the proxy. As in RxCocoa, the proxy is then set
  /// again, for objects that look at their delegate when it is set.
  open func setForwardToDelegate(_ delegate: D?, retainDelegate: Bool) {
    let delegate = delegate.map { $0 as AnyObject }
    forwardedTo = delegate
    retained = retainDelegate ? delegate : nil
    reattach(self)
  }

  /// Whether the proxy responds to a message that it doesn't implement. Rewritten sources call this.
  public final func portedForwards(_ selector: String, _ isImplemented: Bool) -> Bool {
    isImplemented || CallObservation.isObserved(selector, of: self)
  }

  /// Forwards a message that the proxy doesn't implement. Rewritten sources call this.
  public final func portedForward(
    _ selector: String, _ arguments: [Any?], _ forward: () -> Void
  ) {
    portedSent(self, selector, arguments)
    forward()
    portedInvoked(self, selector, arguments)
  }
}

extension Reactive where Base: UIScrollView {
  /// Observes what the view sends to its delegate.
  public var delegate: DelegateProxy<UIScrollView, any UIScrollViewDelegate> {
    DelegateProxy(observing: base)
  }

  /// Sets the delegate until the result is disposed of. The delegate is held weakly.
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    base.delegate = delegate
    return Disposables.create { [weak base, weak delegate] in
      if let base, let delegate, base.delegate === delegate { base.delegate = nil }
    }
  }
}

extension Reactive where Base: UITableView {
  /// Sets the data source until the result is disposed of. The data source is held weakly.
  public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
    base.dataSource = dataSource
    return Disposables.create { [weak base, weak dataSource] in
      if let base, let dataSource, base.dataSource === dataSource { base.dataSource = nil }
    }
  }
}

extension Reactive where Base: UICollectionView {
  /// Sets the data source until the result is disposed of. The data source is held weakly.
  public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
    base.dataSource = dataSource
    return Disposables.create { [weak base, weak dataSource] in
      if let base, let dataSource, base.dataSource === dataSource { base.dataSource = nil }
    }
  }
}
