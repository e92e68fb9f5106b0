import FilmStage
import Flipbook
import Foundation
import Geometry
import Images
import Layers
import Rasterizer
import Rx
import Testing
import Traces
import Views

@testable import Dialects

@Suite struct DialectsTests {
  /// Returns a hash of the pixels of each frame.
  private func frames(of film: some Film) throws -> [PixelHash] {
    let count = try FilmRun({ film }).countFrames()
    let run = try FilmRun { film }
    var renderer = Renderer()
    return try (0..<count).map {
      PixelHash(try #require(renderer.render(try run.displayList(ofFrame: $0))))
    }
  }

  @Test func theOpeningIsTheSameInAllDialects() throws {
    let expected = try frames(of: RxOpening())
    #expect(expected.count == 115 && Set(expected).count > 90)
    #expect(try frames(of: UIKitOpening()) == expected)
    #expect(try frames(of: CombineOpening()) == expected)
    #expect(try frames(of: AsyncOpening()) == expected)
    #expect(try frames(of: SignalOpening()) == expected)
    #expect(try frames(of: PromiseOpening()) == expected)
  }

  @Test(arguments: Chain.allCases) func eachChainIsTheSameInAllDialects(_ chain: Chain) throws {
    let expected = try frames(of: RxChain.film(of: chain))
    // A view that turns five times shows the same pictures again.
    #expect(expected.count > 40 && Set(expected).count > (chain == .endlessTurn ? 10 : 30))
    #expect(try frames(of: UIKitChain.film(of: chain)) == expected)
    #expect(try frames(of: CombineChain.film(of: chain)) == expected)
    #expect(try frames(of: AsyncChain.film(of: chain)) == expected)
    #expect(try frames(of: SignalChain.film(of: chain)) == expected)
    #expect(try frames(of: PromiseChain.film(of: chain)) == expected)
  }

  @Test func publishersAndTasksAreInTheTrace() throws {
    let publishers = try CombineChain.film(of: .completions).traced().subscriptions
    let sink = try #require(publishers.first { $0.function == "sink" })
    #expect(sink.element == "()" && sink.events.map(\.event) == [.next, .completed])
    #expect(sink.source?.file.hasSuffix("CombineChain.swift") == true)
    let task = try #require(AsyncOpening().traced().tasks?.first)
    #expect(task.name == "AsyncOpening.perform(on:)" && task.resumptions.count == 10)
  }

  @Test func promisesAndProducersCombine() throws {
    let stage = try Stage(canvas: Opening.canvas)
    var times: [TimeInterval] = []
    stage.perform {
      when(fulfilled: [Promise.after(0.5), Promise.after(1)]).done { _ in times.append(stage.time) }
      let both = SignalProducer([SignalProducer.wait(1.5), .wait(2)]).flatten(.merge)
      _ = Observable.create(from: both).subscribe(onCompleted: { times.append(stage.time) })
    }
    try stage.advance(to: 3)
    #expect(times == [1, 2])
  }
}

extension Film {
  /// The trace of the film.
  fileprivate func traced() throws -> Trace { try Self.trace { self } }
}
