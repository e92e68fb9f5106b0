import RxCocoa
import RxRelay
import RxSwift
import Testing

@Suite struct RxShimTests {
  @Test func chainsRunByTheStageUnderTheNamesOfRxSwift() throws {
    let room = try Room()
    let bag = DisposeBag()
    let view = UIView(frame: .zero)
    let alpha = BehaviorRelay<CGFloat>(value: 0.5)
    try room.play(until: 1) {
      alpha.asDriver().drive(view.rx.alpha).disposed(by: bag)
      let queue = DispatchQueue(label: "own")
      Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
        .observe(on: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "own"))
        .observe(on: ConcurrentDispatchQueueScheduler(queue: queue))
        .observe(on: ConcurrentDispatchQueueScheduler(queue: .global()))
        .observe(on: ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global(qos: .utility)))
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { room.say("\($0)") })
        .disposed(by: bag)
      alpha.accept(0.25)
    }
    #expect(view.alpha == 0.25)
    #expect(room.log == ["0 0.3", "1 0.6", "2 0.9"])
  }

  @Test func aSchedulersTimeIsTheDateOfTheShims() throws {
    let room = try Room()
    try room.stage.advance(to: 3)
    room.stage.perform { #expect(MainScheduler.instance.now == Date()) }
  }
}
