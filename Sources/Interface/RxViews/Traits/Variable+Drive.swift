public import Rx

@available(*, deprecated, message: "Use BehaviorRelay")
extension Variable {
  /// Returns a driver of the variable's value.
  public func asDriver() -> Driver<Element> {
    SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

@available(*, deprecated, message: "Use BehaviorRelay")
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sets `variable` to each element.
  public func drive(_ variable: Variable<Element>) -> any Disposable {
    drive(onNext: { variable.value = $0 })
  }

  /// Sets `variable` to each element.
  public func drive(_ variable: Variable<Element?>) -> any Disposable {
    drive(onNext: { variable.value = $0 })
  }
}
