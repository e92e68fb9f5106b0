public import Foundation
public import Lists
public import Messaging
public import Rx
public import Views

/// Observes what an object sends to its delegate.
///
/// On iOS, a proxy takes the delegate's place and forwards messages. Here, it only observes: the
/// delegate of the object stays the object's `delegate`.
public final class DelegateProxy<ParentObject: NSObject, Delegate>: NSObject {
  /// The object whose messages are observed.
  public private(set) weak var parentObject: ParentObject?

  package init(_ parentObject: ParentObject) { self.parentObject = parentObject }

  /// Returns the arguments of each message, after the delegate has received it.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    parentObject?.rx.methodInvoked(selector) ?? .empty()
  }

  /// Returns the arguments of each message.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    parentObject?.rx.sentMessage(selector) ?? .empty()
  }
}

extension Reactive where Base: UIScrollView {
  /// Observes what the view sends to its delegate.
  public var delegate: DelegateProxy<UIScrollView, any UIScrollViewDelegate> {
    DelegateProxy(base)
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
