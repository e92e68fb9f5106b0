import RxCocoa
import RxRelay
import RxSwift
import Testing

@Suite struct RxShimTests {
  @Test func rxSwiftChainsFollowTheStagesClock() throws {
    let test = try TestStage()
    let bag = DisposeBag()
    let view = UIView(frame: .zero)
    let alpha = BehaviorRelay<CGFloat>(value: 0.5)
    try test.play(until: 1) {
      alpha.asDriver().drive(view.rx.alpha).disposed(by: bag)
      let queue = DispatchQueue(label: "own")
      Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
        .observe(on: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "own"))
        .observe(on: ConcurrentDispatchQueueScheduler(queue: queue))
        .observe(on: ConcurrentDispatchQueueScheduler(queue: .global()))
        .observe(on: ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global(qos: .utility)))
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { test.note("\($0)") })
        .disposed(by: bag)
      alpha.accept(0.25)
    }
    #expect(view.alpha == 0.25)
    #expect(test.log == ["0 0.3", "1 0.6", "2 0.9"])
  }

  @Test func schedulersUseTheStagesDate() throws {
    let test = try TestStage()
    try test.stage.advance(to: 3)
    test.stage.perform { #expect(MainScheduler.instance.now == Date()) }
  }
}
