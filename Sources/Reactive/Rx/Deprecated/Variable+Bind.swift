@available(*, deprecated, message: "Use BehaviorRelay")
extension ObservableType {
  /// Sets `variable` to each element. An error is a programming error, as with `Binder`; the
  /// completion is ignored.
  public func bind(to variable: Variable<Element>) -> any Disposable {
    bind { variable.value = $0 }
  }

  /// Sets `variable` to each element. An error is a programming error, as with `Binder`; the
  /// completion is ignored.
  public func bind(to variable: Variable<Element?>) -> any Disposable {
    bind { variable.value = $0 }
  }
}
