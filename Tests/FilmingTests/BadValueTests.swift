import FilmStage
import ScriptedUsers
import RenderJobs
import Flipbook
import TestSupport
import Testing

@Suite struct BadValueTests {
  struct Mistake: Sendable {
    let property: String
    let make: @Sendable (UIView) -> Void
  }

  static let mistakes = [
    Mistake(property: "frame") { $0.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) },
    Mistake(property: "frame") { $0.frame.size.width = .infinity },
    Mistake(property: "bounds") { $0.bounds.size.height = .nan },
    Mistake(property: "center") { $0.center.x = .nan },
    Mistake(property: "center") { $0.center.y = -.infinity },
    Mistake(property: "transform") { $0.transform = CGAffineTransform(scaleX: .nan, y: 1) },
    Mistake(property: "transform") { $0.transform = CGAffineTransform(rotationAngle: .infinity) },
  ]

  private static func film(
    _ duration: TimeInterval?, _ change: @escaping @Sendable (UIView) -> Void
  )
    -> Script
  {
    Script(duration: duration) { stage, _ in
      let card = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
      card.accessibilityIdentifier = "card"
      stage.window.addSubview(card)
      return wait(0.3).do(onNext: { change(card) })
    }
  }

  @Test(arguments: mistakes.indices, [false, true])
  func theErrorNamesTheViewAndTheProperty(index: Int, isAnimated: Bool) throws {
    let mistake = Self.mistakes[index]
    let film = Self.film(nil) { view in
      if isAnimated {
        UIView.animate(withDuration: 1) { mistake.make(view) }
      } else {
        mistake.make(view)
      }
    }
    let error = try #require(throws: FlipbookError.self) { try film.countFrames() }
    #expect(error.code == .notFinite)
    #expect(error.message.contains("The \(mistake.property) of UIView \"card\""))
    #expect(error.hint?.contains("finite") == true)
  }

  @Test func theErrorNamesTheLineOfTheFilm() throws {
    let line = #line + 3
    // Inlined code has the line of its caller, and a tail call may have no line.
    @inline(never) @Sendable func spoil(_ view: UIView) {
      view.center = CGPoint(x: CGFloat.nan, y: 6)
      #expect(view.center.x == 6)
    }
    let film = Self.film(nil) { spoil($0) }
    let error = try #require(throws: FlipbookError.self) { try film.countFrames() }
    #expect(error.source?.hasSuffix("BadValueTests.swift:\(line)") == true, "\(error)")
    #expect("\(error)".contains("BadValueTests.swift:\(line))\n"))
  }

  @Test func theErrorOfAScriptedTouchNamesItsLine() throws {
    let stage = try Stage(canvas: Canvas(width: 32, height: 20))
    let line = #line + 1
    stage.touch(stage.window, at: -1)
    let error = try #require(throws: FlipbookError.self) { try stage.advance(to: 1) }
    #expect(error.source?.hasSuffix("BadValueTests.swift:\(line)") == true, "\(error)")
  }

  @Test func anErrorThrownByTheFilmHasNoLine() throws {
    let film = Script { _, _ in wait(0.5).concat(Observable.error(RxError.timeout)) }
    #expect(try #require(throws: FlipbookError.self) { try film.countFrames() }.source == nil)
  }

  @Test(arguments: [.nan, .infinity] as [Double])
  func valuesThatIOSPlaysDoNotEndTheFilm(value: Double) throws {
    let film = Self.film(nil) { view in
      UIView.animate(withDuration: value) { view.alpha = 0 }
      UIView.animate(withDuration: 1, delay: value) { view.alpha = 1 }
      view.alpha = value
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, value]
      view.layer.add(animation, forKey: nil)
    }
    #expect(try film.countFrames() > 0)
  }

  @Test func noFrameIsWrittenAfterTheMistake() throws {
    let folder = try TemporaryFolder()
    let film = Self.film(1) { $0.center.x = .nan }
    let error = try #require(throws: FlipbookError.self) { try film.render(to: folder("frames")) }
    #expect(error.code == .notFinite)
    #expect(
      folder.names(in: "frames") == [
        "frame-00000.png", "frame-00001.png", "frame-00002.png", "manifest.journal",
      ])
  }

  @Test func aFilmWithoutADurationWritesNothing() throws {
    let folder = try TemporaryFolder()
    let film = Self.film(nil) { $0.center.x = .nan }
    #expect(throws: FlipbookError.self) { try film.render(to: folder("frames")) }
    #expect(folder.names() == [])
  }

  struct Wrong: Film {
    let canvas = Canvas(width: 8, height: 8)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    func perform(on stage: Stage) -> Observable<Void>? { .empty() }
  }

  @Test func aMistakeInTheFilmsInitialiserIsReported() throws {
    let error = try #require(throws: FlipbookError.self) { try Wrong.countFrames(FilmLimits()) }
    #expect(error.code == .notFinite)
    #expect(throws: FlipbookError.self) { try FilmRun(Wrong.self).displayList(ofFrame: 0) }
  }
}
